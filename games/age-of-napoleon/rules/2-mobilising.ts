/** 2.8 A country joins a side: its new controller places corps of it at once. */
import { type Procedures, setOf, type Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { FrameOf, Napoleon, State } from '../state.ts'
import { BRITISH_AUX, type Country, DRAWN, FRANCE, FRENCH_AUX, firstOf, type Region, secondOf } from '../words.ts'
import { controllerOf, exists, regionsOf } from './2-countries.ts'
import { ceilingOf, deploymentOf, isAvailable, LAND, rowOf } from './6-numbers.ts'
import {
  ALREADY,
  drawCorps,
  ENEMY_THERE,
  IN_USE,
  isChosen,
  isDraw,
  NOT_DRAWN,
  PLACINGS,
  placeAll,
  placings,
  returnDrawn,
} from './6-placing.ts'
import { CORPS_IN, CORPS_OF, HOME, isMajor } from './facts.ts'
import { asks, corpsHere, countryAt, onMapOf, sideOf } from './table.ts'

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
const DUE = no(
  '2.8',
  { it: 'Il paese ha mobilitato quanto può.', en: 'The country has mobilised as much as it can.' },
  { it: 'Gli altri verranno come rinforzi.', en: 'The others come as reinforcements.' },
)

const pileFor = (s: State, country: Country): number =>
  isMajor(country) ? LAND.indexOf(country) : controllerOf(s, country) === FRANCE ? FRENCH_AUX : BRITISH_AUX

/** How many corps a joiner may place at once. */
export function mobilisable(s: State, country: Country): number {
  const pile = pileFor(s, country)
  if (isDraw(s)) return isMajor(country) ? deploymentOf(s, pile) : 1
  const room = ceilingOf(s, pile) - onMapOf(s, CORPS_IN[pile]!)
  return Math.max(0, Math.min(room, isMajor(country) ? room : 1))
}
export function mayMobilise(s: State, f: FrameOf<'mobilise'>, chosen: readonly number[], code: number): Verdict {
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

export const mobilising: Pick<Procedures<Napoleon>, 'mobilise'> = {
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
}
/** Can the joiner place anything at all? Everybody can see it. */
export function canMobilise(s: State, country: Country, barred: Region): boolean {
  if (!exists(s, country) || controllerOf(s, country) < 0 || mobilisable(s, country) === 0) return false
  const side = controllerOf(s, country)
  if (!CORPS_OF[country]!.some(corps => sideOf(s, corps) === side && isAvailable(s, corps))) return false
  return regionsOf(s, country).some(region => region !== barred && corpsHere(s, 1 - side, region) === 0)
}
