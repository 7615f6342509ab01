import { deck, hq, leader } from '../notation.ts'

/**
 * The sixty cards of Russia, values as the rulebook's table gives them.
 * One card of the 1st Cavalry and the gun of Koursk are contradicted by the printed ones: see corrections.ts.
 */
export const russia = deck(
  [
    '2d10 7 pursuit 1-4 stay | 2d6 5 pursuit 1-3 | 2d6 3 pursuit 1-2 | 2d6 6 pursuit 1-2 | - 6 bombard 2d6', // 1st Cavalry
    '2d10 6 pursuit 1-3 | 2d10 4 pursuit 1-3 | 2d8 6 pursuit 1-3 | 1d8 3 pursuit 1-2 | - 5 bombard 1d10', // Black Sea Cossacks
    '2d8 5 | 2d8 5 | 2d8 5 | 2d6 5 volley 2d8 | - 7 bombard 2d8', // Russian Guard
    '1d10 5 | 1d10 5 | 1d10 5 | 1d10 4 volley 2d6 | - 6 bombard 2d6', // Kexholm Regiment
    '1d10 5 | 1d10 5 | 1d10 5 | 1d10 4 volley 2d6 | - 6 bombard 2d6', // Koursk Regiment
    '2d8 5 | 1d10 5 | 1d10 5 | 1d10 4 volley 2d6 | - 6 bombard 1d10', // Leib Grenadiers
    '1d10 5 | 1d10 5 | 1d10 5 | 2d6 5 volley 2d8 | - 6 bombard 1d10', // Moscow Regiment
    '2d8 4 | 2d8 4 | 1d10 5 | 1d10 3 volley 2d6 | - 5 bombard 1d10', // Orlov Regiment
  ],
  [
    leader('Pyotr I. Bagration', 'Pyotr I. Bagration', { command: 2, combat: 4, rally: 5 }),
    leader('Barclay de Tolly', 'Barclay de Tolly', { command: 3, combat: 3, rally: 3 }),
    leader('Levin August Count of Bennigsen', 'Levin August Conte di Bennigsen', { command: 2, combat: 2, rally: 3 }),
    leader('Friedrich W. von Buxhoevden', 'Friedrich W. von Buxhoevden', { command: 2, combat: 2, rally: 3 }),
    leader('Mikhail I. Kutuzov', 'Mikhail I. Kutuzov', { command: 4, combat: 3, rally: 3 }),
    leader('Count of Sayn-Wittgenstein', 'Conte di Sayn-Wittgenstein', { command: 2, combat: 2, rally: 3 }),
  ],
  [hq('committedAttack', 3), hq('guerrillas', 2), hq('redoubt', 2), hq('skirmish'), hq('supply', 4), hq('withdraw', 2)],
)
