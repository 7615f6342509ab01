/** 8.2 Carrying out legs that are known to be legal. */
import { stepped, wheeled } from '@bivouac/ground/table'
import type { FrameOf, T } from '../state.ts'
import { INCH } from '../words.ts'
import { frontOf } from './01-formations.ts'
import { spend } from './08-1-effort.ts'
import { ahead, layStraight, layWheel, type Straight, straightCost, wheelCost, wheelOf } from './08-2-manoeuvres.ts'
import { bringGuests, closeUp, disorderByObstacles, disorderInWood, disorderPassed } from './08-2-terrain.ts'

type March = FrameOf<'march'>

function tellMarch(t: T, u: number, leg: string, way: number): void {
  const { s } = t
  t.tell({ e: 'marched', unit: u, leg, x: s.x[u]!, y: s.y[u]!, facing: s.facing[u]!, form: s.form[u]!, way })
}

/** A straight leg that is known to be legal. */
export function goStraight(t: T, f: March, move: Straight, leg: string): void {
  const { s } = t
  const u = f.unit
  const c = ahead(s, f)
  layStraight(u, c, move)
  spend(c.field, f, straightCost(s, u, c, move), s.form[u]!)
  f.fromX = s.x[u]!
  f.fromY = s.y[u]!
  const [x, y] = stepped(s.x[u]!, s.y[u]!, move.direction, move.distance)
  s.host[u] = -1
  disorderInWood(t, u, c, 1, false)
  disorderByObstacles(t, u, c, move)
  disorderPassed(t, u, c, 1)
  s.x[u] = x
  s.y[u] = y
  bringGuests(t, u, move.distance, c)
  tellMarch(t, u, leg, move.distance)
}

export function goWheeling(t: T, f: March, arg: number, back: boolean): void {
  const { s } = t
  const u = f.unit
  const c = ahead(s, f)
  const wheel = wheelOf(arg, back)
  const sweeps = layWheel(s, u, c, wheel)
  spend(c.field, f, wheelCost(s, u, c, wheel, sweeps), s.form[u]!)
  s.host[u] = -1
  disorderInWood(t, u, c, sweeps, false)
  disorderPassed(t, u, c, sweeps)
  const place = wheeled(s.x[u]!, s.y[u]!, s.facing[u]!, frontOf(c.field, s, u), wheel.hand, wheel.tenths)
  s.x[u] = place.x
  s.y[u] = place.y
  s.facing[u] = place.facing
  bringGuests(t, u, INCH, c)
  tellMarch(t, u, back ? 'wheelBack' : 'wheel', 0)
}

export function reform(t: T, f: March, form: number, facing: number, leg: string, ticks: number): void {
  const { s } = t
  const u = f.unit
  const c = ahead(s, f)
  spend(c.field, f, { weight: 0, change: ticks }, s.form[u]!)
  disorderInWood(t, u, c, 0, true)
  s.form[u] = form
  s.facing[u] = facing
  closeUp(s, u, c)
  tellMarch(t, u, leg, 0)
}
