/** What a sensible player looks at first: weights for what is offered. Armies, ways and places are suggested whole (`suggest.ts`). */
import type { Decision } from '@bivouac/kernel'
import { BRITAIN, COMBAT } from '../rules/facts.ts'
import { corpsHere } from '../rules/table.ts'
import type { BattleLocals, Frames, NapoleonPosition, OrderLocals, State } from '../state.ts'
import { COALITION, FRANCE, secondOf } from '../words.ts'
import { battleWeights, eventWeight, layWeight, payWeight, refreshWeight, takeWeight } from './cards.ts'
import { winterLoss } from './ground.ts'
import { keen } from './keen.ts'
import { refuge, standing } from './meeting.ts'

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
/** What armies are asked on the way and after it. */
function battleInstinct(pos: NapoleonPosition, decision: Decision, kind: string): readonly number[] | undefined {
  const { s } = pos
  const { seat, actions } = decision
  const top = pos.stack[pos.stack.length - 1]!
  switch (kind) {
    case 'losses.wound':
      return actions.map(action => COMBAT[action.arg as number]! ** 3)
    case 'order.withdraw': {
      const { at } = top as unknown as OrderLocals
      const safe = refuge(s, seat, at)
      return actions.map(({ type, arg }) => keen(type === 'stand' ? standing(s, seat, at) : safe(arg as number) - 0.6))
    }
    case 'retreat.choose': {
      const safe = refuge(s, seat, (top as unknown as Frames['retreat']).at)
      return actions.map(action => keen(safe(action.type === 'sail' ? BRITAIN : (action.arg as number))))
    }
    case 'battle.attackerPlays':
    case 'battle.defenderPlays':
      return battleWeights(s, top as unknown as BattleLocals, decision)
    case 'battle.refresh':
      return actions.map(action => refreshWeight(s, seat, top as unknown as BattleLocals, action))
  }
  return undefined
}

export function instinct(pos: NapoleonPosition, decision: Decision): readonly number[] {
  const { s } = pos
  const { seat, actions, proc, step } = decision
  const kind = `${proc}.${step}`
  switch (kind) {
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
    // 12.5 A crown makes a dominion, which only France wants.
    if (action.type === 'crown' && seat !== FRANCE) return 0.02
    return TYPES[action.type] ?? 1
  })
}
/** 13.2 The card goes where most would be lost. */
function layInWinter(s: State, code: number): number {
  const region = secondOf(code)
  const owner = corpsHere(s, FRANCE, region) > 0 ? FRANCE : COALITION
  return 1 + 8 * winterLoss(s, owner, region, corpsHere(s, owner, region))
}
