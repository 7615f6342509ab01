/** 8.2 A group: blocks from one place that go to one place together, or a single block that takes the road. */
import type { Verdict } from '@bivouac/kernel'
import { ALL_APPROACHES, ALL_LANES, LOCALE_OF, MAP, OBSTRUCTED, PRIMARY_OVER } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, MOVED, type State, type T } from '../state.ts'
import { APPROACHES, armOf, type Block, bitOf, CAVALRY, FIRST, INFANTRY, type Mask, type Place } from '../words.ts'
import { call, choice, end, goto, offer, procedure } from './dialect.ts'
import { sizeOf } from './knowledge.ts'
import { beyond, enemyHolds, facesEnemy, hasRoom, isBlocked, placeOn } from './map.ts'
import { NONE, OWN } from './offers.ts'
import { blocksOf, isHigher, lowestOf, putAll, show } from './pieces.ts'
import { isReady } from './readiness.ts'
import {
  BLOCKED,
  canTravel,
  mayTravel,
  NEEDS_INFANTRY,
  NO_COMMAND,
  NO_ROOM,
  REPULSED,
  STORMED,
  setOut,
} from './road.ts'

type F = FrameOf<'group'>

export const NOWHERE = no(
  '8.1',
  {
    it: 'Da lì non può andare da nessuna parte.',
    en: 'There is nowhere it can go from there.',
  },
  {
    it: 'Serve un comando, una strada principale libera o posto in una zona vicina.',
    en: 'It takes a command, a free primary road, or room in a locale next to it.',
  },
)
const OTHER_PLACE = no(
  '8.2',
  {
    it: 'Un gruppo parte da un solo posto: la stessa riserva o la stessa via d’accesso.',
    en: 'A group starts in one place: the same reserve or the same approach.',
  },
  { it: 'Muovilo come un altro gruppo.', en: 'Move it as another group.' },
)
const IN_GROUP = no(
  '8.2',
  { it: 'Quel pezzo è già nel gruppo.', en: 'That block is in the group already.' },
  { it: 'Aggiungine un altro, o scegli dove va il gruppo.', en: 'Add another, or choose where the group goes.' },
)
const IN_ORDER = no(
  '8.2',
  {
    it: 'I pezzi di un gruppo si scelgono in ordine di numero.',
    en: 'The blocks of a group are chosen in the order of their numbers.',
  },
  { it: 'Annulla e comincia dal numero più basso.', en: 'Undo and begin with the lowest number.' },
)
const NOT_THIS_APPROACH = no(
  '8.9',
  {
    it: 'Chi blocca una via può lasciare la zona solo da quella.',
    en: 'Those who block an approach leave the locale only over it.',
  },
  { it: 'Torna prima in riserva.', en: 'Go back to reserve first.' },
)
const NOT_HERE = no(
  '8.8',
  {
    it: 'Quella via non è della zona del gruppo.',
    en: 'That approach is not of the group’s locale.',
  },
  { it: 'Scegli una via della zona in cui è il gruppo.', en: 'Choose an approach of the locale the group is in.' },
)
const FROM_RESERVE = no(
  '8.8',
  { it: 'Si va a bloccare una via solo dalla riserva.', en: 'Only from reserve does one go to block an approach.' },
  {
    it: 'Torna in riserva in questo turno, blocca nel prossimo.',
    en: 'Go back to reserve this turn, block in the next.',
  },
)
const NO_ENEMY = no(
  '8.6',
  {
    it: 'Nella zona opposta non c’è il nemico: non si può bloccare.',
    en: 'There is no enemy in the opposite locale: it cannot be blocked.',
  },
  { it: 'Si blocca solo di fronte al nemico.', en: 'One blocks only facing the enemy.' },
)
const IN_RESERVE = no(
  '8.9',
  { it: 'Il gruppo è già in riserva.', en: 'The group is already in reserve.' },
  { it: 'Scegli una via o una zona vicina.', en: 'Choose an approach or a locale next to it.' },
)
const ALONE = no(
  '8.2',
  { it: 'Su strada ogni pezzo muove da solo.', en: 'By road every block moves by itself.' },
  { it: 'Sceglilo da solo.', en: 'Choose it by itself.' },
)
const ROAD_FROM_RESERVE = no(
  '8.10',
  {
    it: 'Su strada si parte dalla riserva.',
    en: 'A road move starts from reserve.',
  },
  {
    it: 'Torna in riserva in questo turno, prendi la strada nel prossimo.',
    en: 'Go back to reserve this turn, take the road in the next.',
  },
)
const ONLY_CAVALRY = no(
  '8.11',
  { it: 'Solo la cavalleria può farlo.', en: 'Only cavalry may do that.' },
  { it: 'Blocca quella via con un comando.', en: 'Block that approach for a command.' },
)
const NO_PRIMARY = no(
  '8.11',
  {
    it: 'Su quella via non passa una strada principale.',
    en: 'No primary road goes over that approach.',
  },
  { it: 'Blocca quella via con un comando.', en: 'Block that approach for a command.' },
)

