/** Odds, reasons, choices and the end of the game. */
export const PANELS = {
  'over.title': { it: 'Fine della partita', en: 'End of the game' },
  'over.won': { it: 'Vittoria!', en: 'Victory!' },
  'over.rematch': { it: 'Rivincita', en: 'Rematch' },
  'over.asked': { it: 'Rivincita proposta.', en: 'Rematch offered.' },
  'over.replay': { it: 'Rivedi la partita', en: 'Watch it again' },
  'odds.title': { it: 'Probabilità', en: 'Odds' },
  'odds.counting': { it: 'Conto…', en: 'Counting…' },
  'odds.exact': { it: 'Valori esatti.', en: 'Exact.' },
  'odds.sampled': { it: 'Stima, ± {margin} punti.', en: 'Estimate, ± {margin} points.' },
  'why.title': { it: 'Perché no?', en: 'Why not?' },
  'why.asking': { it: 'Chiedo…', en: 'Asking…' },
  'why.nothing': {
    it: 'A questa domanda non si risponde indicando questo.',
    en: 'The present question is not about this.',
  },
  'why.legal': { it: 'si può', en: 'allowed' },
  'menu.title': { it: 'Che cosa intendi?', en: 'What do you mean?' },
  'recap.title': { it: 'Mentre non c’eri', en: 'While you were away' },
  'recap.watch': { it: 'Guardalo sul campo', en: 'Watch it on the board' },
  'handOver.title': { it: 'Tocca a {who}', en: '{who} to play' },
  'handOver.about': {
    it: 'Passa lo schermo a {who}. Le carte restano coperte fino al pulsante.',
    en: 'Pass the screen to {who}. The cards stay covered until the button is pressed.',
  },
  'handOver.ready': { it: 'Sono {who}: mostra', en: 'I am {who}: show' },
} as const
