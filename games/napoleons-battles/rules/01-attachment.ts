/** 1.5 Friends in contact: attached bases belong to the infantry or cavalry they touch. */
import { eastOf, northOf, TOUCH } from '@bivouac/ground/measured'
import { type Field, isArtillery, isCombatUnit, isGeneral, isSupply, isTroops } from '../field.ts'
import type { State } from '../state.ts'
import { DEPLOYED, ON_TABLE } from '../words.ts'
import { commands } from './01-chain.ts'
import { depthOf } from './01-formations.ts'
import { within } from './01-pieces.ts'

/** 1.5.2 Batteries and wagons belong to one unit; 8.4.2.1 in a combat the host stands for them. */
export const hostOf = (s: State, u: number): number => (s.host[u]! >= 0 ? s.host[u]! : u)

/** 1.5, 1.5.1 A unit and all that is attached to it stand together: they share their ground and block nobody of their own. */
export const isTogether = (s: State, a: number, b: number): boolean => hostOf(s, a) === hostOf(s, b)

/** 8.3.1 A brigade deployed in a town and a battery or wagon train of its side have room in it together. */
export function sharesTown(f: Field, s: State, a: number, b: number): boolean {
  if (f.side[a] !== f.side[b]) return false
  const inTown = (u: number, other: number): boolean => s.form[u] === DEPLOYED && isTroops(f, u) && !isTroops(f, other)
  return inTown(a, b) || inTown(b, a)
}

/** 1.5.1 Batteries and wagons attached to a unit, ascending. */
export function attachedTo(f: Field, s: State, unit: number): number[] {
  const out: number[] = []
  for (let u = 0; u < f.troops; u++) if (s.host[u] === unit && s.on[u] === ON_TABLE) out.push(u)
  return out
}

/** 1.5.3 The generals who touch a unit, the highest rank first; 1.5.4 in a town, all who are inside. */
export function generalsWith(f: Field, s: State, unit: number, table: Int32Array): number[] {
  const out: number[] = []
  for (let g = f.troops; g < f.count; g++)
    if (s.on[g] === ON_TABLE && f.side[g] === f.side[unit] && within(table, g, table, unit, TOUCH)) out.push(g)
  return out.sort((a, b) => f.rank[b]! - f.rank[a]! || a - b)
}

/** 1.1.4 Those of them whose presence means anything to the unit: the generals of its own chain of command. */
export const leadersWith = (f: Field, s: State, unit: number, table: Int32Array): number[] =>
  generalsWith(f, s, unit, table).filter(general => commands(f, general, unit))

/** 1.5, 7.2.2.3 Whether a general touches any friendly unit. */
export function isAttached(f: Field, s: State, general: number, table: Int32Array): boolean {
  for (const u of f.ofSide[f.side[general]!]!)
    if (u < f.troops && s.on[u] === ON_TABLE && within(table, general, table, u, TOUCH)) return true
  return false
}

/** Whether this may be attached to that (1.5): no other pairing is possible. */
export function mayBeHost(f: Field, guest: number, host: number): boolean {
  if (f.side[guest] !== f.side[host]) return false
  if (isGeneral(f, guest)) return isCombatUnit(f, host) || isSupply(f, host)
  return (isArtillery(f, guest) || isSupply(f, guest)) && isTroops(f, host)
}

/**
 * Where a guest stands: a general behind the middle of his host; the guns of a battery are spread along the front, so its base takes the middle
 * of the host’s front (FN15). Generals take up no room, and a battery may stand in the ground of its own host.
 */
export function besides(
  f: Field,
  s: State,
  guest: number,
  host: number,
): { readonly x: number; readonly y: number; readonly facing: number } {
  const facing = s.facing[host]!
  const behind = isGeneral(f, guest) && s.form[host] !== DEPLOYED ? -depthOf(f, s, host) : 0
  return { x: s.x[host]! + eastOf(0, behind, facing), y: s.y[host]! + northOf(0, behind, facing), facing }
}
export function placeBeside(f: Field, s: State, guest: number, host: number): void {
  const { x, y, facing } = besides(f, s, guest, host)
  s.x[guest] = x
  s.y[guest] = y
  s.facing[guest] = facing
}

/** After a host has changed its ground (losses, a square) its guests close up on it (8.4.4.2). */
export function dress(f: Field, s: State, host: number): void {
  if (s.on[host] !== ON_TABLE) return
  for (let u = 0; u < f.count; u++) if (s.host[u] === host && s.on[u] === ON_TABLE) placeBeside(f, s, u, host)
}
