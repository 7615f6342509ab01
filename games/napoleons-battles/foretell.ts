/** What a deed would bring: the same checks and the same sums as the rules, read from a view. Nothing is rolled and nothing changes. */
import { type Action, diceFrom, type Foretold, type Seat, type Text, tableFor } from '@bivouac/kernel'
import { type Field, isCavalry, isGeneral } from './field.ts'
import { is } from './options.ts'
import type { RuleRef } from './rulebook.ts'
import { type Line, sumOf } from './rules/01-dice.ts'
import { lay } from './rules/01-formations.ts'
import { rallyLines } from './rules/07-rally.ts'
import { allowance, type Cost, effort, FREE, inchesOf } from './rules/08-1-effort.ts'
import { judgeLeg, newMarch, readLegs, readMarch, type Spoken } from './rules/08-1-march.ts'
import { changeTicks, formOf } from './rules/08-2-formation.ts'
import { LEGS } from './rules/08-2-legs.ts'
import {
  type Ahead,
  ahead,
  backMove,
  forwardMove,
  layStraight,
  layWheel,
  obliqueMove,
  passed,
  type Straight,
  sideMove,
  straightCost,
  wheelCost,
  wheelOf,
} from './rules/08-2-manoeuvres.ts'
import { meeting } from './rules/08-4-contact.ts'
import { mustTest, squareLines } from './rules/08-4-square.ts'
import { AIM } from './rules/09-fire.ts'
import { fireLines } from './rules/09-modifiers.ts'
import { combatLines } from './rules/10-modifiers.ts'
import { type FrameOf, fieldFor, has, type NapoleonPosition, NORMAL, type State, type T } from './state.ts'
import { imagine, type NapoleonView } from './view.ts'
import { DISORDER, enemyOf, ON_TABLE, ROUT, WAITING } from './words.ts'

type Told = { rule: RuleRef; text: Text; value?: number }
type March = FrameOf<'march'>
const NO_DICE = diceFrom(() => {
  throw new Error('nothing is rolled to foretell')
})
const shown = (inches: number): number => Math.round(inches * 100) / 100
const told = (rule: RuleRef, it: string, en: string, value?: number): Told =>
  value === undefined ? { rule, text: { it, en } } : { rule, text: { it, en }, value }
const comma = (n: number): string => String(n).replace('.', ',')

export function foretell(view: NapoleonView, _: Seat, action: Action): Foretold {
  const pos = imagine(view)
  const t = tableFor(pos, NO_DICE) as T
  const top = pos.stack.at(-1)
  const lines: Told[] = []
  const warnings: Text[] = []
  if (top?.proc === 'march' && action.type in LEGS)
    lines.push(...ofLeg(t, top as March, { type: action.type as Spoken['type'], arg: action.arg }))
  else if (action.type === 'march' && top?.proc === 'movement') lines.push(...ofMarch(t, String(action.arg)))
  else if (action.type === 'fire' && typeof action.arg === 'number')
    lines.push(...ofShot(t.s, Math.floor(action.arg / AIM), action.arg % AIM))
  else if (action.type === 'rally' && typeof action.arg === 'number')
    lines.push(...ofTest(rallyLines(fieldFor(t.s), t.s, action.arg)))
  else if (action.type === 'fight' && typeof action.arg === 'number') lines.push(...ofCombat(t.s, action.arg))
  else if (action.type === 'done' && top?.proc === 'movement') warnings.push(...ofEnding(pos))
  return warnings.length > 0 ? { lines, warnings } : { lines }
}

/** Modifiers as the resolution adds them up, and their sum. */
const added = (lines: readonly Line[]): Told[] => lines.map(({ rule, text, value }) => ({ rule, text, value }))

/** A die against a control: so many of ten. */
function ofTest(lines: readonly Line[]): Told[] {
  const need = Math.max(0, Math.min(10, sumOf(lines)))
  return [...added(lines), told('1.2', `riesce con ${need} o meno su 10`, `passes on ${need} or less of 10`, need)]
}

/** 9.3.3 Of the hundred pairs of dice: how many cost a figure, how many two. */
export function fireChances(modifier: number): { readonly one: number; readonly two: number } {
  let [one, two] = [0, 0]
  for (let die = 1; die <= 10; die++)
    for (let answer = 1; answer <= 10; answer++) {
      const score = Math.max(1, Math.min(10, die + modifier))
      if (score > answer && score >= 2 * answer) two++
      else if (score > answer) one++
    }
  return { one, two }
}

function ofShot(s: State, shooter: number, target: number): Told[] {
  const f = fieldFor(s)
  if (f.profile[shooter]?.fire === undefined || target >= f.count) return []
  const lines = fireLines(f, s, shooter, target, lay(f, s))
  const { one, two } = fireChances(sumOf(lines))
  return [
    ...added(lines),
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
      text: { it: `${f.name[named.main[side]!]}: ${text.it}`, en: `${f.name[named.main[side]!]}: ${text.en}` },
      value: value!,
    })),
  )
}

