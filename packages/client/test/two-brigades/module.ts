import { type GameModule, readSetup } from '@bivouac/kernel'
import { about } from './about.ts'
import { EVENTS } from './events.ts'
import { no, rulebook } from './rulebook.ts'
import { field, isOnTable, stands } from './rules/field.ts'
import { rules } from './rules/index.ts'
import { words } from './say.ts'
import { clone, imagine, newState, type Toy, type ToyPosition, view } from './state.ts'
import { SIDES, seatOf, UNITS } from './words.ts'

const SCENARIOS = [{ id: 'meeting', name: { it: 'Scontro', en: 'Meeting' }, about: about.about }]
const strengthOf = ({ s }: ToyPosition, seat: number): number =>
  UNITS.reduce<number>((sum, unit) => sum + (seatOf(unit) === seat ? s.strength[unit]! : 0), 0)

export const twoBrigades: GameModule<Toy> = {
  id: 'two-brigades',
  version: 1,
  title: about.title,
  rulebook,
  refusals: no.all,
  scenarios: SCENARIOS,
  options: [],
  events: EVENTS,
  readSetup: raw => readSetup(raw, SCENARIOS, []),
  seats: () => SIDES,
  begin: () => rules.start(newState(), 'game'),
  machine: rules,
  turn: ({ s }) => s.turn,
  clone,
  view,
  imagine: seen => imagine(seen),
  words,
  ai: {
    // Strength is all; what fires is worth a look before what marches, and that before what turns.
    score: (pos, seat) => (strengthOf(pos, seat) - strengthOf(pos, 1 - seat)) / 6,
    instinct: (_, { actions }) => actions.map(({ type }) => ({ fire: 16, march: 4, form: 2, wheel: 1 })[type] ?? 1),
  },
  invariants: ({ s }) => {
    const all = field(s)
    return UNITS.filter(unit => stands(s, unit) && !isOnTable(all, unit)).map(unit => `${unit} is off the table`)
  },
}
