/** 11.2, 11.5 Both sides' plan counters: chosen by the French, drawn for the enemy. */
import { planCode, SLOTS } from '../data/codes.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { PLANS } from '../data/plans.ts'
import { FRENCH_PLAN_COUNT } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import { campaignOf, counterOf, type Rules, type State, unitOf } from '../state.ts'
import { CUP, ENEMY, FRENCH, FRENCH_PLANS, SPECIAL_PLANS, type SpecialPlan } from '../words.ts'
import { player, question } from './15-decisions.ts'
import { choice, goto, setOf, steps } from './dialect.ts'

// ---- 11.2 French plans ---------------------------------------------------------------------------------------------------

const NO_COUNTER_LEFT = no(
  '11.3',
  { it: 'Segnalini di questo tipo finiti.', en: 'No counter of this kind is left.' },
  { it: 'Scegli un altro piano.', en: 'Choose another plan.' },
)
const NOT_ON_FIELD = no(
  '11.2',
  { it: 'Questa forza non è sul campo.', en: 'This force is not on the field.' },
  { it: 'Indica una forza che sta combattendo.', en: 'Point at a force that is fighting.' },
)
const HAS_PLAN = no(
  '11.2',
  { it: 'Questa forza ha già un piano.', en: 'This force has a plan already.' },
  {
    it: 'Oltre al suo piano può avere solo Prepararsi, e una volta.',
    en: 'Beside its plan it can have only Prepare, and that once.',
  },
)
const WRONG_ARM = no(
  '10.1',
  {
    it: 'Questo piano non è per quest’arma.',
    en: 'This plan is not for this arm.',
  },
  { it: 'Dallo a un’altra arma, o scegli un altro piano.', en: 'Give it to another arm, or choose another plan.' },
)
const NO_MORE_PLANS = no(
  '11.2',
  { it: 'Non hai altri piani in questo turno.', en: 'You have no more plans this turn.' },
  { it: 'Togline uno prima.', en: 'Take one out first.' },
)

const FORMATION = FRENCH_PLANS.indexOf('formation')
const PREPARE = FRENCH_PLANS.indexOf('prepare')
/** Formation is given to no force: its counters have codes of their own. */
const FORMATIONS: readonly number[] = Array.from({ length: FRENCH_PLAN_COUNT[0] }, (_, i) => planCode(FORMATION, i))
const PLAN_CODES: readonly (readonly number[])[] = CAMPAIGNS.map(c =>
  FRENCH_PLANS.flatMap((_, plan) =>
    plan === FORMATION ? FORMATIONS : c.sides[FRENCH]!.map(slot => planCode(plan, slot)),
  ),
)
const planIn = (code: number): number => Math.floor(code / SLOTS)

export function mayPlan(s: State, chosen: readonly number[], code: number) {
  const index = planIn(code)
  if (chosen.filter(each => planIn(each) === index).length >= FRENCH_PLAN_COUNT[0]) return NO_COUNTER_LEFT
  if (index === FORMATION) return undefined
  const unit = unitOf(s.battle!, FRENCH, code % SLOTS)
  if (unit === undefined) return NOT_ON_FIELD
  // Prepare goes beside another plan, and no two plans of the same force otherwise.
  if (index === PREPARE) return undefined
  const isRival = (each: number): boolean =>
    each % SLOTS === unit.slot && planIn(each) !== PREPARE && planIn(each) !== FORMATION
  if (chosen.some(isRival)) return HAS_PLAN
  const { kind, troops } = counterOf(s, unit.slot)
  const { only } = PLANS[FRENCH_PLANS[index]!]
  const fits =
    only === 'artillery' ? kind === 'gun' || kind === 'fortification' : only === undefined ? troops : kind === only
  return fits ? undefined : WRONG_ARM
}

/** Lays the counters beside their forces, Formation beside the field. */
function layPlans(t: Rules, codes: readonly number[]): void {
  const { s } = t
  for (const code of codes) {
    const plan = FRENCH_PLANS[planIn(code)]!
    if (plan === 'formation') {
      s.battle!.formations++
      t.tell({ e: 'planChosen', plan, force: -1 })
      continue
    }
    const unit = unitOf(s.battle!, FRENCH, code % SLOTS)!
    if (plan === 'prepare') unit.prepared = 1
    else unit.plan = plan
    t.tell({ e: 'planChosen', plan, force: s.counter[unit.slot]! })
  }
}

