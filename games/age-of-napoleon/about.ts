import type { About } from '@bivouac/kernel'

/** What the home page tells of the game. */
export const about: About = {
  title: { it: 'L’età di Napoleone', en: 'Age of Napoleon' },
  about: {
    it: 'Tutta l’Europa, 1805–1815: diciannove paesi, centodiciannove corpi, cinquantacinque carte; diplomazia, campagne, inverni. Le regole sono in gran parte una ricostruzione, e lo dicono.',
    en: 'All Europe, 1805–1815: nineteen countries, a hundred and nineteen corps, fifty-five cards; diplomacy, campaigns, winters. Most of the rules are a reconstruction, and say so.',
  },
  players: { it: '2 giocatori · 2–5 ore', en: '2 players · 2–5 hours' },
  scenarios: {
    '1805': {
      when: { it: '1805–1815', en: '1805–1815' },
      length: { it: 'fino a undici anni', en: 'up to eleven years' },
    },
    '1809': {
      when: { it: '1809–1815', en: '1809–1815' },
      length: { it: 'fino a sette anni', en: 'up to seven years' },
    },
    '1813': { when: { it: '1813–1815', en: '1813–1815' }, length: { it: 'fino a tre anni', en: 'up to three years' } },
    ulm: {
      when: { it: '1805', en: '1805' },
      length: { it: 'una Fase Campagna', en: 'one Campaign Phase' },
      attacks: { it: 'la Francia', en: 'France' },
    },
  },
}
