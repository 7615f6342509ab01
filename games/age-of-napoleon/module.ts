/** Age of Napoleon, the only door to it. */
import { type GameModule, noun } from '@bivouac/kernel'
import { ai } from './bot.ts'
import { EVENTS } from './events.ts'
import { foretell } from './foretell.ts'
import { imagine } from './imagine.ts'
import { invariants } from './invariants.ts'
import { OPTIONS, SCENARIOS } from './options.ts'
import { no, rulebook } from './rulebook.ts'
import { rules } from './rules/index.ts'
import { toll } from './say/toll.ts'
import { words } from './say.ts'
import { begin, openSetup, readNapoleonSetup } from './setup.ts'
import { clone, type Napoleon } from './state.ts'
import { view } from './view.ts'

export const ageOfNapoleon: GameModule<Napoleon> = {
  id: 'age-of-napoleon',
  version: 3,
  title: { it: 'L’età di Napoleone', en: 'Age of Napoleon' },
  rulebook,
  refusals: no.all,
  scenarios: SCENARIOS,
  options: OPTIONS,
  events: EVENTS,
  readSetup: readNapoleonSetup,
  openSetup,
  seats: () => [noun('f', 'Francia', 'France', 'it'), noun('f', 'Coalizione', 'Coalition')],
  begin,
  machine: rules,
  turn: ({ s }) => ((s.year - 1805) * 8 + s.phase) * 8 + s.round,
  clone,
  view,
  imagine,
  foretell,
  words,
  toll,
  ai,
  invariants,
}
