/** What a sensible player looks at first: weights for what is offered, element by element. */
import type { Action, Decision, Seat } from '@bivouac/kernel'
import { combatOf } from '../rules/8-army.ts'
import { marchAllowance } from '../rules/9-movement.ts'
import { armyOf } from '../rules/9-order.ts'
import { BRITAIN, COMBAT, NAPOLEON } from '../rules/facts.ts'
import { corpsAt, corpsHere } from '../rules/table.ts'
import type { BattleLocals, Frames, NapoleonPosition, OrderLocals, State } from '../state.ts'
import { COALITION, type Corps, FRANCE, type Region, secondOf } from '../words.ts'
import { battleWeights, eventWeight, layWeight, payWeight, priceOf, refreshWeight, takeWeight } from './cards.ts'
import { winterLoss } from './ground.ts'
import { battleOf, chanceOf, INFLICTS, LOSES, WINS } from './odds.ts'
import { placingWeights } from './placing.ts'
import {
  armiesIn,
  bestOf,
  comfort,
  endsFrom,
  groundFor,
  landingsFrom,
  marching,
  type Plan,
  plansIn,
  worthOf,
} from './plan.ts'

/** How willing one is, by type of action; 1 where nothing is said. */
const TYPES: Readonly<Record<string, number>> = {
  pass: 0.6,
  let: 2,
  mud: 1,
  cancel: 1.5,
  repress: 4,
  crown: 4,
  never: 6,
  claim: 6,
  playOn: 0.02,
  detach: 3,
  none: 0.1,
}
/** Better thoughts come sooner: by so much for each point they are worth. */
const KEENNESS = 4
const keen = (value: number): number => Math.exp(KEENNESS * Math.max(-3, Math.min(6, value)))
const UNTHOUGHT = keen(-2.4)

const listOf = (action: Action): readonly number[] | undefined =>
  Array.isArray(action.arg) ? (action.arg as readonly number[]) : undefined
const chosenIn = ({ begun }: Decision): readonly number[] =>
  Array.isArray(begun?.chosen) ? (begun.chosen as readonly number[]) : []
const strengthOf = (s: State, army: readonly Corps[]): number => {
  let strength = 0
  for (const corps of army) strength += combatOf(s, corps)
  return strength
}

/** Of plans that begin with what is chosen: their next corps, or leaving it at that. */
function towards(
  weights: number[],
  { actions }: Decision,
  type: string,
  chosen: readonly Corps[],
  plans: readonly Plan[],
): void {
  for (const { army, value } of plans) {
    if (chosen.some((corps, i) => army[i] !== corps)) continue
    const next = army[chosen.length]
    const at = actions.findIndex(action =>
      action.type !== type ? false : next === undefined ? listOf(action) !== undefined : action.arg === next,
    )
    if (at >= 0) weights[at] = Math.max(weights[at]!, keen(value))
  }
}

/** 7.2 Which army moves, or what else is done. */
function actWeights({ s }: NapoleonPosition, decision: Decision, isPaid: boolean): number[] {
  const { seat, actions } = decision
  const chosen = chosenIn(decision)
  const ground = groundFor(s, seat)
  const weights = actions.map(() => UNTHOUGHT)
  const price = isPaid || s.free[seat] === 1 ? 0 : priceOf(s, seat)
  const mayLead = (): boolean => true
  const types = chosen.length > 0 ? [decision.begun!.type] : ['march', 'force']
  const regions = chosen.length > 0 ? [s.place[chosen[0]!]!] : regionsOf(s, seat)
  let best = 0
  for (const type of types) {
    if (!actions.some(action => action.type === type)) continue
    const forced = type === 'force'
    const cost = price + (forced ? 0.9 : 0)
    for (const region of regions) {
      const plans = plansIn(ground, region, forced, mayLead).map(({ army, value }) => ({ army, value: value - cost }))
      for (const { value } of plans) best = Math.max(best, value)
      towards(weights, decision, type, chosen, plans)
    }
  }
  return actions.map((action, i) => {
    if (action.type === 'card') return eventWeight(s, seat, action.arg as number, best + price)
    if (action.type === 'pass' || action.type === 'enough') return keen(0)
    return weights[i]!
  })
}
function regionsOf(s: State, seat: Seat): readonly Region[] {
  const found: Region[] = []
  for (let region = 0; region < 50; region++) if (corpsHere(s, seat, region) > 0) found.push(region)
  return found
}

