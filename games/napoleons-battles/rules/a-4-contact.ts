/** A4 Skirmishers come upon by the enemy: they give way, and he goes on as if nobody had been there. */
import { TOUCH } from '@bivouac/ground/measured'
import { isGeneral } from '../field.ts'
import { fieldFor, type T } from '../state.ts'
import { ON_TABLE } from '../words.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { rejoin } from './a-1-rejoining.ts'
import { hostile, layBases } from './a-bases.ts'

/** A4.1 All skirmishers of a unit rejoin it when an enemy on his way, laid at these places of the table, touches one of them. */
export function driveIn(t: T, by: number, table: Int32Array, at: readonly number[]): void {
  const { s } = t
  if (s.extra.skirmishers === undefined || s.extra.skirmishers.length === 0) return
  const field = fieldFor(s)
  if (isGeneral(field, by)) return
  const bases = hostile(field, s, field.side[by]!)
  const loose = layBases(bases)
  const driven = new Set<number>()
  for (const [k, { unit }] of bases.entries()) if (at.some(i => within(table, i, loose, k, TOUCH))) driven.add(unit)
  for (const unit of driven) rejoin(t, unit, 'contact')
}

/** A4.1, A4.2 The same where somebody stands now; and whoever he touches with its body calls them in, too. */
export function driveInAt(t: T, by: number): void {
  const { s } = t
  if (s.extra.skirmishers === undefined || s.extra.skirmishers.length === 0 || s.on[by] !== ON_TABLE) return
  const field = fieldFor(s)
  const table = lay(field, s)
  driveIn(t, by, table, [by])
  if (isGeneral(field, by)) return
  for (const { unit } of hostile(field, s, field.side[by]!))
    if (within(table, by, table, unit, TOUCH)) rejoin(t, unit, 'contact')
}
