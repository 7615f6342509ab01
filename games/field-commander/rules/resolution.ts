/** 11.9, 11.10 The plans are carried out: what was prepared, then the enemy's, then the rest of the French. */
import { choice, end, goto, type Step } from '@bivouac/kernel'
import { marchCode } from '../data/codes.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { no } from '../rulebook.ts'
import {
  type Battle,
  campaignOf,
  counterOf,
  type FieldCommander,
  type Rules,
  type State,
  type Unit,
  unitOf,
} from '../state.ts'
import { ENEMY, FRENCH, type Plan } from '../words.ts'
import { canAttack } from './act.ts'
import { call, type F, type Go, type Proc, player, question, returnPlan } from './common.ts'
import { hasRoom, isMelee, range } from './field.ts'

type Turn = F<'battleTurn'>
export type TurnSteps = Readonly<Record<string, Step<FieldCommander, Turn>>>
/** Before the enemy only what was prepared may act; afterwards all that has not. */
type Stage = 'before' | 'after'

// ---- refusals ------------------------------------------------------------------------------------------------------------

const NOT_ON_FIELD = no('11.10', { it: 'Questa forza non è sul campo.', en: 'This force is not on the field.' })
const HAS_ACTED = no('11.10', { it: 'Ha già agito in questo turno.', en: 'It has acted this turn.' })
const NOT_PREPARED = no(
  '11.3',
  {
    it: 'Prima del nemico agisce solo chi ha Prepararsi o Allinearsi.',
    en: 'Only forces with Prepare or Square act before the enemy.',
  },
  { it: 'Agirà dopo il nemico.', en: 'It will act after the enemy.' },
)
const NO_COUNTER = no('11.10', { it: 'Questa forza non ha un segnalino.', en: 'This force has no plan counter.' })
const LOST_IN_MELEE = no('10.5', {
  it: 'In mischia questo segnalino non si può eseguire.',
  en: 'In melee this counter cannot be carried out.',
})
const NOT_AT_TWO = no('11.3', {
  it: 'Affiancare vale solo a due zone esatte dal nemico più vicino.',
  en: 'Flank works only exactly two zones from the nearest enemy.',
})
const HAS_COUNTER = no(
  '11.10',
  { it: 'Questa forza ha un segnalino e deve eseguirlo.', en: 'This force has a counter and must carry it out.' },
  { it: 'Esegui il suo segnalino.', en: 'Carry out its counter.' },
)
const MUST_RETREAT = no('11.11', {
  it: 'L’esercito è in rotta: può solo ritirarsi.',
  en: 'The army is routed: it can only retreat.',
})
const NOT_ROUTED = no('11.4', { it: 'La Ritirata è per chi è in rotta.', en: 'Retreat is for a routed army.' })
const STATIC = no('5.4', {
  it: 'Presidi e fortificazioni non muovono.',
  en: 'Garrisons and fortifications do not move.',
})
const GUNS_ONLY_BACK = no('10.1', { it: 'I cannoni marciano solo per ritirarsi.', en: 'Guns march only to retreat.' })
const NOT_FROM_MELEE = no('10.5', { it: 'In mischia non si avanza.', en: 'No force advances in melee.' })
const CAVALRY_TWICE = no('11.4', { it: 'Solo la cavalleria marcia due volte.', en: 'Only cavalry marches twice.' })
const NO_ROOM = no('10.3', {
  it: 'In quella zona non c’è posto, o il campo finisce qui.',
  en: 'There is no room in that zone, or the field ends here.',
})
const NO_TARGET = no('10.6', {
  it: 'Da qui non c’è un nemico da attaccare.',
  en: 'There is no enemy to attack from here.',
})
const ONLY_TROOPS = no('9.10', { it: 'Cannoni e statici restano in linea.', en: 'Guns and statics stay in line.' })
const NO_FORMATION = no(
  '11.3',
  { it: 'Non hai un segnalino Formazione.', en: 'You have no Formation counter.' },
  { it: 'Sceglilo fra i piani del turno.', en: 'Choose it among the plans of the turn.' },
)
const NOT_YET = no('11.10', {
  it: 'Qualcuno deve ancora eseguire il suo segnalino o ritirarsi.',
  en: 'Somebody must still carry out a counter or retreat.',
})

// ---- what a French force may do --------------------------------------------------------------------------------------------

const isReady = (unit: Unit, stage: Stage): boolean =>
  unit.acted === 0 && (stage === 'after' || unit.prepared === 1 || unit.plan === 'square')

