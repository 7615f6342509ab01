/** 9, 11.13, 11.14 A battle from the fog of war to the withdrawal. */
import { CUP_COUNTS, FOG_PRICES, FOG_TURNS, WITHDRAWAL } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import {
  type Battle,
  campaignOf,
  counterOf,
  forcesAt,
  isAt,
  isEnemy,
  isFrench,
  type Rules,
  type State,
  strengthAt,
} from '../state.ts'
import { ENEMY, FRENCH, INSIGHTS, other, type Side } from '../words.ts'
import { aloneAtOnce, defeat } from './3-victory.ts'
import { destroy } from './5-forces.ts'
import { arrivals } from './6-set-up.ts'
import { fogEvent } from './9-fog.ts'
import { even, player } from './15-decisions.ts'
import { call, choice, end, goto, procedure, setOf } from './dialect.ts'

function begin(s: State, area: number, during: number): Battle {
  const c = campaignOf(s)
  return {
    area,
    during,
    fog: 0,
    paid: 0,
    turns: 0,
    turn: 0,
    plans: [0, c.enemyPlans],
    napoleon: s.napoleon === area ? 1 : 0,
    insights: [],
    morale: 0,
    formations: 0,
    closeRanks: 0,
    officers: 0,
    wellStruck: 0,
    routed: -1,
    refuge: -1,
    cup: [...CUP_COUNTS[0]],
    fallen: [],
    units: [[], []],
  }
}

// ---- refusals ----------------------------------------------------------------------------------------------------------

const TOO_DEAR = no(
  '9.6',
  { it: 'Non hai abbastanza punti rifornimento.', en: 'You do not have enough supply points.' },
  { it: 'Un piano in più costa 2 punti, due ne costano 5.', en: 'One more plan costs 2 points, two cost 5.' },
)
const NO_PLAN_TO_GIVE = no(
  '9.7',
  {
    it: 'Ogni intuizione si paga con un piano di battaglia, e non ne restano.',
    en: 'Every insight is paid for with a battle plan, and none is left.',
  },
  { it: 'Togline una, o compra piani prima della battaglia.', en: 'Take one out, or buy plans before the battle.' },
)

/** 9.3: with fog 1 a battle without Napoleon gets one insight for nothing. */
const freeInsight = (b: Battle): boolean => b.napoleon === 0 && b.fog === 1
/** How many insights can be had: one for each plan where Napoleon is, or the one the fog gives. */
const insightsLeft = (b: Battle): number => (freeInsight(b) ? 1 : b.napoleon === 1 ? b.plans[0] : 0)

// ---- the battle ---------------------------------------------------------------------------------------------------------

