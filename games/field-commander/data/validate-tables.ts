/** What can be wrong with the tables, the track, the special rules and the pools of a campaign file. */
import { GRADES, ORDERS, SUPPLIES } from '../words.ts'
import type { CampaignFile, MapFile, Special } from './file.ts'

interface Reading {
  readonly map: MapFile
  /** An area of the map that is not closed. */
  readonly open: (v: unknown) => boolean
  /** Reports a value that is not [value, provenance], or fails its test. */
  readonly sourced: (what: string, value: unknown, test: (v: never) => boolean, wanted: string) => void
  readonly say: (text: string) => void
}
type Check = (file: CampaignFile, reading: Reading) => void

const isCount = (v: unknown): boolean => Number.isInteger(v) && (v as number) >= 0
const isList = (v: unknown): boolean => Array.isArray(v) && v.length > 0

export const tableFaults: Check = (file, reading) => {
  for (const check of [orderFaults, supplyFaults, trackFaults, specialFaults, poolFaults]) check(file, reading)
}

const orderFaults: Check = (file, { open, sourced, say }) => {
  sourced('orders', file.orders, (v: { rows?: unknown }) => isList(v?.rows), 'a table with rows')
  if (!isList(file.orders?.[0]?.rows)) return
  const { rows, size, toward } = file.orders[0]
  rows.forEach((row, i) => {
    if (!ORDERS.includes(row.order)) say(`orders: ${row.order} is not an order`)
    if (row.times !== undefined && ![1, 2, 3].includes(row.times))
      say(`orders: ${row.order} x${row.times} does not exist`)
    if ((row.upTo === undefined) !== (i === rows.length - 1))
      say('orders: every row but the last says up to which roll')
    if (i > 0 && row.upTo !== undefined && row.upTo <= rows[i - 1]!.upTo!)
      say('orders: the rows are not in ascending order')
  })
  if (rows.some(row => row.order === 'toward') && toward !== 'Napoleon' && !open(toward))
    say(`orders: the march is toward ${toward}, which is not an open area`)
  if (!(isCount(size) && size >= 1)) say('orders: a group has at least one force')
}

const supplyFaults: Check = (file, { sourced, say }) => {
  sourced('enemySupply', file.enemySupply, isList, 'a table with rows')
  if (!isList(file.enemySupply?.[0])) return
  const [rows] = file.enemySupply
  rows.forEach((row, i) => {
    if (!SUPPLIES.includes(row.gain)) say(`enemySupply: ${row.gain} is not a gain`)
    if (!(isCount(row.count) && row.count >= 1)) say(`enemySupply: ${row.count} of ${row.gain} is not a gain`)
    if (row.upTo <= (rows[i - 1]?.upTo ?? 0)) say('enemySupply: the rows are not in ascending order')
  })
  if (rows.at(-1)?.upTo !== 10) say('enemySupply: the last row must end at 10')
}

/** 3.3 speaks of a first description that is Superior or Inferior, and of points on every box after it. */
const trackFaults: Check = (file, reading) => {
  boxFaults(file, file.track, reading)
  if (file.shortTrack !== undefined) boxFaults(file, file.shortTrack, reading)
}
function boxFaults(file: Parameters<Check>[0], track: CampaignFile['track'], { sourced, say }: Parameters<Check>[1]) {
  sourced('track', track, isList, 'a track with boxes')
  if (!isList(track?.[0])) return
  const [boxes] = track
  for (const box of boxes) {
    if ((box.vp === undefined) !== (box.grade === undefined)) say(`track: ${box.label} has points or a grade, not both`)
    if (box.grade !== undefined && !GRADES.includes(box.grade)) say(`track: ${box.grade} is not a grade`)
  }
  if (new Set(boxes.map(box => box.label)).size !== boxes.length) say('track: two boxes have the same label')
  const first = boxes.findIndex(box => box.grade !== undefined)
  const counted = file.special.some(([each]) => each.rule === 'playAll')
  if (first < 0 && !counted) say('track: no box gives points')
  if (first >= 0 && counted) say('track: the points are counted at the end, so that no box gives any')
  if (first >= 0 && boxes[first]!.grade === 'historical') say('track: the first grade is superior or inferior')
  const gap = first < 0 ? undefined : boxes.slice(first).find(box => box.grade === undefined)
  if (gap !== undefined) say(`track: ${gap.label} gives nothing, though a box before it does`)
}

const RULES: Readonly<Record<Special['rule'], true>> = {
  statics: true,
  holdAtLeast: true,
  holdOneOf: true,
  playAll: true,
  holdOut: true,
  noRebuy: true,
  winter: true,
  endAt: true,
}
const specialFaults: Check = (file, { open, sourced, say }) => {
  for (const entry of file.special) {
    const [special] = entry
    sourced(`special rule ${special.rule}`, entry, (v: Special) => RULES[v.rule], 'a rule that exists')
    const areas = 'areas' in special ? special.areas : 'area' in special ? [special.area] : []
    for (const area of areas)
      if (!open(area)) say(`special rule ${special.rule}: ${area} is not an open area of the map`)
    if (special.rule === 'winter' && !(special.box >= 1 && special.box <= (file.track?.[0]?.length ?? 0)))
      say(`special rule winter: the track has no box ${special.box}`)
    if (special.rule === 'winter' && !(special.hitOn >= 1 && special.hitOn <= 10))
      say(`special rule winter: ${special.hitOn} is not on the die`)
    if (
      special.rule === 'holdAtLeast' &&
      !(special.objectives >= 1 && special.objectives <= (file.objectives?.[0]?.length ?? 0))
    )
      say(`special rule holdAtLeast: there are not ${special.objectives} Objectives`)
    if (special.rule === 'playAll')
      sourced('special rule playAll: perForce', special.perForce, isCount, 'a number of points')
  }
}

/** 6.4 Every open city needs a Garrison and a Fortification of the side that holds it at the start. */
const poolFaults: Check = (file, { map, open, sourced, say }) => {
  const { pools } = file
  const counts = (v: object): boolean => Object.values(v ?? {}).length > 0 && Object.values(v).every(isCount)
  for (const pool of ['french', 'enemy', 'frenchStatics', 'enemyStatics'] as const)
    sourced(`pools.${pool}`, pools?.[pool], counts, 'numbers of counters')
  sourced('pools.scouts', pools?.scouts, isCount, 'a number of counters')
  if (!counts(pools?.frenchStatics?.[0]) || !counts(pools?.enemyStatics?.[0])) return
  const begins = (side: string, area: string): boolean =>
    file.forces.some(group => group.side === side && group.area === area && group.late === undefined)
  const cities = map.areas
    .flatMap(text => (text.includes('* =') ? [text.slice(0, text.indexOf('*'))] : []))
    .filter(open)
  const french = cities.filter(city => begins('french', city) && !begins('enemy', city)).length
  let [garrisons, fortifications] = [cities.length - french, cities.length - french]
  for (const [each] of file.special) {
    if (each.rule !== 'statics') continue
    garrisons += each.garrisons
    fortifications += each.fortifications
  }
  const few = (whose: string, kind: string, are: number, needed: number): void => {
    if (are < needed) say(`pools: the set-up needs ${needed} ${whose} ${kind}, and there are ${are}`)
  }
  few('French', 'Garrisons', pools.frenchStatics[0].garrisons, french)
  few('French', 'Fortifications', pools.frenchStatics[0].fortifications, french)
  few('enemy', 'Garrisons', pools.enemyStatics[0].garrisons, garrisons)
  few('enemy', 'Fortifications', pools.enemyStatics[0].fortifications, fortifications)
}
