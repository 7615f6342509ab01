import type { About } from '@bivouac/kernel'

/** What the home page tells of the game. */
export const about: About = {
  title: { it: 'Field Commander: Napoleon', en: 'Field Commander: Napoleon' },
  about: {
    it: 'In solitario: undici campagne dal 1796 al 1815, ognuna da sola o tutte collegate in una carriera. Il nemico muove da sé, secondo le sue regole.',
    en: 'Solitaire: eleven campaigns from 1796 to 1815, each on its own or all linked in a career. The enemy moves by himself, by his own rules.',
  },
  players: { it: '1 giocatore · 1–3 ore a campagna', en: '1 player · 1–3 hours a campaign' },
}
