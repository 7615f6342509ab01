import { deck, hq, leader } from '../notation.ts'

/**
 * The sixty cards of Spain, values as the rulebook's table gives them.
 * The volley of the Infanteria Imperial is contradicted by the printed cards: see corrections.ts.
 * Open: another source has two, not one, of the three 2d6 6 cards of the Walloon Guards free to stay; the printed cards
 * show that both kinds exist, not how many. The rulebook is kept.
 */
export const spain = deck(
  [
    '2d6 6 | 1d10 6 | 1d10 6 | 1d10 3 | - 6 bombard 1d10', // 1st Line Regiment
    '2d6 3 pursuit 1 | 1d10 2 pursuit 1 | 1d10 2 pursuit 1 | 1d10 2 pursuit 1 | - 6 bombard 1d10', // 3rd Hussars
    '2d6 5 | 1d10 6 | 1d10 6 | 1d10 5 | - 7 bombard 1d10', // 7th Navarrese Regiment
    '2d6 6 | 2d6 5 | 1d10 6 | 1d10 5 | - 7 bombard 1d10', // 20th Line Regiment
    '2d6 5 | 1d10 7 | 1d10 6 | 1d10 6 | - 7 bombard 1d10', // Regiment de Castille
    '2d6 4 pursuit 1 | 1d10 4 pursuit 1-2 | 1d10 3 pursuit 1 | 1d10 2 pursuit 1 | - 5 bombard 1d10', // Del Rey Dragoons
    '2d6 4 | 1d10 6 | 1d10 6 | 1d10 6 volley 2d8 | - 7 bombard 1d10', // Infanteria Imperial
    '2d6 6 stay | 2d6 6 | 2d6 6 | 1d10 6 | - 7 bombard 2d6', // Walloon Guards
  ],
  [
    leader('Joaquín Blake y Joyes', 'Joaquín Blake y Joyes', { command: 2, combat: 3, rally: 4 }),
    leader('Francisco Javier Castaños', 'Francisco Javier Castaños', { command: 3, combat: 3, rally: 4 }),
    leader('Gregorio García de la Cuesta', 'Gregorio García de la Cuesta', { command: 2, combat: 2, rally: 5 }),
    leader('José de Palafox y Melzi', 'José de Palafox y Melzi', { command: 1, combat: [1, 5], rally: 6 }), // rally is automatic: a d6 is never above 6
    leader('Pedro Caro y Sureda', 'Pedro Caro y Sureda', { command: 2, combat: 1, rally: 3 }),
  ],
  [hq('guerrillas', 5), hq('redoubt', 4), hq('skirmish'), hq('supply', 2), hq('withdraw', 3)],
)
