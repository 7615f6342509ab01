/**
 * 8.11 Continuation: cavalry that has just ended its move in reserve goes on to block an approach. Leaving others of
 * its group behind makes a new group of it, which costs a command (8.3).
 */
import type { Verdict } from '@bivouac/kernel'
import { ALL_APPROACHES, JOINT, JOINT_PRIMARY, MAP, PRIMARY } from '../data/board.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, State, T } from '../state.ts'
import { armOf, type Block, bitOf, CAVALRY, COUNT, FIRST, type Mask } from '../words.ts'
import { choice, end, goto, offer, procedure } from './dialect.ts'
import { facesEnemy, localeAt, placeOn } from './map.ts'
import { NONE, OWN } from './offers.ts'
import { blocksOf, isHigher, lowestOf, putAll, showAll } from './pieces.ts'
import { NO_COMMAND } from './road.ts'

type F = FrameOf<'continuation'>

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
const ORDER = no(
  '8.11',
  {
    it: 'I pezzi che continuano si scelgono in ordine di numero.',
    en: 'The blocks that go on are chosen in the order of their numbers.',
  },
  { it: 'Annulla e comincia dal numero più basso.', en: 'Undo and begin with the lowest number.' },
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

/** May this block go on, together with `mask`? Without commands only a whole group can. */
export function mayContinue(s: State, side: number, mask: Mask, block: Block): Verdict {
  if ((s.last & bitOf(block)) === 0) return JUST_MOVED
  if (armOf(s.face[block]!) !== CAVALRY) return NOT_CAVALRY
  if (!isHigher(block, mask)) return ORDER
  if (s.lastLane < 0 && s.command === 0) {
    const rest = s.last & ~mask
    if (!allCavalry(s, side, rest) || lowestOf(side, rest) !== block) return NO_COMMAND
  }
  for (const approach of MAP.approachesOf[whereLast(s, side)]!) {
    const verdict = mayGoTo(s, side, s.lastLane < 0 ? s.last : mask | bitOf(block), approach)
    if (verdict === undefined) return undefined
  }
  return NO_WAY
}

export const continuation = procedure('continuation', {
  rule: '8.11',
  steps: {
    choose: choice({
      seat: (_, f) => f.side,
      offers: {
        add: offer({
          domain: (_, f) => OWN[f.side]!,
          over: (t, f) => ((t.s.last & ~f.mask) === 0 ? NONE : OWN[f.side]!),
          check: (t, f, block) => mayContinue(t.s, f.side, f.mask, block),
          take: (_, f, block) => {
            f.mask |= bitOf(block)
            return goto('choose')
          },
        }),
        block: offer({
          domain: ALL_APPROACHES,
          over: (t, f) => MAP.approachesOf[whereLast(t.s, f.side)]!,
          check: (t, f: F, approach) => mayGoTo(t.s, f.side, f.mask, approach),
          take: (t: T, f, approach) => {
            const s = t.s
            const cost = costTo(s, f.mask, approach)
            s.command -= cost
            putAll(s, f.side, f.mask, placeOn(approach))
            s.last &= ~f.mask
            t.tell({ e: 'continued', blocks: blocksOf(f.side, f.mask), to: placeOn(approach), cost })
            showAll(t, f.side, f.mask)
            return end()
          },
        }),
      },
    }),
  },
})
