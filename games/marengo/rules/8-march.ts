/** 8.10 Moving by road: a single block travels a way, lane by lane. */
import type { Parts, Verdict } from '@bivouac/kernel'
import { MAP } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, MOVED, type State, type T } from '../state.ts'
import { APPROACHES, type Block, bitOf, ROAD_MOVES } from '../words.ts'
import { put } from './4-pieces.ts'
import { enemyHolds, localeAt } from './5-map.ts'
import { isReserve, settle } from './8-group.ts'
import { mayBegin, ready } from './8-readiness.ts'
import { beyondLane, canTravel, costOf, moveOver, setOut, type Traveller, wayFrom } from './8-road.ts'
import { call, choice, end, goto, offer, parts, path, procedure } from './dialect.ts'
import { OWN } from './offers.ts'

type F = FrameOf<'movement'>

export const ALONE = no(
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
const NO_ROAD = no(
  '8.10',
  { it: 'Di lì nessuna strada gli è aperta in questo turno.', en: 'No road is open to it from there this turn.' },
  {
    it: 'Muovi fuori strada, o aspetta il prossimo turno.',
    en: 'Move off the road, or wait for the next turn.',
  },
)

const mayMarch = (s: State, side: number, block: Block): Verdict => {
  const refused = mayBegin(s, block)
  if (refused !== undefined) return refused
  const from = s.place[block]!
  if (!isReserve(from)) return ROAD_FROM_RESERVE
  return canTravel(s, setOut(side, block), from) ? undefined : NO_ROAD
}
/** 8.10 A single block takes the road. */
export const marching = parts({
  parts: {
    block: {
      domain: (_: T, f: F) => OWN[f.side]!,
      over: (t: T, f: F) => ready(t.s, f.side, APPROACHES),
      most: 1,
      many: ALONE,
      each: (t: T, f: F, _chosen: readonly number[], block: number) => mayMarch(t.s, f.side, block),
    },
    way: wayFrom((t, f: F, { block: [block] }: Parts<'block' | 'way'>) => ({
      who: setOut(f.side, block!),
      from: t.s.place[block!]!,
    })),
  },
  take: (t: T, f: F, { block: [block], way }) => {
    settle(t.s)
    return travel(t, setOut(f.side, block!), way)
  },
})

/** Pays for the link to come and marks the block as having moved. */
function pay(s: State, who: Traveller, lane: number): void {
  s.command -= costOf(s, who, lane)
  s.flag[who.block]! |= MOVED
}
/** Goes along the lanes, up to one that leads to the enemy: that one is left over, −1 if there is none. */
function walk(t: T, start: Traveller, way: readonly number[]): { readonly who: Traveller; readonly lane: number } {
  const { s } = t
  let who = start
  for (const lane of way) {
    const to = MAP.laneTo[lane]!
    if (enemyHolds(s, who.side, to)) return { who, lane }
    pay(s, who, lane)
    const next = beyondLane(s, who, lane)
    const move = moveOver(s, who.used, lane)
    const from = s.place[who.block]!
    s.road[lane >> 1] = 2 * move + (lane & 1)
    put(s, who.block, to)
    if (MAP.approachOfLane[lane] === -1) t.tell({ e: 'arrived', block: who.block, to, pontoon: false })
    else t.tell({ e: 'marched', block: who.block, from, to, move })
    who = next
  }
  return { who, lane: -1 }
}
/** It has ended its move in reserve: cavalry may go on from there (8.11). */
function halt(s: State, who: Traveller): void {
  s.last = bitOf(who.block)
  s.lastLane = who.via
  s.lastFree = who.paid === 0 ? 1 : 0
}
/** 8.10 Travels the way; an attack, which can only be its last link, is a march of its own. */
export function travel(t: T, start: Traveller, way: readonly number[]) {
  const { who, lane } = walk(t, start, way)
  if (lane >= 0) return call('march', { ...who, lane })
  halt(t.s, who)
  return undefined
}

/** 9 Cavalry attacks along the road by `lane`; if the enemy retreats, it may go on. */
export const march = procedure('march', {
  rule: '8.10',
  steps: {
    attack: (t, f) => {
      const over = MAP.approachOfLane[f.lane]!
      const cost = costOf(t.s, f, f.lane)
      pay(t.s, f, f.lane)
      f.paid |= cost
      return call('attack', { side: f.side, mask: bitOf(f.block), over, road: 1, reserve: 1, stand: 0, forward: 0 })
    },
    arrive: (t, f) => {
      const s = t.s
      if (enemyHolds(s, f.side, MAP.laneTo[f.lane]!)) return end() // the attack was blocked: the move is over
      f.used = moveOver(s, f.used, f.lane)
      f.via = f.lane
      s.road[f.lane >> 1] = 2 * f.used + (f.lane & 1)
      return f.used >= ROAD_MOVES ? goto('halt') : undefined
    },
    on: choice({
      seat: (_, f) => f.side,
      offers: {
        along: path({
          ...wayFrom((t, f: FrameOf<'march'>) => ({ who: f, from: localeAt(t.s.place[f.block]!) })),
          take: (t, f, way) => {
            const { who, lane } = walk(t, f, way)
            Object.assign(f, { used: who.used, via: who.via, paid: who.paid, lane })
            return lane >= 0 ? goto('attack') : goto('halt')
          },
        }),
        stop: offer({ take: () => goto('halt') }),
      },
    }),
    halt: (t, f) => halt(t.s, f),
  },
})
