/** 2.8, 6.3, 6.4, 6.5 Which corps can come, how many, and where: for those who join a side and for reinforcements. */
import { type Procedures, setOf, type Verdict } from '@bivouac/kernel'
import { REINFORCEMENT } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, Napoleon, State, T } from '../state.ts'
import {
  AUSTRIA_LAND,
  AUSTRIAN,
  BRITISH,
  BRITISH_AUX,
  COALITION,
  type Corps,
  type Country,
  DRAWN,
  FRANCE,
  FRENCH,
  FRENCH_AUX,
  firstOf,
  PRUSSIA_LAND,
  PRUSSIAN,
  pair,
  RELEASED,
  RESERVE,
  type Region,
  RUSSIA_LAND,
  RUSSIAN,
  SPAIN_LAND,
  SPANISH,
  secondOf,
} from '../words.ts'
import { controllerOf, exists, minorsOf, regionsOf, wasInsurgent } from './2-countries.ts'
import {
  ALL_CORPS,
  ALL_REGIONS,
  AREAS,
  AVAILABLE,
  CAPITAL,
  COASTS,
  CORPS_IN,
  CORPS_OF,
  HOME,
  HOME_REGION,
  IS_COASTAL,
  isMajor,
  PILE,
} from './facts.ts'
import { asks, controllerAt, corpsHere, countryAt, isRuled, onMapOf, put, seatOf, sideOf } from './table.ts'

/** By pile: the major it belongs to, −1 for auxiliaries. */
const LAND: readonly Country[] = [0, -1, AUSTRIA_LAND, PRUSSIA_LAND, RUSSIA_LAND, SPAIN_LAND, 1, -1]
/** Whom a pile serves now, −1 nobody. */
export const serves = (s: State, pile: number): number =>
  pile === FRENCH_AUX ? FRANCE : pile === BRITISH_AUX ? COALITION : controllerOf(s, LAND[pile]!)

interface Numbers {
  readonly mobilisation: number
  readonly deployment: number
}
const ONE: Numbers = { mobilisation: 1, deployment: 1 }
const isReformed = (s: State, country: Country): boolean => (s.reformed & (1 << country)) !== 0

/** 6.3 The row of the table, before cards. */
function rowOf(s: State, pile: number): Numbers {
  switch (pile) {
    case FRENCH:
      return REINFORCEMENT.france
    case FRENCH_AUX: {
      const minors = minorsOf(s, FRANCE, true)
      const { mobilisationPer, deploymentPer } = REINFORCEMENT.frenchAllies
      return { mobilisation: Math.floor(minors / mobilisationPer), deployment: Math.floor(minors / deploymentPer) }
    }
    case SPANISH:
      return REINFORCEMENT.spain
    case BRITISH:
      return REINFORCEMENT.britain
    case BRITISH_AUX:
      return REINFORCEMENT.britishAllies
  }
  if (serves(s, pile) === FRANCE) return ONE
  if (pile === AUSTRIAN) return isReformed(s, AUSTRIA_LAND) ? REINFORCEMENT.reformedAustria : REINFORCEMENT.austria
  if (pile === PRUSSIAN) return isReformed(s, PRUSSIA_LAND) ? REINFORCEMENT.reformedPrussia : REINFORCEMENT.prussia
  return REINFORCEMENT.russia
}
/** 16-23, 16-24 What Levée en Masse or the Landwehr adds to both numbers this year. */
function levied(s: State, pile: number): number {
  if (pile === FRENCH) return s.levee === 1 ? 2 : 0
  const land = LAND[pile]!
  return land > 0 && s.landwehr === land && serves(s, pile) === COALITION ? 2 : 0
}
/** 6.3 The most corps of a pile on the map. */
export const ceilingOf = (s: State, pile: number): number => rowOf(s, pile).mobilisation + levied(s, pile)
/** 6.3, 6.4 The most that may be added this year. */
export function deploymentOf(s: State, pile: number): number {
  if (s.war1812 === 1 && (pile === BRITISH || pile === BRITISH_AUX)) return 0
  const side = serves(s, pile)
  let number = rowOf(s, pile).deployment
  if (pile === RUSSIAN && s.ottoman === 1 && side === COALITION) number = 2
  number += levied(s, pile)
  const land = LAND[pile]!
  return land >= 0 && corpsHere(s, 1 - side, CAPITAL[land]!) > 0 ? Math.floor(number / 2) : number
}

