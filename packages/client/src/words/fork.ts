/** Going on from a position in a sandbox. */
export const FORK = {
  'fork.about': {
    it: 'Una partita nuova in questo browser, dalla mossa {at}. L’originale resta com’è.',
    en: 'A new game in this browser, from move {at}. The original stays as it is.',
  },
  'fork.seenBy': {
    it: 'Parte da ciò che {who|vede|vedono} {the:who}: il resto (carte, mazzi, pezzi nascosti) viene immaginato di nuovo.',
    en: 'It begins from what {the:who} can see: everything else (hands, decks, hidden pieces) is imagined anew.',
  },
  'fork.spectator': { it: 'chi guarda', en: 'somebody watching' },
  'fork.hidden': { it: 'Ciò che era nascosto', en: 'What was hidden' },
  'fork.asItWas': { it: 'Com’era davvero', en: 'As it really was' },
  'fork.imagined': { it: 'Immaginato, visto {by:who}', en: 'Imagined, as {the:who} saw it' },
  'fork.byHand': { it: 'A mano', en: 'By hand' },
  'fork.you': { it: 'Tu', en: 'You' },
  'fork.begin': { it: 'Comincia la prova', en: 'Begin the sandbox' },
  'fork.failed': { it: 'Da qui non si può provare: {why}', en: 'There is no going on from here: {why}' },
} as const
