import type { About } from '@bivouac/kernel'

/** What the home page tells of the game. */
export const about: About = {
  title: { it: 'Manoeuvre', en: 'Manoeuvre' },
  about: {
    it: 'Otto nazioni, otto unità e sessanta carte per parte, un campo di battaglia di sessantaquattro caselle sempre diverso. Quasi scacchi, con il fumo della polvere.',
    en: 'Eight nations, eight units and sixty cards a side, a battlefield of sixty-four squares that is never the same. Nearly chess, with powder smoke.',
  },
  players: { it: '2 giocatori · 40–60 minuti', en: '2 players · 40–60 minutes' },
  scenarios: {
    'first-game': { length: { it: '40–60 minuti', en: '40–60 minutes' } },
    draft: { length: { it: '40–60 minuti', en: '40–60 minutes' } },
    random: { length: { it: '40–60 minuti', en: '40–60 minutes' } },
    custom: { length: { it: '40–60 minuti', en: '40–60 minutes' } },
  },
}
