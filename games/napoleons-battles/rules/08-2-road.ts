/** 8.2.6.1.2.1, 1.4.2.4 March columns on roads: getting on, following the bends, and what stands in the way. */
import {
  direction as asDirection,
  headOn,
  INCH,
  nearestOnRoad,
  roadLength,
  SIZE,
  shapes,
  TOUCH,
  turnBetween,
} from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { basesFor, type Field, isTroops } from '../field.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, State, T } from '../state.ts'
import { MARCH, ON_TABLE } from '../words.ts'
import { isTogether } from './01-attachment.ts'
import { lay } from './01-formations.ts'
import { isInLine, isOnRoad, layOnRoad, type OnRoad, overlap, wayOn, within } from './01-pieces.ts'
import { ALONG } from './07-command.ts'
import { type Cost, reachAlong, weigh } from './08-1-effort.ts'
import type { Ahead } from './08-2-ahead.ts'
import { affords, ENEMY_AHEAD, NO_ROOM, WOULD_TOUCH } from './08-2-manoeuvres.ts'
import { mayStopIn } from './08-3-towns.ts'
import { comesNoNearer } from './13-command.ts'
import { keepsAway } from './18-drivers.ts'

type March = FrameOf<'march'>

/** How near the middle of a road, and how nearly along it, a column has to stand to be on it. */
const BESIDE = INCH / 2
const NEARLY = 450

/** The road a march column at this place stands on; the one nearest to it. */
export function roadAt(f: Field, u: number, x: number, y: number, facing: number): OnRoad | undefined {
  if (!isTroops(f, u)) return undefined
  let [best, found]: [number, OnRoad | undefined] = [BESIDE * BESIDE + 1, undefined]
  f.ground.roads.forEach((road, k) => {
    const { at, square } = nearestOnRoad(road, x, y)
    if (square >= best) return
    for (const way of [1, -1]) {
      const head = headOn(road, at, way)
      if (Math.abs(turnBetween(facing, head.facing)) > NEARLY) continue
      best = square
      found = { ...head, road: 2 * k + (way < 0 ? 1 : 0), along: at }
    }
  })
  return found
}

/** Whether a column laid on its road (at 0, its other bases behind) stands on nobody. */
function isClear(f: Field, s: State, u: number, column: Int32Array, table: Int32Array): boolean {
  for (let other = 0; other < f.troops; other++)
    if (s.on[other] === ON_TABLE && !isTogether(s, other, u) && overlap(column, 0, table, other)) return false
  return true
}
const roomFor = (s: State, u: number): Int32Array => shapes(1 + basesFor(s.figures[u]!))

/** Puts a unit that stands in march column by a road on it, if it has room there; whoever is in another formation is on none. */
export function takeRoad(f: Field, s: State, u: number): void {
  const place = s.form[u] === MARCH ? roadAt(f, u, s.x[u]!, s.y[u]!, s.facing[u]!) : undefined
  s.road[u] = place?.road ?? -1
  s.along[u] = place?.along ?? 0
  if (place === undefined) return
  const column = roomFor(s, u)
  layOnRoad(f, s, u, place.along, column, 0, 1)
  if (!isClear(f, s, u, column, lay(f, s))) {
    leaveRoad(s, u)
    return
  }
  s.x[u] = place.x
  s.y[u] = place.y
  s.facing[u] = place.facing
}
export const leaveRoad = (s: State, u: number): void => {
  s.road[u] = -1
  s.along[u] = 0
}

const NO_ROAD = no(
  '1.4.2.4',
  { it: 'L’unità non è in colonna di marcia su una strada.', en: 'The unit is not in march column on a road.' },
  { it: 'Forma la colonna di marcia sulla strada.', en: 'Form march column on the road.' },
)
const ROAD_ENDS = no('8.2.6.1.2.1', { it: 'La strada finisce prima.', en: 'The road ends before.' })
const BENT = no(
  '1.4.2.4',
  {
    it: 'La colonna di marcia piega con la strada: le basi non sono allineate.',
    en: 'The march column bends with the road: its bases are not in a line.',
  },
  { it: 'Segui la strada, o forma la colonna.', en: 'Follow the road, or form column.' },
)