// ---- 11.5 enemy plans ----------------------------------------------------------------------------------------------------

/** The most skilled infantry or cavalry without a plan. */
function mostSkilled(s: State): number[] {
  let highest = -1
  let out: number[] = []
  for (const unit of s.battle!.units[ENEMY]) {
    const counter = counterOf(s, unit.slot)
    if (!counter.troops || unit.plan !== '') continue
    if (counter.skill > highest) {
      highest = counter.skill
      out = []
    }
    if (counter.skill === highest) out.push(unit.slot)
  }
  return out
}
const NO_TROOPS = no(
  '11.5',
  {
    it: 'I piani nemici vanno a fanteria e cavalleria sul campo.',
    en: 'Enemy plans go to infantry and cavalry on the field.',
  },
  { it: 'Indica fanteria o cavalleria nemica sul campo.', en: 'Point at enemy infantry or cavalry on the field.' },
)
const NOT_HIGHEST = no(
  '11.5',
  {
    it: 'Il piano tocca alla forza più abile che non ne ha.',
    en: 'The plan falls to the most skilled force without one.',
  },
  {
    it: 'Ne avrà uno quando tutti i più abili avranno il loro.',
    en: 'It gets one when all the more skilled have theirs.',
  },
)

/** Draws one counter from the cup; special ones are laid aside and another is drawn. */
function drawPlan(t: Rules, slot: number): void {
  const { s } = t
  const b = s.battle!
  for (;;) {
    let count = 0
    for (const each of b.cup) count += each
    if (count === 0) return
    let index = t.dice.pick(count, '11.5')
    let kind = 0
    while (index >= b.cup[kind]!) index -= b.cup[kind++]!
    b.cup[kind]!--
    t.reveal()
    const plan = CUP[kind]!
    if ((SPECIAL_PLANS as readonly string[]).includes(plan)) {
      b[plan as SpecialPlan] = 1
      t.tell({ e: 'special', plan: plan as SpecialPlan })
      continue
    }
    unitOf(b, ENEMY, slot)!.plan = plan as Exclude<typeof plan, SpecialPlan>
    t.tell({ e: 'planDrawn', plan: plan as Exclude<typeof plan, SpecialPlan>, force: s.counter[slot]! })
    return
  }
}

export const planSteps = steps('battleTurn', {
  // 11.11 A routed army is given no plans.
  plans(t) {
    // A Sweep can leave one side alone on the field.
    const { units } = t.s.battle!
    if (units[FRENCH].length === 0 || units[ENEMY].length === 0) return goto('rout')
    return t.s.battle!.routed === FRENCH || t.s.battle!.plans[FRENCH] === 0 ? goto('draw') : undefined
  },
  // 11.2 Up to the number of plans.
  choosePlans: choice({
    rule: '11.2',
    seat: player,
    offers: {
      plans: setOf({
        domain: t => PLAN_CODES[t.s.campaign]!,
        over: t =>
          FRENCH_PLANS.flatMap((_, plan) =>
            plan === FORMATION ? FORMATIONS : t.s.battle!.units[FRENCH].map(unit => planCode(plan, unit.slot)),
          ),
        most: t => t.s.battle!.plans[FRENCH],
        many: NO_MORE_PLANS,
        each: (t, _f, chosen, code) => mayPlan(t.s, chosen, code),
        take: (t, _f, codes) => layPlans(t, codes),
      }),
      done: { take: () => undefined },
    },
  }),
  draw(t, f) {
    f.drawn = 0
    return t.s.battle!.routed === ENEMY ? goto('before') : undefined
  },
  // 11.5 Who receives the next plan is settled before it is drawn.
  assign: question({
    rule: '11.5',
    verb: 'give',
    domain: t => campaignOf(t.s).sides[ENEMY]!,
    candidates: (t, f) => (f.drawn < t.s.battle!.plans[ENEMY] ? mostSkilled(t.s) : []),
    refuse: (t, _f, slot) => {
      const unit = unitOf(t.s.battle!, ENEMY, slot)
      return unit === undefined || !counterOf(t.s, slot).troops ? NO_TROOPS : NOT_HIGHEST
    },
    settle: (t, f, slot) => {
      f.drawn++
      drawPlan(t, slot)
      return goto('assign')
    },
  }),
})
