/** 7.2 The chain of command: who may move, at half rate, or not at all. */

import { TOUCH } from '@bivouac/ground/measured'
import { end, goto } from '@bivouac/kernel'
import { type Field, isCavalry, isGeneral } from '../field.ts'
import { is } from '../options.ts'
import { call, type FrameOf, fieldFor, put, type State, type T } from '../state.ts'
import { DISORDER, FREE_MARCH, HALF, HORSE, INCH, NONE, ON_TABLE, ROAD_MARCH, ROUT } from '../words.ts'
import { isAttached } from './01-attachment.ts'
import { byRank, commands, directGenerals, isChief, isDivisional, leadsUnits } from './01-chain.ts'
import { d10 } from './01-dice.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { freeMarch } from './13-command.ts'
import { leaderOf } from './15-ratings.ts'
import { asFarAsSeen } from './17-observation.ts'
import { escorted, hasOnlyEscort } from './18-escorts.ts'
import { quartersTogether } from './18-formations.ts'
import { isForced } from './18-lying.ts'
import { rollAgain } from './20-initiative.ts'
import { isPlayer } from './20-seats.ts'
import { tell } from './telling.ts'

/** How a general stands. */
const UNKNOWN = '?'
const IN_COMMAND = 'C'
/** 7.2.4.1 A higher general who failed, and his subordinates in his radius: half movement. */
const PARTLY = 'F'
/** 7.2.4.2.1 and 7.2.4.2.2 A divisional general on his own, passed and failed. */
const ALONE = 'P'
const SILENT = 'X'
/** 20.3.1.3 */
const ALWAYS = 10

/** 2.1.1 The radius in points; 7.2.2.3 nothing beyond contact while he touches a unit. */
export const radiusOf = (f: Field, s: State, general: number, table: Int32Array): number =>
  isAttached(f, s, general, table) && !hasOnlyEscort(f, s, general, table)
    ? TOUCH
    : asFarAsSeen(s, leaderOf(f, s, general).radius * INCH)

/** 7.2.3 The highest general of each army on the table; with nobody above them, those whom a missing chief would command. */
export function startingStatus(f: Field, s: State, side: number): string {
  const status = f.generals.map(() => UNKNOWN)
  for (const army of new Set(f.ofSide[side]!.map(u => f.army[u]!))) {
    const there = byRank(f, side).filter(g => f.army[g] === army && s.on[g] === ON_TABLE)
    const top = there[0]
    if (top === undefined) continue
    status[top - f.troops] = IN_COMMAND
    if (!f.noChief || isChief(f, top)) continue
    for (const g of there) if (f.under[g]! < 0 || isChief(f, f.under[g]!)) status[g - f.troops] = IN_COMMAND
  }
  return status.join('')
}

/** 7.2.3.1 What a general owes to a superior in whose radius he is; UNKNOWN when he has to test. */
export function byRadius(f: Field, s: State, general: number, status: string, table: Int32Array): string {
  let found = UNKNOWN
  for (let g = f.troops; g < f.count; g++) {
    if (s.on[g] !== ON_TABLE || isDivisional(f, g) || !commands(f, g, general)) continue
    const state = status[g - f.troops]
    if (state !== IN_COMMAND && state !== PARTLY) continue
    if (!within(table, g, table, general, radiusOf(f, s, g, table))) continue
    if (state === IN_COMMAND) return IN_COMMAND
    found = PARTLY
  }
  return found
}

/** 7.2.3.2 The general whose state decides for a unit, the best of several: one he touches, else one in whose radius it is. */
export function stateFor(f: Field, s: State, unit: number, status: string, table: Int32Array): string | undefined {
  let best: string | undefined
  const consider = (state: string): void => {
    if (best === undefined || ORDER.indexOf(state) < ORDER.indexOf(best)) best = state
  }
  // 18.7 An escort obeys its general alone, and only beside him.
  const chief = escorted(f, s, unit)
  if (chief >= 0)
    return s.on[chief] === ON_TABLE && within(table, chief, table, unit, TOUCH) ? status[chief - f.troops] : undefined
  for (let g = f.troops; g < f.count; g++)
    if (s.on[g] === ON_TABLE && commands(f, g, unit) && within(table, g, table, unit, TOUCH))
      consider(status[g - f.troops]!)
  if (best !== undefined) return best
  for (const g of directGenerals(f, unit))
    if (s.on[g] === ON_TABLE && within(table, g, table, unit, radiusOf(f, s, g, table))) consider(status[g - f.troops]!)
  return best
}
const ORDER = [IN_COMMAND, ALONE, PARTLY, SILENT]

