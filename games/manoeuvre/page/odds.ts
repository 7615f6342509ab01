/** Outcomes of Manoeuvre, grouped as a player thinks of them. */

import type { Odds, OddsReport, OddsRow } from '@bivouac/client/page'
import type { Lang, Seat } from '@bivouac/kernel'
import type { ManoeuvreEvent } from '../events.ts'
import { ownerOf, refPiece } from '../words.ts'
import { type View, viewOf } from './facts.ts'
import { RESULT_NAMES } from './words.ts'

/** The rules' results of a comparison, in their order; a test compares them with the rules'. */
export const RESULTS = [
  'open',
  'less',
  'equal',
  'more',
  'double',
  'triple',
  'quadruple',
  'withdrawn',
  'calledOff',
] as const

type Ending = keyof typeof RESULT_NAMES

function endingOf(events: readonly ManoeuvreEvent[], seat: Seat): Ending {
  const ends = events.some(each => each.e === 'eliminated' && ownerOf(refPiece(each.unit)) !== seat)
  for (const event of events) {
    if (event.e === 'fired') {
      if (!event.hit) return 'miss'
      return ends ? 'ends' : 'hit'
    }
    if (event.e === 'totals') return ends ? 'ends' : (RESULTS[event.result] ?? 'answers')
    if (event.e === 'rallied' || event.e === 'triedWithdrawal') return event.ok ? 'ok' : 'fails'
  }
  return 'answers'
}

const TONES: Readonly<Record<string, OddsRow['tone']>> = {
  less: 'bad',
  equal: 'fair',
  miss: 'bad',
  fails: 'bad',
  answers: 'fair',
}
const ORDER: readonly string[] = [
  'quadruple',
  'triple',
  'double',
  'more',
  'ends',
  'hit',
  'ok',
  'equal',
  'answers',
  'miss',
  'fails',
  'less',
]

const percent = (p: number): string => `${Math.round(p * 100)} %`

export function odds(found: Odds, seat: Seat, raw: object, lang: Lang): OddsReport {
  const sums = new Map<Ending, number>()
  let iLose = 0
  for (const { p, events } of found.outcomes) {
    const told = events as readonly ManoeuvreEvent[]
    const ending = endingOf(told, seat)
    sums.set(ending, (sums.get(ending) ?? 0) + p)
    if (told.some(each => each.e === 'eliminated' && ownerOf(refPiece(each.unit)) === seat)) iLose += p
  }
  const rows = [...sums]
    .sort(([a], [b]) => ORDER.indexOf(String(a)) - ORDER.indexOf(String(b)))
    .map(([ending, p]): OddsRow => ({ name: RESULT_NAMES[ending]![lang], p, tone: TONES[ending] ?? 'good' }))
  return { rows, sentence: sentence(sums, iLose, viewOf(raw), lang) }
}

function sentence(sums: ReadonlyMap<Ending, number>, iLose: number, view: View, lang: Lang): string {
  const p = (...endings: readonly Ending[]): number => endings.reduce((sum, each) => sum + (sums.get(each) ?? 0), 0)
  const it = lang === 'it'
  if (sums.has('answers') && sums.size === 1)
    return it ? 'Prima l’avversario può rispondere.' : 'First the opponent may answer.'
  if (sums.has('hit') || sums.has('miss')) {
    const all = percent(p('hit', 'ends'))
    const dead =
      p('ends') > 0 ? (it ? `, ${percent(p('ends'))} è eliminato` : `, ${percent(p('ends'))} he is eliminated`) : ''
    return it ? `${all} lo colpisci${dead}.` : `${all} you hit him${dead}.`
  }
  if (sums.has('ok') || sums.has('fails'))
    return it ? `${percent(p('ok'))} riesce.` : `${percent(p('ok'))} it succeeds.`
  const dead = p('ends', 'quadruple')
  const good = percent(p('more', 'double', 'triple') + dead)
  const ended = dead > 0.004 ? (it ? ` (${percent(dead)} eliminato)` : ` (${percent(dead)} eliminated)`) : ''
  const bad = percent(p('less'))
  const cost =
    iLose > 0.004 ? (it ? ` (${percent(iLose)} perdi un’unità)` : ` (${percent(iLose)} you lose a unit)`) : ''
  const more = view.handSize?.some(size => size > 0)
    ? it
      ? ' Se nessuno gioca altre carte.'
      : ' If nobody plays another card.'
    : ''
  return it
    ? `${good} si ritira o è colpito${ended}, ${bad} sei respinto${cost}.${more}`
    : `${good} he retreats or is hit${ended}, ${bad} you are beaten off${cost}.${more}`
}
