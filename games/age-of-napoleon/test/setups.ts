/** The four scenarios with the readings of the book, and every option’s other value. */
import { OPTIONS, SCENARIOS } from '../options.ts'

const others = OPTIONS.map(({ id, values }) => ({ [id]: values[1]!.id }))
/** Positions of one year from which rare things come: areas to detach, hands that run out, cards side by side. */
const rare = (position: Record<string, unknown>) => ({ position: { lastYear: position.year ?? 1805, ...position } })
export const rareSetups: readonly unknown[] = [
  rare({
    phase: 'surrender',
    corps: { osterreich: ['Napoleon', 'Davout', 'Soult', 'Murat'], dalmatien: ['Kutusov'], napoli: ['Ney'] },
    hands: [
      ['Joseph', 'Depot', 'Depot'],
      ['Scorched Earth', 'Surrender? Never!', 'Napoleonic Dynasty'],
    ],
  }),
  rare({
    phase: 'surrender',
    status: { prussia: 'CM' },
    corps: { brandenburg: ['Napoleon', 'Davout', 'Soult'], italia: ['Karl', 'Mack', 'Hiller'] },
    hands: [['Depot', 'Depot', 'Scorched Earth'], ['Mud']],
  }),
  rare({
    phase: 'reinforcement',
    status: { austria: 'FA', prussia: 'FA' },
    corps: { bayern: ['Gerard*', 'Bertrand*', 'Rapp*'], polen: ['Kutusov'] },
    hands: [
      ['Remounts', 'Mud', 'Levee en Masse', 'War of 1812'],
      ['Radetzky', 'Stein', 'Depot', 'Landwehr'],
    ],
  }),
  rare({
    phase: 'insurrection',
    year: 1809,
    status: {
      bayern: 'FD',
      tirol: 'FD',
      austria: 'NC',
      hannover: 'FD',
      holland: 'FD',
      wurttemberg: 'FD',
      westfalen: 'FD',
    },
    corps: { ile_de_france: ['Napoleon'] },
    hands: [['Repression'], ['Insurrection', 'Insurrection', 'Nationalism']],
  }),
  rare({
    phase: 'diplomacy',
    year: 1808,
    status: { spain: 'NC', austria: 'NC', bayern: 'NC', hannover: 'NC', westfalen: 'CM', wurttemberg: 'NC' },
    corps: { osterreich: ['Napoleon'] },
    hands: [
      ['Godoy', 'Marie-Louise', 'Talleyrand', 'Confederation of the Rhine', 'Embassy'],
      ['English Gold', 'Metternich', 'Embassy', 'Continental System'],
    ],
  }),
  rare({
    phase: 'victory',
    year: 1808,
    lastYear: 1809,
    corps: { rhenanie: ['Napoleon'] },
    status: { austria: 'FA', prussia: 'FA', russia: 'NC', spain: 'FA' },
  }),
  ...['france', 'coalition'].map(first =>
    rare({
      first,
      round: 1,
      britannia: true,
      status: { danmark: 'FA', sverige: 'FA' },
      corps: {
        wurttemberg: ['Napoleon', 'Davout', 'Jourdan'],
        rhenanie: ['Ney', 'Junot'],
        danmark: ['Ewald'],
        bayern: ['Karl', 'Platov', 'Mack'],
        sankt_peterburg: ['Bagration'],
      },
      invaded: true,
      hands: [
        ['Major Campaign', 'Commit the Guard', 'Grand Battery', 'Forced March', 'Peace Talks'],
        ['Mortally Wounded', 'Major Campaign', 'Forced March', 'Depot'],
      ],
    }),
  ),
  rare({
    round: 1,
    corps: {
      westfalen: ['Ney'],
      hannover: ['Murat'],
      wurttemberg: ['Davout'],
      bayern: ['Platov', 'Karl'],
      pommern: ['Bagration'],
    },
    invaded: true,
    hands: [['Forced March'], ['Forced March']],
  }),
]
export const everySetup: readonly unknown[] = [
  ...SCENARIOS.map(({ id }) => ({ scenario: id })),
  ...others.map((options, i) => ({ scenario: SCENARIOS[i % 3]!.id, options })),
  { scenario: '1809', options: Object.assign({}, ...others) },
]