/** 6.5 Could this corps be placed now, as far as it depends on the corps? */
export function isAvailable(s: State, corps: Corps): boolean {
  if (s.place[corps] !== RESERVE || (s.tag[corps]! & RELEASED) !== 0) return false
  const home = HOME[corps]!
  const side = sideOf(s, corps)
  switch (AVAILABLE[corps]!) {
    case 'pool':
      return side >= 0
    case 'reform':
      return side >= 0 && isReformed(s, home)
    case 'invasion':
      return side >= 0 && s.invaded === 1
    case 'insurgent':
      return side === COALITION && wasInsurgent(s, home)
    case 'aux':
      return exists(s, home) && controllerOf(s, home) === side
    case 'aux_from_1810':
      return s.year >= 1810 && controllerOf(s, home) === side
  }
}
/** Does its country serve the side it is on? What must hold of every corps on the map. */
export const isAvailableTo = (s: State, corps: Corps): boolean =>
  HOME_REGION[corps]! < 0 || (exists(s, HOME[corps]!) && controllerOf(s, HOME[corps]!) === sideOf(s, corps))
const isSeaOpen = (s: State): boolean => s.britannia === 1 && s.war1812 === 0
/** 6.4 May it be placed there? The enemy is looked at apart. */
function isPlaceOf(s: State, corps: Corps, region: Region): boolean {
  const own = HOME_REGION[corps]!
  if (own === -1 ? countryAt(s, region) === HOME[corps] : region === own) return true
  return PILE[corps]! >= BRITISH && isSeaOpen(s) && COASTS.includes(region) && controllerAt(s, region) === COALITION
}

const IN_USE = no(
  '6.5',
  { it: 'Questo corpo non è disponibile.', en: 'That corps is not available.' },
  { it: 'Scegli un corpo in riserva che possa venire.', en: 'Choose a corps in reserve that can come.' },
)
const NOT_OURS = no(
  '6.4',
  { it: 'Questo corpo non è tuo da schierare ora.', en: 'That corps is not yours to place now.' },
  { it: 'Scegli un corpo del tuo schieramento.', en: 'Choose a corps of your own side.' },
)
const NOT_HOME = no(
  '6.4',
  {
    it: 'Un corpo si schiera nel suo paese, un ausiliario nella sua regione.',
    en: 'A corps is placed in its own country, an auxiliary in its own region.',
  },
  {
    it: 'Con Britannia gli inglesi anche su una costa amica.',
    en: 'With Britannia the British also on a friendly coast.',
  },
)
const ENEMY_THERE = no(
  '6.4',
  { it: 'In quella regione ci sono corpi nemici.', en: 'There are enemy corps in that region.' },
  { it: 'Scegli una regione libera.', en: 'Choose a free region.' },
)
const CEILING = no(
  '6.3',
  {
    it: 'Mobilitazione raggiunta: non altri corpi di questa riga.',
    en: 'Mobilisation reached: no more corps of that row.',
  },
  {
    it: 'Aspetta che se ne perdano, o una carta che alzi il tetto.',
    en: 'Wait until some are lost, or for a card that lifts the ceiling.',
  },
)
const DEPLOYED = no(
  '6.3',
  { it: 'Spiegamento esaurito per quest’anno.', en: 'Deployment is used up for this year.' },
  { it: 'Schiera gli altri l’anno prossimo.', en: 'Place the others next year.' },
)
const ALREADY = no(
  '1.9',
  { it: 'Questo corpo è già schierato altrove.', en: 'That corps is already being placed elsewhere.' },
  { it: 'Un corpo sta in una sola regione.', en: 'A corps is in one region only.' },
)
const NOT_ITS_COUNTRY = no(
  '2.8',
  {
    it: 'Mobilita solo il paese che si è unito, nelle sue regioni.',
    en: 'Only the country that has joined mobilises, in its own regions.',
  },
  { it: 'Scegli un suo corpo e una sua regione.', en: 'Choose a corps of it and a region of it.' },
)
const VIOLATED = no(
  '9.8',
  { it: 'Non si mobilita nella regione violata.', en: 'Nobody mobilises in the region being violated.' },
  { it: 'Scegli un’altra regione.', en: 'Choose another region.' },
)
const NOT_DRAWN = no(
  '6.3',
  { it: 'Questo corpo non è fra quelli pescati.', en: 'That corps is not among those drawn.' },
  { it: 'Schiera uno dei corpi pescati.', en: 'Place one of the corps drawn.' },
)
const DUE = no(
  '2.8',
  { it: 'Il paese ha mobilitato quanto può.', en: 'The country has mobilised as much as it can.' },
  { it: 'Gli altri verranno come rinforzi.', en: 'The others come as reinforcements.' },
)

