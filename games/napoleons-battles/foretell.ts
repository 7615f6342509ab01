/** What a deed would bring: the same checks and the same sums as the rules, read from a view. Nothing is rolled and nothing changes. */

import { type Action, diceFrom, type Foretold, type Outline, type Seat, type Text, tableFor } from '@bivouac/kernel'
import { shotAt } from './bot/tables.ts'
import { isGeneral } from './field.ts'
import { isFit, ofLeg } from './leg-costs.ts'
import { ofDisobeyed, ofNoCommand, ofOutside, ofRefusedShot, type Told } from './missing.ts'
import { is } from './options.ts'
import { readOrders } from './orders.ts'
import type { RuleRef } from './rulebook.ts'
import { type Line, sumOf } from './rules/01-dice.ts'
import { lay } from './rules/01-formations.ts'
import { isPlace, mayPlace } from './rules/04-deployment.ts'
import { stateFor } from './rules/07-command.ts'
import { rallyLines } from './rules/07-rally.ts'
import { judgeLeg, readLegs, readMarch, type Spoken } from './rules/08-1-march.ts'
import { disobeyed, mayMarch } from './rules/08-1-movement.ts'
import { LEGS } from './rules/08-2-leg-offers.ts'
import { combatLines } from './rules/10-modifiers.ts'
import { evadeLines } from './rules/18-evade.ts'
import { firesWith } from './rules/18-grand-battery.ts'
import { placesIn } from './rules/a-1-places.ts'
import { mayHitSo, shotLines } from './rules/a-3-fire.ts'
import { controlLines } from './rules/b-1-5-writing.ts'
import { basesDrawn, looseDrawn, rowsDrawn } from './skirmish-survey.ts'
import { type FrameOf, fieldFor, type NapoleonPosition, NORMAL, put, type State, type T } from './state.ts'
import { aimDrawn, arcDrawn, copyOf, landmarks, marchOf, reachDrawn, standing, take, zonesDrawn } from './survey.ts'
import { asShown, type NapoleonView } from './view.ts'
import { looseIn, MOVED, NEXT_UNIT, ON_TABLE, shooterIn, targetIn, WAITING } from './words.ts'

type March = FrameOf<'march'>
const NO_DICE = diceFrom(() => {
  throw new Error('nothing is rolled to foretell')
})
const told = (rule: RuleRef, it: string, en: string, value?: number): Told =>
  value === undefined ? { rule, text: { it, en } } : { rule, text: { it, en }, value }

