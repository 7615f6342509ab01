/** The page of one game, and what is told of the whole. */
export const SHOP = {
  'game.scenarios': { it: 'Scenari', en: 'Scenarios' },
  'game.play': { it: 'Gioca', en: 'Play' },
  'game.sides': { it: 'Schieramenti: {sides}', en: 'Sides: {sides}' },
  'game.school': { it: 'Scuola', en: 'School' },
  'game.unknown': { it: 'Questo gioco non è sullo scaffale.', en: 'That game is not on the shelf.' },

  'about.title': { it: 'Informazioni e riconoscimenti', en: 'About and credits' },
  'about.what': {
    it: 'Bivouac è un tavolo per giochi di guerra napoleonici: fa rispettare le regole, spiega perché una mossa non si può fare, mostra le probabilità prima dei dadi. Si gioca contro il computer, in due allo stesso schermo, in rete, o facendo da arbitro a un tavolo vero.',
    en: 'Bivouac is a table for Napoleonic wargames: it keeps the rules, says why a move cannot be made, and shows the odds before the dice. Play the computer, somebody at the same screen, somebody online, or let it be the umpire of a real table.',
  },
  'about.fair': { it: 'Quanto è onesto questo tavolo?', en: 'How fair is this table?' },
  'about.dice': {
    it: 'I dadi escono da un seme il cui sigillo è pubblico prima del primo tiro; finita la partita il seme si apre, e chiunque può ricalcolare ogni tiro dal file di partita. In rete ogni giocatore aggiunge un numero suo, che nessuno conosceva prima.',
    en: 'The dice come from a seed whose seal is public before the first roll; when the game is over the seed is opened, and anybody can work out every roll again from the game file. Online each player adds a number of his own that nobody knew before.',
  },
  'about.hidden': {
    it: 'Ciò che è coperto resta sul server, o dall’altra parte dello schermo: a ciascuno arriva solo quello che può vedere. Il computer gioca con la stessa nebbia.',
    en: 'What is hidden stays on the server, or on the other side of the screen: everybody is sent only what he may see. The computer plays in the same fog.',
  },
  'about.rules': {
    it: 'Ogni sezione di ogni regolamento, con quante prove la tengono:',
    en: 'Every section of every rulebook, and how many tests hold it:',
  },
  'about.credits': { it: 'Riconoscimenti', en: 'Credits' },
  'about.games': {
    it: 'I giochi sono dei loro autori ed editori: nomi e regole sono loro, parole, disegni e programma sono nostri. Dove un valore è una ricostruzione, il gioco lo dice.',
    en: 'The games are their authors’ and publishers’: names and rules are theirs, words, drawings and program are ours. Where a value is a reconstruction, the game says so.',
  },
  'about.work': {
    it: 'Il programma è libero (licenza MIT). È scritto in TypeScript con SolidJS, Vite, Fastify e Node.js; i caratteri hanno licenza SIL Open Font.',
    en: 'The program is free software (MIT licence). It is written in TypeScript with SolidJS, Vite, Fastify and Node.js; the typefaces are under the SIL Open Font Licence.',
  },
} as const
