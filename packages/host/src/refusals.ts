import type { Refusal } from '@bivouac/kernel'

/** Refusals of the table itself, where no rule of a game is concerned. They cite the table. */
const table = (it: string, en: string): Refusal => Object.freeze({ rule: 'table', text: { it, en } })

export const NOT_YOUR_SEAT = table('Quel posto non è il tuo.', 'That seat is not yours.')
export const GAME_OVER = table('La partita è finita.', 'The game is over.')
export const NOT_YOUR_EYES = table(
  'Quel punto di vista si apre a partita finita.',
  'That viewpoint opens when the game is over.',
)
export const FILE_AFTER_THE_END = table(
  'Il file completo della partita si può scaricare quando è finita: contiene ciò che è nascosto.',
  'The complete game file can be had when the game is over: it holds what is hidden.',
)
export const NO_SUCH_MOMENT = table('La partita non è ancora arrivata lì.', 'The game has not got that far.')
export const NO_SUCH_OFFER = table('Non c’è nessuna proposta a cui rispondere.', 'There is no offer to answer.')
export const NOBODY_TO_ASK = table('Non c’è nessun altro a cui chiederlo.', 'There is nobody else to ask.')
export const NOTHING_TO_HINT = table(
  'Non tocca a te: niente da suggerire.',
  'It is not your decision: nothing to suggest.',
)
export const NO_HINTS_HERE = table(
  'Suggerimenti e previsioni si danno solo contro il computer.',
  'Hints are given only against the computer.',
)
export const TOO_LATE = table(
  'Qualcuno ha mosso nel frattempo: guarda la situazione e scegli di nuovo.',
  'Somebody moved in the meantime: look at the table and choose again.',
)
