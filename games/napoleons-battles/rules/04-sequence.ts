/** 4, 5, 6 The sequence of play. */
import { end, goto, over } from '@bivouac/kernel'
import { isGeneral } from '../field.ts'
import { is } from '../options.ts'
import type { PhaseName } from '../scenario.ts'
import { call, drop, type FrameOf, fieldFor, type State, type T } from '../state.ts'
import {
  ATTACKER,
  CHARGED,
  DISORDERED_NOW,
  EVADED,
  enemyOf,
  FIRED,
  FREE_MARCH,
  HALF,
  MOVED,
  NONE,
  ON_TABLE,
  RALLIED,
  REACT,
  ROAD_MARCH,
  TESTED,
  WON,
} from '../words.ts'
import { isFree } from './04-deployment.ts'
import { checkCommand } from './07-command.ts'
import { divideCombats } from './08-4-division.ts'
import { breakArmies, outcome, reckon, takeObjectives } from './12-victory.ts'
import { countWorn } from './13-command.ts'
import { dishearten } from './13-morale.ts'
import { construct } from './18-works.ts'
import { AFTER, BEFORE, firstSide, guardStep } from './20-initiative.ts'
import { hasSeveral } from './20-seats.ts'
import { noteCombats, turnOrders } from './b-1-4-conduct.ts'
import { tell } from './telling.ts'

/** 4.0#1 Turns, each of two phases, until the last one or until an army is beaten. */
export const game = {
  rule: '4.0#1',
  steps: {
    /** Scenarios that leave it to the players where they begin: the side that plays first deploys first. */
    deploy: (t: T) => (isFree(t.s) ? call('deployment', { side: fieldFor(t.s).first }) : goto('sheets')),
    deployOther: (t: T) => call('deployment', { side: enemyOf(fieldFor(t.s).first) }),
    /** B1 Order sheets are filled in before the game begins. */
    sheets: (t: T) =>
      is(t.s, 'orders') ? call('communications', { side: fieldFor(t.s).first, before: 1 }) : goto('turn'),
    sheetsOther: (t: T) => call('communications', { side: enemyOf(fieldFor(t.s).first), before: 1 }),
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
      tell(t, { e: 'turn', turn: t.s.turn })
      t.s.side = fieldFor(t.s).first
      t.s.shelled.length = 0
    },
    weather: () => call('weather', { die: 0 }), // 3.1
    initiative: () => call('initiative', {}), // 3.2
    first: (t: T) => call('phase', { side: firstSide(t.s) }),
    // 5.1, 5.2 The same again with the roles exchanged.
    second: (t: T) => call('phase', { side: enemyOf(firstSide(t.s)) }),
    /** 6.1 Morale, 6.2 points after the last turn. */
    victory: (t: T) => {
      if (is(t.s, 'morale')) dishearten(t)
      else breakArmies(t)
      reckon(t)
      return end()
    },
  },
} as const

const tellPhase = (t: T, side: number, phase: PhaseName): void => tell(t, { e: 'phase', side, phase })

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
    /** 4.1.2 */
    communications: (t: T, f: FrameOf<'phase'>) =>
      is(t.s, 'orders')
        ? call('communications', { side: f.side, before: 0 })
        : hasSeveral(t.s)
          ? call('messages', { side: f.side, by: -1, unit: -1, at: -1 })
          : undefined,
    replacements: (_: T, f: FrameOf<'phase'>) => call('replacement', { side: f.side, unit: -1 }), // 15.2.2.4
    rally: (_: T, f: FrameOf<'phase'>) => call('rally', { side: f.side, unit: -1, die: 0 }), // 4.1.3
    command: (_: T, f: FrameOf<'phase'>) => checkCommand(f.side), // 7.2
    fatigue: (t: T, f: FrameOf<'phase'>) => countWorn(t, f.side), // 13.2
    tireless: (_: T, f: FrameOf<'phase'>) => call('tireless', { side: f.side }), // 20.4.3
    guard: (t: T, f: FrameOf<'phase'>) => commitAt(t, f, -1), // 4.2.1, 14.1
    /** 4.2.2 The active side’s markers that were not used go. */
    markers: (t: T, f: FrameOf<'phase'>) => {
      for (const u of fieldFor(t.s).ofSide[f.side]!) drop(t.s, u, REACT)
      tellPhase(t, f.side, 'movement')
    },
    works: (_: T, f: FrameOf<'phase'>) => call('works', { side: f.side }), // 18.4
    movement: (_: T, f: FrameOf<'phase'>) => call('movement', { side: f.side }), // 4.2.3
    reaction: (_: T, f: FrameOf<'phase'>) => call('reaction', { side: f.side, rule: 0 }), // 4.2.4
    divide: (_: T, f: FrameOf<'phase'>) => divideCombats(f.side), // 8.4.2
    fire: (t: T, f: FrameOf<'phase'>) => {
      tellPhase(t, f.side, 'fire')
      return call('fire', { side: f.side, firing: enemyOf(f.side), only: 0 }) // 4.3
    },
    combat: (t: T, f: FrameOf<'phase'>) => {
      if (t.s.combats.length > 0) tellPhase(t, f.side, 'combat')
      noteCombats(t)
      return call('combats', { side: f.side }) // 4.4
    },
    construction: (t: T) => construct(t), // 4.5
    guardBefore: (t: T, f: FrameOf<'phase'>) => commitAt(t, f, BEFORE), // 20.4.2.2
    pursuit: (_: T, f: FrameOf<'phase'>) => call('pursuit', { side: f.side }), // 4.6
    guardAfter: (t: T, f: FrameOf<'phase'>) => commitAt(t, f, AFTER),
    /** 4.7 */
    isolation: (_: T, f: FrameOf<'phase'>) => call('isolation', { side: f.side }),
    close: (t: T) => {
      takeObjectives(t)
      turnOrders(t)
      return end()
    },
  },
} as const

/** 20.4.2.2 The Guard’s step comes once in a phase, here or elsewhere. */
const commitAt = (t: T, f: FrameOf<'phase'>, step: number) =>
  guardStep(t.s, f.side) === step ? call('guard', { side: f.side, movers: '' }) : undefined

/** Nothing of the phase before is left over. */
export function freshPhase(s: State): void {
  for (let u = 0; u < s.mark.length; u++) {
    drop(
      s,
      u,
      MOVED |
        FIRED |
        DISORDERED_NOW |
        RALLIED |
        TESTED |
        WON |
        CHARGED |
        ATTACKER |
        HALF |
        NONE |
        ROAD_MARCH |
        FREE_MARCH |
        EVADED,
    )
    s.spent[u] = 0
    s.hurt[u] = 0
  }
  s.moved.length = 0
  s.combats.length = 0
  s.extra.unwilling.length = 0
  s.extra.willing.length = 0
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
    combat: (t: T, f: FrameOf<'pursuit'>) => {
      noteCombats(t)
      return call('combats', { side: f.side }) // 4.6.4
    },
  },
} as const
