import { deck, hq, leader } from '../notation.ts'

/**
 * The sixty cards of Great Britain, values as the rulebook's table gives them.
 */
export const britain = deck(
  [
    '2d8 6 stay | 2d8 6 stay | 2d8 5 stay | 2d8 5 stay | - 7 bombard 2d6', // 1st Foot Guards
    '2d8 5 | 2d8 5 | 2d8 5 | 1d10 3 | - 7 bombard 1d10', // 4th Regiment of Foot
    '2d8 6 | 2d8 6 | 2d6 5 | 1d10 3 | - 7 bombard 1d10', // 32nd Regiment of Foot
    '2d8 6 | 2d8 5 | 2d8 5 | 2d6 6 volley 2d8 | - 6 bombard 1d10', // 42nd Regiment of Foot
    '2d8 5 | 2d8 5 | 1d10 3 | 1d10 4 volley 2d6 | - 6 bombard 1d10', // 52nd Regiment of Foot
    '1d10 3 | 1d10 3 | 1d10 2 | 1d10 2 | - 5 bombard 1d10', // Dutch-Belgians
    '2d8 7 pursuit 1-4 stay | 2d8 6 pursuit 1-4 stay | 2d8 6 pursuit 1-4 stay | 2d8 6 pursuit 1-3 stay | - 6 bombard 1d10', // King's Dragoon Guards
    '2d8 6 pursuit 1-4 | 2d8 6 pursuit 1-3 | 2d8 6 pursuit 1-3 | 2d8 6 pursuit 1-3 | - 7 bombard 1d10', // 9th Queen's Royal Lancers
  ],
  [
    leader('William Beresford', 'William Beresford', { command: 3, combat: 3, rally: 3 }),
    leader('Rowland Hill', 'Rowland Hill', { command: 2, combat: 1, rally: 4 }),
    leader('Sir John Moore', 'Sir John Moore', { command: 3, combat: 4, rally: 4 }),
    leader('Earl of Uxbridge', 'Conte di Uxbridge', { command: 2, combat: 1, rally: 4, pursuit: -1 }),
    leader('Lord Wellington', 'Lord Wellington', { command: 4, combat: 5, rally: 4 }),
  ],
  [
    hq('committedAttack'),
    hq('forcedMarch', 2),
    hq('redoubt', 2),
    hq('sappers', 1, { it: 'Genieri Reali', en: 'Royal Engineers' }),
    hq('skirmish'),
    hq('spy'),
    hq('supply', 4),
    hq('withdraw', 3),
  ],
)