const PLACINGS: readonly number[] = ALL_CORPS.flatMap(corps => ALL_REGIONS.map(region => pair(corps, region)))
const chosenOf = (chosen: readonly number[], pile: number): number => {
  let n = 0
  for (const code of chosen) if (PILE[firstOf(code)] === pile) n++
  return n
}
const isChosen = (chosen: readonly number[], corps: Corps): boolean => chosen.some(code => firstOf(code) === corps)

const isDraw = (s: State): boolean => isRuled(s, 'mobilisation')
/** The regions worth asking about for a corps, ascending. */
function placesOf(s: State, corps: Corps, bySea: boolean): readonly Region[] {
  const own = HOME_REGION[corps]!
  // By sea any coast, besides the own region, which may lie inland.
  if (bySea && PILE[corps]! >= BRITISH && isSeaOpen(s))
    return own < 0 || IS_COASTAL[own] === 1 ? COASTS : WITH_COASTS[own]!
  return own >= 0 ? OWN_REGION[own]! : AREAS[HOME[corps]!]!
}
const OWN_REGION: readonly (readonly Region[])[] = ALL_REGIONS.map(region => [region])
const WITH_COASTS: readonly (readonly Region[])[] = ALL_REGIONS.map(region => [...COASTS, region].sort((a, b) => a - b))

/** Every corps of `side` in the list that can come, with every region worth asking about. */
function placings(s: State, list: readonly Corps[], side: number, bySea: boolean): number[] {
  const codes: number[] = []
  for (const corps of list)
    if (sideOf(s, corps) === side && isAvailable(s, corps))
      for (const region of placesOf(s, corps, bySea)) codes.push(pair(corps, region))
  return codes
}

/** Places what was chosen, fresh, and tells it in one event. */
function placeAll(t: T, codes: readonly number[], tell: (corps: Corps[], at: Region[]) => void): void {
  for (const code of codes) put(t.s, firstOf(code), secondOf(code))
  if (codes.length > 0) tell(codes.map(firstOf), codes.map(secondOf))
}

// ---- 2.8 a country joins a side --------------------------------------------------------------------------------------

const pileFor = (s: State, country: Country): number =>
  isMajor(country) ? LAND.indexOf(country) : controllerOf(s, country) === FRANCE ? FRENCH_AUX : BRITISH_AUX

/** How many corps a joiner may place at once. */
export function mobilisable(s: State, country: Country): number {
  const pile = pileFor(s, country)
  if (isDraw(s)) return isMajor(country) ? deploymentOf(s, pile) : 1
  const room = ceilingOf(s, pile) - onMapOf(s, CORPS_IN[pile]!)
  return Math.max(0, Math.min(room, isMajor(country) ? room : 1))
}
function mayMobilise(s: State, f: FrameOf<'mobilise'>, chosen: readonly number[], code: number): Verdict {
  const corps = firstOf(code)
  const region = secondOf(code)
  const side = controllerOf(s, f.country)
  if (HOME[corps] !== f.country || countryAt(s, region) !== f.country) return NOT_ITS_COUNTRY
  if (sideOf(s, corps) !== side || !isAvailable(s, corps)) return IN_USE
  if (isDraw(s) && (s.tag[corps]! & DRAWN) === 0) return NOT_DRAWN
  if (region === f.barred) return VIOLATED
  if (corpsHere(s, 1 - side, region) > 0) return ENEMY_THERE
  return isChosen(chosen, corps) ? ALREADY : undefined
}

/** Option `draw`: as many as the mobilisation says, at random, of those that could come. */
function drawCorps(t: T, list: readonly Corps[], count: number, seat: number): void {
  const { s } = t
  const left = list.filter(corps => isAvailable(s, corps) && sideOf(s, corps) === seat)
  const drawn: Corps[] = []
  for (let i = 0; i < count && left.length > 0; i++) drawn.push(...left.splice(t.dice.pick(left.length, '6.3'), 1))
  for (const corps of drawn) s.tag[corps]! |= DRAWN
  if (drawn.length > 0) t.tell({ e: 'drawn', seat, corps: drawn.sort((a, b) => a - b) })
}
const returnDrawn = (s: State): void => {
  for (const corps of ALL_CORPS) s.tag[corps]! &= ~DRAWN
}