const isReserve = (place: Place): boolean => place < APPROACHES

function hasInfantry(s: State, side: number, mask: Mask): boolean {
  const first = FIRST[side]!
  for (let i = 0, left = mask; left !== 0; i++, left >>= 1)
    if ((left & 1) !== 0 && armOf(s.face[first + i]!) === INFANTRY) return true
  return false
}

/** Could so many blocks leave this place somehow? A single block may take the road. */
export function canMoveGroup(s: State, side: number, from: Place, size: number, block: Block): boolean {
  if (!isReserve(from)) return s.command > 0 || !facesEnemy(s, side, from - APPROACHES)
  if (s.command > 0)
    for (const approach of MAP.approachesOf[from]!) {
      const to = beyond(approach)
      if (enemyHolds(s, side, to)) return true // it can at least be blocked
      if (!s.repulsed.includes(approach >> 1) && !s.stormed.includes(to) && hasRoom(s, side, to, size)) return true
    }
  if (size > 1) return false
  return canTravel(s, setOut(side, block), from) || canRide(s, side, from, block)
}
function canRide(s: State, side: number, from: Place, block: Block): boolean {
  if (armOf(s.face[block]!) !== CAVALRY) return false
  for (const approach of MAP.approachesOf[from]!)
    if (PRIMARY_OVER[approach] && facesEnemy(s, side, approach)) return true
  return false
}

const mayAdd = (t: T, f: F, block: Block): Verdict => {
  const s = t.s
  if (s.place[block] !== f.from) return OTHER_PLACE
  const refused = isReady(s, block)
  if (refused !== undefined) return refused
  if ((f.mask & bitOf(block)) !== 0) return IN_GROUP
  if (!isHigher(block, f.mask)) return IN_ORDER
  return canMoveGroup(s, f.side, f.from, sizeOf(f.mask) + 1, block) ? undefined : NOWHERE
}

const mayEnter = (t: T, f: F, approach: number): Verdict => {
  const s = t.s
  if (MAP.areaOf[approach] !== LOCALE_OF[f.from]) return NOT_HERE
  if (!isReserve(f.from) && f.from !== placeOn(approach)) return NOT_THIS_APPROACH
  if (s.command === 0) return NO_COMMAND
  const to = beyond(approach)
  if (s.repulsed.includes(approach >> 1)) return REPULSED
  if (s.stormed.includes(to)) return STORMED
  if (!hasRoom(s, f.side, to, sizeOf(f.mask))) return NO_ROOM
  if (!enemyHolds(s, f.side, to)) return undefined
  if (isBlocked(s, approach ^ 1)) return BLOCKED
  return OBSTRUCTED[approach ^ 1] && !hasInfantry(s, f.side, f.mask) ? NEEDS_INFANTRY : undefined
}
const mayBlock = (t: T, f: F, approach: number): Verdict => {
  if (MAP.areaOf[approach] !== LOCALE_OF[f.from]) return NOT_HERE
  if (!isReserve(f.from)) return FROM_RESERVE
  if (!facesEnemy(t.s, f.side, approach)) return NO_ENEMY
  return t.s.command === 0 ? NO_COMMAND : undefined
}
/** 8.6 Going back costs nothing where the approach faces no enemy any more. */
const backCost = (s: State, f: F): number => (facesEnemy(s, f.side, f.from - APPROACHES) ? 1 : 0)
/** Whoever could be chosen on an approach has a command, or no enemy in front (canMoveGroup): back he can go always. */
const mayGoBack = (_: T, f: F): Verdict => (isReserve(f.from) ? IN_RESERVE : undefined)
const mayTakeRoad = (t: T, f: F, lane: number): Verdict => {
  if ((f.mask & (f.mask - 1)) !== 0) return ALONE
  if (!isReserve(f.from)) return ROAD_FROM_RESERVE
  return mayTravel(t.s, setOut(f.side, lowestOf(f.side, f.mask)), f.from, lane)
}
/** 8.11 Cavalry on a primary road may block an approach of its own locale along that road, for no command. */
const mayRide = (t: T, f: F, approach: number): Verdict => {
  if ((f.mask & (f.mask - 1)) !== 0) return ALONE
  if (armOf(t.s.face[lowestOf(f.side, f.mask)]!) !== CAVALRY) return ONLY_CAVALRY
  if (MAP.areaOf[approach] !== LOCALE_OF[f.from]) return NOT_HERE
  if (!isReserve(f.from)) return FROM_RESERVE
  if (!PRIMARY_OVER[approach]) return NO_PRIMARY
  return facesEnemy(t.s, f.side, approach) ? undefined : NO_ENEMY
}

