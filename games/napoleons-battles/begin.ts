/** The table before anything has happened, or wherever a scenario says the game begins. */
import type { Setup } from '@bivouac/kernel'
import { fieldNamed } from './field.ts'
import { newState } from './opening.ts'
import { optionsOf } from './options.ts'
import { isFree, lift } from './rules/04-deployment.ts'
import { look } from './rules/17-counters.ts'
import { napoleonMachine } from './rules/index.ts'
import type { PhaseName } from './scenario.ts'
import { fieldFor, type NapoleonPosition } from './state.ts'

/** Where in a phase a game begins. */
const STEP: Readonly<Record<PhaseName, string>> = {
  control: 'begin',
  guard: 'guard',
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
  const { data, first } = fieldNamed(scenario)
  if (isFree(s)) lift(s)
  if (s.extra.counters !== undefined) look(fieldFor(s), s, undefined)
  const pos = napoleonMachine.start(s, 'game')
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
