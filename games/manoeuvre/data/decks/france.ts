import { deck, hq, leader } from '../notation.ts'

/**
 * The sixty cards of France, values as the rulebook's table gives them.
 * The first card of the 45th is contradicted by the printed one: see corrections.ts.
 */
export const france = deck(
  [
    '2d10 3 pursuit 1-4 | 2d10 3 pursuit 1-4 | 2d6 3 pursuit 1-3 | 2d6 3 pursuit 1-3 | - 5 bombard 1d10', // 1st Cuirassiers
    '2d6 6 | 2d6 6 | 2d6 5 | 2d6 3 | - 6 bombard 1d10', // 2nd Regiment Legere
    '2d8 6 | 2d8 6 | 2d6 5 | 2d6 4 | - 6 bombard 1d10', // 4th Regiment Suisse
    '2d8 6 | 2d6 6 | 2d6 4 | 2d6 4 | - 5 bombard 1d10', // 8th Regiment Legere
    '2d8 6 | 2d6 6 | 2d6 5 | 2d6 5 | - 6 bombard 1d10', // 19th Regiment Legere
    '2d8 6 | 2d6 5 | 2d6 5 | 2d6 5 | - 6 bombard 1d10', // 45th Regiment Legere
    '2d10 4 pursuit 1-4 stay | 2d8 4 pursuit 1-4 stay | 2d8 4 pursuit 1-4 stay | 2d8 4 pursuit 1-4 stay | - 6 bombard 2d6', // Guard Cavalry
    '2d8 7 stay | 2d8 7 stay | 2d8 7 stay | 2d8 7 stay | - 8 bombard 2d6', // Imperial Guard
  ],
  [
    leader('Louis Nicolas Davout', 'Louis Nicolas Davout', { command: 4, combat: 5, rally: 3 }),
    leader('Jean Lannes', 'Jean Lannes', { command: 2, combat: 2, rally: 5 }),
    leader('Joachim Murat', 'Joachim Murat', { command: 2, combat: 3, rally: 5, pursuit: -1 }),
    leader('Napoleon Bonaparte', 'Napoleone Bonaparte', { command: 4, combat: 5, rally: 5, grandBattery: '2d10' }),
    leader('Michel Ney', 'Michel Ney', { command: 2, combat: 4, rally: 5 }),
    leader('Nicolas Soult', 'Nicolas Soult', { command: 3, combat: 3, rally: 3 }),
  ],
  [
    hq('forcedMarch', 3),
    hq('redoubt'),
    hq('sappers', 1, { it: 'Zappatori francesi', en: 'French Sappers' }),
    hq('skirmish'),
    hq('supply', 4),
    hq('withdraw', 4),
  ],
)
