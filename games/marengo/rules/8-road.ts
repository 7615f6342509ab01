/** 8.10 Who may go where by road. */
import type { Verdict } from '@bivouac/kernel'
import { ALL_LANES, JOINT, JOINT_PRIMARY, MAP, OBSTRUCTED, PRIMARY } from '../data/board.ts'
import { no } from '../rulebook.ts'
import type { Frames, State, T } from '../state.ts'
import { armOf, type Block, CAVALRY, ROAD_MOVES } from '../words.ts'
import { enemyHolds, hasRoom, isBlocked, isRuled, localeAt } from './5-map.ts'

/** Who travels: block, moves used, the lane it came by (−1 none yet), whether it has paid its command. */
export type Traveller = Omit<Frames['march'], 'lane'>
/** Somebody who has not set out yet. */
export const setOut = (side: number, block: Block): Traveller => ({ side, block, used: 0, via: -1, paid: 0 })

/** The number of the move that would cross here: a block waits while others use the road before it. */
export const moveOver = (s: State, used: number, lane: number): number => Math.max(used, s.road[lane >> 1]! >> 1) + 1

/** Is the link from the lane travelled to the next one all primary road? */
const isPrimary = (via: number, lane: number): boolean =>
  PRIMARY[lane >> 1]! && (via < 0 || (JOINT_PRIMARY[via ^ 1] !== -1 && JOINT_PRIMARY[via ^ 1] === JOINT_PRIMARY[lane]))

/** 8.3 Does going on by this lane cost the move its exemption from the command limit? */
export const costOf = (s: State, who: Traveller, lane: number): number => {
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

/** The traveller once he has come along this lane. By ruling the entry locale is none of his three. */
export function beyondLane(s: State, who: Traveller, lane: number): Traveller {
  const move = moveOver(s, who.used, lane)
  const isFree = MAP.approachOfLane[lane] === -1 && isRuled(s, 'entryMove')
  return { ...who, used: isFree ? move - 1 : move, via: lane, paid: who.paid | costOf(s, who, lane) }
}
export const after = (s: State, who: Traveller, way: readonly number[]): Traveller =>
  way.reduce((so, lane) => beyondLane(s, so, lane), who)

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
  if (canStop(s, who, to)) return undefined
  return isRuled(s, 'passing') && canPassOn(s, who, lane) ? undefined : NO_ROOM
}

/** 8.5 Is there room for it? Where it set out from it keeps its own. */
const canStop = (s: State, { side, block }: Traveller, at: number): boolean =>
  hasRoom(s, side, at, localeAt(s.place[block]!) === at ? 0 : 1)

/** By ruling a full locale may be passed, if the road leads on to one with room. */
function canPassOn(s: State, who: Traveller, lane: number): boolean {
  const next = beyondLane(s, who, lane)
  // Whoever pays a command here has paid for the whole move, so what is left is enough for the next link too.
  const to = MAP.laneTo[lane]!
  return MAP.lanesOf[to]!.some(
    on => on !== (lane ^ 1) && !enemyHolds(s, who.side, MAP.laneTo[on]!) && mayTravel(s, next, to, on) === undefined,
  )
}

const FULL_HERE = no(
  '8.5',
  { it: 'Qui non c’è posto per fermarsi.', en: 'There is no room to stop here.' },
  { it: 'Prosegui fino a una zona con posto.', en: 'Go on to a locale with room.' },
)
const ATTACK_FIRST = no(
  '9.2',
  {
    it: 'Lì c’è il nemico: la strada prosegue solo se l’attacco riesce.',
    en: 'The enemy is there: the road leads on only if the attack succeeds.',
  },
  { it: 'Attacca, e prosegui se si ritira.', en: 'Attack, and go on if he retreats.' },
)

const endOf = (from: number, way: readonly number[]): number => (way.length === 0 ? from : MAP.laneTo[way.at(-1)!]!)

/** 8.10 May a way that begins in `from` go on by this lane? */
function mayGoOn(s: State, who: Traveller, from: number, way: readonly number[], lane: number): Verdict {
  if (way.includes(lane ^ 1)) return ONE_WAY
  const at = endOf(from, way)
  if (enemyHolds(s, who.side, at)) return ATTACK_FIRST
  // An attack that is blocked ends where it began.
  if (enemyHolds(s, who.side, MAP.laneTo[lane]!) && !canStop(s, who, at)) return FULL_HERE
  return mayTravel(s, after(s, who, way), at, lane)
}
const mayEnd = (s: State, who: Traveller, from: number, way: readonly number[]): Verdict => {
  const at = endOf(from, way)
  return enemyHolds(s, who.side, at) || canStop(s, who, at) ? undefined : FULL_HERE
}
/** Where somebody sets out or goes on, and as whom. */
export interface Start {
  readonly who: Traveller
  readonly from: number
}
/** The way of one who starts there: lanes in their order, as many as he has moves. */
export const wayFrom = <F, B>(startOf: (t: T, f: F, before: B) => Start) => ({
  domain: () => ALL_LANES,
  next: (t: T, f: F, way: readonly number[], _: unknown, before: B) =>
    MAP.lanesOf[endOf(startOf(t, f, before).from, way)]!,
  most: (t: T, f: F, _: unknown, before: B) => ROAD_MOVES - startOf(t, f, before).who.used,
  many: MOVES_USED,
  each: (t: T, f: F, way: readonly number[], lane: number, _: unknown, before: B) => {
    const { who, from } = startOf(t, f, before)
    return mayGoOn(t.s, who, from, way, lane)
  },
  check: (t: T, f: F, way: readonly number[], _: unknown, before: B) => {
    const { who, from } = startOf(t, f, before)
    return mayEnd(t.s, who, from, way)
  },
})

export const canTravel = (s: State, who: Traveller, at: number): boolean => {
  for (const lane of MAP.lanesOf[at]!) if (mayTravel(s, who, at, lane) === undefined) return true
  return false
}
