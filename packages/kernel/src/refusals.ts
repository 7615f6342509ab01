/** Refusals of the machine itself: they cite the rule that is waiting for its answer. */
import type { Refusal, Result, RuleRef } from './values.ts'

export const notNow = (rule: RuleRef): Refusal => ({
  rule,
  text: {
    it: 'Non è il momento di farlo: la regola aspetta un’altra scelta.',
    en: 'This is not the time for that: the rule awaits another choice.',
  },
})
export const notMeant = (rule: RuleRef): Refusal => ({
  rule,
  text: { it: 'Questa scelta non si può indicare qui.', en: 'That is not something that can be chosen here.' },
})
export const twice = (rule: RuleRef): Refusal => ({
  rule,
  text: { it: 'È già stato scelto.', en: 'That has been chosen already.' },
})
export const tooFew = (rule: RuleRef, least: number): Refusal => ({
  rule,
  text: { it: `Non basta ancora: il minimo è ${least}.`, en: `Not enough yet: the least is ${least}.` },
})
export const tooMany = (rule: RuleRef, most: number): Refusal => ({
  rule,
  text: { it: `Non se ne può aggiungere: il massimo è ${most}.`, en: `No more can be added: the most is ${most}.` },
})
export const gameIsOver = (result: Result | undefined): Refusal => ({
  rule: result?.rule ?? '-',
  text: { it: 'La partita è finita.', en: 'The game is over.' },
})
