/**
 * 8.11 Continuation: cavalry that has just ended its move in reserve goes on to block an approach. Leaving others of
 * its group behind makes a new group of it, which costs a command (8.3).
 */
import type { Parts, Verdict } from '@bivouac/kernel'
import { ALL_APPROACHES, JOINT, JOINT_PRIMARY, MAP, PRIMARY, PRIMARY_OVER } from '../data/board.ts'
import { no } from '../rulebook.ts'
import type { State, T } from '../state.ts'
import { APPROACHES, armOf, type Block, bitOf, CAVALRY, COUNT, FIRST, type Mask } from '../words.ts'
import { lowestOf, maskOf, putAll, show, showAll } from './4-pieces.ts'
import { facesEnemy, localeAt, placeOn } from './5-map.ts'
import { FROM_RESERVE, isReserve, NO_ENEMY, NOT_HERE, ONE_END, relocate, settle } from './8-group.ts'
import { ALONE } from './8-march.ts'
import { mayBegin, ready } from './8-readiness.ts'
import { NO_COMMAND } from './8-road.ts'
import { parts } from './dialect.ts'
import { NONE, OWN } from './offers.ts'

const JUST_MOVED = no(
  '8.11',
  {
    it: 'Continua solo chi ha appena finito di muovere in una riserva.',
    en: 'Only those who have just ended a move in reserve go on.',
  },
  { it: 'La continuazione segue subito la mossa.', en: 'Continuation follows the move at once.' },
)
const NOT_CAVALRY = no(
  '8.11',
  { it: 'Solo la cavalleria continua.', en: 'Only cavalry goes on.' },
  { it: 'Scegli una cavalleria del gruppo.', en: 'Choose cavalry of the group.' },
)
const NO_WAY = no(
  '8.11',
  {
    it: 'Nella zona non c’è una via da bloccare così.',
    en: 'The locale has no approach that can be blocked that way.',
  },
  {
    it: 'Serve una via di fronte al nemico, sulla strada percorsa se si è mosso su strada.',
    en: 'It takes an approach facing the enemy, on the road travelled if the move was by road.',
  },
)
const NOT_OF_LOCALE = no(
  '8.11',
  { it: 'Quella via non è di questa zona.', en: 'That approach is not of this locale.' },
  {
    it: 'Scegli una via della zona in cui la cavalleria si è fermata.',
    en: 'Choose an approach of the locale where the cavalry has stopped.',
  },
)
const FACES_NOBODY = no(
  '8.11',
  {
    it: 'La zona opposta non è occupata dal nemico.',
    en: 'The opposite locale is not held by the enemy.',
  },
  { it: 'Scegli una via che guarda il nemico.', en: 'Choose an approach that faces the enemy.' },
)
const OFF_THE_ROAD = no(
  '8.11',
  {
    it: 'Dopo una mossa su strada si continua solo lungo la stessa strada.',
    en: 'After a road move one goes on only along the same road.',
  },
  { it: 'Scegli una via attraversata da quella strada.', en: 'Choose an approach that road crosses.' },
)

const whereLast = (s: State, side: number): number => localeAt(s.place[lowestOf(side, s.last)]!)

/** Does a road joined to the one travelled leave over this approach, and is it all primary? 0 no, 1 yes, 2 primary. */
function roadOver(s: State, approach: number): 0 | 1 | 2 {
  const end = s.lastLane ^ 1
  let found: 0 | 1 | 2 = 0
  for (const lane of MAP.lanesOver[approach]!) {
    if (JOINT[end] === -1 || JOINT[lane] !== JOINT[end]) continue
    if (PRIMARY[lane >> 1] && JOINT_PRIMARY[end] !== -1 && JOINT_PRIMARY[lane] === JOINT_PRIMARY[end]) return 2
    found = 1
  }
  return found
}

/** 8.3 What it costs: a road move that was free costs a command once it leaves primary road; a part of a group costs one. */
function costTo(s: State, mask: Mask, approach: number): number {
  if (s.lastLane < 0) return mask === s.last ? 0 : 1
  return s.lastFree === 1 && roadOver(s, approach) !== 2 ? 1 : 0
}

const mayGoTo = (s: State, side: number, mask: Mask, approach: number): Verdict => {
  if (MAP.areaOf[approach] !== whereLast(s, side)) return NOT_OF_LOCALE
  if (!facesEnemy(s, side, approach)) return FACES_NOBODY
  if (s.lastLane >= 0 && roadOver(s, approach) === 0) return OFF_THE_ROAD
  return costTo(s, mask, approach) > s.command ? NO_COMMAND : undefined
}

