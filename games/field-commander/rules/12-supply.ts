/** 12.3 to 12.6 The French supply phase: income, refits, new forces, scouts. */
import { goodCode } from '../data/codes.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { LEVEL_SHIFT } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import { campaignOf, counterOf, isAt, isFrench, OUT, type Rules, type State } from '../state.ts'
import { FRENCH } from '../words.ts'
import { placeAt } from './5-forces.ts'
import { winter } from './6-special.ts'
import { AREAS_OF, firstOfKind, leftOf } from './9-fog.ts'
import { type F, player } from './15-decisions.ts'
import { choice, end, goto, parts, procedure, setOf } from './dialect.ts'

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

/** What can be asked for: each commander, and each kind of recruit and static once, whole or reduced. */
const GOODS: readonly (readonly number[])[] = CAMPAIGNS.map(c =>
  c.sides[FRENCH]!.filter(slot => c.alike[slot] === slot).flatMap(slot => [goodCode(slot, 0), goodCode(slot, 1)]),
)

function mayRefit({ s }: Rules, f: F<'supply'>, chosen: readonly number[], slot: number) {
  if (s.at[slot]! < 0) return NOT_ON_MAP
  if (s.reduced[slot] === 0) return NOT_REDUCED
  if (f.bought.includes(slot)) return BOUGHT_NOW
  return s.french >= REFIT * (chosen.length + 1) ? undefined : NO_MONEY_TO_REFIT
}

export function price(s: State, slot: number, reduced: boolean): number {
  const counter = counterOf(s, slot)
  return reduced && counter.reduced !== undefined ? counter.reduced.combat : counter.full.combat
}
const priceOf = (s: State, good: number): number => price(s, good >> 1, (good & 1) === 1)

function mayBuy({ s }: Rules, chosen: readonly number[], good: number) {
  const kind = good >> 1
  const slot = firstOfKind(s, kind)
  if (slot < 0) return s.at[kind] === OUT ? LOST_FOR_GOOD : NOT_FOR_SALE
  if ((good & 1) === 1 && counterOf(s, slot).reduced === undefined) return NO_REDUCED_SIDE
  // Whole and reduced at once: two counters, if there are two.
  if (chosen.some(each => each >> 1 === kind) && leftOf(s, kind) < 2) return NOT_FOR_SALE
  const sum = chosen.reduce((total, each) => total + priceOf(s, each), priceOf(s, good))
  if (s.french < sum) return NO_MONEY_TO_BUY
  return isAnywhere(s) ? undefined : NO_FRENCH
}
/** Is there an area in which a force bought could be put? */
const isAnywhere = (s: State): boolean => campaignOf(s).sides[FRENCH]!.some(slot => s.at[slot]! >= 0)

export const supply = procedure('supply', {
  rule: '12.3',
  steps: {
    income(t) {
      const { s } = t
      const lost = winter(t)
      if (lost !== undefined) return lost
      const points = incomeOf(s)
      s.french += points
      t.tell({ e: 'income', points, cities: frenchCities(s), now: s.french })
      return undefined
    },
    spend: choice({
      seat: player,
      offers: {
        refit: setOf({
          domain: t => campaignOf(t.s).sides[FRENCH]!,
          each: mayRefit,
          take: (t, _f, slots) => {
            for (const slot of slots) {
              t.s.french -= REFIT
              t.s.reduced[slot] = 0
              t.tell({ e: 'refit', force: t.s.counter[slot]!, side: FRENCH })
            }
            return goto('spend')
          },
        }),
        // 12.5 Paid for and put where French forces stand already.
        buy: parts({
          parts: {
            goods: { domain: t => GOODS[t.s.campaign]!, each: (t, _f, chosen, good) => mayBuy(t, chosen, good) },
            area: {
              domain: t => AREAS_OF[t.s.campaign]!,
              most: 1,
              each: (t, _f, _chosen, area) => (isAt(t.s, area, FRENCH) ? undefined : NO_FRENCH),
            },
          },
          take: (t, f, { goods, area: [area] }) => {
            for (const good of goods) buy(t, f, good, area!)
            return goto('spend')
          },
        }),
        // Going on stands before what can be bought for its own sake: the first button is the one a hurried hand finds.
        done: { take: () => end() },
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
      },
    }),
  },
})

function buy(t: Rules, f: F<'supply'>, good: number, area: number): void {
  const { s } = t
  const slot = firstOfKind(s, good >> 1)
  const reduced = good & 1
  const cost = price(s, slot, reduced === 1)
  s.french -= cost
  f.bought.push(slot)
  placeAt(s, slot, area, reduced)
  t.tell({ e: 'bought', campaign: s.campaign, force: s.counter[slot]!, reduced, price: cost, area })
}