/** What the legs of a march given as text cost, up to the one that is refused. */
function ofMarch(t: T, text: string): Told[] {
  const spoken = readMarch(text)
  if (spoken === undefined || spoken.unit >= fieldFor(t.s).count || t.s.on[spoken.unit] !== ON_TABLE) return []
  const frame: March = { proc: 'march', step: 'leg', ...newMarch(t, spoken.unit, NORMAL) }
  const out: Told[] = []
  for (const leg of readLegs(spoken.rest)) {
    out.push(...ofLeg(t, frame, leg))
    if (judgeLeg(t, frame, leg) !== undefined) break
    ;(LEGS[leg.type] as { take: (t: T, f: March, arg: unknown) => unknown }).take(t, frame, leg.arg)
  }
  return out
}

/** 8.1.2 “Needs 2.36 inches, has 2”; who is disordered by being passed through; who has to try for a square. */
function ofLeg(t: T, f: March, leg: Spoken): Told[] {
  const c = ahead(t.s, f)
  const refused = judgeLeg(t, f, leg)
  const out: Told[] = refused === undefined ? [] : [{ rule: refused.rule as RuleRef, text: refused.text }]
  if (isGeneral(c.field, f.unit)) return out
  const cost = costOf(t, f, leg, c)
  if (cost === undefined) return out
  const form = t.s.form[f.unit]!
  const profile = c.field.profile[f.unit]!
  const before = effort(c.field, t.s, f, FREE, form)
  const needs = shown(inchesOf(profile, effort(c.field, t.s, f, cost, form) - before, form))
  const has_ = shown(inchesOf(profile, allowance(c.field, t.s, f.unit) - before, form))
  out.push(
    told('8.1.2', `costa ${comma(needs)}", ne restano ${comma(has_)}`, `needs ${needs} inches, has ${has_}`, needs),
  )
  return [...out, ...follows(t, f, leg, c)]
}

function straightOf(t: T, f: March, { type, arg }: Spoken, c: Ahead): Straight | undefined {
  const n = typeof arg === 'number' ? arg : 0
  const pair = Array.isArray(arg) ? (arg as number[]) : []
  if (type === 'forward') return forwardMove(t, f, n, c)
  if (type === 'back') return backMove(t, f, n, c)
  if (type === 'side') return sideMove(t, f, n, c)
  if (type === 'oblique') return obliqueMove(t, f, pair[0]!, pair[1]!, c)
  if (type !== 'touch') return undefined
  const { direction, distance } = meeting(t, f, pair[1] ?? 0, c)
  return { direction, distance, manner: [] }
}

function costOf(t: T, f: March, leg: Spoken, c: Ahead): Cost | undefined {
  const straight = straightOf(t, f, leg, c)
  if (straight !== undefined) return straightCost(t.s, f.unit, c, straight)
  if ((leg.type === 'wheel' || leg.type === 'wheelBack') && typeof leg.arg === 'number') {
    const wheel = wheelOf(leg.arg, leg.type === 'wheelBack')
    return wheelCost(t.s, f.unit, c, wheel, layWheel(t.s, f.unit, c, wheel))
  }
  if (leg.type === 'form' && typeof leg.arg === 'number')
    return { weight: 0, change: changeTicks(c.field, f.unit, t.s.form[f.unit]!, formOf(leg.arg), is(t.s, 'rates')) }
  return undefined
}

function follows(t: T, f: March, leg: Spoken, c: Ahead): Told[] {
  const out: Told[] = []
  const straight = straightOf(t, f, leg, c)
  if (straight === undefined) return out
  layStraight(f.unit, c, straight)
  if (has(t.s, f.unit, DISORDER | ROUT))
    for (const friend of passed(t.s, f.unit, c, 1))
      out.push(told('8.1.3.1', `${c.field.name[friend]} si disordina`, `${c.field.name[friend]} is disordered`))
  if (leg.type === 'touch' && Array.isArray(leg.arg) && isCavalry(c.field, f.unit))
    out.push(...ofSquare(t.s, c.field, leg.arg[0] as number, f.unit, c.table))
  return out
}

/** 8.4.4 The enemy’s chance to form square. */
function ofSquare(s: State, field: Field, enemy: number, by: number, table: Int32Array): Told[] {
  if (field.side[enemy] !== enemyOf(field.side[by]!) || !mustTest(field, s, enemy, by, table)) return []
  const need = Math.max(0, Math.min(10, sumOf(squareLines(field, s, enemy))))
  return [
    told(
      '8.4.4',
      `${field.name[enemy]} tenta il quadrato: ${need} su 10`,
      `${field.name[enemy]} tries to form square: ${need} of 10`,
      need,
    ),
  ]
}

/** Routed units in reach of a general, and units that could still move: what ending movement gives up. */
function ofEnding(pos: NapoleonPosition): Text[] {
  const { s } = pos
  const f = fieldFor(s)
  const waiting = f.ofSide[s.side]!.filter(u => s.on[u] === WAITING)
  if (waiting.length === 0) return []
  return [{ it: `Attendono ancora di entrare: ${waiting.length}.`, en: `Still waiting to enter: ${waiting.length}.` }]
}
