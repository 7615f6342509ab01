/** 11.8, 11.9 The enemy's plans are carried out, from the foremost zone to the rear. */
import { no } from '../rulebook.ts'
import { type Battle, campaignOf, counterOf, type State, type Unit, unitOf } from '../state.ts'
import { ENEMY, FRENCH, type Plan } from '../words.ts'
import { returnPlan } from './5-forces.ts'
import { canAttack } from './10-acts.ts'
import { isMelee, range } from './10-field.ts'
import { mayReform, reform } from './11-formation.ts'
import { player, question } from './15-decisions.ts'
import { call, choice, goto, steps } from './dialect.ts'

/** 11.8 What an enemy force would do now; '' when there is nothing it could. */
export function enemyPlan(s: State, unit: Unit): Plan | '' {
  const b = s.battle!
  const { troops } = counterOf(s, unit.slot)
  if (b.routed === ENEMY) return 'enemyRetreat'
  if (!troops) return canAttack(s, ENEMY, unit) ? 'combat' : ''
  if (isMelee(b, unit.zone)) return 'combat'
  if (unit.plan !== '') return unit.plan
  return range(b, ENEMY, unit.zone) >= 2 ? 'enemyAdvance' : 'combat'
}

/** From the foremost zone to the rear: forces with a counter first, then the others. */
function nextEnemies(s: State): number[] {
  for (let zone = 0; zone <= 5; zone++) {
    const counters: number[] = []
    const others: number[] = []
    for (const unit of s.battle!.units[ENEMY]) {
      if (unit.zone !== zone || unit.acted === 1 || enemyPlan(s, unit) === '') continue
      if (unit.plan === '') others.push(unit.slot)
      else counters.push(unit.slot)
    }
    if (counters.length > 0) return counters
    if (others.length > 0) return others
  }
  return []
}

const NOT_NEXT = no(
  '11.9',
  {
    it: 'Prima agisce chi sta più avanti, e nella zona chi ha un segnalino.',
    en: 'The foremost act first, and in a zone those with a counter.',
  },
  { it: 'Agirà quando avranno agito quelli davanti.', en: 'It acts when those before it have acted.' },
)
const NOTHING_TO_DO = no(
  '11.9',
  {
    it: 'Questa forza non ha niente da fare ora.',
    en: 'This force has nothing to do now.',
  },
  {
    it: 'Agisce chi non ha ancora agito e può muovere o attaccare.',
    en: 'Those act that have not yet and can move or attack.',
  },
)

export const isDecided = (b: Battle): boolean => b.units[FRENCH].length === 0 || b.units[ENEMY].length === 0

export const enemyPhase = steps('battleTurn', {
  enemyTurn(t) {
    // Who was prepared and did not act has let the moment pass.
    for (const unit of t.s.battle!.units[FRENCH]) if (unit.prepared === 1) unit.acted = 1
  },
  enemyActor: question({
    rule: '11.9',
    verb: 'actor',
    domain: t => campaignOf(t.s).sides[ENEMY]!,
    candidates: t => (isDecided(t.s.battle!) ? [] : nextEnemies(t.s)),
    refuse: (t, _f, slot) => {
      const unit = unitOf(t.s.battle!, ENEMY, slot)
      return unit === undefined || unit.acted === 1 || enemyPlan(t.s, unit) === '' ? NOTHING_TO_DO : NOT_NEXT
    },
    settle: (_t, f, slot) => {
      f.target = slot
    },
    none: t => goto(isDecided(t.s.battle!) ? 'rout' : 'french'),
  }),
  // 11.3 Formation may be used at any moment: before each enemy force acts the player is asked.
  interrupt: choice({
    rule: '11.3',
    seat: player,
    standing: 'pass',
    offers: {
      reform: reform('interrupt'),
      pass: { check: t => mayReform(t), take: () => undefined },
    },
    none: () => undefined,
  }),
  enemyActs(t, f) {
    const { s } = t
    const unit = unitOf(s.battle!, ENEMY, f.target)!
    // Only a force with something to do has been named, and a change of French formation takes nothing from it.
    const plan = enemyPlan(s, unit) as Plan
    f.target = -1
    if (unit.plan !== '' && unit.plan !== plan) {
      const lost = unit.plan
      returnPlan(s.battle!, lost)
      unit.plan = ''
      t.tell({ e: 'planLost', force: s.counter[unit.slot]!, plan: lost })
    }
    return call('act', { side: ENEMY, slot: unit.slot, plan, mode: 0, order: 0 })
  },
  enemyAgain: () => goto('enemyActor'),
})
