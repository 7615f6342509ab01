/**
 * Of a deed that is refused, the number that is missing: how much it needs and how much there is. The refusal itself comes from the rules; here the
 * same measures are read once more to say by how much, and whatever depends on how far one goes is found by asking the rules for less.
 */
import {
  bearing,
  cornerX,
  cornerY,
  distance,
  lengthOf,
  nearestPoint,
  SECTOR,
  SPREAD,
  shownLength,
  span,
  turnBetween,
} from '@bivouac/ground/measured'
import type { Refusal, Text } from '@bivouac/kernel'
import { type Field, generalOf, generalSpeed, isBatteryUnit, isGeneral } from './field.ts'
import type { RuleRef } from './rulebook.ts'
import { besides } from './rules/01-attachment.ts'
import { directGenerals } from './rules/01-chain.ts'
import { lay } from './rules/01-formations.ts'
import { slotsOf } from './rules/01-pieces.ts'
import { stoodAt } from './rules/04-deployment.ts'
import { points, zonesOf } from './rules/04-zones.ts'
import { radiusOf } from './rules/07-command.ts'
import { judgeLeg, type Spoken } from './rules/08-1-march.ts'
import { type Ahead, ahead } from './rules/08-2-ahead.ts'
import { mouths } from './rules/09-sectors.ts'
import type { Lapse } from './rules/b-1-4-conduct.ts'
import type { FrameOf, State, T } from './state.ts'
import { DEPLOYED, INCH, ON_TABLE } from './words.ts'

export type Told = { rule: RuleRef; text: Text; value?: number }
type March = FrameOf<'march'>

const hundredths = (n: number): number => Math.round(n * 100) / 100
const inItalian = (n: number): string => String(n).replace('.', ',')
/** Inches, to a hundredth. */
const inches = (length: number): number => hundredths(length / INCH)
const line = (rule: string, it: string, en: string, value: number): Told => ({
  rule: rule as RuleRef,
  text: { it, en },
  value,
})
/** “needs 21.4 inches, has 20” */
export const needs = (rule: string, much: number, there: number): Told =>
  line(rule, `costa ${inItalian(much)}", ne restano ${inItalian(there)}`, `needs ${much} inches, has ${there}`, much)
const farFrom = (rule: string, f: Field, u: number, far: number, want: number): Told =>
  line(
    rule,
    `${f.noun[u]!.it} è a ${inItalian(far)}", il limite è ${inItalian(want)}`,
    `${f.noun[u]!.en} is ${far} inches away, the limit is ${want}`,
    far,
  )

/** How far apart two units are, all their bases looked at. */
function apart(table: Int32Array, a: number, b: number): number {
  const found = span()
  let least = Number.POSITIVE_INFINITY
  for (const i of slotsOf(table, a))
    for (const j of slotsOf(table, b)) {
      distance(table, i, table, j, found)
      least = Math.min(least, shownLength(found))
    }
  return least
}
const nearestOf = (table: Int32Array, u: number, all: readonly number[]): readonly [unit: number, far: number] =>
  all.reduce<readonly [number, number]>(
    (best, each) => {
      const far = apart(table, u, each)
      return far < best[1] ? [each, far] : best
    },
    [-1, Number.POSITIVE_INFINITY],
  )

// ---- legs -----------------------------------------------------------------------------------------------------------

/** Legs whose number can be made less. */
const MEASURED = new Set(['forward', 'back', 'side', 'oblique', 'road', 'wheel', 'wheelBack'])
const lessThan = ({ type, arg }: Spoken, much: number): Spoken => {
  if (Array.isArray(arg)) return { type, arg: [arg[0] as number, much] }
  return { type, arg: (arg as number) < 0 ? -much : much }
}
const sizeOf = ({ arg }: Spoken): number => Math.abs(Array.isArray(arg) ? (arg[1] as number) : (arg as number))

