/** The list of keys. */
export const HELP = {
  'keys.move': { it: 'vai al campo, muoviti tra le caselle', en: 'go to the board, move between squares' },
  'keys.confirm': { it: 'scegli, conferma; salta l’animazione', en: 'choose, confirm; skip the animation' },
  'keys.cancel': { it: 'lascia, chiudi, torna indietro', en: 'let go, close, step back' },
  'keys.next': { it: 'prossima cosa che si può scegliere', en: 'next thing that can be chosen' },
  'keys.why': { it: 'perché non si può?', en: 'why is it not allowed?' },
  'keys.odds': { it: 'probabilità dell’azione indicata', en: 'odds of the action pointed at' },
  'keys.threats': { it: 'minacce nemiche', en: 'enemy threats' },
  'keys.undo': { it: 'annulla', en: 'undo' },
  'keys.step': { it: 'rivedi: un passo (fuori dal campo)', en: 'replay: one step (outside the board)' },
  'keys.ends': { it: 'rivedi: inizio, presente', en: 'replay: beginning, present' },
  'keys.flip': { it: 'gira la mappa', en: 'turn the map' },
  'keys.zoom': { it: 'avvicina, allontana, tutto il campo', en: 'closer, farther, whole board' },
  'keys.help': { it: 'questo elenco', en: 'this list' },
  'keys.mouse': {
    it: 'Trascina e usa la rotella per spostare e ingrandire; tasto destro: perché no?',
    en: 'Drag and use the wheel to pan and zoom; right button: why not?',
  },
  'keys.touch': {
    it: 'Con le dita: trascina, pizzica, tieni premuto per chiedere perché no.',
    en: 'With fingers: drag, pinch, press and hold to ask why not.',
  },
} as const
