/** Outcomes of Manoeuvre, grouped as a player thinks of them. */

import type { Odds, OddsReport, OddsRow } from '@bivouac/client/page'
import { type Fillings, type Lang, percent, plain, type Seat, say } from '@bivouac/kernel'
import type { ManoeuvreEvent } from '../events.ts'
import { ownerOf, refPiece } from '../words.ts'
import { type View, viewOf } from './facts.ts'
import { ODDS, RESULT_NAMES } from './odds-words.ts'

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

/** Less is not worth a word. */
const LEAST = 0.004

function sentence(sums: ReadonlyMap<Ending, number>, iLose: number, view: View, lang: Lang): string {
  const p = (...endings: readonly Ending[]): number => endings.reduce((sum, each) => sum + (sums.get(each) ?? 0), 0)
  const share = (value: number): string => percent(value, lang)
  const said = (text: keyof typeof ODDS, values: Fillings = {}): string => plain(say(lang, ODDS[text], values))
  if (sums.has('answers') && sums.size === 1) return said('answers')
  if (sums.has('hit') || sums.has('miss'))
    return said(p('ends') > 0 ? 'hitOrEnds' : 'hit', { all: share(p('hit', 'ends')), dead: share(p('ends')) })
  if (sums.has('ok') || sums.has('fails')) return said('succeeds', { p: share(p('ok')) })
  const dead = p('ends', 'quadruple')
  const cost = iLose > LEAST ? said('cost', { p: share(iLose) }) : ''
  return said('assault', {
    good: share(p('more', 'double', 'triple') + dead),
    ended: dead > LEAST ? said('ended', { p: share(dead) }) : '',
    beaten: p('less') + iLose > 0 ? said('beaten', { bad: share(p('less')), cost }) : '',
    unless: view.handSize?.some(size => size > 0) ? said('unless') : '',
  })
}