/** 9.3 Where the army goes: step by step towards the end that is worth most. */
function wayWeights({ s }: NapoleonPosition, decision: Decision, f: OrderLocals): number[] {
  const corps = armyOf(s)
  const ground = groundFor(s, f.seat)
  const army = marching(ground, corps, f.forced === 1)
  const soFar = chosenIn(decision)
  const at = soFar.length === 0 ? f.at : soFar[soFar.length - 1]!
  const entered = f.entered + soFar.length
  const ends = endsFrom(ground, army, at, entered, marchAllowance(s, f as never, corps), f.rough === 1)
  const landings = decision.actions.some(({ type }) => type === 'sail')
    ? landingsFrom(ground, corps, f.forced === 1)
    : []
  return decision.actions.map(action => {
    if (action.type === 'halt') return keen(0)
    if (listOf(action) !== undefined) return keen(worthOf(ground, army, at, entered, f.rough === 1, false))
    const through =
      action.type === 'sail'
        ? landings.filter(end => end.region === action.arg)
        : ends.filter(end => end.first === action.arg)
    return through.length === 0 ? keen(-2) : keen(bestOf(through))
  })
}

/** 9.4 An interception: what it changes in the battle, or brings as a battle of its own. */
function interceptionWeights({ s }: NapoleonPosition, decision: Decision, f: Frames['interception']): number[] {
  const { seat, actions } = decision
  const chosen = chosenIn(decision)
  const weights = actions.map(() => UNTHOUGHT)
  const enemy = strengthOf(s, corpsAt(s, 1 - seat, f.at))
  const enemies = corpsHere(s, 1 - seat, f.at)
  const friends = corpsAt(s, seat, f.at)
  const held = strengthOf(s, friends)
  const price = s.free[seat] === 1 ? 0 : priceOf(s, seat)
  const worth = (army: readonly Corps[]): number => {
    const own = strengthOf(s, army)
    const toll = 0.3 * army.length + price + (army.includes(NAPOLEON) && army.length < 3 ? 2 : 0)
    if (friends.length > 0) return (chanceOf(enemy, held) - chanceOf(enemy, held + own)) * (2 + friends.length) - toll
    const column = battleOf(own, enemy)
    return (
      1.5 * Math.min(enemies, INFLICTS[column]!) -
      1.7 * Math.min(army.length, LOSES[column]!) +
      2 * WINS[column]! -
      1.2 -
      toll
    )
  }
  const regions = new Set<Region>()
  for (const { arg } of actions) if (typeof arg === 'number') regions.add(s.place[arg]!)
  if (chosen.length > 0) regions.add(s.place[chosen[0]!]!)
  for (const region of regions)
    for (const type of ['intercept', 'force'])
      towards(
        weights,
        decision,
        type,
        chosen,
        armiesIn(s, seat, region, () => true).map(army => ({ army, value: worth(army) - (type === 'force' ? 1 : 0) })),
      )
  return actions.map((action, i) => (action.type === 'let' ? keen(0) : weights[i]!))
}

/** The least is lost first, and never Napoleon. */
const lossWeight = (s: State, action: Action): number => {
  if (listOf(action) !== undefined) return 8
  const corps = action.arg as Corps
  return corps === NAPOLEON ? 0.001 : 60 / combatOf(s, corps) ** 4
}
/** 9.5, 11.9 Somewhere to fall back to: one’s own country, with friends, out of reach. */
function refuge(s: State, seat: Seat, size: number, strength: number): (region: Region) => number {
  const { sums, threat, pull } = groundFor(s, seat)
  return region => {
    const own = sums.defence[seat * 50 + region]! + strength
    const risk = threat[region]! === 0 ? 0 : chanceOf(threat[region]!, own)
    return comfort(s, seat, region) + 0.3 * pull[region]! - risk * (1 + 0.3 * size)
  }
}

