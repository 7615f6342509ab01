/** A French commander who sees only the view: for balance, hints and letting a battle play itself. */
import { type Action, type Decision, isForced } from '@bivouac/kernel'
import { goodCode } from '../data/codes.ts'
import { isMelee, isOwnGround } from '../rules/10-field.ts'
import { campaignOf, combatOf, counterOf, isAt, POOL, type State, strengthAt, unitOf, valuesOf } from '../state.ts'
import type { View } from '../view.ts'
import { ENEMY, FRENCH, INSIGHTS } from '../words.ts'
import { choosePlans, deployAll, fight, isClose } from './battle.ts'
import { march, marchMoney } from './campaign.ts'
import { survey, threat } from './survey.ts'

type Choose = (s: View, actions: readonly Action[]) => Action

const find = (actions: readonly Action[], type: string, arg?: number | string): Action | undefined =>
  actions.find(action => action.type === type && (arg === undefined || action.arg === arg))
const first = (actions: readonly Action[], ...types: string[]): Action => {
  for (const type of types) {
    const found = find(actions, type)
    if (found !== undefined) return found
  }
  return actions[0]!
}
/** The action with the highest value; the first of equals. */
function highest(actions: readonly Action[], value: (action: Action) => number): Action {
  let best = actions[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const v = value(action)
    if (v > most) {
      most = v
      best = action
    }
  }
  return best
}
const n = (action: Action): number => action.arg as number
const top = (s: View) => s.stack[s.stack.length - 1]!

/** What losing a step of a force costs. */
function loss(s: State, slot: number): number {
  const counter = counterOf(s, slot)
  const values = valuesOf(s, slot)
  return counter.reduced !== undefined && s.reduced[slot] === 0
    ? values.combat - counter.reduced.combat
    : values.combat + 1
}

const POLICY: Readonly<Record<string, Choose>> = {
  'linked.choose': (_s, actions) => first(actions, 'fresh'),
  'movement.move': (s, actions) => {
    const f = top(s)
    return f.proc === 'movement' ? march(s, f, actions) : actions[0]!
  },
  // The surest battle first: what it gains can help the next.
  'battles.pick': (s, actions) =>
    highest(actions, a => strengthAt(s, n(a), FRENCH) / Math.max(1, strengthAt(s, n(a), ENEMY))),
  'battle.scouts': (s, actions) => first(actions, s.battle!.fog >= 8 ? 'scout' : 'accept'),
  'battle.summons': (s, actions) => {
    const b = s.battle!
    const here = strengthAt(s, b.area, FRENCH) / Math.max(1, strengthAt(s, b.area, ENEMY))
    const needed = isAt(s, s.napoleon, ENEMY) || here > 2.9 || here < 0.8
    return first(actions, needed ? 'pass' : 'summonNapoleon')
  },
  'battle.extraPlans': (s, actions) => {
    const { area } = s.battle!
    const close = isClose(strengthAt(s, area, FRENCH), strengthAt(s, area, ENEMY))
    return (close && s.french >= 4 ? find(actions, 'buyPlans', 1) : undefined) ?? first(actions, 'pass')
  },
  // An insight costs a plan every turn, and plans are worth more; only the one the fog gives for nothing is taken.
  'battle.insights': (s, actions) =>
    s.battle!.napoleon === 0 ? { type: 'insights', arg: [INSIGHTS.indexOf('front')] } : first(actions, 'done'),
  'fogRecruit.recruit': (s, actions) =>
    highest(actions, a => (a.type === 'pass' ? (s.french >= 4 ? -1 : 9) : combatOf(s, n(a)))),
  'fogRecruit.where': (s, actions) => find(actions, 'area', s.battle!.area) ?? actions[0]!,
  'fogForce.summon': (s, actions) => {
    const { area } = s.battle!
    const close = strengthAt(s, area, FRENCH) < 3 * strengthAt(s, area, ENEMY)
    // Nobody is called away from Napoleon's side if he would be alone, nor from an Objective.
    const spare = (slot: number): boolean =>
      s.at[slot] !== s.napoleon && !campaignOf(s).objectives.includes(s.at[slot]!) && !isAt(s, s.at[slot]!, ENEMY)
    return highest(actions, a => (a.type === 'pass' ? 0 : close && spare(n(a)) ? combatOf(s, n(a)) : -1))
  },
  'fogHit.hit': (s, actions) => highest(actions, a => -loss(s, n(a))),
  'deployment.place': s => deployAll(s),
  'enemyDeployment.field': (_s, actions) => first(actions, 'done'),
  'battleTurn.duration': (_s, actions) => first(actions, 'lengthen'),
  'battleTurn.activate': (_s, actions) => first(actions, 'try'),
  'battleTurn.again': (_s, actions) => first(actions, 'accept'),
  'battleTurn.choosePlans': s => choosePlans(s),
  // On the enemy's behalf: a plan is wasted on a force in melee.
  'battleTurn.assign': (s, actions) =>
    highest(actions, a =>
      a.type === 'chance' ? -1 : isMelee(s.battle!, unitOf(s.battle!, ENEMY, n(a))!.zone) ? 1 : 0,
    ),
  'battleTurn.before': (s, actions) => fight(s, actions),
  'battleTurn.enemyActor': (_s, actions) => first(actions, 'chance'),
  'battleTurn.interrupt': (_s, actions) => first(actions, 'pass'),
  'battleTurn.french': (s, actions) => fight(s, actions),
  'sweep.choose': s => {
    const waiting = s.battle!.units[FRENCH].filter(u => u.zone === 0 && counterOf(s, u.slot).kind === 'cavalry')
    return { type: 'sweep', arg: waiting.slice(0, 3).map(unit => unit.slot) }
  },
  'shock.target': (s, actions) => {
    const f = top(s)
    if (f.proc !== 'shock') return actions[0]!
    return highest(actions, a => {
      if (a.type === 'chance') return -99
      const unit = unitOf(s.battle!, f.side, n(a))!
      const fails = unit.column === 1 || isOwnGround(f.side, unit.zone) ? 1 : 1 - valuesOf(s, unit.slot).combat / 10
      const cost = fails * loss(s, unit.slot)
      return f.side === ENEMY ? cost : -cost
    })
  },
  'hits.assign': (s, actions) => {
    const f = top(s)
    const mine = f.proc === 'hits' && f.side === FRENCH
    return highest(actions, a => (a.type === 'chance' ? -99 : mine ? -loss(s, n(a)) : loss(s, n(a))))
  },
  'supply.spend': spend,
  'orders.pick': (_s, actions) => first(actions, 'chance'),
  'orders.scouts': (_s, actions) => first(actions, 'accept'),
  // On the enemy's behalf: he goes where the French are strongest.
  'orders.aim': (s, actions) => highest(actions, a => (a.type === 'chance' ? -1 : strengthAt(s, n(a), FRENCH))),
  'orders.way': (_s, actions) => actions[0]!,
  'enemySupply.refit': (s, actions) => highest(actions, a => (a.type === 'chance' ? -99 : -combatOf(s, n(a)))),
}

