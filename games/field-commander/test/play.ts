/** Whole campaigns without a match around them, for statistics. */
import { type Action, type Decision, type Dice, type Result, searchDice, stepwise, tableFor } from '@bivouac/kernel'
import { advise } from '../bot/index.ts'
import type { Event } from '../events.ts'
import { fieldCommander } from '../module.ts'
import type { View } from '../view.ts'
import { readSetupOf } from './setups.ts'

export type Chooser = (view: () => View, decision: Decision, dice: Dice) => Action
export const bot: Chooser = (view, decision) => advise(view(), decision)
export const random: Chooser = (_view, { actions }, dice) => actions[dice.pick(actions.length, '7')]!

export function play(
  setup: object,
  seed: string,
  choose: Chooser,
  hear: (event: Event) => void = () => {},
): { result: Result; decisions: number } {
  const dice = searchDice(seed)
  const own = searchDice(`${seed}/own`)
  const { machine } = stepwise(fieldCommander)
  const pos = fieldCommander.begin(readSetupOf(setup))
  const t = tableFor(pos, dice, { tell: hear, whisper: () => {}, reveal: () => {} })
  let decisions = 0
  for (let d = machine.advance(pos, t); d !== undefined; d = machine.advance(pos, t)) {
    const decision = d
    // Whoever has begun a set by chance goes on with it by chance.
    const chooser = d.begun === undefined ? choose : random
    machine.take(
      pos,
      t,
      chooser(() => fieldCommander.view(pos, 0), decision, own),
    )
    decisions++
  }
  return { result: pos.result!, decisions }
}
