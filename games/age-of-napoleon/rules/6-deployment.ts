/** 6.4 Placing reinforcements: of a major in its country, an auxiliary in its region, the British by sea. */
import { type Procedures, setOf, type Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { FrameOf, Napoleon, State, T } from '../state.ts'
import { BRITISH, COALITION, type Corps, DRAWN, firstOf, type Region, secondOf } from '../words.ts'
import { ceilingOf, deploymentOf, isAvailable, serves } from './6-numbers.ts'
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
import { isSeaOpen } from './8-army.ts'
import { ALL_CORPS, COASTS, CORPS_IN, HOME, HOME_REGION, PILE } from './facts.ts'
import { asks, controllerAt, corpsHere, countryAt, onMapOf, seatOf, sideOf } from './table.ts'

/** 6.4 May it be placed there? The enemy is looked at apart. */
function isPlaceOf(s: State, corps: Corps, region: Region): boolean {
  const own = HOME_REGION[corps]!
  if (own === -1 ? countryAt(s, region) === HOME[corps] : region === own) return true
  return PILE[corps]! >= BRITISH && isSeaOpen(s) && COASTS.includes(region) && controllerAt(s, region) === COALITION
}

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

const chosenOf = (chosen: readonly number[], pile: number): number => {
  let n = 0
  for (const code of chosen) if (PILE[firstOf(code)] === pile) n++
  return n
}
/** By pile: how many more the ceiling lets onto the map, and how many the year. Computed once per question. */
export interface Room {
  readonly ceiling: readonly number[]
  readonly year: readonly number[]
}
export const roomFor = ({ s }: T, f: FrameOf<'deploy'>): Room => ({
  ceiling: CORPS_IN.map((list, pile) => (isDraw(s) ? 99 : ceilingOf(s, pile) - onMapOf(s, list))),
  year: CORPS_IN.map((_, pile) => (serves(s, pile) === f.seat ? deploymentOf(s, pile) : 0)),
})

export function mayDeploy(
  s: State,
  f: FrameOf<'deploy'>,
  room: Room,
  chosen: readonly number[],
  code: number,
): Verdict {
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

export const deploying: Pick<Procedures<Napoleon>, 'deploy'> = {
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
