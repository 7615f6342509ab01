/** 11.3, 11.10 The French carry out their plans: what was prepared before the enemy acts, the rest after him. */
import { marchCode } from '../data/codes.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { counterOf, type Rules, unitOf } from '../state.ts'
import { FRENCH, type Plan } from '../words.ts'
import { canAttack } from './10-acts.ts'
import { isDecided } from './11-enemy-phase.ts'
import { frenchSlots, mayReform, ONLY_TROOPS, onField, reform } from './11-formation.ts'
import {
  counterVerdict,
  doneVerdict,
  free,
  isAnybodyReady,
  mayMarch,
  NO_TARGET,
  NOT_PREPARED,
  NOT_ROUTED,
  ready,
  STATIC,
  type Stage,
} from './11-french-verdicts.ts'
import { type F, player } from './15-decisions.ts'
import { call, choice, goto, steps } from './dialect.ts'

type Turn = F<'battleTurn'>

const MARCHES: readonly (readonly number[])[] = CAMPAIGNS.map(c =>
  c.sides[FRENCH]!.flatMap(slot => [marchCode(slot, 0), marchCode(slot, 1), marchCode(slot, 2)]),
)

function begin(t: Rules, slot: number, plan: Plan, mode = 0) {
  const unit = unitOf(t.s.battle!, FRENCH, slot)!
  if (unit.plan !== '' && unit.plan !== plan) {
    const lost = unit.plan
    unit.plan = ''
    t.tell({ e: 'planLost', force: t.s.counter[slot]!, plan: lost })
  }
  return call('act', { side: FRENCH, slot, plan, mode, order: 0 })
}

/** The offers are the same before and after the enemy; only who may take them differs. */
const actions = (stage: Stage) => ({
  execute: {
    domain: frenchSlots,
    over: onField,
    check: (t: Rules, _f: Turn, slot: number) =>
      ready(t, slot, stage) ?? counterVerdict(t.s.battle!, unitOf(t.s.battle!, FRENCH, slot)!),
    take: (t: Rules, _f: Turn, slot: number) => begin(t, slot, unitOf(t.s.battle!, FRENCH, slot)!.plan as Plan),
  },
  march: {
    domain: (t: Rules) => MARCHES[t.s.campaign]!,
    over: (t: Rules) =>
      t.s.battle!.units[FRENCH].flatMap(unit => [unit.slot * 4, unit.slot * 4 + 1, unit.slot * 4 + 2]),
    check: (t: Rules, _f: Turn, code: number) => mayMarch(t, code, stage),
    take: (t: Rules, _f: Turn, code: number) => begin(t, code >> 2, 'march', code & 3),
  },
  fire: {
    domain: frenchSlots,
    over: onField,
    check: (t: Rules, _f: Turn, slot: number) =>
      free(t, slot, stage) ?? (canAttack(t.s, FRENCH, unitOf(t.s.battle!, FRENCH, slot)!) ? undefined : NO_TARGET),
    take: (t: Rules, _f: Turn, slot: number) => begin(t, slot, 'fire'),
  },
  pivot: {
    domain: frenchSlots,
    over: onField,
    check: (t: Rules, _f: Turn, slot: number) =>
      free(t, slot, stage) ?? (counterOf(t.s, slot).troops ? undefined : ONLY_TROOPS),
    take: (t: Rules, _f: Turn, slot: number) => begin(t, slot, 'pivot'),
  },
})

export const preparedPhase = steps('battleTurn', {
  // 11.3 Prepare and Square act before the enemy.
  before: choice({
    rule: '11.3',
    seat: player,
    offers: {
      ...actions('before'),
      // 11.3 Formation at any moment: also while those act who were prepared.
      reform: reform('before', t => (isAnybodyReady(t.s.battle!, 'before') ? mayReform(t) : NOT_PREPARED)),
      done: { check: t => doneVerdict(t, 'before'), take: () => goto('enemyTurn') },
    },
    none: () => goto('enemyTurn'),
  }),
  beforeAgain: t => goto(isDecided(t.s.battle!) ? 'rout' : 'before'),
})

export const frenchPhase = steps('battleTurn', {
  french: choice({
    rule: '11.10',
    seat: player,
    offers: {
      ...actions('after'),
      retreat: {
        domain: frenchSlots,
        over: onField,
        check: (t, _f, slot: number) => {
          const verdict = ready(t, slot, 'after')
          if (verdict !== undefined) return verdict
          if (t.s.battle!.routed !== FRENCH) return NOT_ROUTED
          return counterOf(t.s, slot).mobile ? undefined : STATIC
        },
        take: (t, _f, slot: number) => begin(t, slot, 'retreat'),
      },
      reform: reform('french'),
      done: { check: t => doneVerdict(t, 'after'), take: () => goto('rout') },
    },
  }),
  frenchAgain: t => goto(isDecided(t.s.battle!) ? 'rout' : 'french'),
})
