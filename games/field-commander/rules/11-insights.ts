/** 9.7, 11.1 Insights on the battlefield. */
import { RAID, TRIED } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import { type Battle, campaignOf, counterOf, type Rules, type State, valuesOf } from '../state.ts'
import { ENEMY, FRENCH, INSIGHTS, type Insight } from '../words.ts'
import { hit } from './5-forces.ts'
import { type F, player } from './15-decisions.ts'
import { call, choice, end, goto, procedure, setOf, steps } from './dialect.ts'

// ---- 11.1 insights ------------------------------------------------------------------------------------------------------

const NO_SUCH_INSIGHT = no(
  '11.1',
  { it: 'Non hai questa intuizione in questa battaglia.', en: 'You do not have this insight in this battle.' },
  { it: 'Si scelgono prima della battaglia.', en: 'They are chosen before the battle.' },
)
const NO_ROLL_NEEDED = no(
  '11.1',
  {
    it: 'Questa intuizione non si tenta con il dado.',
    en: 'This insight is not rolled for.',
  },
  { it: 'Ha effetto da sé, a suo tempo.', en: 'It takes effect by itself, in its own time.' },
)
const TRIED_ALREADY = no(
  '11.1',
  { it: 'Già tentata in questo turno di battaglia.', en: 'Already tried for in this battle turn.' },
  { it: 'Si può riprovare al prossimo turno.', en: 'It may be tried for again next turn.' },
)
const NO_CAVALRY = no(
  '9.7',
  {
    it: 'In Riserva non c’è cavalleria che possa dilagare.',
    en: 'There is no cavalry in Reserve that could sweep.',
  },
  { it: 'Tieni della cavalleria in Riserva.', en: 'Keep cavalry in Reserve.' },
)

const sweepers = (s: State): number[] =>
  s
    .battle!.units[FRENCH].filter(unit => unit.zone === 0 && counterOf(s, unit.slot).kind === 'cavalry')
    .map(unit => unit.slot)

function mayTry(t: Rules, f: F<'battleTurn'>, insight: Insight) {
  if (TRIED[insight] === undefined) return NO_ROLL_NEEDED
  if (f.tried.includes(insight)) return TRIED_ALREADY
  if (!t.s.battle!.insights.includes(insight)) return NO_SUCH_INSIGHT
  return insight === 'sweep' && sweepers(t.s).length === 0 ? NO_CAVALRY : undefined
}
const mayTryAny = (t: Rules, f: F<'battleTurn'>) =>
  mayTry(t, f, 'genius') === undefined || mayTry(t, f, 'sweep') === undefined ? undefined : NO_SUCH_INSIGHT

function use(b: Battle, insight: Insight): boolean {
  if (!b.insights.includes(insight)) return false
  b.insights = b.insights.filter(each => each !== insight)
  return true
}

/** Napoleon's command or less; for the scouts' sake a failure is kept in the frame until it is accepted. */
function attempt(t: Rules, f: F<'battleTurn'>) {
  const insight = f.attempt as Insight
  const need = campaignOf(t.s).command + TRIED[insight]!
  const die = t.dice.roll(10, '11.1')
  const ok = die <= need ? 1 : 0
  t.tell({ e: 'insightRoll', insight, die, need, ok })
  if (ok === 0) return goto('failed')
  f.attempt = ''
  use(t.s.battle!, insight)
  if (insight === 'sweep') return call('sweep', { slots: [] })
  const walls = t.s.battle!.units[ENEMY].filter(unit => !counterOf(t.s, unit.slot).mobile).map(unit => unit.slot)
  for (const slot of walls) hit(t, slot)
  return goto('activate')
}

