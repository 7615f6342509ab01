/** The table as a scenario stands it up. */
import { newExtras } from './extras.ts'
import { type Field, fieldNamed } from './field.ts'
import { fieldWith } from './muster.ts'
import { placeBeside } from './rules/01-attachment.ts'
import { takeRoad } from './rules/08-2-road.ts'
import { unlimberHeavy } from './rules/18-drivers.ts'
import { sheetsGiven } from './rules/b-1-4-duties.ts'
import type { GeneralData, UnitData } from './scenario.ts'
import { newMuster } from './slots.ts'
import type { State } from './state.ts'
import { COLUMN, FORMATIONS, INCH, LATER, LINE, MARKS, ON_TABLE, SUPPLY } from './words.ts'

const points = (inches: number): number => Math.round(inches * INCH)

export function newState(scenario: string, options: number[]): State {
  const base = fieldNamed(scenario)
  const muster = newMuster(options)
  const f = fieldWith(base, muster)
  /** Slots among the units are units of the field; those behind everybody are not. */
  const behind: object[] = Array.from({ length: f.whole - f.count }, () => ({}))
  const whole: Partial<UnitData & GeneralData>[] = [...f.units, ...f.generals, ...behind]
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
    figures: f.units
      .map((unit, u) => unit.figures ?? f.figures[u]!)
      .concat(
        f.generals.map(() => 1),
        behind.map(() => 0),
      ),
    mark: whole.map(each =>
      'marks' in each ? (each.marks ?? []).reduce((bits, mark) => bits | (1 << MARKS.indexOf(mark)), 0) : 0,
    ),
    host: whole.map(each => (each.with === undefined ? -1 : f.id.indexOf(each.with))),
    town: whole.map(each => townOf(f, each)),
    road: whole.map(() => -1),
    along: whole.map(() => 0),
    spent: whole.map(() => 0),
    hurt: whole.map(() => 0),
    value: f.ground.towns.map(each => each.value),
    holder: f.objectives.map(each => each.holder ?? -1),
    guns: [],
    combats: [],
    moved: [],
    broken: f.armies.map(() => 0),
    extra: newExtras(f, options),
    burning: f.ground.towns.map(() => 0),
    fell: f.generals.map(() => 0),
    shelled: [],
    ...(muster !== undefined && { muster }),
  }
  sheetsGiven(f, s)
  unlimberHeavy(f, s)
  for (let u = 0; u < f.count; u++) if (s.host[u]! >= 0) placeBeside(f, s, u, s.host[u]!)
  for (let u = 0; u < f.troops; u++) if (s.on[u] === ON_TABLE) takeRoad(f, s, u)
  return s
}
const townOf = (f: Field, each: object): number =>
  'town' in each && each.town !== undefined ? f.ground.towns.findIndex(town => town.name === each.town) : -1
