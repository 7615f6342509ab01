/** The menu of things wanted less often than every turn. */
export const MORE = {
  'tools.hint': { it: 'Un suggerimento', en: 'A hint' },
  'tools.noHints': { it: 'Contro una persona niente suggerimenti.', en: 'No hints against a person.' },
  'tools.link': { it: 'Copia il link alla posizione', en: 'Copy link to this position' },
  'tools.download': { it: 'Scarica la partita', en: 'Download the game' },
  'tools.share': { it: 'Condividi la partita', en: 'Share the game' },
  'tools.report': { it: 'Rapporto della battaglia', en: 'After-action report' },
  'tools.analyse': { it: 'Analizza la partita', en: 'Analyse the game' },
  'tools.analyseLater': { it: 'L’analisi viene a partita finita.', en: 'Analysis comes after the game.' },
  'tools.draw': { it: 'Proponi patta', en: 'Offer a draw' },
  'tools.askUndo': { it: 'Chiedi di riprendere la mossa', en: 'Ask to take back' },
  'tools.rulebook': { it: 'Regolamento', en: 'Rulebook' },
  'tools.spectator': {
    it: 'Stai guardando: non hai un posto a questo tavolo.',
    en: 'You are watching: you have no seat here.',
  },
  'tools.over': { it: 'La partita è finita.', en: 'The game is over.' },
  'dice.typed': {
    it: 'Tavolo con arbitro: i dadi sono veri e scritti da chi gioca; nessuno può verificarli.',
    en: 'An umpire’s table: the dice are real and typed in by the players; nobody can verify them.',
  },
  'dice.commitment': {
    it: 'Impronta dei dadi (SHA-256 del seme):',
    en: 'Fingerprint of the dice (SHA-256 of the seed):',
  },
  'dice.seed': { it: 'Seme rivelato:', en: 'Seed revealed:' },
  'hint.try': { it: 'Prova così: {what}', en: 'Try this: {what}' },
  'standing.always': { it: 'In questo caso passa sempre', en: 'Always pass here' },
  'standing.stop': { it: 'Non passare più in automatico', en: 'Stop passing by itself' },
  'offer.made': { it: 'Proposta inviata.', en: 'Offer made.' },
  'share.title': { it: 'Una partita di Bivouac', en: 'A game on Bivouac' },
  'share.copied': { it: 'Link copiato.', en: 'Link copied.' },
} as const
