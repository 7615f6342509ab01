/**
 * What the match itself refuses. Only where it says whose turn it is does it cite the rule that awaits an answer, and of a game
 * that is over the rule that ended it: nothing else here is in a rulebook.
 */
import type { Refusal, RuleRef, Text } from '@bivouac/kernel'
import { sentence } from './faults.ts'

interface Wording {
  readonly text: Text
  readonly cure?: Text
}
const wording = (it: string, en: string, cureIt?: string, cureEn?: string): Wording =>
  cureIt === undefined || cureEn === undefined
    ? { text: { it, en } }
    : { text: { it, en }, cure: { it: cureIt, en: cureEn } }

const WORDINGS = {
  over: wording('La partita è finita.', 'The game is over.'),
  malformed: wording(
    'Questo non è un’azione: non si capisce.',
    'That is not an action: it cannot be understood.',
    'Un’azione è un oggetto con “type” e, dove serve, “arg”.',
    'An action is an object with “type” and, where one is needed, “arg”.',
  ),
  notYours: wording(
    'La scelta spetta a un altro giocatore.',
    'The choice belongs to another player.',
    'Aspetta che tocchi a te.',
    'Wait until it is your turn.',
  ),
  answered: wording(
    'Hai già risposto: si aspettano gli altri.',
    'You have answered: the others are awaited.',
    'Riprendi la risposta, se vuoi cambiarla.',
    'Take your answer back if you want to change it.',
  ),
  noSeat: wording('A questo tavolo non c’è un posto così.', 'There is no such seat at this table.'),
  stale: wording(
    'Il tavolo è cambiato da quando l’hai guardato.',
    'The table has changed since you looked at it.',
    'Guarda la situazione attuale e scegli di nuovo.',
    'Look at the table as it is now and choose again.',
  ),
  undoNothing: wording('Non c’è ancora nessuna mossa da riprendere.', 'There is no move to take back yet.'),
  undoNotYours: wording(
    'Ora decide un altro giocatore: riprendere una mossa gli toglierebbe la parola.',
    'Another player decides now: taking a move back would take the decision from him.',
    'Chiedi all’avversario se è d’accordo.',
    'Ask your opponent to agree.',
  ),
  undoAnswered: wording(
    'L’ultima mossa è di un altro giocatore.',
    'The last move is another player’s.',
    'Chiedi all’avversario se è d’accordo.',
    'Ask your opponent to agree.',
  ),
  undoDice: wording(
    'Dopo quella mossa sono stati tirati i dadi.',
    'Dice were rolled upon that move.',
    'Si riprende solo una mossa su cui il caso non ha ancora deciso.',
    'Only a move on which chance has decided nothing can be taken back.',
  ),
  undoDraw: wording(
    'Con quella mossa qualcosa è stato pescato.',
    'Something was drawn upon that move.',
    'Si riprende solo una mossa su cui il caso non ha ancora deciso.',
    'Only a move on which chance has decided nothing can be taken back.',
  ),
  undoNews: wording(
    'Quella mossa ha scoperto qualcosa che era nascosto.',
    'That move brought something hidden to light.',
    'Si riprende solo una mossa che non ha rivelato nulla.',
    'Only a move that revealed nothing can be taken back.',
  ),
  undoFar: wording('Quella mossa è troppo lontana per riprenderla.', 'That move is too far back to be taken back.'),
} as const satisfies Record<string, Wording>

export type Reason = keyof typeof WORDINGS

export const refuse = (reason: Reason, rule?: RuleRef): Refusal =>
  rule === undefined ? WORDINGS[reason] : { rule, ...WORDINGS[reason] }

/** The rules themselves failed: a fault of the program or of scripted dice, said aloud instead of breaking the table. */
export const faulty = (fault: unknown): Refusal => {
  const what = sentence(fault)
  return {
    text: {
      it: `La mossa non si è potuta eseguire (${what}). Il tavolo è rimasto com’era.`,
      en: `The move could not be carried out (${what}). The table is as it was.`,
    },
  }
}