/** 1.4.2.4 A column leaves its road straight on only where its bases stand in a line. */
export function isStraight(t: T, f: March, _: unknown, c: Ahead): Verdict {
  return !isOnRoad(t.s, f.unit) || isInLine(c.field, t.s, f.unit) ? undefined : BENT
}

/** On a road a column pays its way and nothing for the ground; backwards as the profile says (8.2.2). */
export const roadCost = (c: Ahead, u: number, distance: number): Cost => ({
  weight: weigh(Math.abs(distance), distance < 0 ? [c.field.profile[u]!.back] : []),
  change: 0,
})

/** Half a base: so no enemy by the road is stepped over. */
const STEP = INCH / 2

export function mayFollow(t: T, f: March, distance: number, c: Ahead): Verdict {
  const { s } = t
  const { field, table } = c
  const u = f.unit
  if (!isOnRoad(s, u)) return NO_ROAD
  const way = wayOn(s, u)
  const to = s.along[u]! + way * distance
  if (to < 0 || to > roadLength(field.ground.roads[s.road[u]! >> 1]!)) return ROAD_ENDS
  const cannotPay = affords(t, f, roadCost(c, u, distance), c, ALONG)
  if (cannotPay) return cannotPay
  const column = roomFor(s, u)
  const steps = Math.ceil(Math.abs(distance) / STEP)
  for (let k = 1; k <= steps; k++) {
    layOnRoad(field, s, u, s.along[u]! + way * Math.trunc((distance * k) / steps), column, 0, 1)
    for (const enemy of c.enemies) if (overlap(column, 0, table, enemy)) return ENEMY_AHEAD
  }
  for (const enemy of c.enemies)
    if (within(column, 0, table, enemy, TOUCH) && !within(table, u, table, enemy, TOUCH)) return WOULD_TOUCH
  if (!isClear(field, s, u, column, table)) return NO_ROOM
  table.set(column.subarray(0, SIZE - 2), c.at * SIZE)
  return mayStopIn(s, u, c, c.at) ?? comesNoNearer(s, f, c, c.at) ?? keepsAway(s, u, c, c.at)
}

/** 8.2.5.3 About-face on the road: the last base becomes the head. */
export function aboutOnRoad(f: Field, s: State, u: number): void {
  const length = basesFor(s.figures[u]!) * f.base[u]!.depth
  const along = s.along[u]! - wayOn(s, u) * length
  s.road[u] = s.road[u]! ^ 1
  s.along[u] = along
  const head = headOn(f.ground.roads[s.road[u]! >> 1]!, along, wayOn(s, u))
  s.x[u] = head.x
  s.y[u] = head.y
  s.facing[u] = asDirection(head.facing)
}

/** 4, 8 and 12 inches, and as far as it can, both ways the road leads. */
export function roadSample({ s }: T, f: March, c: Ahead): number[] {
  if (!isOnRoad(s, f.unit)) return []
  const [reach, back] = [reachAlong(c.field, s, f), reachAlong(c.field, s, f, c.field.profile[f.unit]!.back)]
  const length = roadLength(c.field.ground.roads[s.road[f.unit]! >> 1]!)
  const room = wayOn(s, f.unit) > 0 ? length - s.along[f.unit]! : s.along[f.unit]!
  const most = Math.min(reach, room)
  return [-Math.min(back, length - room), -2 * INCH, 2 * INCH, 4 * INCH, 8 * INCH, 12 * INCH, most]
    .filter(each => each !== 0 && each <= most && each >= -back)
    .filter((each, k, all) => all.indexOf(each) === k)
    .sort((a, b) => a - b)
}
