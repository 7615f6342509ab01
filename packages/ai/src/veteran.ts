/**
 * Looks one move ahead: tries every option on several deals of what it cannot see, lets the rest of the move follow by
 * instinct until nothing is half done, and asks the game how it then stands.
 */
import { type AnyGame, type Dice, type Seat, searchDice, type Text, tableFor } from '@bivouac/kernel'
import { type Brain, brainWith, playOn, weightsOf } from './brain.ts'
import { counting } from './counting.ts'
import type { AnyPosition } from './playout.ts'
import { sentence } from './says.ts'
import type { Considered, Player, Situation, Thinking } from './types.ts'

const NAME: Text = { it: 'Veterano', en: 'Veteran' }
const ABOUT: Text = {
  it: 'Pesa ogni mossa su diverse mani possibili. Punisce gli errori.',
  en: 'Weighs every move over several possible deals. Punishes mistakes.',
}
const DEALS = 12

export const veteran = (game: AnyGame, personality?: string): Player =>
  personality === undefined
    ? oneMoveAhead('veteran', brainWith(game, undefined, true))
    : oneMoveAhead(`veteran-${personality}`, brainWith(game, weightsOf(game, personality)))

export function oneMoveAhead(id: string, brain: Brain): Player {
  const { game } = brain
  const weighed = (situation: Situation, dice: Dice): readonly Considered[] => {
    const { seat, view, heard, decision } = situation
    const { actions } = decision
    const sums = actions.map(() => 0)
    const ahead = actions.map(() => 0)
    // Where nothing is dealt and no die falls, one deal is like another: tried once, it counts for all.
    const certain: (number | undefined)[] = actions.map(() => undefined)
    const dealer = counting(dice)
    let pos: AnyPosition | undefined
    for (let deal = 0; deal < DEALS; deal++) {
      if (pos === undefined || dealer.drawn() > 0) pos = game.imagine(view, seat, heard, dealer.dice)
      // The same dice for every option: what differs is the option.
      const luck = dice.pick(0x40000000, '-')
      actions.forEach((_, i) => {
        const own = counting(searchDice(luck))
        const value = certain[i] ?? after(brain, game.clone(pos!), i, situation, own.dice)
        if (dealer.drawn() === 0 && own.drawn() === 0) certain[i] = value
        sums[i]! += value
        if (value > 0) ahead[i]!++
      })
    }
    return (
      actions
        .map((action, i) => ({
          value: sums[i]! / DEALS,
          ahead: ahead[i]! / DEALS,
          action,
          lot: dice.pick(0x40000000, '-'),
        }))
        // What is worth the same is drawn by lot, or every battlefield would be the first in the list.
        .sort((a, b) => b.value - a.value || a.lot - b.lot)
        .map(({ lot: _, ...rest }) => ({ ...rest, share: 1 / actions.length, tries: DEALS }))
    )
  }
  return {
    id,
    name: NAME,
    about: ABOUT,
    choose: (situation, _, dice) => weighed(situation, dice)[0]!.action,
    think(situation, _, dice): Thinking {
      const considered = weighed(situation, dice)
      const best = considered[0]!
      return { action: best.action, considered, says: sentence(game, situation.view, best) }
    },
  }
}

/** How `seat` stands when the move begun with this option is over. */
function after(brain: Brain, pos: AnyPosition, option: number, { decision, seat }: Situation, dice: Dice): number {
  brain.game.machine.take(pos, tableFor(pos, dice), decision.actions[option]!, seat)
  const isOver = (proc: string, by: Seat): boolean => proc !== decision.proc || by !== seat
  playOn(
    brain,
    pos,
    dice,
    (next, made) => (brain.settled(pos) && isOver(next.proc, next.seat)) || made >= brain.patience.move,
  )
  return brain.score(pos, seat)
}