/** Is its counter one that can be carried out now? */
function counterVerdict(b: Battle, unit: Unit) {
  if (unit.plan === '') return NO_COUNTER
  if (unit.plan !== 'square' && isMelee(b, unit.zone)) return LOST_IN_MELEE
  return unit.plan === 'flank' && range(b, FRENCH, unit.zone) !== 2 ? NOT_AT_TWO : undefined
}
/** 11.10 Must it act before the player may stop? */
const mustAct = (s: State, unit: Unit, stage: Stage): boolean =>
  isReady(unit, stage) &&
  (s.battle!.routed === FRENCH ? counterOf(s, unit.slot).mobile : counterVerdict(s.battle!, unit) === undefined)

function ready(t: Rules, slot: number, stage: Stage) {
  const unit = unitOf(t.s.battle!, FRENCH, slot)
  if (unit === undefined) return NOT_ON_FIELD
  if (unit.acted === 1) return HAS_ACTED
  return isReady(unit, stage) ? undefined : NOT_PREPARED
}
/** Default plans are for forces without a counter, or whose counter is lost in melee. */
function free(t: Rules, slot: number, stage: Stage) {
  const verdict = ready(t, slot, stage)
  if (verdict !== undefined) return verdict
  const b = t.s.battle!
  if (b.routed === FRENCH) return MUST_RETREAT
  const unit = unitOf(b, FRENCH, slot)!
  return unit.plan === '' || (unit.plan !== 'square' && isMelee(b, unit.zone)) ? undefined : HAS_COUNTER
}

function mayMarch(t: Rules, code: number, stage: Stage) {
  const slot = code >> 2
  const mode = code & 3
  const verdict = free(t, slot, stage)
  if (verdict !== undefined) return verdict
  const { s } = t
  const unit = unitOf(s.battle!, FRENCH, slot)!
  const counter = counterOf(s, slot)
  if (!counter.mobile) return STATIC
  if (mode === 0) return unit.zone === 0 || hasRoom(s, FRENCH, unit.zone - 1) ? undefined : NO_ROOM
  if (!counter.troops) return GUNS_ONLY_BACK
  if (mode === 2 && counter.kind !== 'cavalry') return CAVALRY_TWICE
  if (isMelee(s.battle!, unit.zone)) return NOT_FROM_MELEE
  return unit.zone < 5 && hasRoom(s, FRENCH, unit.zone + 1) ? undefined : NO_ROOM
}

const MARCHES: readonly (readonly number[])[] = CAMPAIGNS.map(c =>
  c.sides[FRENCH]!.flatMap(slot => [marchCode(slot, 0), marchCode(slot, 1), marchCode(slot, 2)]),
)
const frenchSlots = (t: Rules): readonly number[] => campaignOf(t.s).sides[FRENCH]!
const onField = (t: Rules): readonly number[] => t.s.battle!.units[FRENCH].map(unit => unit.slot)

function begin(t: Rules, slot: number, plan: Plan, mode = 0): Go {
  const unit = unitOf(t.s.battle!, FRENCH, slot)!
  if (unit.plan !== '' && unit.plan !== plan) {
    t.tell({ e: 'planLost', force: t.s.counter[slot]!, plan: unit.plan })
    unit.plan = ''
  }
  return call('act', { side: FRENCH, slot, plan, mode, order: 0 })
}

