/** The data as arrays by number, computed once. */
import { CARDS } from '../data/cards.ts'
import { CORPS } from '../data/corps.ts'
import { COUNTRIES, REGIONS, STRAIT } from '../data/map.ts'
import {
  BRITISH,
  BRITISH_AUX,
  type Card,
  CORPS_COUNT,
  COUNTRY_COUNT,
  type Corps,
  type Country,
  MAJORS,
  PILES,
  REGION_COUNT,
  type Region,
  TITLE_COUNT,
} from '../words.ts'

const range = (count: number): readonly number[] => Object.freeze(Array.from({ length: count }, (_, i) => i))
export const ALL_REGIONS = range(REGION_COUNT)
export const ALL_COUNTRIES = range(COUNTRY_COUNT)
export const ALL_CORPS = range(CORPS_COUNT)
export const ALL_TITLES: readonly Card[] = range(TITLE_COUNT + 1).slice(1)
export const SEATS: readonly number[] = [0, 1]

/** Whoever writes a set-up may type either apostrophe. */
const plainly = (id: string): string => id.replaceAll('’', "'")
const regionNumbers = new Map(REGIONS.map(({ id }, i) => [id, i]))
const countryNumbers = new Map(COUNTRIES.map(({ id }, i) => [id, i]))
const corpsNumbers = new Map(CORPS.map(({ id }, i) => [plainly(id), i]))
const cardNumbers = new Map(CARDS.map(({ id }, i) => [plainly(id), i + 1]))
/** −1 for what does not exist. */
export const regionNamed = (id: string): Region => regionNumbers.get(id) ?? -1
export const countryNamed = (id: string): Country => countryNumbers.get(id) ?? -1
export const corpsNamed = (id: string): Corps => corpsNumbers.get(plainly(id)) ?? -1
export const cardNamed = (id: string): Card => cardNumbers.get(plainly(id)) ?? -1

// ---- regions ---------------------------------------------------------------------------------------------------------

/** By region: those with a common border, ascending. */
export const BORDERS: readonly (readonly Region[])[] = REGIONS.map(({ adjacent }) =>
  adjacent.map(regionNamed).sort((a, b) => a - b),
)
const flags = (of: (region: (typeof REGIONS)[number]) => boolean): Uint8Array =>
  Uint8Array.from(REGIONS, region => (of(region) ? 1 : 0))
export const IS_BORDER = new Uint8Array(REGION_COUNT * REGION_COUNT)
BORDERS.forEach((list, a) => {
  for (const b of list) IS_BORDER[a * REGION_COUNT + b] = 1
})
export const IS_CAPITAL = flags(region => region.capital !== undefined)
export const IS_ROUGH = flags(region => region.mountain === true || region.marsh === true)
export const IS_BARREN = flags(region => region.barren === true)
export const IS_COASTAL = flags(region => (region.seas?.length ?? 0) > 0)
export const COASTS: readonly Region[] = ALL_REGIONS.filter(region => IS_COASTAL[region] === 1)
/** By region: the country it belongs to while nothing is detached. */
export const LAND_OF: readonly Country[] = REGIONS.map(({ country }) => countryNamed(country))
export const BRITAIN = regionNamed('britain')
export const PARIS = regionNamed('ile_de_france')
const [soundA, soundB] = STRAIT.map(regionNamed)
export const isSound = (from: Region, to: Region): boolean =>
  (from === soundA && to === soundB) || (from === soundB && to === soundA)

/** Steps over land between regions; 99 where there is no way. Index from × 50 + to. */
export const DISTANCE = new Uint8Array(REGION_COUNT * REGION_COUNT).fill(99)
for (const from of ALL_REGIONS) {
  const queue = [from]
  DISTANCE[from * REGION_COUNT + from] = 0
  for (const at of queue)
    for (const to of BORDERS[at]!) {
      if (DISTANCE[from * REGION_COUNT + to] !== 99) continue
      DISTANCE[from * REGION_COUNT + to] = DISTANCE[from * REGION_COUNT + at]! + 1
      queue.push(to)
    }
}

// ---- countries -------------------------------------------------------------------------------------------------------

/** By country: all its regions, detachable ones included. */
export const AREAS: readonly (readonly Region[])[] = COUNTRIES.map(({ areas }) => areas.map(regionNamed))
export const isMajor = (country: Country): boolean => country < MAJORS
/** By major: its capital region. */
export const CAPITAL: readonly Region[] = AREAS.slice(0, MAJORS).map(areas => areas.find(r => IS_CAPITAL[r] === 1)!)
/** By country: the ruler of a detachable area, −1 for the others. */
export const RULER: readonly Country[] = COUNTRIES.map(({ ruler }) => (ruler === undefined ? -1 : countryNamed(ruler)))
export const HAS_COAST: readonly boolean[] = AREAS.map(areas => areas.some(region => IS_COASTAL[region] === 1))

// ---- corps -----------------------------------------------------------------------------------------------------------

export const PILE: readonly number[] = CORPS.map(({ pile }) => PILES.indexOf(pile))
export const COMBAT: readonly number[] = CORPS.map(({ combat }) => combat)
export const MOVEMENT: readonly number[] = CORPS.map(({ movement }) => movement)
export const COMMAND: readonly number[] = CORPS.map(({ command }) => command)
export const AVAILABLE = CORPS.map(({ available }) => available)
/** By corps: the country it belongs to, and for auxiliaries their region, −1 for the others. */
export const HOME: readonly Country[] = CORPS.map(({ home }) => countryNamed(home))
export const HOME_REGION: readonly Region[] = CORPS.map(({ pile, home }) =>
  pile.endsWith('_aux') ? regionNamed(home) : -1,
)
export const NAPOLEON = corpsNamed('Napoleon')
export const IS_BRITISH = Uint8Array.from(PILE, pile => (pile === BRITISH || pile === BRITISH_AUX ? 1 : 0))
/** By country: the corps that belong to it. */
export const CORPS_OF: readonly (readonly Corps[])[] = ALL_COUNTRIES.map(country =>
  ALL_CORPS.filter(corps => HOME[corps] === country),
)
/** By pile. */
export const CORPS_IN: readonly (readonly Corps[])[] = PILES.map((_, pile) =>
  ALL_CORPS.filter(corps => PILE[corps] === pile),
)

// ---- cards -----------------------------------------------------------------------------------------------------------

/** By title; index 0 is no card. */
export const COPIES: readonly number[] = [0, ...CARDS.map(({ count }) => count)]
export const PERIOD: readonly string[] = ['', ...CARDS.map(({ period }) => period.join(''))]
/** Who may play it for its event: a seat, or −1 either. */
export const PLAYER: readonly number[] = [
  -1,
  ...CARDS.map(({ player }) => (player === 'either' ? -1 : player === 'france' ? 0 : 1)),
]
export const IS_ONCE: readonly boolean[] = [false, ...CARDS.map(({ once }) => once)]
/** The whole deck, a title for each copy. */
export const DECK: readonly Card[] = ALL_TITLES.flatMap(card => Array<Card>(COPIES[card]!).fill(card))
