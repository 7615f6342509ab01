/** A game looked at afterwards. */
export const ANALYSIS = {
  'analysis.title': { it: 'Analisi della partita', en: 'The game analysed' },
  'analysis.working': { it: 'Rigioco la partita: mossa {at} di {of}', en: 'Playing it again: move {at} of {of}' },
  'analysis.graph': {
    it: 'Probabilità di vincere per {the:who}, mossa per mossa',
    en: 'Chance to win for {the:who}, move by move',
  },
  'analysis.luck': { it: 'Fortuna', en: 'Luck' },
  'analysis.noLuck': { it: 'La fortuna non ha spostato nulla.', en: 'Luck made no difference.' },
  'analysis.turning': { it: 'Svolte', en: 'Turning points' },
  'analysis.cost': { it: '«{what}» è costato il {much}', en: '“{what}” cost {much}' },
  'analysis.brought': { it: '«{what}» ha reso il {much}', en: '“{what}” brought {much}' },
  'analysis.diceCost': { it: '«{what}»: i dadi sono costati il {much}', en: '“{what}”: the dice cost {much}' },
  'analysis.diceBrought': { it: '«{what}»: i dadi hanno reso il {much}', en: '“{what}”: the dice brought {much}' },
  'analysis.mistakes': { it: 'Errori', en: 'Mistakes' },
  'analysis.none': { it: 'Nessuno che si veda da qui.', en: 'None that can be seen from here.' },
  'analysis.better': { it: 'Meglio: {what}', en: 'Better: {what}' },
  'analysis.even': { it: 'A parità di fortuna sarebbe stata pari.', en: 'With even luck it was a draw.' },
  'analysis.deserved': {
    it: 'A parità di fortuna la vittoria era {of:who}.',
    en: 'With even luck the victory went {to:who}.',
  },
  'analysis.about': {
    it: 'Stima del computer: le probabilità dalla posizione vera, gli errori da ciò che il giocatore poteva sapere.',
    en: 'The computer’s estimate: chances from the true position, mistakes from what the player could know.',
  },
} as const
