/** What `bivouac bench --part table` measures of this game: a battle of thirty units a side in the thick of it, every order judged by the rules. */
import { type Action, type Decision, type Setup, searchDice, tableFor } from '@bivouac/kernel'
import { napoleonsBattles } from './module.ts'
import type { ScenarioData, UnitData } from './scenario.ts'
import type { NapoleonPosition, T } from './state.ts'

const TYPES = [
  ['FrLN', 'FrLT', 'FrLN', 'FrLC', 'FrLN', 'Fr8#'],
  ['AuLN', 'AuGN', 'AuLN', 'AuLC', 'AuLN', 'Au6#'],
] as const
const FORMATIONS = ['column', 'line', 'column'] as const
const [RANKS, FILES] = [3, 10]

/** Three ranks of ten a side, five inches between the foremost. */
function units(): UnitData[] {
  const out: UnitData[] = []
  for (const side of [0, 1])
    for (let rank = 0; rank < RANKS; rank++)
      for (let file = 0; file < FILES; file++) {
        const type = TYPES[side]![(rank * FILES + file + rank) % 6]!
        const away = 2.5 + 4 * rank
        out.push({
          side,
          type,
          ...(type.includes('#') ? {} : { figures: type.endsWith('LC') ? 12 : 16 }),
          at: [30 + (side === 0 ? -away : away), 4 + 4.5 * file + (side + rank) * 0.7],
          facing: side === 0 ? 90 : 270,
          formation: type.includes('#') ? 'line' : FORMATIONS[rank]!,
        })
      }
  return out
}

// biome-ignore format: a map, one thing to a line
export const THIRTY_A_SIDE: ScenarioData = {
  table: [60, 54], year: 1805, turns: 12, first: 0,
  armies: [{ id: 'f', side: 0, name: 'f', morale: 30 }, { id: 'a', side: 1, name: 'a', morale: 30 }],
  terrain: [
    { kind: 'wood', at: [[14, 30], [20, 30], [20, 35], [14, 35]] },
    { kind: 'wood', at: [[38, 9], [41, 9], [41, 12], [38, 12]] },
    { kind: 'town', name: 'Uno', value: 1, at: [[28.8, 24], [31.2, 24], [31.2, 26], [28.8, 26]] },
    { kind: 'town', name: 'Due', value: 2, at: [[8, 8], [11, 8], [11, 11], [8, 11]] },
    { kind: 'hill', level: 1, at: [[42, 30], [52, 30], [52, 42], [42, 42]] },
    { kind: 'stream', width: 0.5, at: [[30, 0], [30.5, 14]] },
    { kind: 'wall', value: 1, protects: 90, at: [[30, 38], [30, 42]] },
    { kind: 'hedge', at: [[29, 46], [31, 50]] },
    { kind: 'impassable', at: [[2, 40], [6, 40], [6, 46], [2, 46]] },
    { kind: 'road', width: 0.5, at: [[0, 20], [60, 22]] },
  ],
  units: units(),
}

/** Something to be measured: `run` does some of it and says how much; a figure is the time of one. */
export interface Drill {
  readonly name: string
  run(): number
}

const { machine } = napoleonsBattles
const setup = napoleonsBattles.readSetup({ scenario: THIRTY_A_SIDE }) as Setup

/** Plays at random, but orders every unit in turn and puts nobody to flight: a whole turn, not one that ends with the first “done”. */
function choose({ proc, step, actions, gathers }: Decision, dice: ReturnType<typeof searchDice>): Action {
  const of = (type: string): readonly Action[] => actions.filter(each => each.type === type)
  if (proc === 'routing') return of('done')[0]!
  const [only] = gathers ?? []
  if (proc === 'movement' && step === 'mark' && only !== undefined) return { type: only.type, arg: only.may }
  const units = proc === 'movement' ? of('unit') : []
  const list = units.length > 0 ? units : actions
  return list[dice.next(list.length)]!
}

interface Game {
  readonly pos: NapoleonPosition
  readonly t: T
  readonly dice: ReturnType<typeof searchDice>
}
function begun(index: number): Game {
  const pos = napoleonsBattles.begin(setup)
  const dice = searchDice(`thirty/${index}`)
  return { pos, t: tableFor(pos, dice) as T, dice }
}

/** One turn of one side, every list of options built; games follow each other. */
function turns(): Drill {
  let [index, game] = [0, begun(0)]
  return {
    name: 'player turn, 2 × 30 units, every unit ordered',
    run() {
      const { s } = game.pos
      const at = 2 * s.turn + s.side
      for (;;) {
        const decision = machine.advance(game.pos, game.t)
        if (decision === undefined) {
          game = begun(++index)
          return 1
        }
        if (2 * s.turn + s.side !== at) return 1
        machine.take(game.pos, game.t, choose(decision, game.dice))
      }
    },
  }
}

/** Positions in the middle of marches: who has begun one and is asked for its next leg. */
function marching(): Game[] {
  const found: Game[] = []
  const game = begun(0)
  for (let n = 0; found.length < 200; n++) {
    const decision = machine.advance(game.pos, game.t)
    if (decision === undefined) break
    if (decision.proc === 'march' && n % 5 === 0) {
      const pos = napoleonsBattles.clone(game.pos)
      found.push({ pos, t: tableFor(pos, game.dice) as T, dice: game.dice })
    }
    machine.take(game.pos, game.t, choose(decision, game.dice))
  }
  return found
}

const ABSURD: readonly Action[] = [
  { type: 'march', arg: '0 F14400 F14400 F14400 F14400' },
  { type: 'march', arg: '0 W1800 W-1800 W1800 W-1800 F1' },
  { type: 'march', arg: `0${' F1'.repeat(10_000)}` },
  { type: 'march', arg: '4095 F240' },
  { type: 'march', arg: '0 T59,450' },
  { type: 'orders', arg: `${'0 F240; '.repeat(400)}0 F240` },
  { type: 'unit', arg: -1 },
  { type: 'march', arg: [[[]]] },
]
const HEAP = { ...THIRTY_A_SIDE, units: THIRTY_A_SIDE.units.map(unit => ({ ...unit, at: [30, 20] })) }

export function drills(): readonly Drill[] {
  const positions = marching()
  const game = begun(0)
  machine.advance(game.pos, game.t)
  const view = napoleonsBattles.view(game.pos, 0)
  return [
    turns(),
    {
      name: 'marching decision, its options listed',
      run() {
        for (const { pos, t } of positions) machine.advance(pos, t)
        return positions.length
      },
    },
    {
      name: 'preview of a drawn march of four legs',
      run() {
        napoleonsBattles.foretell!(view, 0, { type: 'march', arg: '0 F240 W150 F120 W-150' })
        return 1
      },
    },
    {
      name: 'refusal of an absurd order',
      run() {
        for (const action of ABSURD) machine.whyNot(game.pos, game.t, action)
        return ABSURD.length
      },
    },
    {
      name: 'refusal of a scenario with everybody on one spot',
      run() {
        if (typeof napoleonsBattles.readSetup({ scenario: HEAP }) !== 'string') throw new Error('a heap was let pass')
        return 1
      },
    },
  ]
}
