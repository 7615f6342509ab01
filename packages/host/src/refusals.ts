import type { Refusal } from '@bivouac/kernel'
import type { Unfit } from '@bivouac/match'

/** Refusals of the table itself, where no rule of a game is concerned: they cite none. */
const table = (it: string, en: string): Refusal => Object.freeze({ text: { it, en } })

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
export const NOTHING_TO_TAKE_BACK = table('Non c’è nessuna mossa da riprendere.', 'There is no move to take back.')
export const NOT_AN_UMPIRE = table(
  'Solo un arbitro, al tavolo con i dadi veri, riporta la partita dove vuole.',
  'Only an umpire, at a table with real dice, takes the game back where he likes.',
)
export const DICE_OF_ITS_OWN = table('Questo tavolo tira da solo i suoi dadi.', 'This table rolls its own dice.')
export const NOBODY_HURRIES = table('Online il computer si prende il suo tempo.', 'Online a computer takes its time.')
export const NOBODY_ROLLS = table('Qui non c’è niente da tirare.', 'There is nothing to roll for here.')
/** A number typed in that cannot have been rolled. */
export const unfit = ({ got, wanted }: Unfit): Refusal =>
  wanted === undefined
    ? table(`Il ${got} è di troppo: qui non si tira più.`, `${got} is one too many: nothing more is rolled here.`)
    : {
        rule: wanted.why,
        text: {
          it: `Un dado da ${wanted.sides} non dà ${got}.`,
          en: `A die of ${wanted.sides} does not show ${got}.`,
        },
        cure: { it: `Scrivi un numero da 1 a ${wanted.sides}.`, en: `Type a number from 1 to ${wanted.sides}.` },
      }
export const NO_SUCH_PROPOSAL = table('Non c’è nessuna proposta a cui rispondere.', 'There is no offer to answer.')
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
