/** 12.3 to 12.6 The French supply phase: income, refits, new forces, scouts. */
import { CAMPAIGNS } from '../data/index.ts'
import { LEVEL_SHIFT } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import { campaignOf, counterOf, isAt, isFrench, OUT, type Rules, type State } from '../state.ts'
import { FRENCH } from '../words.ts'
import { type F, placeAt, player } from './common.ts'
import { call, choice, end, goto, procedure } from './dialect.ts'
import { AREAS_OF, firstOfKind } from './fog.ts'
import { winter } from './special.ts'

const REFIT = 2
const SCOUT = 2

export function frenchCities(s: State): number {
  let cities = 0
  campaignOf(s).areas.forEach((area, number) => {
    if (area.city && isFrench(s, number)) cities++
  })
  return cities
}
/** 12.3 What the campaign grants, moved by the level of the table. */
export function incomeOf(s: State): number {
  const { base, perCity } = campaignOf(s).income
  return Math.max(0, base + perCity * frenchCities(s) + LEVEL_SHIFT[s.level].frenchIncome)
}

const NO_MONEY_TO_REFIT = no(
  '12.4',
  { it: 'Riequipaggiare costa 2 punti rifornimento.', en: 'A refit costs 2 supply points.' },
  { it: 'Tieni più città, o spendi meno in battaglia.', en: 'Hold more cities, or spend less in battle.' },
)
const NO_MONEY_TO_BUY = no(
  '12.5',
  {
    it: 'Costa quanto il suo valore di combattimento, e non hai abbastanza punti rifornimento.',
    en: 'It costs its combat value, and you do not have enough supply points.',
  },
  {
    it: 'Una forza ridotta costa meno; più città rendono di più.',
    en: 'A reduced force costs less; more cities yield more.',
  },
)
const NO_MONEY_TO_SCOUT = no(
  '12.6',
  { it: 'Un esploratore costa 2 punti rifornimento.', en: 'A scout costs 2 supply points.' },
  { it: 'Tieni più città, o spendi meno in battaglia.', en: 'Hold more cities, or spend less in battle.' },
)
const LOST_FOR_GOOD = no(
  '6.1',
  {
    it: 'In questa campagna i comandanti distrutti non si ricomprano.',
    en: 'In this campaign destroyed commanders cannot be bought back.',
  },
  { it: 'Compra reclute o statici.', en: 'Buy recruits or statics.' },
)
const NOT_ON_MAP = no(
  '12.4',
  { it: 'Questa forza non è sulla mappa.', en: 'This force is not on the map.' },
  { it: 'Prima va comprata, o deve arrivare.', en: 'It must be bought or arrive first.' },
)
const NOT_REDUCED = no(
  '12.4',
  { it: 'Questa forza è già a piena forza.', en: 'This force is at full strength.' },
  { it: 'Si riequipaggia chi è a forza ridotta.', en: 'Reduced forces are refitted.' },
)
const BOUGHT_NOW = no(
  '12.5',
  {
    it: 'Comprata ridotta in questa fase: si riequipaggia più avanti.',
    en: 'Bought reduced in this phase: it is refitted later.',
  },
  { it: 'Sarà possibile nella prossima fase di rifornimento.', en: 'It will be possible in the next supply phase.' },
)
const NOT_FOR_SALE = no(
  '12.5',
  {
    it: 'Questa forza non si può comprare: è in gioco, o non ce ne sono più.',
    en: 'This force cannot be bought: it is in play, or there are none left.',
  },
  {
    it: 'Si comprano reclute, statici e forze distrutte.',
    en: 'Recruits, statics and destroyed forces can be bought.',
  },
)
const NO_REDUCED_SIDE = no(
  '5.2',
  {
    it: 'Questo segnalino non ha un lato ridotto.',
    en: 'This counter has no reduced side.',
  },
  { it: 'Compralo a piena forza.', en: 'Buy it at full strength.' },
)
const NO_MORE_SCOUTS = no(
  '12.6',
  { it: 'Gli esploratori sono finiti.', en: 'There are no more scouts.' },
  { it: 'Spendine uno, e potrai ricomprarlo.', en: 'Spend one, and it can be bought again.' },
)
const NO_FRENCH = no(
  '12.5',
  {
    it: 'Le forze comprate si piazzano dove già stanno i francesi.',
    en: 'Forces bought are placed where the French already stand.',
  },
  { it: 'Scegli un’area in cui stanno forze francesi.', en: 'Choose an area where French forces stand.' },
)

