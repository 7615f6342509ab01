/** 17.1 What is seen, and from how far. */
import { hiddenBy, nearestPoint, pointWithin } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { type Field, isGeneral, isSupply } from '../field.ts'
import { heightAt, highest, isInside, isInsideCourse, lowest } from '../ground.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { has, type State } from '../state.ts'
import { DEPLOYED, enemyOf, FIRED, INCH, ON_TABLE } from '../words.ts'
import { hostOf } from './01-attachment.ts'
import { within } from './01-pieces.ts'
import { sightOf } from './17-sight.ts'

/** 17.1.2 Fractions of an inch are rounded up. */
const part = (points: number, of: number): number => Math.ceil(points / of / INCH) * INCH

/** How deep in a wood everything is hidden but from close by. */
const DEEP = 2 * INCH

/** 17.1.2.2 Whether a unit stands in a wood, and no part of it within two inches of its edge. */
function woodDepth(f: Field, u: number, table: Int32Array): 'out' | 'edge' | 'deep' {
  const { ground } = f
  for (const wood of ground.woods) {
    if (!isInside(ground, wood, table, u)) continue
    const { corners } = wood
    for (let k = 0; k < corners.length; k += 2) {
      const [x1, y1] = [corners[k]!, corners[k + 1]!]
      const [x2, y2] = [corners[(k + 2) % corners.length]!, corners[(k + 3) % corners.length]!]
      // Points along the edge, an inch apart, are near enough: a base is three quarters of an inch.
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) / INCH))
      for (let i = 0; i <= steps; i++)
        if (
          pointWithin(
            x1 + Math.round(((x2 - x1) * i) / steps),
            y1 + Math.round(((y2 - y1) * i) / steps),
            table,
            u,
            DEEP,
          )
        )
          return 'edge'
    }
    return 'deep'
  }
  return 'out'
}

/** 17.1.2 From how far this observer sees that unit, whatever lies between them; in points. */
export function seenFrom(f: Field, s: State, observer: number, target: number, table: Int32Array): number {
  const { ground } = f
  const whole = hostOf(s, target)
  let far = sightOf(s)
  const depth = woodDepth(f, whole, table)
  // 17.1.2.2 Woods; 17.1.2.1#1 buildings; 17.1.2.3 hollows, unless one looks down from a hill, and works.
  if (depth === 'deep') far = DEEP
  else if (depth === 'edge') far = part(far, 4)
  else if (s.form[whole] === DEPLOYED || ground.towns.some(town => isInside(ground, town, table, whole)))
    far = part(far, 2)
  else if (
    [...ground.streams, ...ground.sunken].some(bed => isInsideCourse(ground, bed, table, whole)) &&
    highest(ground, table, observer) === 0
  )
    far = part(far, 2)
  else if (isBehindWorks(f, whole, table)) far = part(far, 2)
  // 17.1.2.4 Smoke is seen at twice the distance.
  return has(s, target, FIRED) ? 2 * far : far
}
/** 17.1.2.3 A unit that stands against a work. */
const isBehindWorks = (f: Field, u: number, table: Int32Array): boolean =>
  f.ground.walls.some(wall => wall.pieces.some(piece => within(f.ground.terrain.shapes, piece, table, u, INCH / 4)))

/** 17.1.2.1#2 Heights, woods and towns between them hide them from each other. */
function isOpen(f: Field, s: State, observer: number, target: number, table: Int32Array): boolean {
  const { ground } = f
  const [x, y] = [s.x[observer]!, s.y[observer]!]
  const [tx, ty] = nearestPoint(x, y, table, target)
  return hiddenBy(ground.terrain, ground.tops, x, y, heightAt(ground, x, y), tx, ty, lowest(ground, table, target)) < 0
}

export const sees = (f: Field, s: State, observer: number, target: number, table: Int32Array): boolean =>
  within(table, observer, table, target, seenFrom(f, s, observer, target, table)) &&
  isOpen(f, s, observer, target, table)

/** 17.1, 17.1.1 Whether anybody of the other side sees a unit: troops, guns, wagons and generals have eyes. */
export function isSeen(f: Field, s: State, target: number, table: Int32Array): boolean {
  for (const observer of f.ofSide[enemyOf(f.side[target]!)]!)
    if (s.on[observer] === ON_TABLE && sees(f, s, observer, target, table)) return true
  return false
}

const HIDDEN = no(
  '17.1.1.1',
  { it: 'Nessuno dei tuoi vede il bersaglio.', en: 'None of yours sees the target.' },
  { it: 'Avvicina qualcuno, o portalo su un’altura.', en: 'Bring somebody nearer, or onto a height.' },
)
const BEYOND_SIGHT = no('17.1.1.2', {
  it: 'Il bersaglio è oltre la distanza di osservazione.',
  en: 'The target is beyond the distance of observation.',
})

/** 17.1.1.1, 17.1.1.2 Nobody fires at what is not seen, nor farther than one sees. */
export function mayBeSeen(f: Field, s: State, u: number, target: number, table: Int32Array): Verdict {
  if (!is(s, 'observation')) return undefined
  if (!within(table, u, table, target, sightOf(s))) return BEYOND_SIGHT
  return isSeen(f, s, target, table) ? undefined : HIDDEN
}

/** 17.1.1.2 A radius of command is no longer than one sees. */
export const asFarAsSeen = (s: State, radius: number): number =>
  is(s, 'observation') ? Math.min(radius, sightOf(s)) : radius

/** Of the enemy’s units those that a side sees, ascending: what 17.1.3 puts on the table. */
export const seenOf = (f: Field, s: State, side: number, table: Int32Array): number[] =>
  f.ofSide[enemyOf(side)]!.filter(
    u => s.on[u] === ON_TABLE && (isGeneral(f, u) || isSupply(f, u) || u < f.troops) && isSeen(f, s, u, table),
  )
