import type { About } from '@bivouac/kernel'

/** What the home page tells of the game. */
export const about: About = {
  title: { it: 'Napoleon’s Battles', en: 'Napoleon’s Battles' },
  about: {
    it: 'Brigate, batterie e generali su un tavolo senza caselle: ogni distanza, ogni arco di tiro e ogni modificatore misurati, mostrati e fatti rispettare.',
    en: 'Brigades, batteries and generals on a table without squares: every distance, arc of fire and modifier measured, shown and enforced.',
  },
  players: { it: '2 giocatori · da 1 ora a una giornata', en: '2 players · one hour to a whole day' },
  scenarios: {
    'san-rocco': { when: { it: '1805', en: '1805' }, length: { it: '8 turni', en: '8 turns' } },
    marengo: {
      when: { it: '14 giugno 1800', en: '14 June 1800' },
      length: { it: '24 turni', en: '24 turns' },
      attacks: { it: 'gli austriaci', en: 'the Austrians' },
    },
  },
}