/** What armies are asked on the way and after it. */
function battleInstinct(pos: NapoleonPosition, decision: Decision, kind: string): readonly number[] | undefined {
  const { s } = pos
  const { seat, actions } = decision
  const top = pos.stack[pos.stack.length - 1]!
  switch (kind) {
    case 'attrition.choose':
    case 'losses.chooseDead':
    case 'losses.chooseCaptive':
    case 'winter.choose':
      return actions.map(action => lossWeight(s, action))
    case 'losses.wound':
      return actions.map(action => COMBAT[action.arg as number]! ** 3)
    case 'order.withdraw': {
      const { at } = top as unknown as OrderLocals
      const own = corpsAt(s, seat, at)
      const enemies = corpsAt(s, 1 - seat, at)
      const column = battleOf(strengthOf(s, enemies), strengthOf(s, own) + 1)
      const fight =
        1.5 * Math.min(enemies.length, LOSES[column]!) -
        1.7 * Math.min(own.length, INFLICTS[column]!) +
        1.5 * (1 - WINS[column]!)
      const safe = refuge(s, seat, own.length, strengthOf(s, own))
      return actions.map(action => keen(action.type === 'stand' ? fight : safe(action.arg as number) - 0.6))
    }
    case 'retreat.choose': {
      const own = corpsAt(s, seat, (top as unknown as Frames['retreat']).at)
      const safe = refuge(s, seat, own.length, strengthOf(s, own))
      return actions.map(action => keen(safe(action.type === 'sail' ? BRITAIN : (action.arg as number))))
    }
    case 'battle.attackerOut':
    case 'battle.defenderOut':
      return actions.map(action => (listOf(action) !== undefined ? 8 : 2 / combatOf(s, action.arg as number) ** 2))
    case 'battle.attackerPlays':
    case 'battle.defenderPlays':
      return battleWeights(s, top as unknown as BattleLocals, decision)
    case 'battle.refresh':
      return actions.map(action => refreshWeight(s, seat, top as unknown as BattleLocals, action))
  }
  return undefined
}

/** 6.6 An army is rested whole, the largest first, while a card for it is worth it. */
function restWeights(s: State, decision: Decision): number[] {
  const { seat, actions } = decision
  const chosen = chosenIn(decision)
  const price = priceOf(s, seat) / 0.75
  const tired = new Float64Array(50)
  for (let corps = 0; corps < s.place.length; corps++)
    if (s.place[corps]! >= 0 && s.tired[corps] === 1) tired[s.place[corps]!]! += 1
  return actions.map(action => {
    if (action.type === 'done') return keen(0)
    if (listOf(action) !== undefined) return chosen.length > 0 ? 0.3 : 0.01
    const corps = action.arg as Corps
    return chosen.length > 0 ? COMBAT[corps]! : keen(0.42 * tired[s.place[corps]!]! - price)
  })
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
      return actWeights(pos, decision, false)
    case 'turn.another':
      return actWeights(pos, decision, true)
    case 'interception.ask':
      return interceptionWeights(pos, decision, top as unknown as Frames['interception'])
    case 'deploy.place':
      return placingWeights(s, seat, decision, -1)
    case 'mobilise.place':
      return placingWeights(s, seat, decision, (top as unknown as Frames['mobilise']).country)
    case 'rest.rest':
      return restWeights(s, decision)
    case 'diplomacy.play':
    case 'diplomacy.second':
    case 'insurrection.play':
      return actions.map(action => layWeight(s, seat, action))
    case 'strategy.strike':
      return actions.map(action => takeWeight(action, 1 - seat))
    case 'reinforcement.play':
      return actions.map(({ arg }) => (typeof arg === 'number' ? eventWeight(s, seat, arg, 0) : 1))
    case 'strategy.play':
      return actions.map(({ arg }) => (typeof arg === 'number' ? 6 : 1))
    case 'year.choose':
      // 3.2 France strikes first; the Coalition would rather answer, and move last of all.
      return actions.map(({ arg }) => (arg === FRANCE ? 8 : 1))
    case 'winter.lay':
      return actions.map(({ arg }) => (typeof arg === 'number' ? layInWinter(s, arg) : 1))
  }
  const fought = battleInstinct(pos, decision, kind)
  if (fought !== undefined) return fought
  return actions.map(action => {
    if (action.type === 'pay') return payWeight(action, seat)
    if (action.type === 'take') return takeWeight(action, seat)
    return TYPES[action.type] ?? 1
  })
}
/** 13.2 The card goes where most would be lost. */
function layInWinter(s: State, code: number): number {
  const region = secondOf(code)
  const owner = corpsHere(s, FRANCE, region) > 0 ? FRANCE : COALITION
  return 1 + 8 * winterLoss(s, owner, region, corpsHere(s, owner, region))
}
