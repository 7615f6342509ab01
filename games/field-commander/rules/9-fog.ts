/** 9.3 What the fog of war brings: the questions some of its fourteen events ask. */
import { CAMPAIGNS } from '../data/index.ts'
import { no } from '../rulebook.ts'
import { campaignOf, counterOf, forcesAt, isAt, POOL, type Rules, type State } from '../state.ts'
import { FRENCH } from '../words.ts'
import { aloneAtOnce } from './3-victory.ts'
import { drawReinforcement, hit, placeAt, spare } from './5-forces.ts'
import { even, player, question } from './15-decisions.ts'
import { call, choice, end, procedure } from './dialect.ts'

/** Events that happen by themselves; the others ask the player. */
export function fogEvent(t: Rules, roll: number) {
  const { s } = t
  const b = s.battle!
  switch (roll) {
    // An insight, or a summons to Napoleon: the battle asks for them, unless he is here already.
    case 1:
    case 5:
      return b.napoleon === 1 ? nothing(t, roll) : undefined
    case 2:
      s.french += 2
      t.tell({ e: 'fogSupply', french: 2, enemy: 0 })
      return undefined
    case 3:
      if (s.scouts === campaignOf(s).scouts) break
      s.scouts++
      t.tell({ e: 'fogScout', scouts: s.scouts })
      return undefined
    case 4:
      return s.french >= 2 && isRecruitLeft(s) ? call('fogRecruit', { rep: -1 }) : nothing(t, roll)
    case 6:
      return campaignOf(s).frenchMobile.some(slot => s.at[slot]! >= 0 && s.at[slot] !== b.area)
        ? call('fogForce', {})
        : nothing(t, roll)
    case 7:
      return s.enemy > 0 ? transfer(t, Math.min(2, s.enemy)) : nothing(t, roll)
    case 8:
      return s.french > 0 ? transfer(t, -Math.min(2, s.french)) : nothing(t, roll)
    case 9: {
      const cities = frenchCities(s)
      if (cities.length === 0) break
      return call('fogHit', { area: cities[even(t, cities.length, '9.3')]! })
    }
    case 10:
      return reinforce(t, b.area)
    case 11:
    case 12: {
      const slot = spare(s, 1, 'garrison')
      if (slot < 0) return enemyGains(t)
      placeAt(s, slot, b.area)
      t.tell({ e: 'joins', campaign: s.campaign, force: s.counter[slot]!, area: b.area })
      return undefined
    }
    case 13:
    case 14:
      b.plans[1]++
      t.tell({ e: 'enemyPlans', plans: b.plans[1] })
      return undefined
    default:
      break
  }
  return nothing(t, roll)
}

function nothing(t: Rules, roll: number) {
  t.tell({ e: 'fogNothing', roll })
}
function transfer(t: Rules, toFrench: number) {
  t.s.french += toFrench
  t.s.enemy -= toFrench
  t.tell({ e: 'fogSupply', french: toFrench, enemy: -toFrench })
}
function enemyGains(t: Rules) {
  t.s.enemy += 2
  t.tell({ e: 'enemySupply', points: 2 })
}
function reinforce(t: Rules, area: number) {
  const { s } = t
  const slot = drawReinforcement(t, '9.3')
  if (slot < 0) return enemyGains(t)
  t.reveal()
  placeAt(s, slot, area)
  t.tell({ e: 'joins', campaign: s.campaign, force: s.counter[slot]!, area })
}
/** Cities in which French forces stand. */
function frenchCities(s: State): number[] {
  const out: number[] = []
  campaignOf(s).areas.forEach((area, number) => {
    if (area.city && isAt(s, number, FRENCH)) out.push(number)
  })
  return out
}
const isRecruitLeft = (s: State): boolean =>
  campaignOf(s).frenchMobile.some(slot => s.at[slot] === POOL && !counterOf(s, slot).named)
export function firstOfKind(s: State, rep: number): number {
  const { alike } = campaignOf(s)
  return alike.findIndex((each, slot) => each === rep && s.at[slot] === POOL)
}

/** How many of a kind are for sale. */
export function leftOf(s: State, rep: number): number {
  const { alike } = campaignOf(s)
  return alike.filter((each, slot) => each === rep && s.at[slot] === POOL).length
}