/** What can be asked for: each commander, and each kind of recruit and static once; twice the slot, plus one if reduced. */
const GOODS: readonly (readonly number[])[] = CAMPAIGNS.map(c =>
  c.sides[FRENCH]!.filter(slot => c.alike[slot] === slot).flatMap(slot => [slot * 2, slot * 2 + 1]),
)

function mayRefit(t: Rules, f: F<'supply'>, slot: number) {
  const { s } = t
  if (s.at[slot]! < 0) return NOT_ON_MAP
  if (s.reduced[slot] === 0) return NOT_REDUCED
  if (f.bought.includes(slot)) return BOUGHT_NOW
  return s.french >= REFIT ? undefined : NO_MONEY_TO_REFIT
}

export function price(s: State, slot: number, reduced: boolean): number {
  const counter = counterOf(s, slot)
  return reduced && counter.reduced !== undefined ? counter.reduced.combat : counter.full.combat
}

function mayBuy(t: Rules, _f: F<'supply'>, good: number) {
  const { s } = t
  const slot = firstOfKind(s, good >> 1)
  const reduced = (good & 1) === 1
  if (slot < 0) return s.at[good >> 1] === OUT ? LOST_FOR_GOOD : NOT_FOR_SALE
  if (reduced && counterOf(s, slot).reduced === undefined) return NO_REDUCED_SIDE
  return s.french >= price(s, slot, reduced) ? undefined : NO_MONEY_TO_BUY
}

export const supply = procedure('supply', {
  rule: '12.3',
  steps: {
    income(t) {
      const { s } = t
      winter(t)
      const points = incomeOf(s)
      s.french += points
      t.tell({ e: 'income', points, cities: frenchCities(s), now: s.french })
    },
    spend: choice({
      seat: player,
      offers: {
        refit: {
          domain: t => campaignOf(t.s).sides[FRENCH]!,
          check: mayRefit,
          take: (t, _f, slot: number) => {
            t.s.french -= REFIT
            t.s.reduced[slot] = 0
            t.tell({ e: 'refit', force: t.s.counter[slot]!, side: FRENCH })
            return goto('spend')
          },
        },
        buy: {
          domain: t => GOODS[t.s.campaign]!,
          check: mayBuy,
          take: (t, f, good: number) => {
            const slot = firstOfKind(t.s, good >> 1)
            f.bought.push(slot)
            return call('placeBought', { slot, reduced: good & 1 })
          },
        },
        scout: {
          check: t => {
            if (t.s.scouts >= campaignOf(t.s).scouts) return NO_MORE_SCOUTS
            return t.s.french >= SCOUT ? undefined : NO_MONEY_TO_SCOUT
          },
          take: t => {
            t.s.french -= SCOUT
            t.s.scouts++
            t.tell({ e: 'boughtScout', scouts: t.s.scouts })
            return goto('spend')
          },
        },
        done: { take: () => end() },
      },
    }),
    again: () => goto('spend'),
  },
})

/** 12.5 Paid for and put where French forces stand already. */
export const placeBought = procedure('placeBought', {
  rule: '12.5',
  steps: {
    where: choice({
      seat: player,
      offers: {
        area: {
          domain: t => AREAS_OF[t.s.campaign]!,
          check: (t, _f, area: number) => (isAt(t.s, area, FRENCH) ? undefined : NO_FRENCH),
          take: (t, f, area: number) => {
            const { s } = t
            const cost = price(s, f.slot, f.reduced === 1)
            s.french -= cost
            placeAt(s, f.slot, area, f.reduced)
            t.tell({
              e: 'bought',
              campaign: s.campaign,
              force: s.counter[f.slot]!,
              reduced: f.reduced,
              price: cost,
              area,
            })
          },
        },
      },
      // Nobody is left to receive it: nothing is paid. Napoleon alone ends the campaign after this phase.
      none: () => undefined,
    }),
  },
})
