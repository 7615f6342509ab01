/**
 * Refusals of the machine itself. They cite a section only where that section answers: the one that is waiting for another
 * choice, the one that says when a thing may be done, the one that grants a choice of so many. What only the machine needs (a
 * value it can make sense of, nothing twice) is in no rulebook and cites none.
 */
import type { Refusal, Result, RuleRef } from './values.ts'

/** Made once for each section and number: the same answer is the same object, as a game's own refusals are. */
const made = new Map<string, Refusal>()
const own = new Set<Refusal>()
function plain(it: string, en: string, rule?: RuleRef): Refusal {
  const text = Object.freeze({ it, en })
  const refusal = Object.freeze(rule === undefined ? { text } : { rule, text })
  own.add(refusal)
  return refusal
}
function once(key: string, make: () => Refusal): Refusal {
  const refusal = made.get(key) ?? make()
  made.set(key, refusal)
  return refusal
}
/** Does the machine say so of itself: how many, what was chosen already, what is nothing that could be meant? */
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
export const NOT_MEANT = plain(
  'Questa scelta non si può indicare qui.',
  'That is not something that can be chosen here.',
)
export const TWICE = plain('È già stato scelto.', 'That has been chosen already.')
/** `rule`: the section that says how many; none where it is only that nothing has been chosen. */
export const tooFew = (least: number, rule?: RuleRef): Refusal =>
  once(`few ${rule} ${least}`, () =>
    plain(`Non basta ancora: il minimo è ${least}.`, `Not enough yet: the least is ${least}.`, rule),
  )
export const tooMany = (most: number, rule?: RuleRef): Refusal =>
  once(`many ${rule} ${most}`, () =>
    plain(`Non se ne può aggiungere: il massimo è ${most}.`, `No more can be added: the most is ${most}.`, rule),
  )
export const gameIsOver = (result: Result | undefined): Refusal => {
  const text = { it: 'La partita è finita.', en: 'The game is over.' }
  return result === undefined ? { text } : { rule: result.rule, text }
}

/** For messages to whoever writes or tests a game: “refused by 6.5: …”. */
export const refusedBy = ({ rule, text }: Refusal): string =>
  rule === undefined ? `refused: ${text.en}` : `refused by ${rule}: ${text.en}`
