import { deck, hq, leader } from '../notation.ts'

/**
 * The sixty cards of Austria, values as the rulebook's table gives them.
 * The rulebook lists the Grenzers last among the infantry; here every nation's cards follow its unit list.
 */
export const austria = deck(
  [
    '2d6 4 | 1d10 4 | 1d10 4 | 1d10 4 | - 5 bombard 1d10', // 1st Regiment
    '2d8 5 | 1d10 3 | 1d10 3 | 1d10 3 | - 5 bombard 1d10', // 3rd Regiment
    '2d6 3 | 1d10 4 | 1d10 5 volley 2d6 | 1d10 4 volley 2d6 | - 5 bombard 1d10', // 4th Regiment
    '2d6 3 | 1d10 4 | 1d10 3 | 1d10 5 volley 2d6 | 1d10 3 volley 2d6', // 6th Grenzers
    '2d8 5 | 2d6 4 | 1d10 3 | 1d10 3 | 1d10 3', // 9th Regiment
    '2d6 4 | 1d10 3 | 1d10 3 | 1d10 5 volley 2d6 | - 5 bombard 1d10', // 14th Regiment
    '2d6 5 pursuit 1-3 | 2d6 5 pursuit 1-3 | 2d6 5 pursuit 1-2 | 2d6 4 pursuit 1-2 | - 5 bombard 1d10', // Johann Dragoons
    '2d6 5 pursuit 1-3 | 2d6 5 pursuit 1-3 | 2d6 4 pursuit 1-2 | 1d10 2 pursuit 1-2 | - 5 bombard 2d6', // O'Reilly Chevaulegers
  ],
  [
    leader('Archduke Charles', 'Arciduca Carlo', { command: 4, combat: 4, rally: 5 }),
    leader('Emperor Francis II', 'Imperatore Francesco II', { command: 2, combat: 1, rally: 3 }),
    leader('Karl Mack von Leiberich', 'Karl Mack von Leiberich', { command: 3, combat: 2, rally: 4 }),
    leader('Duke of Schwarzenberg', 'Duca di Schwarzenberg', { command: 2, combat: 2, rally: 3 }),
  ],
  [
    hq('ambush', 2),
    hq('committedAttack'),
    hq('guerrillas', 2),
    hq('redoubt', 3),
    hq('skirmish', 2),
    hq('supply', 4),
    hq('withdraw', 2),
  ],
)
