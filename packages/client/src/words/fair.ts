/** Were the dice fair? */
export const FAIR = {
  'fair.yes': {
    it: 'I dadi erano onesti: {n|verificato l’unico tiro|verificati tutti i # tiri}.',
    en: 'These dice were fair: {n|the one roll was|all # rolls were} verified.',
  },
  'fair.withOwn': {
    it: 'C’è dentro anche il numero segreto di questo browser.',
    en: 'This browser’s own secret number is in them.',
  },
  'fair.backs': {
    it: 'Dopo {n|una mossa ritirata|# mosse ritirate} di comune accordo si è tirato con dadi nuovi.',
    en: 'After {n|a move|# moves} taken back by agreement new dice were rolled.',
  },
  'fair.retried': {
    it: 'Chi giocava da solo è tornato indietro {n|una volta|# volte}, agli stessi dadi.',
    en: 'Whoever played alone went back {n|once|# times}, to the same dice.',
  },
  'fair.not': { it: 'I dadi di questa partita non tornano.', en: 'The dice of this game do not add up.' },
  'fair.seed': {
    it: 'Il seme non è quello promesso all’inizio.',
    en: 'The seed is not the one that was promised at the start.',
  },
  'fair.own': {
    it: 'Manca il numero segreto di questo browser.',
    en: 'This browser’s own secret number is missing.',
  },
  'fair.others': {
    it: 'I numeri segreti dei giocatori non sono quelli promessi.',
    en: 'The players’ secret numbers are not those that were promised.',
  },
} as const
