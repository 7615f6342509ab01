/** 17.1.3 Marching among enemies one does not see: a leg ends where one comes into sight, and an inch short of one who stands in the way. */
import type { Flow, Json, Verdict } from '@bivouac/kernel'
import { goto } from '@bivouac/kernel'
import { type FrameOf, fieldFor, type Napoleon, type State, type T } from '../state.ts'
import { enemyOf, INCH } from '../words.ts'
import { lay } from './01-formations.ts'
import { dummySeenBy } from './17-counters.ts'
import { trial } from './17-known.ts'
import { sees } from './17-observation.ts'
import { tell } from './telling.ts'

type March = FrameOf<'march'>
interface Leg {
  readonly type: string
  readonly arg: Json | undefined
}
export interface Legs {
  judge(t: T, f: March, leg: Leg): Verdict
  take(t: T, f: March, leg: Leg): Flow<Napoleon>
}

/** Makes as much of a leg as can be made. Judged by what its side knows, it was legal. */
export function venture(t: T, f: March, leg: Leg, legs: Legs): Flow<Napoleon> {
  const made = asFarAsPossible(t, f, leg, legs)
  if (made === leg) return legs.take(t, f, leg)
  f.rest = ''
  if (made !== undefined) legs.take(t, f, made)
  // Whoever can do nothing at all has lost his move: else he could try the same again for ever.
  else f.begun = 1
  tell(t, { e: 'checked', unit: f.unit })
  return goto(made === undefined ? 'done' : 'leg')
}

function asFarAsPossible(t: T, f: March, leg: Leg, legs: Legs): Leg | undefined {
  const side = fieldFor(t.s).side[f.unit]!
  let last: Leg | undefined
  for (const cut of [...cutsOf(t.s, f, leg), leg]) {
    const copy = trial(t)
    const frame = { ...f }
    if (legs.judge(copy, frame, cut) !== undefined) {
      // Where friends or ground forbid to stop it goes on; else somebody nobody has seen is in the way.
      if (cut !== leg && legs.judge(trial(t, side), { ...f }, cut) !== undefined) continue
      return last
    }
    legs.take(copy, frame, cut)
    last = cut
    if (cut !== leg && discovers(t.s, copy.s, f.unit)) return cut
  }
  return last
}

/** The same leg ended earlier, inch by inch; a charge as the way it goes. Turns and changes are made or not made. */
function cutsOf(s: State, f: March, { type, arg }: Leg): Leg[] {
  const inches = (far: number): number[] =>
    Array.from({ length: Math.max(0, Math.ceil(Math.abs(far) / INCH) - 1) }, (_, i) => Math.sign(far) * (i + 1) * INCH)
  if (typeof arg === 'number' && ['forward', 'back', 'side', 'road'].includes(type))
    return inches(arg).map(each => ({ type, arg: each }))
  if (!Array.isArray(arg)) return []
  const [a, b] = arg as number[]
  if (type === 'oblique') return inches(b!).map(each => ({ type, arg: [a!, each] }))
  if (type === 'go') {
    const [dx, dy] = [a! - s.x[f.unit]!, b! - s.y[f.unit]!]
    const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / INCH)
    return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => ({
      type,
      arg: [dx, dy].map((way, k) => [s.x, s.y][k]![f.unit]! + Math.round((way * (i + 1)) / steps)),
    }))
  }
  return []
}

/** Whether the unit, where it has come to, sees somebody who was hidden. */
function discovers(real: State, s: State, unit: number): boolean {
  const f = fieldFor(real)
  const table = lay(f, s)
  const { label } = real.extra.counters!
  return (
    f.ofSide[enemyOf(f.side[unit]!)]!.some(e => label[e]! > 0 && real.host[e]! < 0 && sees(f, s, unit, e, table)) ||
    dummySeenBy(f, real, s, unit, table)
  )
}
