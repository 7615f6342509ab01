/** Real dice at a real table. */
export const UMPIRE = {
  'roll.title': { it: 'Tira i dadi', en: 'Roll the dice' },
  'roll.for': { it: 'Per {the:who}', en: 'For {the:who}' },
  'roll.ask': { it: 'Tira {dice} e scrivi che cosa è uscito.', en: 'Roll {dice} and type what came up.' },
  'roll.left': {
    it: 'Un numero da 1 a {sides}, contando nell’ordine ciò che resta.',
    en: 'A number from 1 to {sides}, counting what is left in its order.',
  },
  'roll.dice': { it: 'Dadi', en: 'Dice' },
  'roll.missing': { it: 'da tirare (d{sides})', en: 'to be rolled (d{sides})' },
  'roll.numbers': { it: 'Che cosa è uscito', en: 'What came up' },
  'roll.typing': { it: 'Scrivi: {begun}… (Invio per finire)', en: 'Typing: {begun}… (Enter when done)' },
  'roll.forMe': { it: 'Tira per me', en: 'Roll for me' },
  'roll.back': { it: 'Cancella l’ultimo', en: 'Clear the last' },
  'roll.cancel': { it: 'Torna a prima della mossa', en: 'Back before the move' },
  'roll.later': { it: 'Più tardi', en: 'Later' },
  'roll.keys': { it: 'Anche con i tasti delle cifre.', en: 'The digit keys do it, too.' },
  'roll.keysOfTen': {
    it: 'Anche con i tasti delle cifre; lo 0 è un dieci.',
    en: 'The digit keys do it, too; 0 is a ten.',
  },
  'umpire.rollForIt': { it: 'Tira i dadi per {the:who}', en: 'Roll the dice for {the:who}' },
  'umpire.backHere': { it: 'Riporta qui la partita', en: 'Take the game back to here' },
  'umpire.backSure': {
    it: 'Le mosse dopo questa si cancellano e si rigiocano con dadi nuovi.',
    en: 'The moves after this one are struck out and played again, with new rolls.',
  },
} as const
