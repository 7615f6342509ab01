/** Napoleon’s Battles, the only door to it. */
import { type GameModule, readSetup as readKernel, type Setup, type Text } from '@bivouac/kernel'
import { begin } from './begin.ts'
import { ai } from './bot.ts'
import { commandersOf } from './commanders.ts'
import { EVENTS } from './events.ts'
import { fieldNamed } from './field.ts'
import { foretell } from './foretell.ts'
import { invariants } from './invariants.ts'
import { conflictIn } from './options/conflicts.ts'
import { OPTIONS, SCENARIOS, settled } from './options.ts'
import { no, rulebook } from './rulebook.ts'
import { firstSide } from './rules/20-initiative.ts'
import { hasSeveral } from './rules/20-seats.ts'
import { napoleonMachine } from './rules/index.ts'
import { toll } from './say/toll.ts'
import { words } from './say.ts'
import { commanded, validated } from './setup.ts'
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

/** 20.3 One seat for each commander, called after the general who stands for him. */
const seatTexts = (setup: Setup): Text[] | undefined => {
  if (settled(setup.options)('commanders') !== 'several') return undefined
  const given = setup.options.position
  const f = fieldNamed(given === undefined ? setup.scenario : JSON.stringify(given))
  return commandersOf(f).map(({ side, general }) => {
    const { it, en } = sideText(setup, side)
    return { it: `${it}: ${f.name[general]!.it}`, en: `${en}: ${f.name[general]!.en}` }
  })
}

export const napoleonsBattles: GameModule<Napoleon> = {
  id: 'napoleons-battles',
  version: 5,
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
    if (typeof setup === 'string') return setup
    const chosen = settled(setup.options)
    const alone = chosen('commanders') === 'several' ? commanded(setup) : undefined
    return conflictIn(chosen) ?? alone ?? setup
  },
  seats: setup => seatTexts(setup) ?? [0, 1].map(side => sideText(setup, side)),
  sides: ({ s }) => (hasSeveral(s) ? commandersOf(fieldNamed(s.scenario)).map(({ side }) => side) : undefined),
  sideNames: setup => [0, 1].map(side => sideText(setup, side)),
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
