/** 20.3 Several commanders a side: who they are, and whose each unit is. */
import type { Field } from './field.ts'
import { RANKS } from './words.ts'

/** One player: the general who stands for him on the table (20.3.1.1). The first of a side is its commander in chief. */
export interface Commander {
  readonly side: number
  readonly general: number
}
/** Reconstruction: the book sets no number; four a side are eight at a table. */
const MOST = 4
const CORPS = RANKS.indexOf('corps')

/** 20.3.1 By seat, the first side first: as the scenario says, else the highest general and the generals of formations directly under him. */
export function commandersOf(f: Field): readonly Commander[] {
  const found = known.get(f) ?? listed(f)
  known.set(f, found)
  return found
}
/** They are asked for with every unit that is looked at, and are the same for as long as the battle lasts. */
const known = new WeakMap<Field, readonly Commander[]>()
const listed = (f: Field): readonly Commander[] =>
  [0, 1].flatMap(side => {
    const given = f.data.commanders?.[side]
    const generals = given === undefined ? derived(f, side) : given.map(id => f.id.indexOf(id))
    return generals.map(general => ({ side, general }))
  })
function derived(f: Field, side: number): number[] {
  const own = f.ofSide[side]!.filter(u => f.rank[u]! >= 0).sort((a, b) => f.rank[b]! - f.rank[a]! || a - b)
  const [chief, ...others] = own
  if (chief === undefined) return []
  const next = others.filter(g => f.under[g] === chief || f.under[g]! < 0)
  const corps = next.filter(g => f.rank[g]! >= CORPS)
  const heads = corps.length > 0 ? corps : next
  const units = f.ofSide[side]!.filter(u => u < f.troops)
  // 20.3.1 He commands a formation himself: one of theirs, where nobody else is left to him.
  const hasOwn = units.some(u => !heads.some(g => isUnder(f, u, g)))
  return [chief, ...heads.slice(hasOwn ? 0 : 1)].slice(0, MOST)
}
function isUnder(f: Field, u: number, general: number): boolean {
  for (let up = u, steps = 0; up >= 0 && steps < f.count; up = f.under[up]!, steps++) if (up === general) return true
  return false
}

/** 20.3.1 The seat whose unit or general this is: the nearest commander above it, else the commander in chief. */
export function seatOfUnit(f: Field, commanders: readonly Commander[], unit: number): number {
  for (let up = unit, steps = 0; up >= 0 && steps < f.count; up = f.under[up]!, steps++) {
    const seat = commanders.findIndex(({ general }) => general === up)
    if (seat >= 0) return seat
  }
  return chiefOf(commanders, f.side[unit]!)
}
export const chiefOf = (commanders: readonly Commander[], side: number): number =>
  commanders.findIndex(each => each.side === side)
/** The seats of a side, ascending. */
export const seatsOf = (commanders: readonly Commander[], side: number): number[] =>
  commanders.flatMap((each, seat) => (each.side === side ? [seat] : []))