const doneVerdict = (t: Rules, stage: Stage) => {
  const { s } = t
  let anybody = stage === 'after'
  for (const unit of s.battle!.units[FRENCH]) {
    if (mustAct(s, unit, stage)) return NOT_YET
    if (isReady(unit, stage)) anybody = true
  }
  return anybody ? undefined : NOT_PREPARED
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

export const preparedPhase = {
  // 11.3 Prepare and Square act before the enemy.
  before: choice<FieldCommander, Turn, undefined>({
    rule: '11.3',
    seat: player,
    offers: {
      ...actions('before'),
      done: { check: (t: Rules) => doneVerdict(t, 'before'), take: () => goto('enemyTurn') },
    },
    none: () => goto('enemyTurn'),
  }),
  beforeAgain: () => goto('before'),
} satisfies TurnSteps

// ---- 11.9 the enemy -----------------------------------------------------------------------------------------------------------

/** 11.8 What an enemy force would do now; '' when there is nothing it could. */
export function enemyPlan(s: State, unit: Unit): Plan | '' {
  const b = s.battle!
  const { mobile, troops } = counterOf(s, unit.slot)
  if (b.routed === ENEMY && mobile) return 'enemyRetreat'
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

const NOT_NEXT = no('11.9', {
  it: 'Prima agisce chi sta più avanti, e nella zona chi ha un segnalino.',
  en: 'The foremost act first, and in a zone those with a counter.',
})
const NOTHING_TO_DO = no('11.9', {
  it: 'Questa forza non ha niente da fare ora.',
  en: 'This force has nothing to do now.',
})

const isDecided = (b: Battle): boolean => b.units[FRENCH].length === 0 || b.units[ENEMY].length === 0

export const enemyPhase = {
  enemyTurn(t: Rules) {
    // Who was prepared and did not act has let the moment pass.
    for (const unit of t.s.battle!.units[FRENCH]) if (unit.prepared === 1) unit.acted = 1
  },
  enemyActor: question<Turn>({
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
  interrupt: choice<FieldCommander, Turn, undefined>({
    rule: '11.3',
    seat: player,
    standing: 'pass',
    offers: {
      reform: { check: (t: Rules) => mayReform(t), take: (t: Rules) => reforming(t) },
      pass: { check: (t: Rules) => mayReform(t), take: () => undefined },
    },
    none: () => undefined,
  }),
  enemyActs(t: Rules, f: Turn): Go {
    const { s } = t
    const unit = unitOf(s.battle!, ENEMY, f.target)!
    const plan = enemyPlan(s, unit)
    f.target = -1
    // Nothing left to do after a change of formation cannot happen, but a force must not act twice.
    if (plan === '') {
      unit.acted = 1
      return undefined
    }
    if (unit.plan !== '' && unit.plan !== plan) {
      t.tell({ e: 'planLost', force: s.counter[unit.slot]!, plan: unit.plan })
      returnPlan(s.battle!, unit.plan)
      unit.plan = ''
    }
    return call('act', { side: ENEMY, slot: unit.slot, plan, mode: 0, order: 0 })
  },
  enemyAgain: () => goto('enemyActor'),
} satisfies TurnSteps

// ---- 11.10 the French ----------------------------------------------------------------------------------------------------------

export const frenchPhase = {
  french: choice<FieldCommander, Turn, undefined>({
    rule: '11.10',
    seat: player,
    offers: {
      ...actions('after'),
      retreat: {
        domain: frenchSlots,
        over: onField,
        check: (t: Rules, _f: Turn, slot: number) => {
          const verdict = ready(t, slot, 'after')
          if (verdict !== undefined) return verdict
          if (t.s.battle!.routed !== FRENCH) return NOT_ROUTED
          return counterOf(t.s, slot).mobile ? undefined : STATIC
        },
        take: (t: Rules, _f: Turn, slot: number) => begin(t, slot, 'retreat'),
      },
      reform: { check: (t: Rules) => mayReform(t), take: (t: Rules) => reforming(t) },
      done: { check: (t: Rules) => doneVerdict(t, 'after'), take: () => goto('rout') },
    },
  }),
  frenchAgain: (t: Rules) => goto(isDecided(t.s.battle!) ? 'rout' : 'french'),
} satisfies TurnSteps

// ---- 11.3 Formation --------------------------------------------------------------------------------------------------------------

const mayReform = (t: Rules) => (t.s.battle!.formations > 0 ? undefined : NO_FORMATION)
function reforming(t: Rules): Go {
  t.s.battle!.formations--
  return call('reform', { last: -1, left: 3 })
}
const TURNED_BEFORE = no('11.3', {
  it: 'Le forze si indicano in ordine, e questa viene prima dell’ultima indicata.',
  en: 'Forces are named in order, and this one comes before the last named.',
})

/** Up to three forces change formation, those in melee as well. */
export const reform: Proc<'reform'> = {
  rule: '11.3',
  steps: {
    choose: choice<FieldCommander, F<'reform'>, undefined>({
      seat: player,
      offers: {
        turn: {
          domain: frenchSlots,
          over: onField,
          check: (t: Rules, f: F<'reform'>, slot: number) => {
            if (unitOf(t.s.battle!, FRENCH, slot) === undefined) return NOT_ON_FIELD
            if (!counterOf(t.s, slot).troops) return ONLY_TROOPS
            return slot <= f.last ? TURNED_BEFORE : undefined
          },
          take: (t: Rules, f: F<'reform'>, slot: number) => {
            const unit = unitOf(t.s.battle!, FRENCH, slot)!
            unit.column = 1 - unit.column
            t.tell({ e: 'formed', force: t.s.counter[slot]!, column: unit.column })
            f.last = slot
            f.left--
            return f.left > 0 ? goto('choose') : end()
          },
        },
        done: { take: () => end() },
      },
    }),
  },
}