export function foretell(view: NapoleonView, _: Seat, action: Action): Foretold {
  // 1.6 hr By the club’s rule nobody measures before he moves or fires.
  if (is(view.s, 'measuring')) return { lines: [] }
  const pos = asShown(view)
  const t = tableFor(pos, NO_DICE) as T
  const top = pos.stack.at(-1)
  const lines: Told[] = []
  const warnings: Text[] = []
  const drawn: Outline[] = []
  if (top?.proc === 'march' && action.type in LEGS) {
    const leg = { type: action.type as Spoken['type'], arg: action.arg }
    lines.push(...ofLeg(t, top as March, leg))
    if (isFit(leg) && judgeLeg(t, top as March, leg) === undefined)
      drawn.push(...drawnAfter(t, { ...(top as March) }, leg))
  } else if ((action.type === 'march' || action.type === 'orders') && top?.proc === 'movement') {
    const told = ofMarches(t, String(action.arg).split(NEXT_UNIT))
    lines.push(...told.lines)
    drawn.push(...told.drawn)
  } else if (action.type === 'unit' && typeof action.arg === 'number') {
    const unit = Math.trunc(action.arg)
    if (unit >= 0 && unit < fieldFor(t.s).count) {
      const refused = top?.proc === 'movement' ? mayMarch(t, t.s.side, unit, NORMAL) : undefined
      if (refused?.rule === '7.2.3.2') lines.push(...ofNoCommand(fieldFor(t.s), t.s, unit))
      drawn.push(
        ...reachDrawn(t, top?.proc === 'march' ? (top as March) : marchOf(t, unit)),
        ...arcDrawn(fieldFor(t.s), t.s, unit),
        ...landmarks(t, top?.proc === 'march' ? (top as March) : marchOf(t, unit)),
        ...rowsDrawn(t, top?.proc === 'march' ? (top as March) : marchOf(t, unit)),
      )
    }
  } else if (action.type === 'place' && top?.proc === 'deployment' && isPlace(action.arg)) {
    const where = action.arg
    if (mayPlace(t, top as FrameOf<'deployment'>, where)?.rule === '4.0#2')
      lines.push(...ofOutside(fieldFor(t.s), t.s, where))
    drawn.push(...zonesDrawn(fieldFor(t.s), where[0]!))
  } else if (action.type === 'fire' && typeof action.arg === 'number') {
    const [shooter, target, loose] = [shooterIn(action.arg), targetIn(action.arg), looseIn(action.arg)]
    const refused = isShooter(t.s, shooter)
      ? mayHitSo(fieldFor(t.s), t.s, shooter, target, loose, lay(fieldFor(t.s), t.s), false)
      : undefined
    if (refused !== undefined) lines.push(...ofRefusedShot(fieldFor(t.s), t.s, shooter, target, refused))
    else lines.push(...ofShot(t.s, shooter, target, loose))
    drawn.push(...(loose === 0 ? aimDrawn(fieldFor(t.s), t.s, shooter, target) : looseDrawn(t.s, action.arg)))
  } else if (action.type === 'rally' && typeof action.arg === 'number')
    lines.push(...ofTest(rallyLines(fieldFor(t.s), t.s, action.arg)))
  else if (action.type === 'evade' && top?.proc === 'evasions' && is(t.s, 'evadeTest'))
    lines.push(...ofTest(evadeLines(fieldFor(t.s), t.s, (top as FrameOf<'evasions'>).unit)))
  else if (action.type === 'fight' && typeof action.arg === 'number') lines.push(...ofCombat(t.s, action.arg))
  else if (action.type === 'done' && top?.proc === 'movement') {
    warnings.push(...ofEnding(pos))
    lines.push(...ofOrders(t), ...outOfReach(t.s))
  } else if (action.type === 'write' && top?.proc === 'communications') {
    lines.push(...ofWriting(t.s, action.arg))
  }
  return { lines, ...(warnings.length > 0 && { warnings }), ...(drawn.length > 0 && { drawn }) }
}

/** Modifiers as the resolution adds them up, and their sum. */
const added = (lines: readonly Line[]): Told[] => lines.map(({ rule, text, value }) => ({ rule, text, value }))

/** A die against a control: so many of ten. */
function ofTest(lines: readonly Line[]): Told[] {
  const need = Math.max(0, Math.min(10, sumOf(lines)))
  return [...added(lines), told('1.2', `riesce con ${need} o meno su 10`, `passes on ${need} or less of 10`, need)]
}

/** 9.3.3 Of the hundred pairs of dice: how many cost a figure, how many two. */
export function fireChances(modifier: number, dice: 1 | 2 = 1): { readonly one: number; readonly two: number } {
  const { one, two } = shotAt(modifier, 'troops', dice)
  return { one: Math.round(100 * one), two: Math.round(100 * two) }
}

const isShooter = (s: State, u: number): boolean =>
  u < fieldFor(s).troops && fieldFor(s).profile[u]?.range !== undefined

function ofShot(s: State, shooter: number, target: number, loose: number): Told[] {
  const f = fieldFor(s)
  if (f.profile[shooter]?.fire === undefined || target >= f.count) return []
  const table = lay(f, s)
  const lines = shotLines(f, s, shooter, target, table, -1, loose)
  const together = firesWith(f, s, shooter, target, -1, table) >= 0
  const { one, two } = fireChances(sumOf(lines), together ? 2 : 1)
  return [
    ...added(lines),
    ...(together
      ? [told('18.2.1.4 hr', 'il migliore di due dadi, perdite doppie', 'the better of two dice, losses doubled')]
      : []),
    told('9.3.3.2', `più alto del bersaglio: ${one} su 100`, `higher than the target: ${one} in 100`, one),
    told('9.3.3.3', `doppio: ${two} su 100`, `double: ${two} in 100`, two),
  ]
}

function ofCombat(s: State, at: number): Told[] {
  const f = fieldFor(s)
  const it = s.combats[at]
  if (it === undefined || it.own.some(own => own.length === 0)) return []
  const named = { ...it, main: it.main.map((main, side) => (main >= 0 ? main : it.own[side]![0]!)) }
  const table = lay(f, s)
  return [0, 1].flatMap(side =>
    added(combatLines(f, s, named, side, table)).map(({ rule, text, value }) => ({
      rule,
      text: { it: `${f.name[named.main[side]!]!.it}: ${text.it}`, en: `${f.name[named.main[side]!]!.en}: ${text.en}` },
      value: value!,
    })),
  )
}

