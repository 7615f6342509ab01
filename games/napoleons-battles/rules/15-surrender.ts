/** 15.5 Units that are shut in, and lay down their arms. */
import {
  EASTWARDS,
  isShutIn,
  NORTHWARDS,
  SIZE,
  SOUTHWARDS,
  shapes,
  type Walls,
  WESTWARDS,
  wallsOf,
} from '@bivouac/ground/measured'
import { end, type Flow, goto, type Verdict } from '@bivouac/kernel'
import { type Field, isBatteryUnit, isCombatUnit } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { drop, type FrameOf, fieldFor, has, type Napoleon, put, type State, type T } from '../state.ts'
import { enemyOf, GUNLESS, INCH, ISOLATED, ON_TABLE, ROUT, SURRENDERED } from '../words.ts'
import { attachedTo } from './01-attachment.ts'
import { lay } from './01-formations.ts'
import { remove } from './11-losses.ts'
import { choice, offer, plain } from './offers.ts'
import { tell } from './telling.ts'

const WAYS = { north: NORTHWARDS, east: EASTWARDS, south: SOUTHWARDS, west: WESTWARDS } as const
/** Where nothing is said the first side came from the west, the other from the east. */
const homeOf = (f: Field, side: number): number => WAYS[f.data.edges?.[side] ?? (side === 0 ? 'west' : 'east')]

/** 15.5.1 What stands round the units of a side: enemies, and ground nobody can cross, with gaps of less than two inches. */
function wallsAround(f: Field, s: State, side: number): Walls {
  const table = lay(f, s)
  const enemies = f.ofSide[enemyOf(side)]!.filter(e => isCombatUnit(f, e) && s.on[e] === ON_TABLE && !has(s, e, ROUT))
  // Ground alone shuts nobody in.
  if (enemies.length === 0) return OPEN
  const pieces = f.ground.barring.filter(each => each.data.kind === 'impassable').flatMap(each => each.pieces)
  const all = shapes(enemies.length + pieces.length)
  for (const [k, e] of enemies.entries()) all.set(table.subarray(e * SIZE, (e + 1) * SIZE), k * SIZE)
  for (const [k, p] of pieces.entries())
    all.set(f.ground.terrain.shapes.subarray(p * SIZE, (p + 1) * SIZE), (enemies.length + k) * SIZE)
  return wallsOf(
    all,
    [...enemies, ...pieces].map((_, k) => k),
    2 * INCH,
  )
}
const OPEN: Walls = { count: 0, pairs: [] }

/** 15.5.1 Whether they stand all round a unit. */
export const isIsolated = (f: Field, s: State, unit: number, walls = wallsAround(f, s, f.side[unit]!)): boolean =>
  isShutIn(s.x[unit]!, s.y[unit]!, walls, homeOf(f, f.side[unit]!))

/** Who could be shut in: units of the other side that stand for themselves. */
const others = (f: Field, s: State, side: number): number[] =>
  f.ofSide[enemyOf(side)]!.filter(u => u < f.troops && s.on[u] === ON_TABLE && s.host[u]! < 0)

/** 4.7, 15.5.1, 15.5.2 The active side points out whom it has shut in; who was so in its last phase, and still is, surrenders. */
export function isolate(t: T, side: number): void {
  const { s } = t
  if (!is(s, 'surrender')) return
  const f = fieldFor(s)
  // Whoever lays down arms is none of those who stand round the others.
  const walls = wallsAround(f, s, enemyOf(side))
  for (const u of others(f, s, side)) {
    if (!isIsolated(f, s, u, walls)) drop(s, u, ISOLATED)
    else if (has(s, u, ISOLATED)) layDown(t, u)
    else if (!is(s, 'isolation')) pointOut(t, u)
  }
}
function pointOut(t: T, u: number): void {
  put(t.s, u, ISOLATED)
  tell(t, { e: 'isolated', unit: u })
}

const NOT_ISOLATED = no(
  '15.5.1',
  { it: 'Questa unità non è isolata.', en: 'This unit is not shut in.' },
  { it: 'Chiudi prima ogni varco di due pollici o più.', en: 'First close every gap of two inches or more.' },
)
const TOLD_ALREADY = no(
  '15.5.1',
  { it: 'Questa unità è già segnalata.', en: 'This unit has been pointed out already.' },
  { it: 'Segnalane un’altra, o prosegui.', en: 'Point out another one, or go on.' },
)
function mayPointOut(t: T, u: number): Verdict {
  const f = fieldFor(t.s)
  if (has(t.s, u, ISOLATED)) return TOLD_ALREADY
  return isIsolated(f, t.s, u) ? undefined : NOT_ISOLATED
}
const unsaid = (t: T, side: number): number[] =>
  others(fieldFor(t.s), t.s, side).filter(u => mayPointOut(t, u) === undefined)

/** 15.5.1 By the letter it is the other player who points units out, and he may leave it. Nobody is asked with nobody shut in. */
export const isolation = {
  rule: '15.5.1',
  steps: {
    begin: (t: T, f: FrameOf<'isolation'>) => isolate(t, f.side),
    next: (t: T, f: FrameOf<'isolation'>): Flow<Napoleon> =>
      is(t.s, 'surrender') && is(t.s, 'isolation') && unsaid(t, f.side).length > 0 ? undefined : end(),
    point: choice<'isolation'>({
      seat: (_, f) => f.side,
      standing: 'done',
      offers: {
        point: offer<'isolation'>({
          domain: (t, f) => others(fieldFor(t.s), t.s, f.side),
          over: (t, f) => unsaid(t, f.side),
          check: (t, _, u) => mayPointOut(t, u),
          take: (t, _, u) => {
            pointOut(t, u)
            return goto('next')
          },
        }),
        done: plain<'isolation'>({ take: () => end() }),
      },
    }),
  },
} as const

/** Everybody with it goes into captivity; guns stay on the field. */
function layDown(t: T, u: number): void {
  const { s } = t
  const f = fieldFor(s)
  const generals = f.generals.map((_, g) => g + f.troops).filter(g => s.host[g] === u && s.on[g] === ON_TABLE)
  for (const each of [...attachedTo(f, s, u), u]) {
    if (isBatteryUnit(f, each) && !has(s, each, GUNLESS)) s.guns.push(s.x[each]!, s.y[each]!, s.facing[each]!, each)
    remove(t, each, SURRENDERED)
  }
  for (const g of generals) remove(t, g, SURRENDERED)
}
