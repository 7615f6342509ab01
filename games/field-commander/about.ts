import type { About } from '@bivouac/kernel'

/** What the home page tells of the game. */
export const about: About = {
  title: { it: 'Field Commander: Napoleon', en: 'Field Commander: Napoleon' },
  about: {
    it: 'In solitario: undici campagne dal 1796 al 1815, ognuna da sola o tutte collegate in una carriera. Il nemico muove da sé, secondo le sue regole.',
    en: 'Solitaire: eleven campaigns from 1796 to 1815, each on its own or all linked in a career. The enemy moves by himself, by his own rules.',
  },
  players: { it: '1 giocatore · 1–3 ore a campagna', en: '1 player · 1–3 hours a campaign' },
  scenarios: {
    '1796': {
      when: { it: 'marzo 1796 – maggio 1797', en: 'March 1796 – May 1797' },
      length: { it: '15 turni', en: '15 turns' },
      attacks: { it: 'i francesi', en: 'the French' },
    },
    '1798': {
      when: { it: 'luglio 1798 – luglio 1799', en: 'July 1798 – July 1799' },
      length: { it: '7 turni', en: '7 turns' },
      attacks: { it: 'i francesi', en: 'the French' },
    },
    '1800': {
      when: { it: 'maggio – luglio 1800', en: 'May – July 1800' },
      length: { it: '5 turni', en: '5 turns' },
      attacks: { it: 'i francesi', en: 'the French' },
    },
    '1805': {
      when: { it: 'settembre 1805 – gennaio 1806', en: 'September 1805 – January 1806' },
      length: { it: '8 turni', en: '8 turns' },
      attacks: { it: 'i francesi', en: 'the French' },
    },
    '1806': {
      when: { it: 'ottobre – dicembre 1806', en: 'October – December 1806' },
      length: { it: '10 turni', en: '10 turns' },
      attacks: { it: 'i francesi', en: 'the French' },
    },
    '1807': {
      when: { it: 'novembre 1807 – gennaio 1809', en: 'November 1807 – January 1809' },
      length: { it: '8 turni', en: '8 turns' },
      attacks: { it: 'i francesi', en: 'the French' },
    },
    '1809': {
      when: { it: 'aprile – agosto 1809', en: 'April – August 1809' },
      length: { it: '9 turni', en: '9 turns' },
      attacks: { it: 'gli austriaci', en: 'the Austrians' },
    },
    '1812': {
      when: { it: 'giugno – dicembre 1812', en: 'June – December 1812' },
      length: { it: '7 turni', en: '7 turns' },
      attacks: { it: 'i francesi', en: 'the French' },
    },
    '1813': {
      when: { it: 'agosto – novembre 1813', en: 'August – November 1813' },
      length: { it: '7 turni', en: '7 turns' },
      attacks: { it: 'gli alleati', en: 'the Allies' },
    },
    '1814': {
      when: { it: 'gennaio – aprile 1814', en: 'January – April 1814' },
      length: { it: '7 turni', en: '7 turns' },
      attacks: { it: 'gli alleati', en: 'the Allies' },
    },
    '1815': {
      when: { it: '15–22 giugno 1815', en: '15–22 June 1815' },
      length: { it: '8 turni', en: '8 turns' },
      attacks: { it: 'i francesi', en: 'the French' },
    },
    career: { when: { it: '1796–1815', en: '1796–1815' }, length: { it: 'undici campagne', en: 'eleven campaigns' } },
  },
}