const approachesOf = (_: T, f: F): readonly number[] => MAP.approachesOf[LOCALE_OF[f.from]!]!
const inReserve = (t: T, f: F): readonly number[] => (isReserve(f.from) ? approachesOf(t, f) : NONE)

function relocate(t: T, f: F, to: Place, cost: number): void {
  const s = t.s
  s.command -= cost
  markMoved(s, f.side, f.mask)
  putAll(s, f.side, f.mask, to)
  t.tell({ e: 'moved', blocks: blocksOf(f.side, f.mask), from: f.from, to, cost })
}
export function markMoved(s: State, side: number, mask: Mask): void {
  const first = FIRST[side]!
  for (let i = 0, left = mask; left !== 0; i++, left >>= 1) if ((left & 1) !== 0) s.flag[first + i]! |= MOVED
}

export const group = procedure('group', {
  rule: '8.2',
  steps: {
    choose: choice({
      seat: (_, f) => f.side,
      offers: {
        add: offer({
          domain: (_, f) => OWN[f.side]!,
          check: mayAdd,
          take: (_, f, block) => {
            f.mask |= bitOf(block)
            return goto('choose')
          },
        }),
        enter: offer({
          domain: ALL_APPROACHES,
          over: approachesOf,
          check: mayEnter,
          take: (t, f, approach) => {
            const s = t.s
            const to = beyond(approach)
            if (!enemyHolds(s, f.side, to)) {
              relocate(t, f, to, 1)
              s.last = f.mask
              return end()
            }
            s.command--
            markMoved(s, f.side, f.mask)
            const reserve = isReserve(f.from) ? 1 : 0
            return call('attack', {
              side: f.side,
              mask: f.mask,
              over: approach,
              road: 0,
              reserve,
              stand: 0,
              forward: 0,
            })
          },
        }),
        block: offer({
          domain: ALL_APPROACHES,
          over: inReserve,
          check: mayBlock,
          take: (t, f, approach) => relocate(t, f, placeOn(approach), 1),
        }),
        back: offer({
          check: mayGoBack,
          take: (t, f) => relocate(t, f, LOCALE_OF[f.from]!, backCost(t.s, f)),
        }),
        along: offer({
          domain: ALL_LANES,
          over: (_, f) => (isReserve(f.from) ? MAP.lanesOf[f.from]! : NONE),
          check: mayTakeRoad,
          take: (_, f, lane) => call('march', { ...setOut(f.side, lowestOf(f.side, f.mask)), lane }),
        }),
        ride: offer({
          domain: ALL_APPROACHES,
          over: inReserve,
          check: mayRide,
          take: (t, f, approach) => {
            relocate(t, f, placeOn(approach), 0)
            show(t, lowestOf(f.side, f.mask))
          },
        }),
      },
    }),
  },
})
