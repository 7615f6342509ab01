/** There are no dice at Marengo: what is said before a deed is what is certain, and how far the hidden can change it. */

import type { Odds, OddsReport } from '@bivouac/client/page'
import type { Action, Foretold, Lang, Seat } from '@bivouac/kernel'
import { topFrame, viewOf } from './facts.ts'
import { MG } from './words.ts'

export function odds(
  _found: Odds,
  _seat: Seat,
  raw: object,
  lang: Lang,
  _action: Action,
  { lines }: Foretold,
): OddsReport {
  const { proc, step } = topFrame(viewOf(raw))
  const otherwise = `${proc}.${step}` === 'attack.block' ? MG.blockingNote : MG.shownNote
  return {
    title: MG.certain[lang],
    sentence: lines.map(({ text }) => text[lang]).join(' ') || otherwise[lang],
    rows: [],
    note: MG.certainNote[lang],
  }
}