/** The vital or Objective area that a wall would help most, or −1. */
function wallFor(s: State): number {
  const w = survey(s)
  const places = [...w.vital, ...w.c.objectives].filter(area => w.french[area]! > 0 && w.enemy[area] === 0)
  let best = -1
  let most = 0
  for (const area of places) {
    const wanted = (w.vital.includes(area) ? 2 : 1) * threat(w, area) - w.french[area]!
    if (wanted > most) {
      most = wanted
      best = area
    }
  }
  return best
}

/** Refit what gains most, buy back the best, walls where they are needed; a little is kept for battles. */
function spend(s: View): Action {
  const { sides, alike } = campaignOf(s)
  const french = sides[FRENCH]!
  const f = top(s)
  const bought = f.proc === 'supply' ? f.bought : []
  const gain = (slot: number): number => counterOf(s, slot).full.combat - combatOf(s, slot)
  const refits = french
    .filter(slot => s.at[slot]! >= 0 && s.reduced[slot] === 1 && !bought.includes(slot) && gain(slot) >= 2)
    .sort((a, b) => gain(b) - gain(a) || a - b)
    .slice(0, s.french >> 1)
  if (refits.length > 0) return { type: 'refit', arg: refits.sort((a, b) => a - b) }
  const keep = marchMoney(survey(s))
  const wall = wallFor(s)
  const value = (slot: number): number => {
    const counter = counterOf(s, slot)
    const price = counter.full.combat
    if (s.french - price < keep) return -1
    if (!counter.mobile) return wall >= 0 ? 3 : -1
    return counter.named ? 4 + counter.skill + price / 10 : 1 + price / 10
  }
  let best = -1
  for (const slot of french)
    if (s.at[slot] === POOL && value(slot) > Math.max(0, best < 0 ? 0 : value(best))) best = slot
  if (best < 0 || !isAt(s, s.napoleon, FRENCH)) return { type: 'done' }
  const area = counterOf(s, best).mobile ? s.napoleon : wall
  return { type: 'buy', arg: { goods: [goodCode(alike[best]!, 0)], area: [area] } }
}

/** What the bot would do here. Deterministic: the same view gives the same answer. */
export function advise(view: View, decision: Pick<Decision, 'proc' | 'step' | 'actions' | 'gathers'>): Action {
  const choose = POLICY[`${decision.proc}.${decision.step}`]
  const isSingle = isForced({ seat: 0, rule: '-', ...decision })
  return choose === undefined || (isSingle && decision.actions.length === 1)
    ? decision.actions[0]!
    : choose(view, decision.actions)
}