// ---- 6.4 reinforcements ----------------------------------------------------------------------------------------------

/** By pile: how many more the ceiling lets onto the map, and how many the year. Computed once per question. */
interface Room {
  readonly ceiling: readonly number[]
  readonly year: readonly number[]
}
const roomFor = ({ s }: T, f: FrameOf<'deploy'>): Room => ({
  ceiling: CORPS_IN.map((list, pile) => (isDraw(s) ? 99 : ceilingOf(s, pile) - onMapOf(s, list))),
  year: CORPS_IN.map((_, pile) => (serves(s, pile) === f.seat ? deploymentOf(s, pile) : 0)),
})

function mayDeploy(s: State, f: FrameOf<'deploy'>, room: Room, chosen: readonly number[], code: number): Verdict {
  const corps = firstOf(code)
  const region = secondOf(code)
  const pile = PILE[corps]!
  if (sideOf(s, corps) !== f.seat) return NOT_OURS
  if (!isAvailable(s, corps)) return IN_USE
  if (isDraw(s) && (s.tag[corps]! & DRAWN) === 0) return NOT_DRAWN
  if (!isPlaceOf(s, corps, region)) return NOT_HOME
  if (corpsHere(s, 1 - f.seat, region) > 0) return ENEMY_THERE
  if (isChosen(chosen, corps)) return ALREADY
  const more = chosenOf(chosen, pile)
  if (more >= room.ceiling[pile]!) return CEILING
  return more >= room.year[pile]! ? DEPLOYED : undefined
}

export const mobilising: Pick<Procedures<Napoleon>, 'mobilise' | 'deploy'> = {
  mobilise: {
    rule: '2.8',
    steps: {
      draw: (t, f) => {
        if (isDraw(t.s) && exists(t.s, f.country))
          drawCorps(
            t,
            CORPS_OF[f.country]!,
            rowOf(t.s, pileFor(t.s, f.country)).mobilisation,
            controllerOf(t.s, f.country),
          )
      },
      place: asks<'mobilise'>({
        seat: (t, f) => controllerOf(t.s, f.country),
        offers: {
          place: setOf<Napoleon, FrameOf<'mobilise'>>({
            domain: PLACINGS,
            over: (t, f) => placings(t.s, CORPS_OF[f.country]!, controllerOf(t.s, f.country), false),
            least: 0,
            most: (t, f) => mobilisable(t.s, f.country),
            each: (t, f, chosen, code) => mayMobilise(t.s, f, chosen, code),
            many: DUE,
            take: (t, f, codes) =>
              placeAll(t, codes, (corps, at) => t.tell({ e: 'mobilised', country: f.country, corps, at })),
          }),
        },
      }),
      rest: t => returnDrawn(t.s),
    },
  },

  deploy: {
    rule: '6.4',
    steps: {
      draw: (t, f) => {
        if (!isDraw(t.s)) return
        for (const [pile, list] of CORPS_IN.entries())
          if (serves(t.s, pile) === f.seat) drawCorps(t, list, ceilingOf(t.s, pile), f.seat)
      },
      place: asks<'deploy', Room>({
        seat: seatOf,
        context: roomFor,
        offers: {
          place: setOf<Napoleon, FrameOf<'deploy'>, Room>({
            domain: PLACINGS,
            over: (t, f) => placings(t.s, ALL_CORPS, f.seat, true),
            least: 0,
            each: (t, f, chosen, code, room) => mayDeploy(t.s, f, room, chosen, code),
            take: (t, f, codes) =>
              placeAll(t, codes, (corps, at) => t.tell({ e: 'deployed', seat: f.seat, corps, at })),
          }),
        },
      }),
      rest: t => returnDrawn(t.s),
    },
  },
}
/** Can the joiner place anything at all? Everybody can see it. */
export function canMobilise(s: State, country: Country, barred: Region): boolean {
  if (!exists(s, country) || controllerOf(s, country) < 0 || mobilisable(s, country) === 0) return false
  const side = controllerOf(s, country)
  if (!CORPS_OF[country]!.some(corps => sideOf(s, corps) === side && isAvailable(s, corps))) return false
  return regionsOf(s, country).some(region => region !== barred && corpsHere(s, 1 - side, region) === 0)
}
