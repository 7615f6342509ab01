/** A march while it is being drawn: legs, and where they would leave the unit. Whether it may is for the rules to say. */
import { bearing, direction, eastOf, lengthOf, northOf, turnBetween, wheeled } from '@bivouac/ground/measured'
import { FULL, HALF_TURN, INCH, LEG_LETTERS, RIGHT_ANGLE } from '../words.ts'
import type { Pose } from './facts.ts'

export interface Leg {
  readonly type: keyof typeof LEG_LETTERS
  readonly arg?: number | readonly number[]
}

/** Unit and legs as the rules read them: “7 F960 W-300”. */
export const marchText = (unit: number, legs: readonly Leg[]): string =>
  [unit, ...legs.map(({ type, arg }) => `${LEG_LETTERS[type]}${[arg ?? []].flat().join(',')}`)].join(' ')

export type FrontOf = (form: number) => { readonly width: number; readonly depth: number }

/** Where a leg ends, as far as it can be drawn: contact, towns and rides are put where the rules say. */
export function after(pose: Pose, { type, arg }: Leg, front: FrontOf): Pose {
  const [a = 0, b = 0] = [arg ?? []].flat()
  const { width, depth } = front(pose.form)
  const step = (way: number, to: number): Pose => ({
    ...pose,
    x: pose.x + eastOf(0, way, direction(to)),
    y: pose.y + northOf(0, way, direction(to)),
  })
  switch (type) {
    case 'forward':
      return step(a, pose.facing)
    case 'oblique':
      return step(b, pose.facing + a)
    case 'back':
      return step(a, pose.facing + HALF_TURN)
    case 'side':
      return step(Math.abs(a), pose.facing + (a > 0 ? RIGHT_ANGLE : -RIGHT_ANGLE))
    case 'wheel':
      return { ...pose, ...wheeled(pose.x, pose.y, pose.facing, width, a > 0 ? 1 : -1, a) }
    case 'wheelBack':
      return { ...pose, ...wheeled(pose.x, pose.y, pose.facing, width, a > 0 ? 1 : -1, -a) }
    case 'form':
      return { ...pose, form: a % 8, facing: direction(pose.facing + RIGHT_ANGLE * Math.floor(a / 8)) }
    case 'about':
      return { ...step(depth, pose.facing + HALF_TURN), facing: direction(pose.facing + HALF_TURN) }
    case 'go':
      return { ...pose, x: a, y: b }
    default:
      return pose
  }
}
export const posesOf = (from: Pose, legs: readonly Leg[], front: FrontOf): readonly Pose[] => {
  const out = [from]
  for (const leg of legs) out.push(after(out.at(-1)!, leg, front))
  return out
}

/** Distances snap to this; with Alt they do not. */
const SNAP = INCH / 2
const TURN_SNAP = 50
/** Nearer to a line than this, the pointer means the line. */
const SLACK = 60
const SECTOR = 450

export interface Pull {
  /** Where the middle of the front is pulled to. */
  readonly x: number
  readonly y: number
  /** Alt: to the point, without snapping. */
  readonly exact: boolean
  /** Shift: wheel towards it even where it could go obliquely. */
  readonly wheels: boolean
}
const snapped = (n: number, to: number, exact: boolean): number => (exact ? Math.round(n) : Math.round(n / to) * to)

/** A pointer nearer than this to a spot the rules marked means that spot. */
const CATCH = (INCH * 2) / 5

/**
 * The legs that a pull with the pointer means: straight, oblique, back, aside, or a wheel and then straight on. Near one of the spots that the
 * rules have marked (an inch from the enemy, the edge of a range, a neighbour's front) it means that spot, to the point.
 */
export function pulled(pose: Pose, pull: Pull, front: FrontOf, landmarks: readonly Spot[] = []): readonly Leg[] {
  const caught = pull.exact || pull.wheels ? undefined : nearestSpot(pull, landmarks)
  if (caught !== undefined) {
    const [way, off] = [
      lengthOf(caught.x - pose.x, caught.y - pose.y),
      turnBetween(pose.facing, bearing(caught.x - pose.x, caught.y - pose.y)),
    ]
    if (way > 0 && Math.abs(off) <= 5) return [{ type: 'forward', arg: way }]
    if (way > 0 && Math.abs(off) <= SECTOR) return [{ type: 'oblique', arg: [off, way] }]
  }
  return loosely(pose, pull, front)
}
export interface Spot {
  readonly x: number
  readonly y: number
}
function nearestSpot({ x, y }: Pull, spots: readonly Spot[]): Spot | undefined {
  let [best, found]: [number, Spot | undefined] = [CATCH, undefined]
  for (const spot of spots) {
    const far = lengthOf(spot.x - x, spot.y - y)
    if (far < best) [best, found] = [far, spot]
  }
  return found
}
function loosely(pose: Pose, { x, y, exact, wheels }: Pull, front: FrontOf): readonly Leg[] {
  const way = lengthOf(x - pose.x, y - pose.y)
  if (way < INCH / 8) return []
  const off = turnBetween(pose.facing, bearing(x - pose.x, y - pose.y))
  const size = Math.abs(off)
  const far = Math.max(exact ? 1 : SNAP, snapped(way, SNAP, exact))
  if (size <= (exact ? 5 : SLACK)) return [{ type: 'forward', arg: far }]
  if (size >= HALF_TURN - SECTOR / 2) return [{ type: 'back', arg: far }]
  if (Math.abs(size - RIGHT_ANGLE) <= 100) return [{ type: 'side', arg: off > 0 ? far : -far }]
  if (size <= SECTOR && !wheels) return [{ type: 'oblique', arg: [snapped(off, TURN_SNAP, exact), far] }]
  return wheelled(pose, x, y, exact, front)
}

/** A wheel until the front looks at the point, then straight on: found by turning on until it does. */
function wheelled(pose: Pose, x: number, y: number, exact: boolean, front: FrontOf): readonly Leg[] {
  let turn = turnBetween(pose.facing, bearing(x - pose.x, y - pose.y))
  for (let again = 0; again < 4; again++) {
    const now = after(pose, { type: 'wheel', arg: turn }, front)
    turn += turnBetween(now.facing, bearing(x - now.x, y - now.y))
    turn = Math.max(-HALF_TURN, Math.min(HALF_TURN, turn))
  }
  turn = snapped(turn, TURN_SNAP, exact)
  if (turn === 0) return []
  const wheel: Leg = { type: 'wheel', arg: turn }
  const now = after(pose, wheel, front)
  const left = lengthOf(x - now.x, y - now.y)
  return left < SNAP ? [wheel] : [wheel, { type: 'forward', arg: snapped(left, SNAP, exact) || SNAP }]
}

/** A corner of the front pulled round the other one: the wheel that brings it nearest to the point. */
export function swung(pose: Pose, hand: 1 | -1, x: number, y: number, exact: boolean, front: FrontOf): readonly Leg[] {
  const { width } = front(pose.form)
  // The corner that is held, and the direction from it to the one that is pulled.
  const [hx, hy] = [
    pose.x + eastOf((hand * width) / 2, 0, pose.facing),
    pose.y + northOf((hand * width) / 2, 0, pose.facing),
  ]
  const turn = turnBetween(direction(pose.facing - hand * RIGHT_ANGLE), bearing(x - hx, y - hy))
  const angle = snapped(turn, TURN_SNAP, exact)
  if (angle === 0 || Math.abs(angle) > FULL / 2) return []
  return [angle > 0 === hand > 0 ? { type: 'wheel', arg: angle } : { type: 'wheelBack', arg: -angle }]
}
