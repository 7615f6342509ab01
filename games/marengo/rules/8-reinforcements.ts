/** 8.12 and 8.13 Reinforcements: by road, and over the pontoon bridge. */
import type { Parts, Verdict } from '@bivouac/kernel'
import { BOX_LIST } from '../data/armies.ts'
import { BOX_LOCALE, MAP } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, MOVED, type State, type T } from '../state.ts'
import { type Block, BOXES, bitOf, COUNT, FIRST, GONE, ROAD_MOVES } from '../words.ts'
import { put } from './4-pieces.ts'
import { enemyHolds, hasRoom } from './5-map.ts'
import { settle } from './8-group.ts'
import { ALONE, travel } from './8-march.ts'
import { ELIMINATED } from './8-readiness.ts'
import { after, moveOver, NO_COMMAND, NO_ROOM, STORMED, setOut, wayFrom } from './8-road.ts'
import { parts, setOf } from './dialect.ts'
import { NONE, OWN } from './offers.ts'

type F = FrameOf<'movement'>

const ON_MAP = no(
  '8.12',
  { it: 'Quel pezzo è già sulla mappa.', en: 'That block is already on the map.' },
  { it: 'Scegli un pezzo che aspetta in un riquadro.', en: 'Choose a block that waits in a box.' },
)
const TOO_EARLY = no(
  '8.12',
  { it: 'Quel rinforzo non arriva ancora.', en: 'That reinforcement does not arrive yet.' },
  { it: 'Aspetta l’ora scritta sul riquadro.', en: 'Wait for the hour written on its box.' },
)
const ENTRY_HELD = no(
  '8.12',
  { it: 'La zona d’entrata è occupata dal nemico.', en: 'The entry locale is held by the enemy.' },
  { it: 'Scaccialo di là con altri pezzi.', en: 'Drive him away with other blocks.' },
)
const ENTRY_USED = no(
  '8.12',
  {
    it: 'In questo turno tre pezzi sono già entrati per quella strada.',
    en: 'Three blocks have already entered by that road this turn.',
  },
  { it: 'Aspetta il prossimo turno.', en: 'Wait for the next turn.' },
)
const NO_PONTOON = no(
  '8.13',
  {
    it: 'Solo gli austriaci hanno gettato un ponte di barche.',
    en: 'Only the Austrians have thrown a pontoon bridge.',
  },
  { it: 'I francesi entrano per strada.', en: 'The French enter by road.' },
)
const PONTOON_USED = no(
  '8.13',
  {
    it: 'Il ponte di barche porta un pezzo per turno.',
    en: 'The pontoon bridge carries one block a turn.',
  },
  { it: 'Entra per strada, o nel prossimo turno.', en: 'Enter by road, or in the next turn.' },
)

function mayEnterMap(s: State, side: number, block: Block): Verdict {
  const at = s.place[block]!
  if (at === GONE) return ELIMINATED
  if (at < BOXES) return ON_MAP
  const box = at - BOXES
  if (s.round < BOX_LIST[box]!.round) return TOO_EARLY
  if (enemyHolds(s, side, BOX_LOCALE[box]!)) return ENTRY_HELD
  if (s.stormed.includes(BOX_LOCALE[box]!)) return STORMED
  return hasRoom(s, side, BOX_LOCALE[box]!, 1) ? undefined : NO_ROOM
}
/** The blocks whose hour has come: nobody else is worth asking about. */
function due(s: State, side: number): readonly Block[] {
  let found: Block[] | undefined
  const end = FIRST[side]! + COUNT[side]!
  for (let block = FIRST[side]!; block < end; block++) {
    const at = s.place[block]!
    if (at < BOXES || s.round < BOX_LIST[at - BOXES]!.round) continue
    if (found === undefined) found = [block]
    else found.push(block)
  }
  return found ?? NONE
}
const gateOf = (s: State, block: Block): number => MAP.gateLanes[s.place[block]! - BOXES]!
const mayArrive = (s: State, side: number, block: Block): Verdict =>
  mayEnterMap(s, side, block) ?? (moveOver(s, 0, gateOf(s, block)) > ROAD_MOVES ? ENTRY_USED : undefined)
const mayFloat = (t: T, f: F, block: Block): Verdict => {
  if (f.side !== 0) return NO_PONTOON
  if (t.s.pontoon === 1) return PONTOON_USED
  return mayEnterMap(t.s, f.side, block) ?? (t.s.command === 0 ? NO_COMMAND : undefined)
}

/** 8.12 A block enters by its road and may go on along it. */
export const arrive = parts({
  parts: {
    block: {
      domain: (_: T, f: F) => OWN[f.side]!,
      over: (t: T, f: F) => due(t.s, f.side),
      most: 1,
      many: ALONE,
      each: (t: T, f: F, _chosen: readonly number[], block: number) => mayArrive(t.s, f.side, block),
    },
    way: {
      ...wayFrom((t, f: F, { block: [block] }: Parts<'block' | 'way'>) => ({
        who: after(t.s, setOut(f.side, block!), [gateOf(t.s, block!)]),
        from: BOX_LOCALE[t.s.place[block!]! - BOXES]!,
      })),
      least: 0,
    },
  },
  take: (t: T, f: F, { block: [block], way }) => {
    settle(t.s)
    return travel(t, setOut(f.side, block!), [gateOf(t.s, block!), ...way])
  },
})
/** 8.13 */
export const pontoon = setOf({
  domain: (_: T, f: F) => OWN[f.side]!,
  over: (t: T, f: F) => (t.s.pontoon === 1 || f.side !== 0 ? NONE : due(t.s, f.side)),
  most: 1,
  many: PONTOON_USED,
  each: (t: T, f: F, _chosen: readonly number[], block: number) => mayFloat(t, f, block),
  take: (t: T, _f: F, [chosen]) => {
    const s = t.s
    const block = chosen!
    settle(s)
    s.command--
    s.pontoon = 1
    s.flag[block]! |= MOVED
    const to = BOX_LOCALE[s.place[block]! - BOXES]!
    put(s, block, to)
    s.last = bitOf(block) // it has ended a move in reserve: cavalry may go on from there (8.11)
    t.tell({ e: 'arrived', block, to, pontoon: true })
  },
})
