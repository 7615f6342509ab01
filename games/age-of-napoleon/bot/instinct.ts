/** What a sensible player looks at first: weights for what is offered, element by element. */
import type { Action, Decision, Seat } from '@bivouac/kernel'
import { worthOf } from '../data/weights.ts'
import { combatOf, commanderOf } from '../rules/8-army.ts'
import { armyOf } from '../rules/9-order.ts'
import { COMBAT, COMMAND, DISTANCE, NAPOLEON, PLAYER } from '../rules/facts.ts'
import { controllerAt, corpsAt, corpsHere, isWinter } from '../rules/table.ts'
import type { NapoleonPosition, OrderLocals, State } from '../state.ts'
import { type Corps, firstOf, MAJORS, type Region, SPAIN_LAND, secondOf } from '../words.ts'
import { objectives, strengths } from './score.ts'

/** How willing one is, by type of action; 1 where nothing is said. */
const TYPES: Readonly<Record<string, number>> = {
  pass: 0.6,
  play: 3,
  card: 1,
  let: 3,
  mud: 1.2,
  cancel: 1.2,
  repress: 2,
  crown: 4,
  never: 6,
  lay: 4,
  claim: 6,
  playOn: 0.05,
  detach: 3,
  none: 0.3,
  no: 1.5,
  done: 1.2,
  enough: 0.4,
  stand: 1,
  halt: 0.5,
  rest: 0.8,
}

const arrayOf = (action: Action): readonly number[] | undefined =>
  Array.isArray(action.arg) ? (action.arg as readonly number[]) : undefined
const isOurs = (card: number, seat: Seat): boolean => PLAYER[card] === -1 || PLAYER[card] === seat

/** Chance of a battle, roughly: by the difference in columns. */
const hope = (own: number, enemy: number): number => 1 / (1 + Math.exp((enemy - own) / 4))

/** A step to a region: nearer to what is wanted, into battles that can be won, not into hopeless ones. */
function stepWeight(
  s: State,
  seat: Seat,
  own: number,
  sums: Float64Array,
  wanted: readonly (readonly [Region, number])[],
  from: Region,
  to: Region,
): number {
  const enemy = sums[(1 - seat) * 50 + to]!
  if (enemy > 0) return 12 * hope(own, enemy) ** 2
  let gain = 0
  for (const [region, weight] of wanted)
    gain = Math.max(gain, weight * (DISTANCE[from * 50 + region]! - DISTANCE[to * 50 + region]!))
  const hostile = controllerAt(s, to) === 1 - seat ? 0.5 : 0
  return Math.max(0.1, 0.6 + gain + hostile)
}

function wayWeights(pos: NapoleonPosition, decision: Decision, f: OrderLocals): number[] {
  const { s } = pos
  const army = armyOf(s)
  const own = army.reduce((sum, corps) => sum + combatOf(s, corps), 0)
  const sums = strengths(s)
  const wanted = objectives(s, f.seat)
  const begun = decision.begun?.chosen
  const soFar = Array.isArray(begun) ? (begun as readonly number[]) : []
  const at = soFar.length === 0 ? f.at : soFar[soFar.length - 1]!
  return decision.actions.map(action => {
    if (action.type === 'halt') return 0.2
    const whole = arrayOf(action)
    if (whole !== undefined) return whole.length === 0 ? 0.2 : 1.2
    return stepWeight(s, f.seat, own, sums, wanted, at, action.arg as number)
  })
}

/** An army: the best commander first, then companions; garrisons of one stay behind now and then. */
function armyWeights({ s }: NapoleonPosition, decision: Decision): number[] {
  const begun = decision.begun?.chosen
  const chosen = Array.isArray(begun) ? (begun as readonly Corps[]) : []
  return decision.actions.map(action => {
    const force = action.type === 'force' ? 0.25 : 1
    if (action.type !== 'march' && action.type !== 'force' && action.type !== 'intercept')
      return TYPES[action.type] ?? 1
    const whole = arrayOf(action)
    if (whole !== undefined) return whole.length >= Math.min(5, COMMAND[commanderOf(s, whole)]!) ? 6 : 1.5
    const corps = action.arg as Corps
    if (chosen.length > 0) return 2 + combatOf(s, corps)
    const here = corpsHere(s, decision.seat, s.place[corps]!)
    return force * (0.3 + (COMMAND[corps]! / 4) ** 2 * Math.min(4, here)) * (s.tired[corps] === 1 ? 0.4 : 1)
  })
}
const placingWeight = (action: Action): number => {
  const whole = arrayOf(action)
  if (whole !== undefined) return 0.3
  const corps = firstOf(action.arg as number)
  return COMBAT[corps]! ** 2 / 8 + COMMAND[corps]! / 4
}
/** The least is lost first, and never Napoleon. */
const lossWeight = (s: State, action: Action): number => {
  const whole = arrayOf(action)
  if (whole !== undefined) return 8
  const corps = action.arg as Corps
  return corps === NAPOLEON ? 0.01 : 12 / combatOf(s, corps) ** 2
}

export function instinct(pos: NapoleonPosition, decision: Decision): readonly number[] {
  const { s } = pos
  const { seat, actions, proc, step } = decision
  const top = pos.stack[pos.stack.length - 1]!
  const kind = `${proc}.${step}`
  switch (kind) {
    case 'order.way':
      return wayWeights(pos, decision, top as unknown as OrderLocals)
    case 'turn.act':
    case 'turn.another':
    case 'interception.ask':
      return armyWeights(pos, decision)
    case 'deploy.place':
    case 'mobilise.place':
      return actions.map(placingWeight)
    case 'attrition.choose':
    case 'losses.chooseDead':
    case 'losses.chooseCaptive':
    case 'winter.choose':
      return actions.map(action => lossWeight(s, action))
    case 'losses.wound':
      return actions.map(action => COMBAT[action.arg as number]! ** 2)
    case 'order.withdraw': {
      const at = (top as unknown as OrderLocals).at
      const own = corpsAt(s, seat, at).reduce((sum, corps) => sum + combatOf(s, corps), 0)
      const enemy = corpsAt(s, 1 - seat, at).reduce((sum, corps) => sum + combatOf(s, corps), 0)
      const stay = hope(own, enemy)
      return actions.map(action =>
        action.type === 'stand' ? 4 * stay : 1 - stay + (controllerAt(s, action.arg as number) === seat ? 0.5 : 0),
      )
    }
    case 'battle.attackerOut':
    case 'battle.defenderOut':
      return actions.map(action => (arrayOf(action) !== undefined ? 6 : 2 / combatOf(s, action.arg as number)))
    case 'strategy.strike':
      return actions.map(action => worthOf(action.arg as number, isOurs(action.arg as number, 1 - seat)))
    case 'rest.rest':
      return actions.map(action => (action.type === 'done' ? (isWinter(s) ? 2 : 1) : 1))
  }
  return actions.map(action => {
    if (action.type === 'pay' || kind === 'battle.refresh') {
      if (typeof action.arg !== 'number') return 1.5
      return 1 / worthOf(action.arg, isOurs(action.arg, seat)) ** 3
    }
    if (action.type === 'take') return worthOf(action.arg as number, isOurs(action.arg as number, seat)) ** 2
    // A card on a great country says more than on a small one, and Spain decides who has won (14).
    if ((kind === 'diplomacy.play' || kind === 'insurrection.play') && typeof action.arg === 'number') {
      const country = secondOf(action.arg)
      return country === SPAIN_LAND ? 14 : country < MAJORS ? 8 : 2
    }
    if (kind === 'diplomacy.play') return 0.4
    return TYPES[action.type] ?? 1
  })
}
