/** Refusals of the machine itself: they cite the rule that is waiting for its answer, unless another says when the thing may be done. */
import type { Refusal, Result, RuleRef } from './values.ts'

/** Made once for each section and number: the same answer is the same object, as a game's own refusals are. */
const made = new Map<string, Refusal>()
const own = new Set<Refusal>()
function once(key: string, rule: RuleRef, it: string, en: string): Refusal {
  let refusal = made.get(key)
  if (refusal === undefined) {
    refusal = Object.freeze({ rule, text: Object.freeze({ it, en }) })
    made.set(key, refusal)
    own.add(refusal)
  }
  return refusal
}
/** Does the machine say so of itself: how many, or what was chosen already? */
export const isOwnRefusal = (refusal: Refusal): boolean => own.has(refusal)

export const notNow = (rule: RuleRef): Refusal => ({
  rule,
  text: {
    it: 'Non è il momento di farlo: la regola aspetta un’altra scelta.',
    en: 'This is not the time for that: the rule awaits another choice.',
  },
})
/** Of something that one section alone offers, at another time: that section says when. */
export const atAnotherTime = (rule: RuleRef): Refusal => ({
  rule,
  text: {
    it: 'Non è il momento di farlo: quando lo è, lo dice la regola.',
    en: 'This is not the time for that: the rule says when it is.',
  },
})
export const notMeant = (rule: RuleRef): Refusal => ({
  rule,
  text: { it: 'Questa scelta non si può indicare qui.', en: 'That is not something that can be chosen here.' },
})
export const twice = (rule: RuleRef): Refusal =>
  once(`twice ${rule}`, rule, 'È già stato scelto.', 'That has been chosen already.')
export const tooFew = (rule: RuleRef, least: number): Refusal =>
  once(
    `few ${rule} ${least}`,
    rule,
    `Non basta ancora: il minimo è ${least}.`,
    `Not enough yet: the least is ${least}.`,
  )
export const tooMany = (rule: RuleRef, most: number): Refusal =>
  once(
    `many ${rule} ${most}`,
    rule,
    `Non se ne può aggiungere: il massimo è ${most}.`,
    `No more can be added: the most is ${most}.`,
  )
export const gameIsOver = (result: Result | undefined): Refusal => ({
  rule: result?.rule ?? '-',
  text: { it: 'La partita è finita.', en: 'The game is over.' },
})
