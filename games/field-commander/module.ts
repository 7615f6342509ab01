/** Field Commander: Napoleon, as the platform knows it. */
import { type GameModule, people } from '@bivouac/kernel'
import { about } from './about.ts'
import { begin } from './begin.ts'
import { adviser, future, score } from './bot.ts'
import { EVENTS } from './events.ts'
import { foretell } from './foretell.ts'
import { invariants } from './invariants.ts'
import { no, rulebook } from './rulebook.ts'
import { rules } from './rules/index.ts'
import { toll } from './say/toll.ts'
import { words } from './say.ts'
import { options, readSetup, scenarios } from './setup.ts'
import { cloneStack, cloneState, type FieldCommander } from './state.ts'
import { imagine, view } from './view.ts'

export const fieldCommander: GameModule<FieldCommander> = {
  id: 'field-commander',
  version: 5,
  title: about.title,
  rulebook,
  refusals: no.all,
  scenarios,
  options,
  events: EVENTS,
  readSetup,
  seats: () => [people('Francesi', 'French')],
  begin,
  machine: rules,
  turn: pos => pos.s.campaign * 20 + pos.s.turn,
  clone: pos => ({
    s: cloneState(pos.s),
    stack: cloneStack(pos.stack),
    ...(pos.result === undefined ? {} : { result: pos.result }),
  }),
  view,
  imagine,
  foretell,
  words,
  toll,
  ai: { score, adviser, future },
  invariants,
}