export const battle = procedure('battle', {
  rule: '9.1',
  steps: {
    // 9.1 The enemy spends what he must, the die is rolled, the result gives turns and an event.
    fog(t, f) {
      const { s } = t
      const b = (s.battle = begin(s, f.area, f.during))
      const french = strengthAt(s, f.area, FRENCH)
      t.tell({ e: 'battle', campaign: s.campaign, area: f.area, french, enemy: strengthAt(s, f.area, ENEMY) })
      const price = FOG_PRICES.find(([least]) => s.enemy >= least)
      b.paid = price?.[1] ?? 0
      s.enemy -= b.paid
      const die = t.dice.roll(10, '9.1')
      b.fog = die + b.paid
      b.turns = FOG_TURNS[b.fog]!
      t.tell({ e: 'fog', die, roll: b.fog, paid: b.paid, turns: b.turns, again: 0 })
    },
    scouting: t => (t.s.scouts > 0 ? undefined : goto('event')),
    // 9.2 A scout for another roll, unmodified, as often as there are scouts.
    scouts: choice({
      rule: '9.2',
      seat: player,
      standing: 'accept',
      offers: {
        accept: { take: () => undefined },
        scout: {
          take: t => {
            const b = t.s.battle!
            t.s.scouts--
            t.tell({ e: 'scout', left: t.s.scouts })
            b.fog = t.dice.roll(10, '9.2')
            b.turns = FOG_TURNS[b.fog]!
            t.tell({ e: 'fog', die: b.fog, roll: b.fog, paid: 0, turns: b.turns, again: 1 })
            return goto('scouting')
          },
        },
      },
    }),
    event: t => fogEvent(t, t.s.battle!.fog),
    napoleon: t => (t.s.battle!.fog === 5 && t.s.battle!.napoleon === 0 ? undefined : goto('overwhelm')),
    // 9.3, result 5: Napoleon may come to this battle from wherever he is.
    summons: choice({
      rule: '9.3',
      seat: player,
      offers: {
        summonNapoleon: {
          take: t => {
            const { s } = t
            const from = s.napoleon
            s.napoleon = s.battle!.area
            s.battle!.napoleon = 1
            t.tell({ e: 'napoleon', campaign: s.campaign, from, to: s.napoleon })
          },
        },
        pass: { take: () => undefined },
      },
    }),
    // 9.4 Three times the strength destroys the other side without a battle.
    overwhelm(t, f) {
      const { s } = t
      const french = strengthAt(s, f.area, FRENCH)
      const enemy = strengthAt(s, f.area, ENEMY)
      if (french < 3 * enemy && enemy < 3 * french) {
        t.tell({ e: 'noOverwhelm', french, enemy })
        return undefined
      }
      const side = french > enemy ? ENEMY : FRENCH
      t.tell({ e: 'overwhelmed', side, french, enemy })
      for (const slot of forcesAt(s, f.area, side)) destroy(t, slot)
      if (side === FRENCH && s.battle!.napoleon === 1) return defeat(t, 'overwhelmed', '9.4')
      return finish(t)
    },
    // 9.5 Plans by Napoleon's command, or by the number without him.
    quantity(t) {
      const { s } = t
      const b = s.battle!
      b.plans[0] = b.napoleon === 1 ? campaignOf(s).command : campaignOf(s).noNapoleon
      t.tell({ e: 'plans', french: b.plans[0], enemy: b.plans[1] })
    },
    money: t => (t.s.french >= 2 ? undefined : goto('insightful')),
    // 9.6 One more for 2 points, two more for 5.
    extraPlans: choice({
      rule: '9.6',
      seat: player,
      offers: {
        buyPlans: {
          domain: [1, 2],
          check: (t, _f, count: number) => (t.s.french >= (count === 1 ? 2 : 5) ? undefined : TOO_DEAR),
          take: (t, _f, count: number) => {
            const price = count === 1 ? 2 : 5
            t.s.french -= price
            t.s.battle!.plans[0] += count
            t.tell({ e: 'boughtPlans', plans: t.s.battle!.plans[0], price })
          },
        },
        pass: { take: () => undefined },
      },
    }),
    insightful: t => (insightsLeft(t.s.battle!) > 0 ? undefined : goto('french')),
    // 9.7 Insights for plans, while Napoleon is here.
    insights: choice({
      rule: '9.7',
      seat: player,
      offers: {
        insights: setOf({
          domain: INSIGHTS.map((_, index) => index),
          most: t => Math.min(INSIGHTS.length, insightsLeft(t.s.battle!)),
          many: NO_PLAN_TO_GIVE,
          take: (t, _f, chosen) => {
            const b = t.s.battle!
            for (const index of chosen) {
              if (!freeInsight(b)) b.plans[0]--
              b.insights.push(INSIGHTS[index]!)
              t.tell({ e: 'insight', insight: INSIGHTS[index]! })
            }
          },
        }),
        done: { take: () => undefined },
      },
    }),
    french: () => call('deployment', {}),
    enemy: () => call('enemyDeployment', {}),
    turn: () => call('battleTurn', { tried: [], attempt: '', drawn: 0, target: -1 }),
    // 11.12, 11.13 On to the next turn, unless one side alone is left or the track has run out.
    next(t) {
      const b = t.s.battle!
      // 3.2 Without a French force left on the field Napoleon is lost, and the campaign with him.
      if (b.units[FRENCH].length === 0 && b.units[ENEMY].length > 0 && b.napoleon === 1) return defeat(t, 'napoleon')
      if (b.units[FRENCH].length === 0 || b.units[ENEMY].length === 0) return finish(t)
      if (b.routed < 0) b.turns--
      return b.routed >= 0 || b.turns > 0 ? goto('turn') : undefined
    },
    // 11.14 The withdrawal table.
    withdrawal(t, f) {
      const { s } = t
      const die = t.dice.roll(10, '11.14')
      const what = WITHDRAWAL.find(([upTo]) => die <= upTo)![1]
      if (what === 'rejoin') s.battle = undefined
      t.tell({ e: 'withdrawal', die, what })
      if (what === 'rejoin') return goto('fog')
      if (what === 'enemyRetreat') return retire(t, f.area, ENEMY)
      if (what === 'frenchRetreat') return retire(t, f.area, FRENCH)
      return finish(t)
    },
  },
})

/** 11.13 The survivors stay in the area, cavalry that swept among them; the field is cleared. 3.2 A Napoleon left alone is lost at once. */
function finish(t: Rules) {
  const { s } = t
  const { area } = s.battle!
  const side = isFrench(s, area) ? FRENCH : isEnemy(s, area) ? ENEMY : -1
  s.battle = undefined
  t.tell({ e: 'battleEnds', campaign: s.campaign, area, side })
  return aloneAtOnce(t) ?? end()
}

/** Adjacent areas one side may retreat to: its own and empty ones. */
export function refuges(s: State, area: number, side: Side): number[] {
  return campaignOf(s).areas[area]!.links.filter(to => !isAt(s, to, other(side)))
}

/** 11.14 One side gives up the area: statics are lost, the rest go to one refuge, or are destroyed where there is none. */
function retire(t: Rules, area: number, side: Side) {
  const { s } = t
  const b = s.battle!
  for (const slot of forcesAt(s, area, side)) if (!counterOf(s, slot).mobile) destroy(t, slot)
  const leaving = forcesAt(s, area, side)
  const open = refuges(s, area, side)
  const napoleon = side === FRENCH && b.napoleon === 1
  if (leaving.length === 0 && !napoleon) return finish(t)
  if (open.length === 0) {
    for (const slot of leaving) destroy(t, slot)
    return napoleon ? defeat(t, 'noRefuge', '11.14') : finish(t)
  }
  const to = open[even(t, open.length, '11.14')]!
  for (const slot of leaving) s.at[slot] = to
  if (napoleon) s.napoleon = to
  t.tell({ e: 'retires', campaign: s.campaign, side, to })
  if (side === FRENCH && leaving.length > 0) arrivals(t, to)
  return finish(t)
}
