import { deck, hq, leader } from '../notation.ts'

/**
 * The sixty cards of the Ottoman Empire, values as the rulebook's table gives them.
 * The volley of the Greek Feudal Corps is contradicted by the printed cards: see corrections.ts.
 */
export const ottoman = deck(
  [
    '2d8 4 stay | 2d6 3 | 2d6 3 | 1d10 4 | - 5 bombard 1d10', // 1st Janissaries
    '2d8 4 stay | 2d6 3 | 2d6 3 | 1d10 3 | - 5 bombard 1d10', // 2nd Janissaries
    '1d10 3 | 1d10 3 | 1d10 3 | 1d10 3 | - 5 bombard 1d10', // Albanian Feudal Corps
    '2d8 6 pursuit 1-3 stay | 2d8 6 pursuit 1-3 stay | 2d10 5 pursuit 1-3 | 2d6 4 pursuit 1-2 | - 5 bombard 1d10', // Ali Pasha's Cavalry
    '2d10 6 pursuit 1-3 | 2d8 4 pursuit 1-2 | 2d8 4 pursuit 1 | 1d10 3 pursuit 1 | - 5 bombard 1d10', // Arab Cavalry
    '1d10 3 | 1d10 3 | 1d10 3 | 1d10 3 volley 2d8 | - 5 bombard 1d10', // Greek Feudal Corps
    '1d10 3 pursuit 1 | 1d10 3 pursuit 1 | 1d8 2 pursuit 1 | 1d8 2 pursuit 1 | - 5 bombard 1d10', // Irregular Cavalry
    '2d6 5 pursuit 1-3 | 2d6 4 pursuit 1-3 | 2d6 3 pursuit 1-2 | 1d10 2 pursuit 1-2 | - 5 bombard 1d10', // Regular Cavalry
  ],
  [
    leader('Grand Vizier Pasha', 'Gran Visir Pasha', { command: 1, combat: 2, rally: 4 }),
    leader('Muhammad Ali', 'Muhammad Ali', { command: 2, combat: 3, rally: 4, pursuit: -1 }),
    leader('Omar Agha', 'Omar Agha', { command: 2, combat: 2, rally: 4 }),
    leader('Pechlivan Khan', 'Pechlivan Khan', { command: 3, combat: 4, rally: 5 }),
  ],
  [hq('committedAttack', 4), hq('regroup', 7), hq('withdraw', 5)],
)