/** The most of this leg that the rules allow: nought when they allow nothing of it. */
function mostOf(t: T, f: March, leg: Spoken): number {
  let [low, high] = [0, sizeOf(leg)]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (judgeLeg(t, f, lessThan(leg, middle)) === undefined) low = middle
    else high = middle
  }
  return low
}

/** Rules that keep one an inch from the enemy. */
const INCH_AWAY = new Set(['8.2.3', '8.2.4', '8.2.5.1.1'])

/** What a refused leg lacks, its cost apart. */
export function ofRefusedLeg(t: T, f: March, leg: Spoken, refused: Refusal): Told[] {
  const c = ahead(t.s, f)
  const { field } = c
  const rule = String(refused.rule)
  if (isGeneral(field, f.unit)) return ofRide(t.s, c, f.unit, leg, rule)
  const out: Told[] = []
  if (INCH_AWAY.has(rule) && c.foes.length > 0) {
    const [foe, far] = nearestOf(c.table, f.unit, c.foes)
    if (far < INCH) out.push(farFrom(rule, field, foe, inches(far), 1))
  }
  if (leg.type === 'touch' && Array.isArray(leg.arg)) out.push(...ofCharge(t, f, leg.arg[0] as number, c, rule))
  if (leg.type === 'attach' && typeof leg.arg === 'number' && leg.arg < field.troops && t.s.on[leg.arg] === ON_TABLE)
    out.push(farFrom(rule, field, leg.arg, inches(apart(c.table, f.unit, leg.arg)), 0))
  if (rule !== '8.1.2' && out.length === 0 && MEASURED.has(leg.type)) out.push(asFarAs(t, f, leg, rule))
  return out
}
function asFarAs(t: T, f: March, leg: Spoken, rule: string): Told {
  const most = mostOf(t, f, leg)
  if (leg.type === 'wheel' || leg.type === 'wheelBack') {
    const [asked, free] = [sizeOf(leg) / 10, most / 10]
    return line(
      rule,
      `chiesti ${inItalian(asked)}°, liberi ${inItalian(free)}°`,
      `asks for ${asked} degrees, free for ${free}`,
      free,
    )
  }
  const [asked, free] = [inches(sizeOf(leg)), inches(most)]
  return line(
    rule,
    `chiesti ${inItalian(asked)}", liberi ${inItalian(free)}`,
    `asks for ${asked} inches, free for ${free}`,
    free,
  )
}
function ofCharge(t: T, f: March, enemy: number, c: Ahead, rule: string): Told[] {
  if (enemy >= c.field.troops || t.s.on[enemy] !== ON_TABLE || rule === '8.1.2') return []
  return [farFrom(rule, c.field, enemy, inches(apart(c.table, f.unit, enemy)), inches(c.reach))]
}
/** 8.1.2 How far a general would ride, and how far he still may. */
function ofRide(s: State, c: Ahead, u: number, { type, arg }: Spoken, rule: string): Told[] {
  const to =
    type === 'go' && Array.isArray(arg)
      ? { x: arg[0] as number, y: arg[1] as number }
      : type === 'attach' && typeof arg === 'number' && arg < c.field.troops && s.on[arg] === ON_TABLE
        ? besides(c.field, s, u, arg)
        : undefined
  if (to === undefined) return []
  const left = generalSpeed(c.field, u) - s.spent[u]!
  return [needs(rule, inches(lengthOf(to.x - s.x[u]!, to.y - s.y[u]!)), inches(left))]
}

/** 7.2.3.2 Who is out of command: how far his general is, and how far that one reaches. */
export function ofNoCommand(f: Field, s: State, u: number): Told[] {
  const table = lay(f, s)
  const own = directGenerals(f, u).filter(g => s.on[g] === ON_TABLE)
  const [general, far] = nearestOf(table, u, own)
  if (general < 0) return []
  const reach = Math.min(radiusOf(f, s, general, table), generalOf(f, general).radius * INCH)
  return [farFrom('7.2.3.2', f, general, inches(far), inches(reach))]
}

