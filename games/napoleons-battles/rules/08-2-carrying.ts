/** 8.2 Carrying out legs that are known to be legal. */
import { headOn, stepped, wheeled } from '@bivouac/ground/measured'
import { is } from '../options.ts'
import { drop, type FrameOf, type T } from '../state.ts'
import { FREE_MARCH, INCH, MARCH, ROAD_MARCH } from '../words.ts'
import { frontOf } from './01-formations.ts'
import { loosen } from './01-left-behind.ts'
import { isOnRoad, wayOn } from './01-pieces.ts'
import { spend } from './08-1-effort.ts'
import { type Ahead, ahead } from './08-2-ahead.ts'
import { layStraight, type Straight, straightCost } from './08-2-manoeuvres.ts'
import { leaveRoad, roadCost, takeRoad } from './08-2-road.ts'
import { bringGuests, closeUp, disorderByObstacles, disorderInWood, disorderPassed } from './08-2-terrain.ts'
import { layWheel, wheelCost, wheelOf } from './08-2-wheel.ts'
import { driveIn, driveInAt } from './a-4-contact.ts'
import { upTo } from './offers.ts'
import { tell } from './telling.ts'

type March = FrameOf<'march'>

function tellMarch(t: T, u: number, leg: string, way: number): void {
  const { s } = t
  tell(t, { e: 'marched', unit: u, leg, x: s.x[u]!, y: s.y[u]!, facing: s.facing[u]!, form: s.form[u]!, way })
}

/** A straight leg that is known to be legal. */
export function goStraight(t: T, f: March, move: Straight, leg: string, c: Ahead): void {
  const { s } = t
  const u = f.unit
  layStraight(u, c, move)
  spend(c.field, f, straightCost(s, u, c, move), s.form[u]!)
  f.fromX = s.x[u]!
  f.fromY = s.y[u]!
  if (is(s, 'closeCharge')) f.way = (f.way ?? 0) + move.distance
  const [x, y] = stepped(s.x[u]!, s.y[u]!, move.direction, move.distance)
  disorderInWood(t, u, c, 1, false)
  disorderByObstacles(t, u, c, move)
  disorderPassed(t, u, c, 1)
  driveIn(t, u, c.table, [c.at + 1])
  s.x[u] = x
  s.y[u] = y
  leaveRoad(s, u)
  bringGuests(t, u, move.distance, c)
  loosen(c.field, s)
  tellMarch(t, u, leg, move.distance)
}

/** Along the road: the column bends as it does. */
export function goAlong(t: T, f: March, distance: number): void {
  const { s } = t
  const u = f.unit
  const c = ahead(s, f)
  spend(c.field, f, roadCost(c, u, distance), s.form[u]!)
  f.fromX = s.x[u]!
  f.fromY = s.y[u]!
  if (is(s, 'closeCharge')) f.way = (f.way ?? 0) + Math.abs(distance)
  s.along[u]! += wayOn(s, u) * distance
  const head = headOn(c.field.ground.roads[s.road[u]! >> 1]!, s.along[u]!, wayOn(s, u))
  s.x[u] = head.x
  s.y[u] = head.y
  s.facing[u] = head.facing
  bringGuests(t, u, Math.abs(distance), c)
  loosen(c.field, s)
  tellMarch(t, u, 'road', Math.abs(distance))
  driveInAt(t, u)
}

export function goWheeling(t: T, f: March, arg: number, back: boolean): void {
  const { s } = t
  const u = f.unit
  const c = ahead(s, f)
  const wheel = wheelOf(arg, back)
  const sweeps = layWheel(s, u, c, wheel)
  spend(c.field, f, wheelCost(u, c, wheel, sweeps), s.form[u]!)
  disorderInWood(t, u, c, sweeps, false)
  disorderPassed(t, u, c, sweeps)
  driveIn(
    t,
    u,
    c.table,
    upTo(sweeps).map(k => c.at + 1 + k),
  )
  const place = wheeled(s.x[u]!, s.y[u]!, s.facing[u]!, frontOf(c.field, s, u), wheel.hand, wheel.tenths)
  s.x[u] = place.x
  s.y[u] = place.y
  s.facing[u] = place.facing
  leaveRoad(s, u)
  bringGuests(t, u, INCH, c)
  loosen(c.field, s)
  tellMarch(t, u, back ? 'wheelBack' : 'wheel', 0)
}

/** A change of formation or front; whoever has something of his own to tell of it names no leg. */
export function reform(t: T, f: March, form: number, facing: number, leg: string | undefined, ticks: number): void {
  const { s } = t
  const u = f.unit
  const c = ahead(s, f)
  spend(c.field, f, { weight: 0, change: ticks }, s.form[u]!)
  disorderInWood(t, u, c, 0, true)
  const wasOn = isOnRoad(s, u)
  s.form[u] = form
  s.facing[u] = facing
  // 13.1.3 Whoever changes is under command like everybody.
  if (form !== MARCH) drop(s, u, ROAD_MARCH | FREE_MARCH)
  if (form !== MARCH) leaveRoad(s, u)
  else if (!wasOn) takeRoad(c.field, s, u)
  closeUp(s, u, c)
  if (leg !== undefined) tellMarch(t, u, leg, 0)
  driveInAt(t, u)
}
