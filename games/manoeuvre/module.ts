import type { GameModule, Noun, Setup } from '@bivouac/kernel'
import { about } from './about.ts'
import { ai } from './bot.ts'
import { NATION_FACTS } from './data/nations.ts'
import { EVENTS } from './events.ts'
import { foretell } from './foretell.ts'
import { invariants } from './invariants.ts'
import { ORDERS } from './orders.ts'
import { no, rulebook } from './rulebook.ts'
import { rules } from './rules/index.ts'
import { playerNoun } from './say/names.ts'
import { toll } from './say/toll.ts'
import { words } from './say.ts'
import { agreedOn, OPTIONS, readManoeuvreSetup, SCENARIOS } from './setup.ts'
import { clone, type Manoeuvre, newState } from './state.ts'
import { imagine, view } from './view.ts'
import type { Nation } from './words.ts'

/** Nations are known beforehand only where the setup fixes them. */
function seats(setup: Setup): readonly Noun[] {
  const nations = setup.options.nations as readonly Nation[] | undefined
  if (nations !== undefined) return nations.map(nation => NATION_FACTS[nation].name)
  return [0, 1].map(playerNoun)
}

export const manoeuvre: GameModule<Manoeuvre> = {
  id: 'manoeuvre',
  version: 2,
  title: about.title,
  rulebook,
  refusals: no.all,
  scenarios: SCENARIOS,
  options: OPTIONS,
  events: EVENTS,
  readSetup: readManoeuvreSetup,
  seats,
  begin: setup => rules.start(newState(agreedOn(setup)), 'game'),
  machine: rules,
  turn: pos => pos.s.turn,
  clone,
  view,
  imagine,
  foretell,
  orders: ORDERS,
  words,
  toll,
  ai,
  invariants,
}
