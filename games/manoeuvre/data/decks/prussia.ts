import { deck, hq, leader } from '../notation.ts'

/**
 * The sixty cards of Prussia, values as the rulebook's table gives them.
 * Two Guard Grenadiers cards are contradicted by the printed ones: see corrections.ts.
 */
export const prussia = deck(
  [
    '2d6 4 | 2d6 4 | 2d6 3 | 1d8 6 volley 2d8 | - 5 bombard 1d10', // 1st Regiment
    '2d10 5 pursuit 1-3 | 2d10 5 pursuit 1-3 | 2d6 4 pursuit 1-2 | 2d6 6 pursuit 1-3 | - 5 bombard 1d10', // 10th Dragoons
    '2d8 5 | 2d6 4 | 2d6 3 | 1d10 3 volley 2d6 | - 5 bombard 1d10', // 13th Regiment
    '2d8 5 | 2d6 4 | 1d10 3 | 1d10 4 volley 2d6 | - 5 bombard 1d10', // 25th Regiment
    '2d8 5 | 1d10 3 | 1d10 3 | 1d10 3 volley 2d6 | - 5 bombard 1d10', // 27th Regiment
    '2d8 5 | 1d10 3 | 1d10 3 | 1d10 3 volley 2d6 | - 5 bombard 1d10', // 32nd Regiment
    '2d8 6 stay | 2d8 6 stay | 2d8 5 stay | 1d8 6 volley 2d8 stay | - 7 bombard 1d10', // Guard Grenadiers
    '2d8 7 pursuit 1-4 stay | 2d10 5 pursuit 1-3 | 2d10 5 pursuit 1-3 | 2d6 4 pursuit 1-2 | - 5 bombard 1d10', // Royal Escort
  ],
  [
    leader('Gebhard Leberecht von Blücher', 'Gebhard Leberecht von Blücher', {
      command: 3,
      combat: 4,
      rally: 5,
      pursuit: -1,
    }),
    leader('Friedrich Wilhelm Duke of Brunswick', 'Friedrich Wilhelm Duca di Brunswick', {
      command: 2,
      combat: 1,
      rally: 2,
    }),
    leader('Count Kleist von Nollendorf', 'Conte Kleist von Nollendorf', { command: 2, combat: 1, rally: 4 }),
    leader('Johann Yorck von Wartenburg', 'Johann Yorck von Wartenburg', { command: 3, combat: 3, rally: 4 }),
  ],
  [
    hq('committedAttack'),
    hq('forcedMarch', 3),
    hq('guerrillas'),
    hq('redoubt', 3),
    hq('skirmish', 2),
    hq('supply', 4),
    hq('withdraw', 2),
  ],
)
