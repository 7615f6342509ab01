import type { Text } from '@bivouac/kernel'

/** What the home page tells of each game. Not with the rest: whoever sits at a table has read it. */
export const ABOUT: Readonly<Record<string, { readonly about: Text; readonly players: Text }>> = {
  manoeuvre: {
    about: {
      it: 'Otto nazioni, otto unità e sessanta carte per parte, un campo di battaglia di sessantaquattro caselle sempre diverso. Quasi scacchi, con il fumo della polvere.',
      en: 'Eight nations, eight units and sixty cards a side, a battlefield of sixty-four squares that is never the same. Nearly chess, with powder smoke.',
    },
    players: { it: '2 giocatori · 40–60 minuti', en: '2 players · 40–60 minutes' },
  },
  marengo: {
    about: {
      it: '14 giugno 1800, dalle sei del mattino alle nove di sera: blocchi coperti, sessantasei zone, tre comandi per turno e nessun dado.',
      en: '14 June 1800, from six in the morning to nine at night: hidden blocks, sixty-six locales, three commands a turn and no dice.',
    },
    players: { it: '2 giocatori · 2–3 ore', en: '2 players · 2–3 hours' },
  },
  'field-commander': {
    about: {
      it: 'In solitario: undici campagne dal 1796 al 1815, ognuna da sola o tutte collegate in una carriera. Il nemico muove da sé, secondo le sue regole.',
      en: 'Solitaire: eleven campaigns from 1796 to 1815, each on its own or all linked in a career. The enemy moves by himself, by his own rules.',
    },
    players: { it: '1 giocatore · 1–3 ore a campagna', en: '1 player · 1–3 hours a campaign' },
  },
}
