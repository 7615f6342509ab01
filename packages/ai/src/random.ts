import type { Player } from './types.ts'

/** Any option, each as likely as the others. */
export const randomPlayer: Player = {
  id: 'random',
  choose: ({ decision: { actions } }, _, dice) => actions[dice.pick(actions.length, decisionOf)]!,
}

/** What a player's own chance cites: it decides no rule. */
const decisionOf = '-'
