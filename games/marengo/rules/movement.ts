/** 8 Movement: groups, commands, continuation, reinforcements. */
import type { Verdict } from '@bivouac/kernel'
import { BOX_LIST } from '../data/armies.ts'
import { BOX_LOCALE, MAP } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, MOVED, type State, type T } from '../state.ts'
import { APPROACHES, ARTILLERY, armOf, type Block, BOXES, bitOf, GONE, ROAD_MOVES } from '../words.ts'
import { canContinue, mayContinue } from './continuation.ts'
import { call, choice, end, offer, procedure } from './dialect.ts'
import { canMoveGroup, NOWHERE } from './group.ts'
import { enemyHolds, facesEnemy, hasRoom } from './map.ts'
import { OWN } from './offers.ts'
import { put, show } from './pieces.ts'
import { ELIMINATED, isReady } from './readiness.ts'
import { moveOver, NO_COMMAND, NO_ROOM, STORMED } from './road.ts'

type F = FrameOf<'movement'>

const mayMove = (t: T, f: F, block: Block): Verdict =>
  isReady(t.s, block) ?? (canMoveGroup(t.s, f.side, t.s.place[block]!, 1, block) ? undefined : NOWHERE)

// ---- 8.12 and 8.13 reinforcements -----------------------------------------------------------------------------------

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
const mayArrive = (t: T, f: F, block: Block): Verdict => {
  const refused = mayEnterMap(t.s, f.side, block)
  if (refused !== undefined) return refused
  return moveOver(t.s, 0, MAP.gateLanes[t.s.place[block]! - BOXES]!) > ROAD_MOVES ? ENTRY_USED : undefined
}
const mayFloat = (t: T, f: F, block: Block): Verdict => {
  if (f.side !== 0) return NO_PONTOON
  if (t.s.pontoon === 1) return PONTOON_USED
  return mayEnterMap(t.s, f.side, block) ?? (t.s.command === 0 ? NO_COMMAND : undefined)
}

// ---- 10 declaring a bombardment (7.4) -------------------------------------------------------------------------------

const NOT_ARTILLERY = no(
  '10',
  { it: 'Solo l’artiglieria bombarda.', en: 'Only artillery bombards.' },
  { it: 'Scegli l’artiglieria.', en: 'Choose the artillery.' },
)
const NOT_ON_APPROACH = no(
  '10',
  {
    it: 'Per bombardare l’artiglieria deve stare su una via d’accesso.',
    en: 'To bombard, artillery must be on an approach.',
  },
  { it: 'Portala a bloccare una via di fronte al nemico.', en: 'Move it to block an approach facing the enemy.' },
)
const NO_TARGET = no(
  '10',
  {
    it: 'Nella zona opposta non c’è il nemico.',
    en: 'There is no enemy in the opposite locale.',
  },
  {
    it: 'Porta l’artiglieria su una via di fronte al nemico.',
    en: 'Move the artillery to an approach facing the enemy.',
  },
)
const JUST_FIRED = no(
  '10',
  {
    it: 'L’artiglieria ha sparato in questo turno: spara un turno sì e uno no.',
    en: 'The artillery has fired this turn: it fires every other turn.',
  },
  {
    it: 'Dichiara il bombardamento alla fine del prossimo turno.',
    en: 'Declare the bombardment at the end of the next turn.',
  },
)
const mayDeclare = (t: T, f: F, block: Block): Verdict => {
  const s = t.s
  const at = s.place[block]!
  if (at === GONE) return ELIMINATED
  if (armOf(s.face[block]!) !== ARTILLERY) return NOT_ARTILLERY
  if (at < APPROACHES || at >= BOXES) return NOT_ON_APPROACH
  if (!facesEnemy(s, f.side, at - APPROACHES)) return NO_TARGET
  return s.fired[f.side] === 1 ? JUST_FIRED : undefined
}

/** A new move begins: whoever moved last has ended his. */
const settle = (s: State): void => {
  s.last = 0
  s.lastLane = -1
  s.lastFree = 0
}

/**
 * One menu for the whole of movement, so that nothing in the sequence of questions tells the enemy what a block is:
 * going on with cavalry and declaring a bombardment are choices in it, not questions of their own.
 */
export const movement = procedure('movement', {
  rule: '7.3',
  steps: {
    choose: choice({
      rule: '8.1',
      seat: (_, f) => f.side,
      offers: {
        move: offer({
          domain: (_, f) => OWN[f.side]!,
          check: mayMove,
          take: (t, f, block) => {
            settle(t.s)
            return call('group', { side: f.side, mask: bitOf(block), from: t.s.place[block]! })
          },
        }),
        continue: offer({
          domain: (_, f) => OWN[f.side]!,
          over: (t, f) => (canContinue(t.s, f.side) ? OWN[f.side]! : []),
          check: (t, f, block) => mayContinue(t.s, f.side, 0, block),
          take: (_, f, block) => call('continuation', { side: f.side, mask: bitOf(block) }),
        }),
        arrive: offer({
          domain: (_, f) => OWN[f.side]!,
          check: mayArrive,
          take: (t, f, block) => {
            settle(t.s)
            const lane = MAP.gateLanes[t.s.place[block]! - BOXES]!
            return call('march', { side: f.side, block, used: 0, lane, via: -1, paid: 0 })
          },
        }),
        pontoon: offer({
          domain: (_, f) => OWN[f.side]!,
          over: (t, f) => (t.s.pontoon === 1 || f.side !== 0 ? [] : OWN[f.side]!),
          check: mayFloat,
          take: (t, _f, block) => {
            const s = t.s
            settle(s)
            s.command--
            s.pontoon = 1
            s.flag[block]! |= MOVED
            const to = BOX_LOCALE[s.place[block]! - BOXES]!
            put(s, block, to)
            s.last = bitOf(block) // it has ended a move in reserve: cavalry may go on from there (8.11)
            t.tell({ e: 'arrived', block, to, pontoon: true })
          },
        }),
        bombard: offer({
          domain: (_, f) => OWN[f.side]!,
          over: (t, f) => declarable(t.s, f.side),
          check: mayDeclare,
          take: (t, f, block) => {
            t.s.declared[f.side] = block
            t.tell({ e: 'declared', block, at: t.s.place[block]! })
            show(t, block)
            return end()
          },
        }),
        done: offer({ take: () => end() }),
      },
    }),
    again: () => ({ k: 'goto', step: 'choose' }) as const,
  },
})

/** There is one artillery block a side: nobody else is worth asking about. */
function declarable(s: State, side: number): readonly number[] {
  if (s.fired[side] === 1) return []
  for (const block of OWN[side]!) if (armOf(s.face[block]!) === ARTILLERY) return ONLY[block]!
  return []
}
const ONLY: readonly (readonly number[])[] = OWN.flat().map(block => [block])
