/** Bonaparte at Marengo, the only door to it. */
import { type GameModule, readSetup, type Setup } from '@bivouac/kernel'
import { about } from './about.ts'
import { ai } from './bot.ts'
import { EVENTS } from './events.ts'
import { foretell } from './foretell.ts'
import { invariants } from './invariants.ts'
import { OPTIONS, RULINGS, rulingBit, SCENARIOS } from './options.ts'
import { no, rulebook } from './rulebook.ts'
import { marengoMachine } from './rules/index.ts'
import { SIDES } from './say/names.ts'
import { toll } from './say/toll.ts'
import { words } from './say.ts'
import { clone, type Marengo, newState } from './state.ts'
import { imagine, view } from './view.ts'

/** The bits of the rulings whose second reading was chosen. */
function rulingsOf(setup: Setup): number {
  let bits = 0
  for (const ruling of RULINGS) {
    const option = OPTIONS.find(each => each.id === ruling)!
    if (setup.options[ruling] !== option.default) bits |= rulingBit(ruling)
  }
  return bits
}

export const marengo: GameModule<Marengo> = {
  id: 'marengo',
  version: 4,
  title: about.title,
  rulebook,
  refusals: no.all,
  scenarios: SCENARIOS,
  options: OPTIONS,
  events: EVENTS,
  readSetup: raw => readSetup(raw, SCENARIOS, OPTIONS),
  seats: () => SIDES,
  begin: setup => marengoMachine.start(newState(rulingsOf(setup), setup.options.arrivals === 'random'), 'game'),
  machine: marengoMachine,
  turn: ({ s }) => 2 * s.round + s.side,
  clone,
  view,
  imagine,
  foretell,
  words,
  toll,
  ai,
  invariants,
}