/** 7.2.4.2.1, 7.2.4.2.2 What the state of its general leaves a unit: nothing in its way, HALF or NONE. */
export function markFor(f: Field, unit: number, state: string | undefined): number {
  const mounted = isCavalry(f, unit) || f.arm[unit] === HORSE
  if (state === undefined) return NONE
  if (state === IN_COMMAND) return 0
  if (state === PARTLY) return HALF
  if (state === ALONE) return mounted ? 0 : HALF
  return mounted ? HALF : NONE
}

export const command = {
  rule: '7.2',
  steps: {
    begin: (t: T, f: FrameOf<'command'>) => {
      const field = fieldFor(t.s)
      if (!field.commanded[f.side]) return end()
      // Appendix B replaces 7.2.3.1 and 7.2.4: generals act on their orders, and only units are checked.
      if (is(t.s, 'orders')) {
        f.status = field.generals.map(() => IN_COMMAND).join('')
        return goto('mark')
      }
      f.status = startingStatus(field, t.s, f.side)
      return undefined
    },
    next: (t: T, f: FrameOf<'command'>) => {
      const field = fieldFor(t.s)
      const table = lay(field, t.s)
      for (const g of byRank(field, f.side)) {
        if (t.s.on[g] !== ON_TABLE || f.status[g - field.troops] !== UNKNOWN) continue
        const state = byRadius(field, t.s, g, f.status, table)
        if (state === UNKNOWN) {
          f.at = g
          return undefined
        }
        f.status = withStatus(f.status, g - field.troops, state)
      }
      return goto('mark')
    },
    /** 7.2.4 One die against his response. */
    roll: (t: T, f: FrameOf<'command'>) => {
      f.die = d10(t, '7.2.4')
    },
    free: rollAgain<'command'>((_, f) => f.side, 'roll', 'settle'),
    settle: (t: T, f: FrameOf<'command'>) => {
      const field = fieldFor(t.s)
      // 20.3.1.3 A player on the field is always in command of himself.
      const need = isPlayer(field, t.s, f.at) ? ALWAYS : leaderOf(field, t.s, f.at).response
      const passed = f.die <= need
      tell(t, { e: 'tested', unit: f.at, what: 'command', die: f.die, need, passed })
      const state = leadsUnits(field, f.at) ? (passed ? ALONE : SILENT) : passed ? IN_COMMAND : PARTLY
      f.status = withStatus(f.status, f.at - field.troops, state)
      return goto('next')
    },
    mark: (t: T, f: FrameOf<'command'>) => {
      const field = fieldFor(t.s)
      const table = lay(field, t.s)
      const half: number[] = []
      const none: number[] = []
      for (const u of field.ofSide[f.side]!) {
        if (isGeneral(field, u) || t.s.on[u] !== ON_TABLE) continue
        const state = stateFor(field, t.s, u, f.status, table)
        const mark = markFor(field, u, state)
        put(t.s, u, mark)
        if (mark !== 0) freeMarch(t.s, u, state !== undefined)
        if (mark === HALF) half.push(u)
        if (mark === NONE) none.push(u)
      }
      if (half.length + none.length > 0) tell(t, { e: 'hampered', half, none })
    },
  },
} as const

const withStatus = (status: string, at: number, state: string): string =>
  status.slice(0, at) + state + status.slice(at + 1)

/** 8.1.2.3, 7.2.4.2.3 What is left of a turn for a unit: 4 quarters, 2 or 1, none. */
export function quartersLeft(s: State, unit: number, manner: Manner = ANYHOW): number {
  const marked = s.mark[unit]!
  // 13.1 A march column minds neither, as long as it stays one; on a road, as long as it follows it.
  const free = manner !== CHANGING && (marked & (manner === ALONG ? ROAD_MARCH | FREE_MARCH : FREE_MARCH)) !== 0
  const mark = free ? marked & ~(HALF | NONE) : marked
  if ((mark & NONE) !== 0) return 0
  const disorder = (mark & DISORDER) !== 0 || (mark & ROUT) !== 0
  const half = (mark & HALF) !== 0
  const quarters = quartersTogether(s, unit, disorder && half ? 1 : disorder || half ? 2 : 4)
  return isForced(s, unit) ? 2 * quarters : quarters
}

/** How a unit moves, as far as command minds: anyhow, along a road, or changing its formation (13.1.1, 13.1.3). */
export const ANYHOW = 0
export const ALONG = 1
export const CHANGING = 2
export type Manner = 0 | 1 | 2

export const checkCommand = (side: number) => call('command', { side, at: -1, die: 0, status: '' })
