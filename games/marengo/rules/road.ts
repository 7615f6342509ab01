/** 8.10 Moving by road, and 8.12 entering by road. */
import type { Verdict } from '@bivouac/kernel'
import { ALL_LANES, JOINT, JOINT_PRIMARY, MAP, OBSTRUCTED, PRIMARY } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, MOVED, type State } from '../state.ts'
import { armOf, type Block, bitOf, CAVALRY, ROAD_MOVES } from '../words.ts'
import { call, choice, end, goto, offer, procedure } from './dialect.ts'
import { enemyHolds, hasRoom, isBlocked, isRuled, localeAt } from './map.ts'
import { NONE } from './offers.ts'
import { put } from './pieces.ts'

type F = FrameOf<'march'>
/** Who travels: block, moves used, the lane it came by (−1 none yet), whether it has paid its command. */
export type Traveller = Pick<F, 'side' | 'block' | 'used' | 'via' | 'paid'>

/** The number of the move that would cross here: a block waits while others use the road before it. */
export const moveOver = (s: State, used: number, lane: number): number => Math.max(used, s.road[lane >> 1]! >> 1) + 1

/** Is the link from the lane travelled to the next one all primary road? */
const isPrimary = (via: number, lane: number): boolean =>
  PRIMARY[lane >> 1]! && (via < 0 || (JOINT_PRIMARY[via ^ 1] !== -1 && JOINT_PRIMARY[via ^ 1] === JOINT_PRIMARY[lane]))

/** 8.3 Does going on by this lane cost the move its exemption from the command limit? */
const costOf = (s: State, who: Traveller, lane: number): number => {
  if (who.paid === 1 || isPrimary(who.via, lane)) return 0
  return who.via >= 0 && isRuled(s, 'mixedRoads') ? 0 : 1
}

const NOT_FROM_HERE = no(
  '8.10',
  { it: 'Quella strada non parte dalla zona del pezzo.', en: 'That road does not leave the block’s locale.' },
  { it: 'Scegli una strada della zona in cui è.', en: 'Choose a road of the locale it is in.' },
)
const BROKEN_ROAD = no(
  '8.10',
  { it: 'Le due strade non si uniscono in questa zona.', en: 'The two roads do not meet in this locale.' },
  { it: 'Prosegui sulla stessa strada, o fermati.', en: 'Go on along the same road, or stop.' },
)
const MOVES_USED = no(
  '8.10',
  {
    it: 'Su quella strada non resta un movimento: ne passano tre per turno, in ordine.',
    en: 'No move is left on that road: three pass in a turn, in their order.',
  },
  { it: 'Muovi fuori strada, o aspetta il prossimo turno.', en: 'Move off the road, or wait for the next turn.' },
)
const ONE_WAY = no(
  '8.10',
  {
    it: 'In questo turno la strada è già usata nell’altro senso.',
    en: 'The road is already in use in the other direction this turn.',
  },
  { it: 'Muovi fuori strada, o nel prossimo turno.', en: 'Move off the road, or in the next turn.' },
)
const ENEMY_ON_ROAD = no(
  '8.10',
  { it: 'Su strada non si entra dove c’è il nemico.', en: 'By road nobody enters where the enemy stands.' },
  { it: 'Solo la cavalleria può attaccare su strada.', en: 'Only cavalry may attack by road.' },
)
export const BLOCKED = no(
  '8.7',
  { it: 'Il nemico blocca quella via d’accesso.', en: 'The enemy blocks that approach.' },
  { it: 'Solo un assalto può forzarla.', en: 'Only an assault can force it.' },
)
export const NEEDS_INFANTRY = no(
  '9',
  {
    it: 'Quel terreno ostacola la cavalleria: l’attacco vuole fanteria.',
    en: 'That ground obstructs cavalry: the attack needs infantry.',
  },
  {
    it: 'Attacca fuori strada con un gruppo che comprenda fanteria.',
    en: 'Attack off the road with a group that has infantry.',
  },
)
export const REPULSED = no(
  '11',
  {
    it: 'Per quella via un assalto è fallito in questo turno.',
    en: 'An assault has failed over that approach this turn.',
  },
  {
    it: 'Passa per un’altra via, o aspetta il prossimo turno.',
    en: 'Go over another approach, or wait for the next turn.',
  },
)
export const STORMED = no(
  '11',
  {
    it: 'La zona è stata presa d’assalto in questo turno: entra solo chi ha assaltato.',
    en: 'The locale was taken by assault this turn: only those who assaulted enter it.',
  },
  { it: 'Entra nel prossimo turno.', en: 'Enter it in the next turn.' },
)
export const NO_ROOM = no(
  '8.5',
  { it: 'Si supererebbe la capacità della zona.', en: 'The capacity of the locale would be exceeded.' },
  { it: 'Muovi meno pezzi, o libera prima la zona.', en: 'Move fewer blocks, or clear the locale first.' },
)
export const NO_COMMAND = no(
  '8.3',
  { it: 'Non restano comandi per questa mossa.', en: 'No command is left for this move.' },
  {
    it: 'Solo le strade principali e i ritorni forzati sono esenti.',
    en: 'Only primary roads and forced returns are exempt.',
  },
)

