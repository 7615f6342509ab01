/**
 * A1.1 Skirmishers on the table. They are no unit of their own (A1.1.7): a base is a place that belongs to its unit, and everything else about it is
 * the unit’s. So they stand in no list of units, and no rule of the basic game meets them unless it asks here.
 */
import { eastOf, northOf, type Place, quad, shapes } from '@bivouac/ground/measured'
import { SKIRMISHER } from '../data/bases.ts'
import { type Field, isInfantry, troopOf } from '../field.ts'
import type { State } from '../state.ts'
import { enemyOf, ON_TABLE } from '../words.ts'
import { basesOf } from './01-formations.ts'
import { asOne } from './01-pieces.ts'

/** Numbers to a base. */
const EACH = 4
const NONE: readonly number[] = []
const listed = (s: State): readonly number[] => s.extra.skirmishers ?? NONE

/** A base with the unit it belongs to. */
export interface Skirmisher extends Place {
  readonly unit: number
}

/** Everybody’s, or those of the units asked for. */
export function everySkirmisher(s: State, of?: (unit: number) => boolean): Skirmisher[] {
  const all = listed(s)
  const out: Skirmisher[] = []
  for (let k = 0; k < all.length; k += EACH) {
    const unit = all[k]!
    if (s.on[unit] === ON_TABLE && (of === undefined || of(unit)))
      out.push({ unit, x: all[k + 1]!, y: all[k + 2]!, facing: all[k + 3]! })
  }
  return out
}
export const skirmishersOf = (s: State, unit: number): Skirmisher[] =>
  listed(s).length === 0 ? [] : everySkirmisher(s, each => each === unit)
export const isSkirmishing = (s: State, unit: number): boolean => skirmishersOf(s, unit).length > 0

/** Units of a side that have skirmishers out, ascending. */
export const skirmishing = (f: Field, s: State, side: number): number[] =>
  listed(s).length === 0
    ? []
    : [...new Set(everySkirmisher(s, unit => f.side[unit] === side).map(each => each.unit))].sort((a, b) => a - b)

/** Puts the bases of a unit where they are to be; none: it has called them in. */
export function station(s: State, unit: number, places: readonly Place[]): void {
  const all = listed(s)
  const others: number[] = []
  for (let k = 0; k < all.length; k += EACH) if (all[k] !== unit) others.push(...all.slice(k, k + EACH))
  // Not written into: checks work on copies that share what they do not change.
  s.extra = { ...s.extra, skirmishers: [...others, ...places.flatMap(({ x, y, facing }) => [unit, x, y, facing])] }
}

/** A1.1.2 How many bases a unit has: by note s half of its own, rounded down, everybody else one. */
export const mostSkirmishers = (f: Field, s: State, unit: number): number =>
  !isInfantry(f, unit) ? 0 : troopOf(f, unit).skirmish ? Math.floor(basesOf(f, s, unit) / 2) : 1

/** A1.1.1 The ground of a base. */
export const layBase = ({ x, y, facing }: Place, out: Int32Array, at: number): void =>
  quad(x, y, facing, SKIRMISHER.front, SKIRMISHER.depth, out, at)
/** The ground of several, one after the other. */
export function layBases(places: readonly Place[]): Int32Array {
  const out = shapes(places.length)
  for (const [i, place] of places.entries()) layBase(place, out, i)
  return out
}
/** The middle of a base, from which its range is measured (A3.4#1). */
export const middleOf = ({ x, y, facing }: Place): { readonly x: number; readonly y: number } => ({
  x: x + eastOf(0, -SKIRMISHER.depth / 2, facing),
  y: y + northOf(0, -SKIRMISHER.depth / 2, facing),
})

/** The table with a base where its unit stands: what is asked about the unit is then answered for the base. */
export function lent(table: Int32Array, { unit, ...place }: Skirmisher): Int32Array {
  const out = table.slice()
  layBase(place, out, unit)
  asOne(out, unit)
  return out
}

/** Bases of the enemies of a side. */
export const hostile = (f: Field, s: State, side: number): Skirmisher[] =>
  listed(s).length === 0 ? [] : everySkirmisher(s, unit => f.side[unit] === enemyOf(side))
