import type { Player } from './types.ts'

/** Any option, each as likely as the others. Its own chance decides no rule, so it cites none. */
export const randomPlayer: Player = {
  id: 'random',
  choose: ({ decision: { actions } }, _, dice) => actions[dice.pick(actions.length, '-')]!,
}
