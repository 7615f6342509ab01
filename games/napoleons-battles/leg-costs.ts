import { type Field, isCavalry, isGeneral } from './field.ts'
import { needs, ofRefusedLeg, type Told } from './missing.ts'
import { is } from './options.ts'
import type { RuleRef } from './rulebook.ts'
import { sumOf } from './rules/01-dice.ts'
import { allowance, type Cost, effort, FREE, inchesOf } from './rules/08-1-effort.ts'
import { judgeLeg, type Spoken } from './rules/08-1-march.ts'
import { type Ahead, ahead } from './rules/08-2-ahead.ts'
import { changeTicks, formOf } from './rules/08-2-formation.ts'
import { aboutTicks, leaveTicks } from './rules/08-2-leg-checks.ts'
import { LEGS } from './rules/08-2-leg-offers.ts'
import {
  backMove,
  forwardMove,
  layStraight,
  obliqueMove,
  passed,
  type Straight,
  sideMove,
  straightCost,
} from './rules/08-2-manoeuvres.ts'
import { roadCost } from './rules/08-2-road.ts'
import { layWheel, wheelCost, wheelOf } from './rules/08-2-wheel.ts'
import { meeting } from './rules/08-4-contact.ts'
import { mustTest, squareLines } from './rules/08-4-square.ts'
import { price } from './rules/a-1-detaching.ts'
import { ofRefusedSkirmish } from './skirmish-survey.ts'
import { type FrameOf, has, type State, type T } from './state.ts'
import { DISORDER, enemyOf, LINE, ROUT } from './words.ts'

type March = FrameOf<'march'>
const shown = (inches: number): number => Math.round(inches * 100) / 100
const told = (rule: RuleRef, it: string, en: string, value?: number): Told =>
  value === undefined ? { rule, text: { it, en } } : { rule, text: { it, en }, value }

/** A leg of the shape its rule reads; anything else has a refusal of its own and nothing to be drawn. */
export const isFit = ({ type, arg }: Spoken): boolean => {
  const { accepts } = LEGS[type] as { accepts?: (arg: unknown) => boolean }
  return accepts === undefined || accepts(arg)
}
/** 8.1.2 “Needs 2.36 inches, has 2”; who is disordered by being passed through; who has to try for a square. */
export function ofLeg(t: T, f: March, leg: Spoken): Told[] {
  const c = ahead(t.s, f)
  const refused = judgeLeg(t, f, leg)
  const out: Told[] = refused === undefined ? [] : [{ rule: refused.rule as RuleRef, text: refused.text }]
  if (!isFit(leg)) return out
  if (refused !== undefined)
    out.push(...(SKIRMISHING.has(leg.type) ? ofRefusedSkirmish : ofRefusedLeg)(t, f, leg, refused))
  if (isGeneral(c.field, f.unit)) return out
  const cost = costOf(t, f, leg, c)
  if (cost === undefined) return out
  const form = t.s.form[f.unit]!
  const profile = c.field.profile[f.unit]!
  const before = effort(c.field, t.s, f, FREE, form)
  const much = shown(inchesOf(profile, effort(c.field, t.s, f, cost, form) - before, form))
  const has_ = shown(inchesOf(profile, allowance(c.field, t.s, f.unit) - before, form))
  out.push(needs('8.1.2', much, has_))
  return [...out, ...follows(t, f, leg, c)]
}

/** A1, A2 Legs of skirmishers. */
const SKIRMISHING: ReadonlySet<string> = new Set(['skirmish', 'screen', 'recallSkirmish'])

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

/** 8.2.5, 14.4.2, 14.5.1.1, 14.5.4 What takes as long as a change of formation. */
const AS_A_CHANGE: ReadonlySet<string> = new Set(['deploy', 'dismount', 'mount', 'detach', 'rejoin'])

function costOf(t: T, f: March, leg: Spoken, c: Ahead): Cost | undefined {
  const straight = straightOf(t, f, leg, c)
  if (straight !== undefined) return straightCost(t.s, f.unit, c, straight)
  if ((leg.type === 'wheel' || leg.type === 'wheelBack') && typeof leg.arg === 'number') {
    const wheel = wheelOf(leg.arg, leg.type === 'wheelBack')
    return wheelCost(f.unit, c, wheel, layWheel(t.s, f.unit, c, wheel))
  }
  if (leg.type === 'form' && typeof leg.arg === 'number')
    return { weight: 0, change: changeTicks(c.field, f.unit, t.s.form[f.unit]!, formOf(leg.arg), is(t.s, 'rates')) }
  if (leg.type === 'road' && typeof leg.arg === 'number') return roadCost(c, f.unit, leg.arg)
  if (leg.type === 'about') return { weight: 0, change: aboutTicks(t, c, f.unit) }
  if (leg.type === 'leave') return { weight: 0, change: leaveTicks(t, c, f.unit) }
  if (leg.type === 'skirmish' || leg.type === 'recallSkirmish') return { weight: 0, change: price(c.field, f.unit) }
  if (AS_A_CHANGE.has(leg.type)) return { weight: 0, change: changeTicks(c.field, f.unit, LINE, LINE, false) }
  return undefined
}

function follows(t: T, f: March, leg: Spoken, c: Ahead): Told[] {
  const out: Told[] = []
  const straight = straightOf(t, f, leg, c)
  if (straight === undefined) return out
  layStraight(f.unit, c, straight)
  if (has(t.s, f.unit, DISORDER | ROUT))
    for (const friend of passed(t.s, f.unit, c, 1))
      out.push(told('8.1.3.1', `${c.field.name[friend]!.it} si disordina`, `${c.field.name[friend]!.en} is disordered`))
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
      `${field.name[enemy]!.it} tenta il quadrato: ${need} su 10`,
      `${field.name[enemy]!.en} tries to form square: ${need} of 10`,
      need,
    ),
  ]
}
