/** How fair is this table? The dice, what is hidden, the rules. */
export const FAIR = {
  'fair.title': { it: 'Quanto è onesto questo tavolo?', en: 'How fair is this table?' },
  'fair.dice': { it: 'I dadi', en: 'The dice' },
  'fair.diceAbout': {
    it: 'I dadi escono da un seme il cui sigillo è pubblico prima del primo tiro; finita la partita il seme si apre, e chiunque può ricalcolare ogni tiro dal file di partita. In rete ogni giocatore aggiunge un numero suo, che nessuno conosceva prima.',
    en: 'The dice come from a seed whose seal is public before the first roll; when the game is over the seed is opened, and anybody can work out every roll again from the game file. Online each player adds a number of his own that nobody knew before.',
  },
  'fair.typed': {
    it: 'Tavolo con arbitro: i dadi sono veri e scritti da chi gioca; nessuno può verificarli.',
    en: 'An umpire’s table: the dice are real and typed in by the players; nobody can verify them.',
  },
  'fair.commitment': {
    it: 'Sigillo dei dadi di questa partita (SHA-256 del seme):',
    en: 'Seal of the dice of this game (SHA-256 of the seed):',
  },
  'fair.revealed': { it: 'Seme rivelato:', en: 'Seed revealed:' },
  'fair.file': { it: 'Verifica i dadi di un file di partita', en: 'Verify the dice of a game file' },
  'fair.fileNothing': {
    it: 'In questo file non c’è nessun tiro che si possa ricalcolare.',
    en: 'There is no roll in this file that can be worked out again.',
  },
  'fair.fileUnread': { it: 'Questo non è un file di partita.', en: 'This is not a game file.' },
  'fair.hidden': { it: 'Ciò che è coperto', en: 'What is hidden' },
  'fair.hiddenAbout': {
    it: 'Ciò che è coperto resta sul server, o dall’altra parte dello schermo: a ciascuno arriva solo quello che può vedere. Il computer gioca con la stessa nebbia.',
    en: 'What is hidden stays on the server, or on the other side of the screen: everybody is sent only what he may see. The computer plays in the same fog.',
  },
  'fair.rules': { it: 'Le regole', en: 'The rules' },
  'fair.rulesAbout': {
    it: 'Ogni mossa è controllata dalla stessa regola che l’ha offerta. Per ogni sezione di un regolamento ci sono prove che falliscono se la regola è sbagliata.',
    en: 'Every move is checked by the same rule that offered it. For every section of a rulebook there are tests that fail if the rule is wrong.',
  },
  'fair.count': {
    it: 'In vigore e provate {done} sezioni su {all}.',
    en: '{done} of {all} sections are enforced and tested.',
  },
  'fair.sections': { it: 'Sezione per sezione', en: 'Section by section' },
  'fair.yes': {
    it: 'Il caso è stato onesto: {n|verificato l’unico tiro o sorteggio|verificati tutti i # tiri e sorteggi}.',
    en: 'Chance was fair: {n|the one roll or draw was|all # rolls and draws were} verified.',
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
