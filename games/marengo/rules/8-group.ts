/** 8.2 A group: blocks from one place that go to one place together, off the road. */
import type { Parts, Verdict } from '@bivouac/kernel'
import { ALL_PLACES, LOCALE_OF, MAP, OBSTRUCTED } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, MOVED, type State, type T } from '../state.ts'
import { APPROACHES, armOf, type Block, INFANTRY, type Place } from '../words.ts'
import { maskOf, put } from './4-pieces.ts'
import { beyond, enemyHolds, facesEnemy, hasRoom, isBlocked, placeOn } from './5-map.ts'
import { mayBegin, ready } from './8-readiness.ts'
import { BLOCKED, NEEDS_INFANTRY, NO_COMMAND, NO_ROOM, REPULSED, STORMED } from './8-road.ts'
import { call, parts } from './dialect.ts'
import { OWN } from './offers.ts'

type F = FrameOf<'movement'>

const NOWHERE = no(
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
const NOT_THIS_APPROACH = no(
  '8.9',
  {
    it: 'Chi blocca una via può lasciare la zona solo da quella.',
    en: 'Those who block an approach leave the locale only over it.',
  },
  { it: 'Torna prima in riserva.', en: 'Go back to reserve first.' },
)
export const NOT_HERE = no(
  '8.8',
  {
    it: 'Quella via non è della zona del gruppo.',
    en: 'That approach is not of the group’s locale.',
  },
  { it: 'Scegli una via della zona in cui è il gruppo.', en: 'Choose an approach of the locale the group is in.' },
)
export const FROM_RESERVE = no(
  '8.8',
  { it: 'Si va a bloccare una via solo dalla riserva.', en: 'Only from reserve does one go to block an approach.' },
  {
    it: 'Torna in riserva in questo turno, blocca nel prossimo.',
    en: 'Go back to reserve this turn, block in the next.',
  },
)
export const NO_ENEMY = no(
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

export const ONE_END = no(
  '8.2',
  { it: 'Un gruppo finisce in un solo posto.', en: 'A group ends in one place.' },
  { it: 'Muovi gli altri come un altro gruppo.', en: 'Move the others as another group.' },
)

export const isReserve = (place: Place): boolean => place < APPROACHES

/** 8.2 Can so many leave this place together, off the road? */
function mayLeave(s: State, side: number, from: Place, size: number): Verdict {
  if (!isReserve(from)) return s.command > 0 || !facesEnemy(s, side, from - APPROACHES) ? undefined : NO_COMMAND
  if (s.command === 0) return NO_COMMAND
  for (const approach of MAP.approachesOf[from]!) {
    const to = beyond(approach)
    if (enemyHolds(s, side, to)) return undefined // it can at least be blocked
    if (!s.repulsed.includes(approach >> 1) && !s.stormed.includes(to) && hasRoom(s, side, to, size)) return undefined
  }
  return NOWHERE
}

const mayJoinGroup = (s: State, side: number, group: readonly Block[], block: Block): Verdict => {
  const from = s.place[block]!
  if (group.length > 0 && s.place[group[0]!] !== from) return OTHER_PLACE
  return mayBegin(s, block) ?? mayLeave(s, side, from, group.length + 1)
}

const mayEnter = (s: State, side: number, group: readonly Block[], approach: number): Verdict => {
  const from = s.place[group[0]!]!
  if (!isReserve(from) && from !== placeOn(approach)) return NOT_THIS_APPROACH
  if (s.command === 0) return NO_COMMAND
  const to = beyond(approach)
  if (s.repulsed.includes(approach >> 1)) return REPULSED
  if (s.stormed.includes(to)) return STORMED
  if (!hasRoom(s, side, to, group.length)) return NO_ROOM
  if (!enemyHolds(s, side, to)) return undefined
  if (isBlocked(s, approach ^ 1)) return BLOCKED
  return OBSTRUCTED[approach ^ 1] && !group.some(block => armOf(s.face[block]!) === INFANTRY)
    ? NEEDS_INFANTRY
    : undefined
}
const mayBlock = (s: State, side: number, from: Place, approach: number): Verdict => {
  if (!isReserve(from)) return FROM_RESERVE
  if (!facesEnemy(s, side, approach)) return NO_ENEMY
  return s.command === 0 ? NO_COMMAND : undefined
}
/** 8.6 Going back costs nothing where the approach faces no enemy any more. */
const backCost = (s: State, side: number, from: Place): number => (facesEnemy(s, side, from - APPROACHES) ? 1 : 0)

/**
 * Where a group goes is a place: the reserve or an approach of its own locale, or the approach by which it comes into
 * the locale next to it, whose reserve it then enters.
 */
const mayGo = (s: State, side: number, group: readonly Block[], to: Place): Verdict => {
  const from = s.place[group[0]!]!
  const here = LOCALE_OF[from]!
  // Whoever could be chosen on an approach has a command, or no enemy in front (mayLeave): back he can go always.
  if (to === here) return isReserve(from) ? IN_RESERVE : undefined
  if (isReserve(to)) return NOT_HERE
  const approach = to - APPROACHES
  if (MAP.areaOf[approach] === here) return mayBlock(s, side, from, approach)
  return MAP.areaOf[approach ^ 1] === here ? mayEnter(s, side, group, approach ^ 1) : NOT_HERE
}
/** By locale: every place a group in it can mean. */
const PLACES_FROM: readonly (readonly Place[])[] = MAP.approachesOf.map((approaches, locale) => [
  locale,
  ...approaches.flatMap(approach => [placeOn(approach), placeOn(approach ^ 1)]).toSorted((a, b) => a - b),
])

export function relocate(t: T, group: readonly Block[], to: Place, cost: number): void {
  const s = t.s
  const from = s.place[group[0]!]!
  s.command -= cost
  markMoved(s, group)
  for (const block of group) put(s, block, to)
  t.tell({ e: 'moved', blocks: group, from, to, cost })
}
export function markMoved(s: State, blocks: readonly Block[]): void {
  for (const block of blocks) s.flag[block]! |= MOVED
}

/** 8.2 A group moves off the road. */
export const move = parts({
  parts: {
    group: {
      domain: (_: T, f: F) => OWN[f.side]!,
      over: (t: T, f: F) => ready(t.s, f.side),
      each: (t: T, f: F, group: readonly number[], block: number) => mayJoinGroup(t.s, f.side, group, block),
    },
    to: {
      domain: ALL_PLACES,
      over: (t: T, _f: F, _c: undefined, { group }: Parts<'group' | 'to'>) =>
        PLACES_FROM[LOCALE_OF[t.s.place[group[0]!]!]!]!,
      most: 1,
      many: ONE_END,
      each: (t: T, f: F, _chosen: readonly number[], to: number, _c: undefined, { group }) =>
        mayGo(t.s, f.side, group, to),
    },
  },
  take: (t: T, f: F, { group, to: [to] }) => {
    const s = t.s
    settle(s)
    const from = s.place[group[0]!]!
    const here = LOCALE_OF[from]!
    if (to === here) return void relocate(t, group, here, backCost(s, f.side, from))
    const approach = to! - APPROACHES
    if (MAP.areaOf[approach] === here) return void relocate(t, group, to!, 1)
    const locale = MAP.areaOf[approach]!
    if (!enemyHolds(s, f.side, locale)) {
      relocate(t, group, locale, 1)
      s.last = maskOf(group)
      return undefined
    }
    s.command--
    markMoved(s, group)
    return call('attack', {
      side: f.side,
      mask: maskOf(group),
      over: approach ^ 1,
      road: 0,
      reserve: isReserve(from) ? 1 : 0,
      stand: 0,
      forward: 0,
    })
  },
})

/** A new move begins: whoever moved last has ended his. */
export function settle(s: State): void {
  s.last = 0
  s.lastLane = -1
  s.lastFree = 0
}
