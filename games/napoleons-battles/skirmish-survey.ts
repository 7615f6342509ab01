/** Appendix A foretold: what a refused order to skirmishers lacks, and what is drawn of one before it is given. Nothing here is a rule. */
import { cornersOf, distance, nearestPoint, SECTOR, shownLength, span, stepped } from '@bivouac/ground/measured'
import type { Outline, Refusal } from '@bivouac/kernel'
import type { Field } from './field.ts'
import type { Told } from './missing.ts'
import type { RuleRef } from './rulebook.ts'
import { lay } from './rules/01-formations.ts'
import { slotsOf } from './rules/01-pieces.ts'
import { PART } from './rules/08-1-effort.ts'
import type { Spoken } from './rules/08-1-march.ts'
import { enemiesOf } from './rules/08-1-room.ts'
import { ahead } from './rules/08-2-ahead.ts'
import { dispersalFor } from './rules/20-great.ts'
import { row } from './rules/a-1-detaching.ts'
import { asNumbers, leash, placesIn } from './rules/a-1-places.ts'
import { paceOf, wayOf } from './rules/a-2-movement.ts'
import { basesOn } from './rules/a-3-fire.ts'
import { hostile, layBases, mostSkirmishers, skirmishersOf } from './rules/a-bases.ts'
import { type FrameOf, fieldFor, type State, type T } from './state.ts'
import { AT_SKIRMISHERS, BY_SKIRMISHERS, INCH, looseIn, ON_TABLE, shooterIn, targetIn } from './words.ts'

type March = FrameOf<'march'>
const inches = (points: number): number => Math.round((points / INCH) * 100) / 100
const comma = (n: number): string => String(n).replace('.', ',')
const told = (rule: string, it: string, en: string, value: number): Told => ({
  rule: rule as RuleRef,
  text: { it, en },
  value,
})

/** How far the farthest base lies from the body of its unit. */
function farthest(table: Int32Array, unit: number, bases: Int32Array, count: number): number {
  const found = span()
  let most = 0
  for (let i = 0; i < count; i++) {
    const each = slotsOf(table, unit).map(slot => {
      distance(bases, i, table, slot, found)
      return shownLength(found)
    })
    most = Math.max(most, Math.min(...each))
  }
  return most
}
/** How near the nearest enemy is to any of the bases. */
function nearest(f: Field, s: State, unit: number, table: Int32Array, bases: Int32Array, count: number): number {
  const found = span()
  let least = Number.POSITIVE_INFINITY
  for (const enemy of enemiesOf(f, s, unit))
    for (const slot of slotsOf(table, enemy))
      for (let i = 0; i < count; i++) {
        distance(bases, i, table, slot, found)
        least = Math.min(least, shownLength(found))
      }
  const enemies = hostile(f, s, f.side[unit]!)
  const loose = layBases(enemies)
  for (let k = 0; k < enemies.length; k++)
    for (let i = 0; i < count; i++) {
      distance(bases, i, loose, k, found)
      least = Math.min(least, shownLength(found))
    }
  return least
}