// ---- 4: a recruit for two points --------------------------------------------------------------------------------------

const NONE_LEFT = no(
  '9.3',
  { it: 'Di queste reclute non ce ne sono più.', en: 'There are no such recruits left.' },
  { it: 'Scegli reclute di un’altra arma.', en: 'Choose recruits of another arm.' },
)
const NO_FRENCH = no(
  '9.3',
  { it: 'Qui non ci sono forze francesi.', en: 'There are no French forces here.' },
  { it: 'Scegli un’area in cui stanno forze francesi.', en: 'Choose an area where French forces stand.' },
)
const RECRUITS: readonly (readonly number[])[] = CAMPAIGNS.map(c =>
  c.frenchMobile.filter(slot => !c.counters[slot]!.named && c.alike[slot] === slot),
)
export const AREAS_OF: readonly (readonly number[])[] = CAMPAIGNS.map(c => c.areas.map((_, area) => area))

export const fogRecruit = procedure('fogRecruit', {
  rule: '9.3',
  steps: {
    recruit: choice({
      seat: player,
      offers: {
        recruit: {
          domain: t => RECRUITS[t.s.campaign]!,
          check: (t, _f, rep: number) => (firstOfKind(t.s, rep) < 0 ? NONE_LEFT : undefined),
          take: (t, f, rep: number) => {
            t.s.french -= 2
            f.rep = firstOfKind(t.s, rep)
          },
        },
        pass: { take: () => end() },
      },
    }),
    where: choice({
      seat: player,
      offers: {
        area: {
          domain: t => AREAS_OF[t.s.campaign]!,
          check: (t, _f, area: number) => (isAt(t.s, area, FRENCH) ? undefined : NO_FRENCH),
          take: (t, f, area: number) => {
            placeAt(t.s, f.rep, area)
            t.tell({ e: 'joins', campaign: t.s.campaign, force: t.s.counter[f.rep]!, area })
          },
        },
      },
    }),
  },
})

// ---- 6: a force from anywhere on the map ------------------------------------------------------------------------------

const IS_HERE = no(
  '9.3',
  { it: 'Questa forza è già in battaglia.', en: 'This force is already in the battle.' },
  { it: 'Indica una forza di un’altra area.', en: 'Point at a force in another area.' },
)
const NOT_ON_MAP = no(
  '9.3',
  { it: 'Questa forza non è sulla mappa.', en: 'This force is not on the map.' },
  {
    it: 'Può venire solo chi è sulla mappa: prima va comprata o deve arrivare.',
    en: 'Only a force on the map can come: it must be bought or arrive first.',
  },
)

export const fogForce = procedure('fogForce', {
  rule: '9.3',
  steps: {
    summon: choice({
      seat: player,
      offers: {
        summon: {
          domain: t => campaignOf(t.s).frenchMobile,
          check: (t, _f, slot: number) => {
            const at = t.s.at[slot] ?? POOL
            if (at < 0) return NOT_ON_MAP
            return at === t.s.battle!.area ? IS_HERE : undefined
          },
          take: (t, _f, slot: number) => {
            const { s } = t
            s.at[slot] = s.battle!.area
            t.tell({ e: 'joins', campaign: s.campaign, force: s.counter[slot]!, area: s.battle!.area })
            return aloneAtOnce(t)
          },
        },
        pass: { take: () => end() },
      },
    }),
  },
})

// ---- 9: a hit in a city of ours ---------------------------------------------------------------------------------------

const ELSEWHERE = no(
  '9.3',
  {
    it: 'Questa forza non è nella città estratta.',
    en: 'This force is not in the city drawn.',
  },
  { it: 'Indica una forza della città estratta.', en: 'Point at a force in the city drawn.' },
)

export const fogHit = procedure('fogHit', {
  rule: '9.3',
  steps: {
    hit: question({
      rule: '9.3',
      verb: 'hit',
      domain: t => campaignOf(t.s).sides[FRENCH]!,
      candidates: (t, f) => forcesAt(t.s, f.area, FRENCH),
      refuse: () => ELSEWHERE,
      settle: (t, _f, slot) => {
        hit(t, slot)
        return aloneAtOnce(t)
      },
      mine: true,
    }),
  },
})
