/** Plays legal moves with a little sense: whatever comes to mind first, and better things come to mind sooner. */
import type { AnyGame, Text } from '@bivouac/kernel'
import { brainOf, pickBy } from './brain.ts'
import type { Player } from './types.ts'

const NAME: Text = { it: 'Recluta', en: 'Recruit' }
const ABOUT: Text = {
  it: 'Gioca d’istinto, con un po’ di buon senso. Per le prime partite.',
  en: 'Plays by instinct, with a little sense. For first games.',
}

export function recruit(game: AnyGame): Player {
  const brain = brainOf(game)
  return {
    id: 'recruit',
    name: NAME,
    about: ABOUT,
    choose({ seat, view, heard, decision }, _, dice) {
      const pos = brain.game.imagine(view, seat, heard, dice)
      return decision.actions[pickBy(brain.weigh(pos, decision), decision.actions.length, dice)]!
    },
  }
}