export const insightSteps = steps('battleTurn', {
  // A new turn; special counters go back, and nobody has acted.
  begin(t) {
    const b = t.s.battle!
    b.turn++
    for (const unit of b.units[FRENCH]) unit.acted = 0
    for (const unit of b.units[ENEMY]) unit.acted = 0
    t.tell({ e: 'battleTurn', turn: b.turn, left: b.turns })
    if (use(b, 'morale')) {
      b.morale = 1
      t.tell({ e: 'insightUsed', insight: 'morale' })
    }
    if (use(b, 'raid')) {
      const die = t.dice.roll(10, '9.7')
      const points = Math.min(t.s.enemy, RAID.find(([upTo]) => die <= upTo)![1])
      t.s.enemy -= points
      t.s.french += points
      t.tell({ e: 'raid', die, points })
    }
  },
  lasting: t => (t.s.battle!.insights.includes('duration') ? undefined : goto('activate')),
  // 9.7 Duration: one turn more or less, in the first turn.
  duration: choice({
    rule: '9.7',
    seat: player,
    offers: {
      lengthen: { take: t => last(t, 1) },
      shorten: { take: t => last(t, -1) },
    },
  }),
  // 11.1 Genius and Sweep are tried for, each once a turn.
  activate: choice({
    rule: '11.1',
    seat: player,
    offers: {
      try: {
        domain: INSIGHTS,
        over: () => INSIGHTS,
        check: mayTry,
        take: (t, f, insight: Insight) => {
          f.tried.push(insight)
          f.attempt = insight
          return attempt(t, f)
        },
      },
      done: {
        check: mayTryAny,
        take: () => goto('plans'),
      },
    },
    none: () => goto('plans'),
  }),
  failed(t, f) {
    if (f.attempt !== '' && t.s.scouts > 0) return undefined
    f.attempt = ''
    return goto('activate')
  },
  // 11.1 A failed roll may be repeated for a scout.
  again: choice({
    rule: '11.1',
    seat: player,
    standing: 'accept',
    offers: {
      scout: {
        take: (t, f) => {
          t.s.scouts--
          t.tell({ e: 'scout', left: t.s.scouts })
          return attempt(t, f)
        },
      },
      accept: {
        take: (_t, f) => {
          f.attempt = ''
          return goto('activate')
        },
      },
    },
  }),
  swept: () => goto('activate'),
})

function last(t: Rules, by: number) {
  const b = t.s.battle!
  use(b, 'duration')
  b.turns += by
  t.tell({ e: 'duration', by, turns: b.turns })
}

// ---- 9.7 sweep ------------------------------------------------------------------------------------------------------------

const NOT_SWEEPER = no(
  '9.7',
  {
    it: 'Dilaga solo la cavalleria che sta in Riserva.',
    en: 'Only cavalry in Reserve sweeps.',
  },
  { it: 'Indica una cavalleria in Riserva.', en: 'Point at cavalry in Reserve.' },
)
const THREE_AT_MOST = no(
  '9.7',
  { it: 'Con Dilagare partono al massimo tre cavallerie.', en: 'At most three cavalry forces go with Sweep.' },
  { it: 'Togline una prima.', en: 'Take one out first.' },
)

export const sweep = procedure('sweep', {
  rule: '9.7',
  steps: {
    choose: choice({
      seat: player,
      offers: {
        sweep: setOf({
          domain: t => campaignOf(t.s).frenchMobile,
          over: t => sweepers(t.s),
          least: 1,
          most: 3,
          many: THREE_AT_MOST,
          each: (t, _f, _chosen, slot) => (sweepers(t.s).includes(slot) ? undefined : NOT_SWEEPER),
          take: (_t, f, slots) => {
            f.slots = [...slots]
          },
        }),
      },
    }),
    // Three unmodified attacks each; the hits fall from the enemy's rear forward; the cavalry waits on the map.
    strike(t, f) {
      const { s } = t
      const slot = f.slots.shift()
      if (slot === undefined) return end()
      const { combat, superValue } = valuesOf(s, slot)
      let hits = 0
      for (let i = 0; i < 3; i++) {
        const die = t.dice.roll(10, '9.7')
        const made = die <= superValue ? 2 : die <= combat ? 1 : 0
        t.tell({ e: 'attack', force: s.counter[slot]!, die, combat, superValue, hits: made })
        hits += made
      }
      const units = s.battle!.units[FRENCH]
      units.splice(
        units.findIndex(unit => unit.slot === slot),
        1,
      )
      t.tell({ e: 'swept', force: s.counter[slot]! })
      return hits === 0 ? undefined : call('hits', { side: ENEMY, left: hits, from: 5, scope: 'rear', by: slot })
    },
    again: () => goto('strike'),
  },
})
