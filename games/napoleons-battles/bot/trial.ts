/** A march tried out on a copy of the table, leg by leg, by the rules’ own checks: what is refused is shortened or left out. */
import { bearing, lengthOf, turnBetween } from '@bivouac/ground/measured'
import { reachOf } from '../rules/08-1-effort.ts'
import { judgeLeg, type Spoken } from '../rules/08-1-march.ts'
import { type FrameOf, fieldFor, type T } from '../state.ts'
import { copyOf, take } from '../survey.ts'
import { INCH, SQUARE } from '../words.ts'

type March = FrameOf<'march'>

/** A march on a copy of the table. */
export interface Trial {
  readonly t: T
  readonly f: March
  readonly legs: Spoken[]
}
export const begin = (t: T, f: March): Trial => ({ t: copyOf(t), f: { ...f }, legs: [] })

export function step(trial: Trial, leg: Spoken): boolean {
  if (trial.f.touched >= 0 || judgeLeg(trial.t, trial.f, leg) !== undefined) return false
  take(trial.t, trial.f, leg)
  trial.legs.push(leg)
  return true
}
/** As far as it goes of what is wanted: the whole, then less. */
function stretch(trial: Trial, wanted: number, make: (way: number) => Spoken): boolean {
  const most = Math.min(wanted, reachOf(fieldFor(trial.t.s), trial.t.s, trial.f))
  for (const part of [1, 0.8, 0.6, 0.4, 0.2]) {
    const way = Math.floor(most * part)
    if (way < INCH / 4) return false
    if (step(trial, make(way))) return true
  }
  return false
}
const forward = (way: number): Spoken => ({ type: 'forward', arg: way })

/** Towards a point: obliquely where it lies ahead, else by a wheel and straight on. */
export function towards(trial: Trial, x: number, y: number, short: number): boolean {
  const { s } = trial.t
  const u = trial.f.unit
  const [dx, dy] = [x - s.x[u]!, y - s.y[u]!]
  const way = lengthOf(dx, dy) - short
  if (way < INCH / 2) return false
  const off = turnBetween(s.facing[u]!, bearing(dx, dy))
  if (Math.abs(off) <= 30) return stretch(trial, way, forward)
  if (Math.abs(off) <= 450) return stretch(trial, way, far => ({ type: 'oblique', arg: [off, far] }))
  if (Math.abs(off) > 1350 && s.form[u] !== SQUARE) {
    if (!step(trial, { type: 'about', arg: undefined })) return false
    return towards(trial, x, y, short) || trial.legs.length > 0
  }
  if (!turnTo(trial, x, y)) return false
  stretch(trial, Math.max(0, lengthOf(x - s.x[u]!, y - s.y[u]!) - short), forward)
  return true
}
/** Wheels until the front looks at a point, or as far as it may. */
export function turnTo(trial: Trial, x: number, y: number): boolean {
  const { s } = trial.t
  const u = trial.f.unit
  const off = turnBetween(s.facing[u]!, bearing(x - s.x[u]!, y - s.y[u]!))
  for (const part of [1, 0.66, 0.33]) {
    const turn = Math.round(Math.max(-900, Math.min(900, off * part)))
    if (Math.abs(turn) >= 20 && step(trial, { type: 'wheel', arg: turn })) return true
  }
  return false
}