/** “5.2 inches from the unit, the limit is 4”: the number that is missing. */
export function ofRefusedSkirmish(t: T, f: March, { type, arg }: Spoken, refused: Refusal): Told[] {
  const { s } = t
  const c = ahead(s, f)
  const { field } = c
  const u = f.unit
  const rule = String(refused.rule)
  const figures = s.figures[u]!
  if (rule === 'A3.6.6')
    return [told(rule, `l’unità ha ${figures} figure su 8`, `the unit has ${figures} figures of 8`, figures)]
  const places = Array.isArray(arg) ? placesIn(arg as number[]) : skirmishersOf(s, u)
  const bases = layBases(places)
  const count = places.length
  if (rule === 'A1.1.2') {
    const most = mostSkirmishers(field, s, u)
    return [told(rule, `basi chieste ${count}, ne ha ${most}`, `asks for ${count} bases, has ${most}`, most)]
  }
  if (rule === 'A1.1.3') {
    const low = dispersalFor(field, s, u)
    const left = figures - count
    return [
      told(
        rule,
        `ne resterebbero ${left}, si disperde a ${low}`,
        `${left} would be left, it disperses at ${low}`,
        left,
      ),
    ]
  }
  if (rule === 'A1.1.5' || rule === 'A2.2') {
    const [far, most] = [inches(farthest(c.table, u, bases, count)), inches(leash(field, u))]
    return [
      told(
        rule,
        `a ${comma(far)}" dall’unità, il limite è ${most}`,
        `${far} inches from the unit, the limit is ${most}`,
        far,
      ),
    ]
  }
  if (rule === 'A1.1.6') {
    const far = inches(nearest(field, s, u, c.table, bases, count))
    return Number.isFinite(far)
      ? [told(rule, `il nemico è a ${comma(far)}", ne serve 1`, `the enemy is ${far} inches away, 1 is needed`, far)]
      : []
  }
  if (rule === 'A2.1' && type === 'screen') {
    const ways = skirmishersOf(s, u).map((base, i) =>
      places[i] === undefined ? 0 : wayOf(s, base, places[i], c).weight,
    )
    const [much, pace] = [inches(Math.max(...ways) / PART), inches(paceOf(field, s, u) / PART)]
    return [told(rule, `costa ${comma(much)}", ne ha ${comma(pace)}`, `needs ${much} inches, has ${pace}`, much)]
  }
  return []
}

/** Where bases would stand, or stand. */
export function basesDrawn(places: Parameters<typeof layBases>[0], as: string, of: number): Outline[] {
  const bases = layBases(places)
  return places.map((_, i) => ({ as, at: cornersOf(bases, i), of }))
}

/** A1.3.1 Places the rules propose for throwing them out, three numbers to a base: near before the front, then as far as may be. */
export function rowsDrawn(t: T, f: March): Outline[] {
  const field = fieldFor(t.s)
  if (t.s.extra.skirmishers === undefined || f.unit >= field.troops || t.s.on[f.unit] !== ON_TABLE) return []
  const spare = t.s.figures[f.unit]! - dispersalFor(field, t.s, f.unit) - 1
  const bases = Math.min(mostSkirmishers(field, t.s, f.unit), spare)
  if (bases <= 0) return []
  return [INCH, leash(field, f.unit) - INCH / 4].map(off => ({
    as: 'skirmish',
    at: asNumbers(row(field, t.s, f.unit, bases, off, 0)),
    of: f.unit,
  }))
}

/** A3.2, A3.4.1 The zones of the bases that fire, and a line from each of them to the target. */
export function looseDrawn(s: State, aim: number): Outline[] {
  const f = fieldFor(s)
  const [u, target, loose] = [shooterIn(aim), targetIn(aim), looseIn(aim)]
  if (u >= f.troops || target >= f.troops || f.profile[u]?.range === undefined) return []
  const table = lay(f, s)
  const range = f.profile[u].range * INCH
  const firing = (loose & BY_SKIRMISHERS) === 0 ? [] : basesOn(f, s, u, target, loose, table)
  const aims = (loose & AT_SKIRMISHERS) === 0 ? [] : skirmishersOf(s, target)
  const from = firing.length > 0 ? firing : [{ x: s.x[u]!, y: s.y[u]!, facing: s.facing[u]! }]
  return [
    ...firing.map(({ x, y, facing }) => ({
      as: 'arc',
      at: [x, y, ...FAN.flatMap(turn => stepped(x, y, (facing + turn + 3600) % 3600, range))],
      of: u,
    })),
    ...from.map(({ x, y }) => {
      const [base] = [...aims].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
      const [tx, ty] = base === undefined ? nearestPoint(x, y, table, target) : [base.x, base.y]
      return { as: 'line', at: [x, y, tx, ty] }
    }),
    ...basesDrawn(aims, 'target', target),
  ]
}
const FAN = Array.from({ length: 13 }, (_, k) => (k * SECTOR) / 6 - SECTOR)