/** B1.4 Who does not do what his order wants: how far he is, and how far he should be. */
export const ofDisobeyed = (f: Field, { refusal, sheet, unit, far, limit }: Lapse): Told[] => [
  line(
    String(refusal.rule),
    `${f.noun[sheet.to]!.it}: ${f.noun[unit]!.it} è a ${inItalian(inches(far))}", ne sono ammessi ${inItalian(inches(limit))}`,
    `${f.noun[sheet.to]!.en}: ${f.noun[unit]!.en} is ${inches(far)} inches away, ${inches(limit)} are allowed`,
    inches(far),
  ),
]

// ---- fire -----------------------------------------------------------------------------------------------------------

/** 9.2.2, 9.2.3 “17.2 inches, reaches 16”; or how far off the front the target lies, and how far one sees. */
export function ofRefusedShot(f: Field, s: State, u: number, target: number, refused: Refusal): Told[] {
  const range = f.profile[u]?.range
  if (range === undefined || target >= f.troops || s.on[target] !== ON_TABLE) return []
  const table = lay(f, s)
  const rule = String(refused.rule)
  if (rule === '9.2.2') {
    const far = Math.min(
      ...mouths(f, s, u).flatMap(({ x, y }) =>
        slotsOf(table, target).map(slot => {
          const [nx, ny] = nearestPoint(x, y, table, slot)
          return lengthOf(nx - x, ny - y)
        }),
      ),
    )
    const away = inches(far)
    return [line(rule, `dista ${inItalian(away)}", la gittata è ${range}`, `${away} inches, reaches ${range}`, away)]
  }
  if (rule !== '9.2.3') return []
  const off = Math.min(
    ...mouths(f, s, u).flatMap(({ x, y, facing }) =>
      [0, 1, 2, 3].map(k =>
        Math.abs(turnBetween(facing, bearing(cornerX(table, target, k) - x, cornerY(table, target, k) - y))),
      ),
    ),
  )
  const sees = (isBatteryUnit(f, u) ? SPREAD : SECTOR) / 10
  return [
    line(
      rule,
      `è a ${inItalian(off / 10)}° dal fronte, il settore è di ${sees}°`,
      `${off / 10} degrees off the front, the zone is ${sees}`,
      off / 10,
    ),
  ]
}

// ---- deployment -----------------------------------------------------------------------------------------------------

/** How far the farthest corner of a unit lies outside the zone that fits it best. */
export function ofOutside(f: Field, s: State, where: readonly number[]): Told[] {
  const u = where[0]!
  if (where[4] === DEPLOYED) return []
  const after = stoodAt(s, f, where)
  const table = lay(f, after)
  const corners = isGeneral(f, u)
    ? [[after.x[u]!, after.y[u]!]]
    : slotsOf(table, u).flatMap(slot => [0, 1, 2, 3].map(k => [cornerX(table, slot, k), cornerY(table, slot, k)]))
  let least = Number.POSITIVE_INFINITY
  for (const { at } of zonesOf(f, u)) {
    if (at === undefined) continue
    const outline = at.map(([x, y]) => [points(x), points(y)] as const)
    least = Math.min(least, Math.max(...corners.map(([x, y]) => beyond(outline, x!, y!))))
  }
  if (!Number.isFinite(least)) return []
  const out = inches(least)
  return [line('4.0#2', `fuori dalla zona di ${inItalian(out)}"`, `${out} inches outside the zone`, out)]
}
/** How far a point is beyond the edges of a convex outline: only shown, so roots may be taken. */
function beyond(outline: readonly (readonly [number, number])[], x: number, y: number): number {
  const middle = [0, 1].map(k => outline.reduce((sum, spot) => sum + spot[k as 0 | 1], 0) / outline.length)
  let most = 0
  for (const [i, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(i + 1) % outline.length]!
    const [ex, ey] = [x2 - x1, y2 - y1]
    const side = (px: number, py: number): number => ex * (py - y1) - ey * (px - x1)
    const off = side(x, y) * Math.sign(side(middle[0]!, middle[1]!))
    most = Math.max(most, -off / Math.hypot(ex, ey))
  }
  return most
}