/** 8.10 May this traveller go on by this lane? */
export function mayTravel(s: State, who: Traveller, at: number, lane: number): Verdict {
  const over = MAP.approachOfLane[lane]!
  if (over < 0 || MAP.areaOf[over] !== at) return NOT_FROM_HERE
  if (who.via >= 0 && (JOINT[who.via ^ 1] === -1 || JOINT[who.via ^ 1] !== JOINT[lane])) return BROKEN_ROAD
  const used = s.road[lane >> 1]!
  if (used !== 0 && (used & 1) !== (lane & 1)) return ONE_WAY
  if (moveOver(s, who.used, lane) > ROAD_MOVES) return MOVES_USED
  if (costOf(s, who, lane) > s.command) return NO_COMMAND
  const to = MAP.laneTo[lane]!
  if (s.repulsed.includes(over >> 1)) return REPULSED
  if (s.stormed.includes(to)) return STORMED
  if (enemyHolds(s, who.side, to)) {
    if (armOf(s.face[who.block]!) !== CAVALRY) return ENEMY_ON_ROAD
    if (isBlocked(s, over ^ 1)) return BLOCKED
    return OBSTRUCTED[over ^ 1] ? NEEDS_INFANTRY : undefined
  }
  if (hasRoom(s, who.side, to, 1)) return undefined
  return isRuled(s, 'passing') && canPassOn(s, who, lane) ? undefined : NO_ROOM
}

/** By ruling a full locale may be passed, if the road leads on to one with room. */
function canPassOn(s: State, who: Traveller, lane: number): boolean {
  const used = moveOver(s, who.used, lane)
  if (used >= ROAD_MOVES) return false
  // Whoever pays a command here has paid for the whole move, so what is left is enough for the next link too.
  const next = { ...who, used, via: lane, paid: who.paid | costOf(s, who, lane) }
  const to = MAP.laneTo[lane]!
  return MAP.lanesOf[to]!.some(
    on => on !== (lane ^ 1) && !enemyHolds(s, who.side, MAP.laneTo[on]!) && mayTravel(s, next, to, on) === undefined,
  )
}

export const canTravel = (s: State, who: Traveller, at: number): boolean => {
  for (const lane of MAP.lanesOf[at]!) if (mayTravel(s, who, at, lane) === undefined) return true
  return false
}

const FULL_HERE = no(
  '8.5',
  { it: 'Qui non c’è posto per fermarsi.', en: 'There is no room to stop here.' },
  { it: 'Prosegui fino a una zona con posto.', en: 'Go on to a locale with room.' },
)

/** `lane` is the one to cross next. It is entered with that lane chosen, be it a gate. */
export const march = procedure('march', {
  rule: '8.10',
  steps: {
    cross: (t, f) => {
      const s = t.s
      const to = MAP.laneTo[f.lane]!
      const cost = costOf(s, f, f.lane)
      s.command -= cost
      f.paid |= cost
      s.flag[f.block]! |= MOVED
      if (!enemyHolds(s, f.side, to)) return undefined
      const over = MAP.approachOfLane[f.lane]!
      return call('attack', { side: f.side, mask: bitOf(f.block), over, road: 1, reserve: 1, stand: 0, forward: 0 })
    },
    arrive: (t, f) => {
      const s = t.s
      const to = MAP.laneTo[f.lane]!
      const gate = MAP.approachOfLane[f.lane] === -1
      if (enemyHolds(s, f.side, to)) return end() // the attack was blocked: the move is over
      const from = s.place[f.block]!
      const move = moveOver(s, f.used, f.lane)
      s.road[f.lane >> 1] = 2 * move + (f.lane & 1)
      f.used = gate && isRuled(s, 'entryMove') ? move - 1 : move
      f.via = f.lane
      if (from !== to) {
        put(s, f.block, to)
        if (gate) t.tell({ e: 'arrived', block: f.block, to, pontoon: false })
        else t.tell({ e: 'marched', block: f.block, from, to, move })
      }
      return f.used >= ROAD_MOVES ? goto('halt') : undefined
    },
    on: choice({
      seat: (_, f) => f.side,
      offers: {
        along: offer({
          domain: ALL_LANES,
          over: (t, f) => MAP.lanesOf[localeAt(t.s.place[f.block]!)] ?? NONE,
          check: (t, f, lane) => mayTravel(t.s, f, localeAt(t.s.place[f.block]!), lane),
          take: (_, f, lane) => {
            f.lane = lane
            return goto('cross')
          },
        }),
        stop: offer({
          check: (t, f) => (hasRoom(t.s, f.side, localeAt(t.s.place[f.block]!), 0) ? undefined : FULL_HERE),
          take: () => goto('halt'),
        }),
      },
    }),
    halt: (t, f) => {
      const s = t.s
      s.last = bitOf(f.block)
      s.lastLane = f.via
      s.lastFree = f.paid === 0 ? 1 : 0
    },
  },
})

/** Somebody who has not set out yet. */
export const setOut = (side: number, block: Block): Traveller => ({ side, block, used: 0, via: -1, paid: 0 })
