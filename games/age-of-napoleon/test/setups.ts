/** The four scenarios with the readings of the book, and every option’s other value. */
import { OPTIONS, SCENARIOS } from '../options.ts'

const others = OPTIONS.map(({ id, values }) => ({ [id]: values[1]!.id }))
/** Positions from which rare things come: areas to detach, hands that run out, commanders who cannot lead all. */
export const rareSetups: readonly unknown[] = [
  {
    position: {
      phase: 'surrender',
      corps: { osterreich: ['Napoleon', 'Davout', 'Soult', 'Murat'], dalmatien: ['Kutusov'], castilla: ['Ney'] },
      hands: [['Joseph'], ['Fouche', 'Radetzky']],
    },
  },
  {
    position: {
      phase: 'surrender',
      status: { prussia: 'CM' },
      corps: { brandenburg: ['Napoleon', 'Davout', 'Soult'], italia: ['Karl', 'Mack', 'Hiller'] },
    },
  },
  {
    position: {
      phase: 'reinforcement',
      status: { austria: 'FA' },
      corps: { bayern: ['Gerard*', 'Bertrand*', 'Rapp*'], tirol: ['Kutusov'] },
      hands: [
        ['Fouche', 'Mud'],
        ['Radetzky', 'Stein'],
      ],
    },
  },
  { position: { phase: 'strategy', year: 1806, hands: [['Fouche'], []], deck: ['Mud', 'Depot'] } },
  {
    position: {
      phase: 'insurrection',
      year: 1809,
      status: {
        bayern: 'FD',
        tirol: 'FD',
        dalmatien: 'FD',
        austria: 'NC',
        hannover: 'FD',
        holland: 'FD',
        spain: 'FD',
        portugal: 'FD',
      },
      corps: { rhenanie: ['Napoleon'] },
      hands: [['Mud'], ['Insurrection', 'Insurrection', 'Nationalism']],
    },
  },
  {
    position: {
      first: 'coalition',
      britannia: true,
      status: { danmark: 'FA', sverige: 'FA' },
      corps: {
        wurttemberg: ['Napoleon', 'Davout', 'Ney', 'Jourdan'],
        danmark: ['Junot', 'Ewald'],
        bayern: ['Karl', 'Bellegarde', 'Liechtenstein', 'Platov', 'Hiller', 'Mack'],
        sankt_peterburg: ['Bagration'],
      },
      invaded: true,
      hands: [
        ['Major Campaign', 'Minor Campaign', 'Forced March', 'Mud'],
        ['Mortally Wounded', 'Major Campaign', 'Forced March', 'Depot'],
      ],
    },
  },
]
export const everySetup: readonly unknown[] = [
  ...SCENARIOS.map(({ id }) => ({ scenario: id })),
  ...others.map((options, i) => ({ scenario: SCENARIOS[i % 3]!.id, options })),
  { scenario: '1809', options: Object.assign({}, ...others) },
]
