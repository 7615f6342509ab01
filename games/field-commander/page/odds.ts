/** What a battle promises, from many battles fought in the computer's head. */

import type { Odds, OddsReport, OddsRow } from '@bivouac/client/page'
import { type Lang, percent, type Seat } from '@bivouac/kernel'
import { COUNTERS } from '../data/index.ts'
import { areaName, areaNoun } from '../data/names.ts'
import type { Event } from '../events.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { type View, viewOf } from './facts.ts'
import { FC, fc } from './words.ts'

type Ending = 'overwhelms' | 'wins' | 'stands' | 'loses'
interface Sums {
  readonly endings: Map<Ending, number>
}

/** Strength each side loses: a flip costs the difference of its two sides, a removal what was left. */
function losses(events: readonly Event[], view: View): readonly [french: number, enemy: number] {
  const sums: [number, number] = [0, 0]
  const flipped = new Set<number>()
  for (const event of events) {
    if (event.e !== 'reduced' && event.e !== 'destroyed') continue
    const counter = COUNTERS[event.force]
    if (counter === undefined) continue
    const wasReduced = flipped.has(event.force) || view.reduced[view.counter.indexOf(event.force)] === 1
    const now = wasReduced ? (counter.reduced?.combat ?? counter.full.combat) : counter.full.combat
    if (event.e === 'reduced') {
      sums[counter.side] += counter.full.combat - (counter.reduced?.combat ?? 0)
      flipped.add(event.force)
    } else sums[counter.side] += now
  }
  return sums
}

function endings(events: readonly Event[]): ReadonlyMap<number, Ending> {
  const found = new Map<number, Ending>()
  let at = -1
  for (const event of events) {
    if (event.e === 'battle') at = event.area
    else if (event.e === 'overwhelmed') found.set(at, event.side === ENEMY ? 'overwhelms' : 'loses')
    else if (event.e === 'battleEnds' && !found.has(event.area))
      found.set(event.area, event.side === FRENCH ? 'wins' : event.side === ENEMY ? 'loses' : 'stands')
  }
  // A battle that ended the campaign has no end of its own.
  if (at >= 0 && !found.has(at)) found.set(at, events.some(event => event.e === 'won') ? 'wins' : 'loses')
  return found
}

const TONES: Readonly<Record<Ending, OddsRow['tone']>> = {
  overwhelms: 'good',
  wins: 'good',
  stands: 'fair',
  loses: 'bad',
}
const ORDER: readonly Ending[] = ['overwhelms', 'wins', 'stands', 'loses']

export function odds(found: Odds, _seat: Seat, raw: object, lang: Lang): OddsReport {
  const view = viewOf(raw)
  const areas = new Map<number, Sums>()
  let [mine, theirs, lost, won] = [0, 0, 0, 0]
  for (const { p, events } of found.outcomes) {
    const told = events as readonly Event[]
    for (const [area, ending] of endings(told)) {
      const sums = areas.get(area) ?? { endings: new Map<Ending, number>() }
      sums.endings.set(ending, (sums.endings.get(ending) ?? 0) + p)
      areas.set(area, sums)
    }
    const [a, b] = losses(told, view)
    mine += p * a
    theirs += p * b
    if (told.some(event => event.e === 'lost')) lost += p
    if (told.some(event => event.e === 'won')) won += p
  }
  const many = areas.size > 1
  const rows = [...areas].flatMap(([area, sums]) =>
    ORDER.flatMap((ending): readonly OddsRow[] => {
      const p = sums.endings.get(ending) ?? 0
      const name = many ? `${areaName(view.campaign, area, lang)}: ${FC[ending][lang].toLowerCase()}` : FC[ending][lang]
      return p === 0 ? [] : [{ name, p, tone: TONES[ending] }]
    }),
  )
  if (won > 0.001) rows.push({ name: FC.campaignWon[lang], p: won, tone: 'good' })
  if (lost > 0.001) rows.push({ name: FC.campaignLost[lang], p: lost, tone: 'bad' })
  return { rows, sentence: sentence(areas, view, lang, mine, theirs) }
}

function sentence(areas: ReadonlyMap<number, Sums>, view: View, lang: Lang, mine: number, theirs: number): string {
  const parts = [...areas].map(([area, { endings: sums }]) => {
    const p = (sums.get('overwhelms') ?? 0) + (sums.get('wins') ?? 0)
    return fc('forecast', lang, { place: areaNoun(view.campaign, area), p: percent(p, lang) })
  })
  const cost = fc('losses', lang, { mine, theirs })
  return `${parts.join('; ')}. ${cost} ${FC.ifBot[lang]}`
}
