/** Napoleon’s Battles, the only door to it. */
import { type GameModule, readSetup as readKernel, type Setup, type Text } from '@bivouac/kernel'
import { begin } from './begin.ts'
import { ai } from './bot.ts'
import { EVENTS } from './events.ts'
import { fieldNamed } from './field.ts'
import { foretell } from './foretell.ts'
import { invariants } from './invariants.ts'
import { conflictIn } from './options/conflicts.ts'
import { OPTIONS, SCENARIOS, settled } from './options.ts'
import { no, rulebook } from './rulebook.ts'
import { firstSide } from './rules/20-initiative.ts'
import { napoleonMachine } from './rules/index.ts'
import { toll } from './say/toll.ts'
import { words } from './say.ts'
import { validated } from './setup.ts'
import { clone, type Napoleon } from './state.ts'
import { scenarioFault } from './validate/index.ts'
import { imagine, view } from './view.ts'

const sideText = (setup: Setup, side: number): Text => {
  const given = setup.options.position
  const { data } = fieldNamed(given === undefined ? setup.scenario : JSON.stringify(given))
  const name = data.sides?.[side]
  if (name === undefined) return { it: `Parte ${side + 1}`, en: `Side ${side + 1}` }
  return typeof name === 'string' ? { it: name, en: name } : name
}

export const napoleonsBattles: GameModule<Napoleon> = {
  id: 'napoleons-battles',
  version: 3,
  title: { it: 'Napoleon’s Battles', en: 'Napoleon’s Battles' },
  rulebook,
  refusals: no.all,
  scenarios: SCENARIOS,
  takesPositions: true,
  positionFault: scenarioFault,
  options: OPTIONS,
  events: EVENTS,
  readSetup: raw => {
    const setup = validated(raw, (plain, extra) => readKernel(plain, SCENARIOS, OPTIONS, extra))
    return typeof setup === 'string' ? setup : (conflictIn(settled(setup.options)) ?? setup)
  },
  seats: setup => [0, 1].map(side => sideText(setup, side)),
  begin,
  machine: napoleonMachine,
  turn: ({ s }) => 2 * s.turn + (s.side === firstSide(s) ? 0 : 1),
  clone,
  view,
  imagine,
  foretell,
  words,
  toll,
  invariants,
  ai,
}
