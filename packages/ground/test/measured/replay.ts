/**
 * A battle of sixty units in which every kind of question is asked many times, and all answers are folded into one number. Node and
 * browsers must come to the same; and if it ever changes, journals written before replay into other games.
 */
import {
  aims,
  allRound,
  arc,
  bearing,
  columnOn,
  compareSpans,
  cornersOf,
  direction,
  distance,
  fanDistance,
  fieldOfFire,
  firstOf,
  halfSector,
  hiddenBy,
  INCH,
  inTheWay,
  isShutIn,
  nearest,
  nearestPoint,
  obstacles,
  overlap,
  quad,
  reach,
  road,
  routes,
  shapes,
  span,
  stepped,
  stretches,
  terrain,
  wallsOf,
  wheeled,
  wheelSteps,
  wheelSweep,
  within,
} from '../../src/measured/index.ts'

const UNITS = 60
const TURNS = 12
const [WIDTH, HEIGHT] = [72 * INCH, 48 * INCH]

export function replay(): string {
  let state = 1800
  const pick = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
  let hash = 0x811c9dc5
  const fold = (...values: readonly number[]): void => {
    for (const value of values) {
      if (!Number.isSafeInteger(value)) throw new Error(`${value} is no whole number`)
      hash = Math.imul(hash ^ (value | 0), 0x01000193)
    }
  }
  const ground = terrain(
    [
      { points: [3000, 3000, 2500, 6000, 5000, 5200, 6200, 6100, 5800, 2900, 4300, 4100] },
      { points: [9000, 4000, 9000, 5000, 10_000, 5000, 10_000, 4000] },
      { points: [8000, 0, 8300, 4000, 7600, 8000, 8000, HEIGHT], width: 120 },
      { points: [11_000, 7000, 12_500, 8000, 14_000, 7100, 12_600, 6000] },
    ],
    WIDTH,
    HEIGHT,
  )
  const tops = [1, 1, 0, 2]
  const way = road([0, 2500, 5000, 3300, 11_000, 3100, WIDTH, 6000])
  const units = Array.from({ length: UNITS }, (_, n) => {
    const width = [900, 540, 720, 360][pick(4)]!
    return {
      x: 1000 + pick(WIDTH - 2000),
      y: 1000 + pick(HEIGHT - 2000),
      facing: (n % 2) * 1800 + pick(900),
      width,
      depth: width === 900 ? INCH : 2 * INCH,
    }
  })
  const all = shapes(UNITS)
  const one = span()
  const two = span()
  const sweep = shapes(wheelSteps(900))
  const column = shapes(8)
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [n, unit] of units.entries()) quad(unit.x, unit.y, unit.facing, unit.width, unit.depth, all, n)
    for (const [n, unit] of units.entries()) {
      const others = [...units.keys()].filter(each => each !== n)
      const heading = direction(unit.facing + pick(900) - 450)
      const { distance: far, who } = firstOf(all, n, heading, 1 + pick(12 * INCH), all, others)
      fold(far, who)
      for (const stretch of stretches(ground, all, n, heading, Math.max(1, far), [0, 1, 2, 3]))
        fold(stretch.from, stretch.to, ...stretch.on)
      const [hand, tenths] = [pick(2) * 2 - 1, pick(900) - 450]
      const steps = wheelSweep(unit, hand, tenths, sweep, 0)
      for (let step = 0; step < steps; step++)
        fold(overlap(sweep, step, all, pick(UNITS), 1) ? 1 : 0, ...cornersOf(sweep, step))
      const target = pick(UNITS)
      const other = units[target]!
      fold(
        within(all, n, all, target, pick(36 * INCH)) ? 1 : 0,
        inTheWay(unit.x, unit.y, other.x, other.y, all, 0, UNITS, n, target),
      )
      fold(hiddenBy(ground, tops, unit.x, unit.y, n % 3, other.x, other.y, target % 3))
      const fan =
        pick(2) === 0
          ? fieldOfFire(unit.x, unit.y, unit.facing, unit.width)
          : halfSector(unit.x, unit.y, unit.facing, hand)
      fold(fanDistance(fan, all, target, one) ? 1 : 0)
      distance(all, n, all, target, two)
      fold(Math.sign(compareSpans(one, two)), bearing(other.x - unit.x, other.y - unit.y))
      fold(nearest(all, n, all, others), ...nearestPoint(unit.x, unit.y, all, target))
      columnOn(way, pick(12_000), hand, 8, INCH, 2 * INCH, column, 0)
      for (let base = 0; base < 8; base++) fold(overlap(column, base, all, n) ? 1 : 0, ...cornersOf(column, base))
      for (const aim of aims(fan, 16 * INCH, all, others, others)) fold(aim.blocker, aim.isInRange ? 1 : 0)
      if (n % 6 === turn % 6) {
        const near = others.filter(each => within(all, n, all, each, 12 * INCH))
        const ways = routes(
          unit.x,
          unit.y,
          allRound(unit.x, unit.y, 9 * INCH, 8),
          obstacles(all, near, 2 * INCH),
          14 * INCH,
        )
        for (const found of ways) fold(...(found === undefined ? [-1] : [found.length, ...found.points]))
        fold(isShutIn(unit.x, unit.y, wallsOf(all, near, 4 * INCH), pick(4)) ? 1 : 0)
        const moving = {
          ...unit,
          effort: 24 * INCH,
          wheel: (by: number) => 2 * arc(3, by),
          rate: (on: readonly number[]) => (on.length > 0 ? 3 : 2),
        }
        const features = [0, 1, 2, 3]
        for (const each of reach(moving, { width: WIDTH, height: HEIGHT, ground, features, shapes: all, others }))
          fold(each.spent, ...each.far)
      }
      // Every other turn the unit wheels, the others it marches: what was measured decides what is measured next.
      const place = turn % 2 === 0 ? wheeled(unit.x, unit.y, unit.facing, unit.width, hand, tenths) : undefined
      const [x, y] = stepped(unit.x, unit.y, heading, far)
      units[n] = { ...unit, ...(place ?? { x, y }) }
      fold(units[n].x, units[n].y, units[n].facing)
    }
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
