/** The combat that is going on, for the stage all games share. */
import type { Fight, FightSide } from '@bivouac/client/page'
import { type Eye, type Lang, plain, say, signed } from '@bivouac/kernel'
import { sideName } from '../say/names.ts'
import { piece } from './actions.ts'
import { fieldIn, isThere, local, topFrame, type View, viewOf } from './facts.ts'
import { NB } from './words.ts'

export const SIDE_COLOURS = ['var(--nb-side-0)', 'var(--nb-side-1)'] as const

/** The combat the stack is in, or the only one that could be fought next. */
function current(view: View): number {
  const frame = view.stack.findLast(({ proc }) => proc === 'combat')
  if (frame !== undefined) return local(frame as never, 'at')
  return topFrame(view).proc === 'combats' ? view.s.combats.findIndex(({ done }) => done === 0) : -1
}

/** “d10 +2 against d10 −1”. */
function rolled(sums: View['sums'], first: number, lang: Lang): string {
  const [a, b] = [first, 1 - first].map(side => (sums?.[side] ?? []).reduce((sum, { value }) => sum + value, 0))
  return plain(say(lang, NB.fightRoll, { a: signed(a!, lang), b: signed(b!, lang) }))
}

export function fight(raw: object, _: Eye, lang: Lang): Fight | undefined {
  if (!isThere(raw)) return undefined
  const view = viewOf(raw)
  const at = current(view)
  const it = view.s.combats[at]
  if (it === undefined || it.own.some(own => own.length === 0)) return undefined
  const f = fieldIn(view)
  const first = view.s.side
  const side = (which: number): FightSide => ({
    name: sideName(f, which, lang),
    colour: SIDE_COLOURS[which]!,
    pieces: it.own[which]!.map(piece),
  })
  return {
    id: `${view.s.turn} ${view.s.side} ${at}`,
    title: `${NB.fight[lang]}: ${it.own.map(own => f.name[own[0]!]![lang]).join(' – ')}`,
    at: it.own.flat().map(piece),
    sides: [side(first), side(1 - first)],
    addends: (view.sums ?? []).flatMap((lines, which) =>
      lines.map(({ rule, text, value }) => ({
        side: (which === first ? 0 : 1) as 0 | 1,
        text: text[lang],
        value,
        rule,
      })),
    ),
    roll: rolled(view.sums, first, lang),
    odds: { type: 'fight', arg: at },
  }
}