/** Has anybody ended a move in a place from which going on is possible at all? Tells nothing of who they are. */
export function canContinue(s: State, side: number): boolean {
  if (s.last === 0) return false
  for (const approach of MAP.approachesOf[whereLast(s, side)]!) if (facesEnemy(s, side, approach)) return true
  return false
}

const allCavalry = (s: State, side: number, mask: Mask): boolean => {
  for (let i = 0; i < COUNT[side]!; i++)
    if ((mask & (1 << i)) !== 0 && armOf(s.face[FIRST[side]! + i]!) !== CAVALRY) return false
  return true
}

/** May this block go on? Without commands only a whole group can, and so only a group of cavalry. */
function mayContinue(s: State, side: number, block: Block): Verdict {
  if ((s.last & bitOf(block)) === 0) return JUST_MOVED
  if (armOf(s.face[block]!) !== CAVALRY) return NOT_CAVALRY
  if (s.command === 0 && !allCavalry(s, side, s.last)) return NO_COMMAND
  for (const approach of MAP.approachesOf[whereLast(s, side)]!)
    if (mayGoTo(s, side, s.last, approach) === undefined) return undefined
  return NO_WAY
}
const mayPart = (s: State, group: readonly Block[]): Verdict =>
  s.command === 0 && maskOf(group) !== s.last ? NO_COMMAND : undefined

/** The same in the assaults and in movement. */
interface F {
  readonly side: number
}
export const continuation = parts({
  parts: {
    group: {
      domain: (_: T, f: F) => OWN[f.side]!,
      over: (t: T, f: F) => (canContinue(t.s, f.side) ? OWN[f.side]! : NONE),
      each: (t: T, f: F, _chosen: readonly number[], block: number) => mayContinue(t.s, f.side, block),
      check: (t: T, _f: F, group: readonly number[]) => mayPart(t.s, group),
    },
    over: {
      domain: ALL_APPROACHES,
      over: (t: T, f: F) => MAP.approachesOf[whereLast(t.s, f.side)]!,
      most: 1,
      many: ONE_END,
      each: (
        t: T,
        f: F,
        _chosen: readonly number[],
        approach: number,
        _c: undefined,
        { group }: Parts<'group' | 'over'>,
      ) => mayGoTo(t.s, f.side, maskOf(group), approach),
    },
  },
  take: (t: T, f: F, { group, over: [approach] }) => {
    const s = t.s
    const mask = maskOf(group)
    const cost = costTo(s, mask, approach!)
    s.command -= cost
    putAll(s, f.side, mask, placeOn(approach!))
    s.last &= ~mask
    t.tell({ e: 'continued', blocks: group, to: placeOn(approach!), cost })
    showAll(t, f.side, mask)
  },
})

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
const mayRide = (s: State, side: number, block: Block): Verdict => {
  const refused = mayBegin(s, block)
  if (refused !== undefined) return refused
  if (armOf(s.face[block]!) !== CAVALRY) return ONLY_CAVALRY
  const from = s.place[block]!
  if (!isReserve(from)) return FROM_RESERVE
  for (const approach of MAP.approachesOf[from]!)
    if (PRIMARY_OVER[approach] && facesEnemy(s, side, approach)) return undefined
  return NO_PRIMARY
}
const mayRideTo = (s: State, side: number, block: Block, approach: number): Verdict => {
  if (MAP.areaOf[approach] !== s.place[block]) return NOT_HERE
  if (!PRIMARY_OVER[approach]) return NO_PRIMARY
  return facesEnemy(s, side, approach) ? undefined : NO_ENEMY
}
/** 8.11 Cavalry on a primary road may block an approach of its own locale along that road, for no command. */
export const ride = parts({
  parts: {
    block: {
      domain: (_: T, f: F) => OWN[f.side]!,
      over: (t: T, f: F) => ready(t.s, f.side, APPROACHES),
      most: 1,
      many: ALONE,
      each: (t: T, f: F, _chosen: readonly number[], block: number) => mayRide(t.s, f.side, block),
    },
    over: {
      domain: ALL_APPROACHES,
      over: (t: T, _f: F, _c: undefined, { block: [block] }: Parts<'block' | 'over'>) =>
        MAP.approachesOf[t.s.place[block!]!]!,
      most: 1,
      many: ONE_END,
      each: (t: T, f: F, _chosen: readonly number[], approach: number, _c: undefined, { block: [block] }) =>
        mayRideTo(t.s, f.side, block!, approach),
    },
  },
  take: (t: T, _f: F, { block, over: [approach] }) => {
    settle(t.s)
    relocate(t, block, placeOn(approach!), 0)
    show(t, block[0]!)
  },
})
