/** 18.2 Grand batteries and divisional squares: units that stand together in a set way, and are something else by that alone. */
import { aheadOf, TOUCH, turnBetween } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { type Field, isBatteryUnit, isInfantry } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, has, type State, type T } from '../state.ts'
import { COLUMN, DISORDER, LINE, ON_TABLE, ROUT } from '../words.ts'
import { isDivisional } from './01-chain.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'

/** Drawn up by hand nobody faces the same way to a tenth of a degree. */
const SAME_WAY = 20
const faceAlike = (s: State, a: number, b: number): boolean =>
  Math.abs(turnBetween(s.facing[a]!, s.facing[b]!)) <= SAME_WAY

/** How far one stands ahead of another, along the other’s front. */
const leadOf = (s: State, a: number, b: number): number => aheadOf(s.x[a]! - s.x[b]!, s.y[a]! - s.y[b]!, s.facing[b]!)
/** How far aside: along its front, to the right. */
const asideOf = (s: State, a: number, b: number): number =>
  aheadOf(s.x[a]! - s.x[b]!, s.y[a]! - s.y[b]!, (s.facing[b]! + 900) % 3600)

// ---- 18.2.1 grand batteries -----------------------------------------------------------------------------------------

const inPosition = (f: Field, s: State, u: number): boolean =>
  isBatteryUnit(f, u) && s.on[u] === ON_TABLE && s.form[u] === LINE && !has(s, u, ROUT)

/** 18.2.1 The battery with which this one makes a grand battery: straight before or behind it, touching, facing the same way; −1 none. */
export function partnerOf(f: Field, s: State, u: number, table: Int32Array): number {
  if (!is(s, 'grandBatteries') || !inPosition(f, s, u)) return -1
  for (const other of f.ofSide[f.side[u]!]!) {
    if (other === u || !inPosition(f, s, other) || !faceAlike(s, u, other)) continue
    if (is(s, 'grandBatteryHouse') && !isSameKind(f, u, other)) continue
    if (!within(table, u, table, other, TOUCH)) continue
    if (Math.abs(asideOf(s, u, other)) <= f.base[u]!.front / 4 && Math.abs(leadOf(s, u, other)) > 0) return other
  }
  return -1
}
/** 18.2.1.3 hr Foot batteries of one nation only. */
const isSameKind = (f: Field, a: number, b: number): boolean =>
  f.profile[a]!.arm === 'foot' && f.profile[b]!.arm === 'foot' && f.nation[a] === f.nation[b]

/** 18.2.1.3 hr Of the way of its own guns, what the slower ones of the grand battery leave: so many of so many. */
export function slowedBy(f: Field, s: State, u: number): readonly [over: number, under: number] {
  if (!is(s, 'grandBatteryHouse') || s.form[u] !== LINE) return [1, 1]
  const partner = partnerOf(f, s, u, lay(f, s))
  const own = f.profile[u]!.line
  return partner < 0 ? [1, 1] : [Math.min(own, f.profile[partner]!.line), own]
}

/** 18.2.1.1 The battery in front, from whose front the fire of both is measured; itself where it stands alone. */
export function frontGuns(f: Field, s: State, u: number, table: Int32Array): number {
  const partner = partnerOf(f, s, u, table)
  return partner >= 0 && leadOf(s, partner, u) > 0 ? partner : u
}

const ONE_TARGET = no('18.2.1.1', {
  it: 'Una grande batteria è un’unità sola e spara a un bersaglio solo.',
  en: 'A grand battery is one unit and fires at one target.',
})
/** Shooter × 256 + target. */
const AIM = 256
/** 18.2.1.1 Both fire at the same target. */
export function sameTarget(f: Field, s: State, u: number, target: number, table: Int32Array): Verdict {
  if (s.extra.aimed.length === 0) return undefined
  const partner = partnerOf(f, s, u, table)
  const aimed = partner < 0 ? undefined : s.extra.aimed.find(each => Math.floor(each / AIM) === partner)
  return aimed === undefined || aimed % AIM === target || s.on[aimed % AIM] !== ON_TABLE ? undefined : ONE_TARGET
}
export function noteAim(s: State, u: number, target: number): void {
  if (is(s, 'grandBatteries') && target >= 0 && isBatteryUnit(fieldFor(s), u)) s.extra.aimed.push(u * AIM + target)
}

const SEPARATE = no(
  '18.2.1.2',
  {
    it: 'Le batterie di una grande batteria non cambiano formazione.',
    en: 'Batteries of a grand battery do not change formation.',
  },
  { it: 'Separale prima.', en: 'Part them first.' },
)
export const notInGrandBattery = (
  t: T,
  f: FrameOf<'march'>,
  _: unknown,
  c: { table: Int32Array; field: Field },
): Verdict => (is(t.s, 'grandBatteries') && partnerOf(c.field, t.s, f.unit, c.table) >= 0 ? SEPARATE : undefined)

// ---- 18.2.2 divisional squares --------------------------------------------------------------------------------------

const mayJoin = (f: Field, s: State, u: number): boolean =>
  isInfantry(f, u) && s.on[u] === ON_TABLE && s.form[u] === COLUMN && !has(s, u, DISORDER | ROUT)

/**
 * 18.2.2.1 The brigades that form a divisional square with this one: columns of one division, in contact, facing the same way, at least one of
 * them behind another, and no more behind than in front. Fewer than two: none.
 */
export function squareWith(f: Field, s: State, u: number, table: Int32Array): number[] {
  if (!is(s, 'divisionalSquare') || !mayJoin(f, s, u)) return []
  const division = f.under[u]!
  if (division < 0 || !isDivisional(f, division)) return []
  const found = [u]
  for (let i = 0; i < found.length; i++)
    for (const other of f.ofSide[f.side[u]!]!)
      if (
        !found.includes(other) &&
        f.under[other] === division &&
        mayJoin(f, s, other) &&
        faceAlike(s, u, other) &&
        within(table, found[i]!, table, other, TOUCH)
      )
        found.push(other)
  if (found.length < 2) return []
  const lead = Math.max(...found.map(each => leadOf(s, each, u)))
  const front = found.filter(each => lead - leadOf(s, each, u) <= f.base[u]!.depth).length
  return front < found.length && front >= found.length - front ? found.sort((a, b) => a - b) : []
}
export const isInDivisionalSquare = (f: Field, s: State, u: number, table: Int32Array): boolean =>
  squareWith(f, s, u, table).length > 0

/**
 * 18.2.1.2, 18.2.2.2.1 What is left of so many quarters of a turn for units drawn up like this: half. A grand battery that is slowed by anything
 * else does not move.
 */
export function quartersTogether(s: State, u: number, quarters: number): number {
  const guns = is(s, 'grandBatteries')
  if (!guns && !is(s, 'divisionalSquare')) return quarters
  const f = fieldFor(s)
  if (guns && isBatteryUnit(f, u)) return partnerOf(f, s, u, lay(f, s)) < 0 ? quarters : quarters < 4 ? 0 : 2
  if (!isInfantry(f, u)) return quarters
  return isInDivisionalSquare(f, s, u, lay(f, s)) ? Math.floor(quarters / 2) : quarters
}
