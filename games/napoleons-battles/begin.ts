/** The table before anything has happened, or wherever a scenario says the game begins. */
import type { Setup } from '@bivouac/kernel'
import { type Field, fieldNamed } from './field.ts'
import { optionsOf } from './options.ts'
import { placeBeside } from './rules/01-attachment.ts'
import { napoleonMachine } from './rules/index.ts'
import type { PhaseName } from './scenario.ts'
import type { NapoleonPosition, State } from './state.ts'
import { COLUMN, FORMATIONS, INCH, LATER, LINE, MARKS, ON_TABLE, SUPPLY } from './words.ts'

const points = (inches: number): number => Math.round(inches * INCH)

export function newState(scenario: string, options: number[]): State {
  const f = fieldNamed(scenario)
  const whole = [...f.units, ...f.generals]
  const s: State = {
    scenario,
    options,
    turn: f.data.turn ?? 1,
    side: f.data.side ?? f.first,
    on: whole.map(each => (each.at === undefined && each.with === undefined && townOf(f, each) < 0 ? LATER : ON_TABLE)),
    x: whole.map(each => points(each.at?.[0] ?? 0)),
    y: whole.map(each => points(each.at?.[1] ?? 0)),
    facing: whole.map(each => Math.round((each.facing ?? 0) * 10) % 3600),
    form: whole.map((each, u) =>
      'formation' in each && each.formation !== undefined
        ? FORMATIONS.indexOf(each.formation)
        : f.arm[u] === SUPPLY
          ? COLUMN
          : LINE,
    ),
    figures: f.units.map((unit, u) => unit.figures ?? f.figures[u]!).concat(f.generals.map(() => 1)),
    mark: whole.map(each =>
      'marks' in each ? (each.marks ?? []).reduce((bits, mark) => bits | (1 << MARKS.indexOf(mark)), 0) : 0,
    ),
    host: whole.map(each => (each.with === undefined ? -1 : f.id.indexOf(each.with))),
    town: whole.map(each => townOf(f, each)),
    spent: whole.map(() => 0),
    hurt: whole.map(() => 0),
    value: f.ground.towns.map(each => each.value),
    holder: f.objectives.map(each => each.holder ?? -1),
    guns: [],
    combats: [],
    moved: [],
    broken: f.armies.map(() => 0),
  }
  for (let u = 0; u < f.count; u++) if (s.host[u]! >= 0) placeBeside(f, s, u, s.host[u]!)
  return s
}
const townOf = (f: Field, each: object): number =>
  'town' in each && each.town !== undefined ? f.ground.towns.findIndex(town => town.name === each.town) : -1

/** Where in a phase a game begins. */
const STEP: Readonly<Record<PhaseName, string>> = {
  control: 'begin',
  movement: 'movement',
  reaction: 'reaction',
  fire: 'divide',
  combat: 'divide',
  pursuit: 'pursuit',
  end: 'close',
}

export function begin(setup: Setup): NapoleonPosition {
  const given = setup.options.position
  const scenario = given === undefined ? setup.scenario : JSON.stringify(given)
  const s = newState(scenario, optionsOf(setup.options))
  const pos = napoleonMachine.start(s, 'game')
  const { data, first } = fieldNamed(scenario)
  if (data.phase === undefined && data.side === undefined) return pos
  // As if the turn had been played up to here.
  const side = data.side ?? first
  const second = side !== first
  pos.stack = [
    { proc: 'game', step: 'clock' },
    { proc: 'turn', step: second ? 'victory' : 'second' },
    { proc: 'phase', step: data.phase === 'combat' ? 'combat' : STEP[data.phase ?? 'control'], side },
  ]
  if (data.phase === 'combat') pos.stack.push({ proc: 'division', step: 'begin', side })
  return pos
}
