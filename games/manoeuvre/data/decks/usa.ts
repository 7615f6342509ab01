import { deck, hq, leader } from '../notation.ts'

/**
 * The sixty cards of the United States, values as the rulebook's table gives them.
 * The second volley card of the 4th Militia is contradicted by the printed one: see corrections.ts.
 * The rulebook types the gun card of the Volunteer Cavalry as cavalry; having no attack and range 2, it is the gun.
 */
export const usa = deck(
  [
    '2d6 5 withdraw 1-2 | 2d6 5 withdraw 1-2 | 2d6 5 | 2d6 5 | - 6 bombard 1d10', // 1st Infantry Regiment
    '2d6 5 withdraw 1-2 | 2d6 5 withdraw 1-2 | 2d6 5 | 2d6 5 | - 5 bombard 1d10', // 2nd Infantry Regiment
    '2d6 5 withdraw 1-2 | 2d6 5 withdraw 1-2 | 2d6 5 | 2d6 5 | - 5 bombard 1d10', // 3rd Infantry Regiment
    '2d6 5 withdraw 1-3 | 2d6 5 volley 2d6 withdraw 1-3 | 2d6 5 volley 2d6 withdraw 1-3 | 1d10 3 withdraw 1-3 | - 5 bombard 1d10', // 4th Militia
    '2d6 5 withdraw 1-2 | 2d6 5 withdraw 1-2 | 2d6 5 | 2d6 5 | - 5 bombard 1d10', // 10th Infantry Regiment
    '1d10 3 volley 2d6 withdraw 1-3 | 1d10 3 volley 2d6 withdraw 1-3 | 1d10 3 volley 2d6 withdraw 1-3 | 1d10 3 volley 2d6 withdraw 1-3 | - 5 bombard 2d6', // 13th Militia
    '2d6 5 | 1d10 3 withdraw 1-2 | 1d10 3 withdraw 1-2 | 1d10 5 volley 2d6 | - 5 bombard 1d10', // 22nd Infantry Regiment
    '2d6 4 pursuit 1-3 | 2d6 4 pursuit 1-3 | 2d6 3 pursuit 1 | 2d6 3 pursuit 1 | - 5 bombard 1d10', // Volunteer Cavalry
  ],
  [
    leader('Henry Dearborn', 'Henry Dearborn', { command: 2, combat: 1, rally: 3 }),
    leader('William Henry Harrison', 'William Henry Harrison', { command: 2, combat: 2, rally: 4 }),
    leader('Andrew Jackson', 'Andrew Jackson', { command: 2, combat: 3, rally: 4 }),
    leader('Alexander Macomb', 'Alexander Macomb', { command: 3, combat: 2, rally: 4 }),
    leader('Winfield Scott', 'Winfield Scott', { command: 1, combat: 4, rally: 4 }),
  ],
  [
    hq('ambush', 4),
    hq('sappers', 1, { it: 'Genieri', en: 'Engineers' }),
    hq('spy', 1, { it: 'Esploratore', en: 'Scout' }),
    hq('redoubt', 3),
    hq('skirmish'),
    hq('supply', 3),
    hq('withdraw', 2),
  ],
)