/** Where a unit ends that the page cannot put there by itself: in contact, in a town, beside somebody. */
const PLACED = new Set(['touch', 'deploy', 'leave', 'attach'])
function drawnAfter(t: T, frame: March, leg: Spoken): Outline[] {
  const copy = copyOf(t)
  take(copy, frame, leg)
  if (leg.type === 'skirmish' || leg.type === 'screen')
    return basesDrawn(placesIn(leg.arg as number[]), 'end', frame.unit)
  return PLACED.has(leg.type) ? [standing(copy, frame.unit, 'end')] : []
}

/** What the legs of each march cost, one unit after the other, up to the leg that is refused; and which unit that is. */
function ofMarches(t: T, texts: readonly string[]): { lines: Told[]; drawn: Outline[] } {
  const copy = copyOf(t)
  const lines: Told[] = []
  const drawn: Outline[] = []
  for (const text of texts) {
    const spoken = readMarch(text)
    if (spoken === undefined || spoken.unit >= fieldFor(t.s).count || t.s.on[spoken.unit] !== ON_TABLE) break
    const refused = { as: 'refused', at: [], of: spoken.unit }
    const cannot = mayMarch(copy, copy.s.side, spoken.unit, NORMAL)
    if (cannot !== undefined)
      return {
        lines: cannot.rule === '7.2.3.2' ? [...lines, ...ofNoCommand(fieldFor(t.s), copy.s, spoken.unit)] : lines,
        drawn: [...drawn, refused],
      }
    const frame = marchOf(copy, spoken.unit)
    for (const leg of readLegs(spoken.rest)) {
      // Of many the costs would be a page of numbers: what each unit spends shows on its own card.
      const told = ofLeg(copy, frame, leg)
      if (texts.length === 1) lines.push(...told)
      if (judgeLeg(copy, frame, leg) !== undefined) return { lines: told, drawn: [...drawn, refused] }
      take(copy, frame, leg)
      if (leg.type === 'skirmish' || leg.type === 'screen')
        drawn.push(...basesDrawn(placesIn(leg.arg as number[]), 'end', frame.unit))
      if (PLACED.has(leg.type) || texts.length > 1) drawn.push(standing(copy, frame.unit, 'end'))
    }
    put(copy.s, spoken.unit, MOVED)
  }
  return { lines, drawn }
}

/** B1.4 Who does not obey his order yet, and by how much. */
function ofOrders(t: T): Told[] {
  const lapse = disobeyed(t, t.s.side)
  return lapse === undefined ? [] : ofDisobeyed(fieldFor(t.s), lapse)
}
/** B1.5.1 Of each order that is written by dice: the control of its writer, and how many of ten he needs. */
function ofWriting(s: State, arg: Action['arg']): Told[] {
  const f = fieldFor(s)
  const isThere = (g: number): boolean => g >= f.troops && g < f.count && s.on[g] === ON_TABLE
  return (readOrders(arg) ?? [])
    .filter(({ from, to }) => isThere(from) && isThere(to) && from !== to)
    .flatMap(({ from, to }) => ofTest(controlLines(f, s, from, to, true)))
}

/** 7.2.3.2 Whom no general of his reaches where everybody stands now: without orders in the next turn. */
function outOfReach(s: State): Told[] {
  const f = fieldFor(s)
  if (!f.commanded[s.side]) return []
  const table = lay(f, s)
  // As if every general were in command: what is left is out of everybody's reach.
  const all = f.generals.map(() => 'C').join('')
  return f.ofSide[s.side]!.filter(
    u => !isGeneral(f, u) && s.on[u] === ON_TABLE && stateFor(f, s, u, all, table) === undefined,
  ).map(u => told('7.2.3.2', `${f.name[u]!.it}: fuori comando`, `${f.name[u]!.en}: out of command`))
}

/** Routed units in reach of a general, and units that could still move: what ending movement gives up. */
function ofEnding(pos: NapoleonPosition): Text[] {
  const { s } = pos
  const f = fieldFor(s)
  const waiting = f.ofSide[s.side]!.filter(u => s.on[u] === WAITING)
  if (waiting.length === 0) return []
  return [{ it: `Attendono ancora di entrare: ${waiting.length}.`, en: `Still waiting to enter: ${waiting.length}.` }]
}
