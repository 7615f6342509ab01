/**
 * The exact tables against the procedures they stand for: combats and shots resolved by the rules, as often as wanted. From the command line with a
 * number of resolutions: `node games/napoleons-battles/test/bot-sample.ts 200000`.
 */
import { searchDice, tableFor } from '@bivouac/kernel'
import { fightOf, shotOf } from '../bot/combats.ts'
import type { Duel } from '../bot/duel.ts'
import type { Shot } from '../bot/tables.ts'
import { napoleonsBattles } from '../module.ts'
import { lay } from '../rules/01-formations.ts'
import type { UnitData } from '../scenario.ts'
import { clone, fieldFor, has, type NapoleonPosition } from '../state.ts'
import { DISPERSED, ELIMINATED, ON_TABLE, ROUT } from '../words.ts'
import { austrian, french, horse, stand } from './table.ts'

const { machine } = napoleonsBattles

const guns = (id: string, side: number, at: readonly [number, number], more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr8#' : 'Au6#',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})

/** Two against each other, front to front: every kind of pair, both ways round. */
export const PAIRS: Readonly<Record<string, readonly UnitData[]>> = {
  'column against line': [french('a', [20, 18]), austrian('x', [20, 18])],
  'a small brigade against a large one': [
    french('a', [20, 18], { figures: 12 }),
    austrian('x', [20, 18], { figures: 28 }),
  ],
  'a brigade near its end': [french('a', [20, 18], { figures: 10 }), austrian('x', [20, 18], { figures: 24 })],
  'a disordered line': [french('a', [20, 18]), austrian('x', [20, 18], { marks: ['disorder'] })],
  'a disordered column': [french('a', [20, 18], { marks: ['disorder'] }), austrian('x', [20, 18])],
  'cavalry against cavalry': [horse('a', 0, [20, 18]), horse('x', 1, [20, 18])],
  'cavalry riding down a line': [horse('a', 0, [20, 18], { marks: ['charged', 'attacker'] }), austrian('x', [20, 18])],
  'cavalry against a square': [
    horse('a', 0, [20, 18], { marks: ['charged', 'attacker'] }),
    austrian('x', [20, 18], { formation: 'square' }),
  ],
  'hussars against a column': [french('a', [20, 18]), horse('x', 1, [20, 18], { marks: ['charged', 'attacker'] })],
  'infantry against guns': [french('a', [20, 18]), guns('x', 1, [20, 18])],
  'guns against infantry': [guns('a', 0, [20, 18]), austrian('x', [20, 18])],
}

/** How a combat came out, counted as the table counts. */
export interface Counted {
  readonly routs: [number, number]
  readonly gone: [number, number]
  parts: number
  readonly losses: [number, number]
}

export const pairOf = (units: readonly UnitData[], options: Record<string, string> = {}): NapoleonPosition => {
  const t = stand(units, { phase: 'movement', turns: 3, options })
  const { pos } = t
  pos.s.combats.length = 0
  pos.s.combats.push({ own: [[0], [1]], main: [-1, -1], round: 0, done: 0 })
  pos.stack = [
    { proc: 'game', step: 'clock' },
    { proc: 'turn', step: 'second' },
    { proc: 'phase', step: 'pursuit', side: 0 },
    { proc: 'combat', step: 'begin', at: 0, active: 0, first: 0, second: 0, bounced: 0 },
  ] as NapoleonPosition['stack']
  return pos
}

export function fightTable(pos: NapoleonPosition): Duel {
  const f = fieldFor(pos.s)
  return fightOf(f, pos.s, [[0], [1]], lay(f, pos.s))
}

/** Resolves the same combat again and again, up to the first choice of where to run. */
export function foughtOut(from: NapoleonPosition, times: number, seed: string): Counted {
  const sum: Counted = { routs: [0, 0], gone: [0, 0], parts: 0, losses: [0, 0] }
  const dice = searchDice(seed)
  for (let n = 0; n < times; n++) {
    const pos = clone(from)
    const t = tableFor(pos, dice)
    // Two may have to run: the first way offered is taken until nobody fights or runs any more.
    for (;;) {
      const decision = machine.advance(pos, t)
      const top = pos.stack.at(-1)
      if (decision === undefined || top?.proc !== 'flight') break
      machine.take(pos, t, decision.actions[0]!)
      if (!pos.stack.some(({ proc }) => proc === 'combat')) break
    }
    let stood = 0
    for (const side of [0, 1]) {
      const on = pos.s.on[side]!
      sum.losses[side]! += from.s.figures[side]! - pos.s.figures[side]!
      if (on === DISPERSED || on === ELIMINATED) sum.gone[side]!++
      else if (has(pos.s, side, ROUT) || on !== ON_TABLE) sum.routs[side]!++
      else stood++
    }
    if (stood === 2) sum.parts++
  }
  const share = (x: number): number => x / times
  return {
    routs: [share(sum.routs[0]), share(sum.routs[1])],
    gone: [share(sum.gone[0]), share(sum.gone[1])],
    parts: share(sum.parts),
    losses: [share(sum.losses[0]), share(sum.losses[1])],
  }
}

/** Shots: who fires at whom on an open field. */
export const SHOTS: Readonly<Record<string, readonly UnitData[]>> = {
  'a line at a line': [french('a', [20, 18], { formation: 'line' }), austrian('x', [22, 18])],
  'a line at a square': [
    french('a', [20, 18], { formation: 'line' }),
    austrian('x', [22, 18], { formation: 'square' }),
  ],
  'guns at a column': [guns('a', 0, [20, 18]), austrian('x', [26, 18], { formation: 'column' })],
  'guns at guns in position': [guns('a', 0, [20, 18]), guns('x', 1, [26, 18])],
  'guns at guns on the road': [guns('a', 0, [20, 18]), guns('x', 1, [26, 18], { formation: 'column' })],
}

export function shotTable(pos: NapoleonPosition): Shot {
  const f = fieldFor(pos.s)
  return shotOf(f, pos.s, 0, 1, lay(f, pos.s))
}
export function shotOut(from: NapoleonPosition, times: number, seed: string): Shot {
  const dice = searchDice(seed)
  const ways = [0, 0, 0]
  for (let n = 0; n < times; n++) {
    const pos = clone(from)
    pos.stack = [
      { proc: 'game', step: 'clock' },
      { proc: 'shot', step: 'roll', shooter: 0, target: 1, town: -1, die: 0, answer: 0 },
    ] as NapoleonPosition['stack']
    machine.advance(pos, tableFor(pos, dice))
    const lost = pos.s.on[1] === ELIMINATED ? 2 : from.s.figures[1]! - pos.s.figures[1]!
    ways[lost]!++
  }
  return { none: ways[0]! / times, one: ways[1]! / times, two: ways[2]! / times }
}

if (import.meta.main) {
  const all = Number(process.argv[2] ?? 200_000)
  const SETS = ['base', 'advanced']
  const each = Math.ceil(all / (SETS.length * Object.keys(PAIRS).length + Object.keys(SHOTS).length))
  let most = 0
  const hold = (name: string, what: string, exact: number, found: number): void => {
    most = Math.max(most, Math.abs(exact - found))
    console.log(`${name.padEnd(48)} ${what.padEnd(8)} ${exact.toFixed(4)} ${found.toFixed(4)}`)
  }
  for (const rules of SETS)
    for (const [pair, units] of Object.entries(PAIRS)) {
      const name = `${rules}: ${pair}`
      const pos = pairOf(units, { rules })
      const exact = fightTable(pos)
      const found = foughtOut(pos, each, name)
      for (const k of [0, 1]) {
        hold(name, `routs ${k}`, exact.routs[k]!, found.routs[k]!)
        hold(name, `gone ${k}`, exact.gone[k]!, found.gone[k]!)
      }
      hold(name, 'parts', exact.parts, found.parts)
      for (const k of [0, 1])
        console.log(`${name.padEnd(48)} losses ${k} ${exact.losses[k]!.toFixed(3)} ${found.losses[k]!.toFixed(3)}`)
    }
  for (const [name, units] of Object.entries(SHOTS)) {
    const pos = stand(units).pos
    const [exact, found] = [shotTable(pos), shotOut(pos, each, name)]
    hold(name, 'one', exact.one, found.one)
    hold(name, 'two', exact.two, found.two)
  }
  console.log(`${all} resolutions, greatest difference of a chance ${most.toFixed(4)}`)
}
