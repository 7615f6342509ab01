import type { About } from '@bivouac/kernel'

/** What the home page tells of the game. */
export const about: About = {
  title: { it: 'Bonaparte a Marengo', en: 'Bonaparte at Marengo' },
  about: {
    it: '14 giugno 1800, dalle sei del mattino alle nove di sera: pezzi nascosti, sessantasei zone, tre comandi per turno e nessun dado.',
    en: '14 June 1800, from six in the morning to nine at night: hidden blocks, sixty-six locales, three commands a turn and no dice.',
  },
  players: { it: '2 giocatori · 2–3 ore', en: '2 players · 2–3 hours' },
  scenarios: {
    marengo: {
      when: { it: '14 giugno 1800', en: '14 June 1800' },
      length: { it: '16 round', en: '16 rounds' },
      attacks: { it: 'gli austriaci', en: 'the Austrians' },
    },
  },
}
