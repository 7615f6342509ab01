/** 4, 5, 6 The sequence of play. */
import { end, goto, over } from '@bivouac/kernel'
import { isGeneral } from '../field.ts'
import type { PhaseName } from '../scenario.ts'
import { call, drop, type FrameOf, fieldFor, type State, type T } from '../state.ts'
import {
  ATTACKER,
  CHARGED,
  DISORDERED_NOW,
  enemyOf,
  FIRED,
  HALF,
  MOVED,
  NONE,
  ON_TABLE,
  RALLIED,
  REACT,
  TESTED,
  WON,
} from '../words.ts'
import { checkCommand } from './07-command.ts'
import { divideCombats } from './08-4-division.ts'
import { breakArmies, outcome, reckon, takeObjectives } from './12-victory.ts'

/** 4.0#1 Turns, each of two phases, until the last one or until an army is beaten. */
export const game = {
  rule: '4.0#1',
  steps: {
    turn: () => call('turn', {}),
    clock: (t: T) => {
      const verdict = outcome(t.s)
      if (verdict !== undefined) return over(verdict)
      // 6.0 The marker goes on to the next turn.
      t.s.turn++
      return goto('turn')
    },
  },
} as const

export const turn = {
  rule: '4.0#1',
  steps: {
    begin: (t: T) => {
      t.tell({ e: 'turn', turn: t.s.turn })
      t.s.side = fieldFor(t.s).first
    },
    first: (t: T) => call('phase', { side: fieldFor(t.s).first }),
    // 5.1, 5.2 The same again with the roles exchanged.
    second: (t: T) => call('phase', { side: enemyOf(fieldFor(t.s).first) }),
    /** 6.1 Morale, 6.2 points after the last turn. */
    victory: (t: T) => {
      breakArmies(t)
      reckon(t)
      return end()
    },
  },
} as const

const tellPhase = (t: T, side: number, phase: PhaseName): void => t.tell({ e: 'phase', side, phase })

/** 4.0#2 The phase of the active side. Each step is one of the book’s. */
export const phase = {
  rule: '4.0#2',
  steps: {
    begin: (t: T, f: FrameOf<'phase'>) => {
      t.s.side = f.side
      tellPhase(t, f.side, 'control')
      freshPhase(t.s)
    },
    entry: (_: T, f: FrameOf<'phase'>) => call('entry', { side: f.side, at: -1 }), // 4.1.1
    rally: (_: T, f: FrameOf<'phase'>) => call('rally', { side: f.side, unit: -1, die: 0 }), // 4.1.3
    command: (_: T, f: FrameOf<'phase'>) => checkCommand(f.side), // 7.2
    /** 4.2.2 The active side’s markers that were not used go. */
    markers: (t: T, f: FrameOf<'phase'>) => {
      for (const u of fieldFor(t.s).ofSide[f.side]!) drop(t.s, u, REACT)
      tellPhase(t, f.side, 'movement')
    },
    movement: (_: T, f: FrameOf<'phase'>) => call('movement', { side: f.side }), // 4.2.3
    reaction: (_: T, f: FrameOf<'phase'>) => call('reaction', { side: f.side, rule: 0 }), // 4.2.4
    divide: (_: T, f: FrameOf<'phase'>) => divideCombats(f.side), // 8.4.2
    fire: (t: T, f: FrameOf<'phase'>) => {
      tellPhase(t, f.side, 'fire')
      return call('fire', { side: f.side, firing: enemyOf(f.side), only: 0 }) // 4.3
    },
    combat: (t: T, f: FrameOf<'phase'>) => {
      if (t.s.combats.length > 0) tellPhase(t, f.side, 'combat')
      return call('combats', { side: f.side }) // 4.4
    },
    pursuit: (_: T, f: FrameOf<'phase'>) => call('pursuit', { side: f.side }), // 4.6
    close: (t: T) => {
      takeObjectives(t)
      return end()
    },
  },
} as const

/** Nothing of the phase before is left over. */
export function freshPhase(s: State): void {
  for (let u = 0; u < s.mark.length; u++) {
    drop(s, u, MOVED | FIRED | DISORDERED_NOW | RALLIED | TESTED | WON | CHARGED | ATTACKER | HALF | NONE)
    s.spent[u] = 0
    s.hurt[u] = 0
  }
  s.moved.length = 0
  s.combats.length = 0
}

/** 4.6 Pursuit: the same steps for cavalry that is still marked. */
export const pursuit = {
  rule: '4.6',
  steps: {
    begin: (t: T, f: FrameOf<'pursuit'>) => {
      const { s } = t
      const field = fieldFor(s)
      for (let u = 0; u < field.count; u++) drop(s, u, MOVED | FIRED | TESTED | WON | CHARGED | ATTACKER)
      s.moved.length = 0
      s.combats.length = 0
      s.hurt.fill(0)
      if (!field.ofSide[f.side]!.some(u => !isGeneral(field, u) && s.on[u] === ON_TABLE && (s.mark[u]! & REACT) !== 0))
        return end()
      tellPhase(t, f.side, 'pursuit')
      return undefined
    },
    move: (_: T, f: FrameOf<'pursuit'>) => call('reaction', { side: f.side, rule: 1 }), // 4.6.1, 4.6.2
    divide: (t: T, f: FrameOf<'pursuit'>) => (t.s.moved.length === 0 ? end() : divideCombats(f.side)),
    fire: (_: T, f: FrameOf<'pursuit'>) => call('fire', { side: f.side, firing: enemyOf(f.side), only: 1 }), // 4.6.3
    combat: (_: T, f: FrameOf<'pursuit'>) => call('combats', { side: f.side }), // 4.6.4
  },
} as const
