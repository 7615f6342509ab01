import type { About } from '@bivouac/kernel'

export const about: About = {
  title: { it: 'Due brigate', en: 'Two Brigades' },
  about: {
    it: 'Due brigate per parte su un tavolo senza caselle: avanti, conversione, formazione, fuoco. Un gioco di prova.',
    en: 'Two brigades a side on a table without squares: forward, wheel, formation, fire. A game for tests.',
  },
  players: { it: '2 giocatori · 5 minuti', en: '2 players · 5 minutes' },
}
