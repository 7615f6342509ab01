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
