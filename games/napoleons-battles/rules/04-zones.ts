/** Where a scenario lets a unit deploy. */
import { clockwise, cornerX, cornerY, shape, shapes } from '@bivouac/ground/measured'
import type { Text } from '@bivouac/kernel'
import { type Field, isGeneral } from '../field.ts'
import type { Spot, ZoneData } from '../scenario.ts'
import type { State } from '../state.ts'
import { DEPLOYED, INCH, ON_TABLE } from '../words.ts'
import { lay } from './01-formations.ts'
import { slotsOf, within } from './01-pieces.ts'

export const points = (inches: number): number => Math.round(inches * INCH)
/** Corners are rounded once: two points over the line are on it. */
const GIVE = 2
export function holds(at: readonly Spot[], x: number, y: number): boolean {
  let side = 0
  for (let k = 0; k < at.length; k++) {
    const [x1, y1] = [points(at[k]![0]), points(at[k]![1])]
    const next = at[(k + 1) % at.length]!
    const [ex, ey] = [points(next[0]) - x1, points(next[1]) - y1]
    const turn = ex * (y - y1) - ey * (x - x1)
    if (turn * turn <= GIVE * GIVE * (ex * ex + ey * ey)) continue
    if (side !== 0 && Math.sign(turn) !== side) return false
    side = Math.sign(turn)
  }
  return true
}
export const zonesOf = (f: Field, u: number): readonly ZoneData[] =>
  f.zones.filter(
    ({ side, of }) =>
      side === f.side[u] && (of === undefined || of.includes(f.id[u]!) || of.includes(f.id[f.under[u]!] ?? '')),
  )
/** Whether all of a unit, every base of it, lies in one of its zones; of a general, whose base takes up no room, the spot he is put on. */
export function isInZone(f: Field, s: State, u: number, table: Int32Array): boolean {
  if (s.form[u] === DEPLOYED)
    return zonesOf(f, u).some(({ town, at }) => {
      const { name, corners } = f.ground.towns[s.town[u]!]!
      return town === name || (at !== undefined && pairs(corners).every(([x, y]) => holds(at, x, y)))
    })
  return zonesOf(f, u).some(({ at }) => {
    if (at === undefined) return false
    if (isGeneral(f, u)) return holds(at, s.x[u]!, s.y[u]!)
    return slotsOf(table, u).every(slot =>
      [0, 1, 2, 3].every(k => holds(at, cornerX(table, slot, k), cornerY(table, slot, k))),
    )
  })
}
export const pairs = (corners: readonly number[]): [number, number][] =>
  corners.flatMap((x, i) => (i % 2 === 0 ? [[x, corners[i + 1]!] as [number, number]] : []))

/** Nobody deploys nearer to the enemy: the zones are so far apart, and a scenario in which they are not is refused. */
const NEAREST = 3 * INCH

/** A scenario with zones whose own proposal breaks them, or whose zones let enemies stand too near: said in a sentence. */
export function misplaced(f: Field, s: State): Text | undefined {
  if (f.zones.length === 0) return undefined
  const table = lay(f, s)
  for (let u = 0; u < f.count; u++) {
    if (s.on[u] !== ON_TABLE || s.host[u]! >= 0) continue
    if (!isInZone(f, s, u, table))
      return {
        it: `“${f.name[u]!.it}” non sta in una delle sue zone`,
        en: `“${f.name[u]!.en}” does not stand in a zone of its own`,
      }
  }
  const grounds = f.zones.map(({ at, town }) =>
    at === undefined
      ? f.ground.towns.find(({ name }) => name === town)!.corners
      : clockwise(at.flatMap(([x, y]) => [points(x), points(y)])),
  )
  const laid = shapes(grounds.length)
  for (const [i, corners] of grounds.entries()) shape(corners, laid, i)
  for (const [i, { side }] of f.zones.entries())
    for (let k = 0; k < i; k++)
      if (f.zones[k]!.side !== side && within(laid, i, laid, k, NEAREST - 1))
        return {
          it: `le zone ${k + 1} e ${i + 1} distano meno di 3 pollici`,
          en: `zones ${k + 1} and ${i + 1} are less than 3 inches apart`,
        }
  return undefined
}
