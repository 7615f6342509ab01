/** Two-minute exercises round the fork of the Alessandria road: who stands where in each, and what is to be done. */
import type { Exercise, School } from '@bivouac/client/page/school'
import type { Action } from '@bivouac/kernel'
import { LOCALE_OF } from '../data/board.ts'
import { BOXES, COUNT } from '../words.ts'
import { A1, act, approach, at, C2, DEALT, type Forces, I1, I2, I3, into, onto, road, standing } from './fields.ts'
import { WORDS } from './school-words.ts'

/** Whoever has no part in an exercise waits beyond the river, or far to the east. */
const waiting = (forces: Forces, side: 0 | 1): Forces => [
  ...forces,
  ...Array.from(
    { length: COUNT[side]! - forces.length },
    (_, i) => [side === 0 ? BOXES : i < 7 ? 'C3' : 'E5', I2] as const,
  ),
]
/** Mixing leaves everybody in his order: each draw takes the last. `but`: who lies face up is not mixed. */
function mixing(forces: Forces, side: 0 | 1, but: readonly number[] = []): readonly number[] {
  const groups = new Map<number, number>()
  for (const [i, [where]] of waiting(forces, side).entries()) {
    const locale = LOCALE_OF[typeof where === 'number' ? where : at(where)]!
    if (locale >= 0 && !but.includes(i)) groups.set(locale, (groups.get(locale) ?? 0) + 1)
  }
  return [...groups.values()].flatMap(size => Array.from({ length: size - 1 }, (_, i) => size - i))
}

type Told = Omit<
  Exercise,
  'title' | 'idea' | 'praise' | 'setup' | 'seat' | 'opening' | 'position' | 'dice' | 'steps'
> & {
  readonly id: keyof typeof WORDS
  readonly seat?: 0 | 1
  /** In the order of the map within a locale, the reserve first: so their numbers stay when they are mixed. */
  readonly austrians: Forces
  readonly french: Forces
  readonly dice?: readonly number[]
  readonly steps: readonly Omit<Exercise['steps'][number], 'text'>[]
}
function exercise({ id, steps, austrians, french, dice, seat = 0, ...rest }: Told): Exercise {
  const { title, idea, praise, tasks } = WORDS[id]
  const position = standing(waiting(austrians, 0), waiting(french, 1))
  return {
    ...rest,
    id,
    title,
    idea,
    praise,
    setup: { scenario: 'marengo' },
    seat,
    opening: DEALT,
    // What was known of the boxes is not true of these any more.
    position: { round: 3, flag: position.place.map(() => 0), hints: [[], []], limits: [[], []], ...position },
    dice: dice ?? [...mixing(french, 1), ...mixing(austrians, 0)],
    steps: steps.map((step, i) => ({ ...step, text: tasks[i]! })),
  }
}
const mine = (...actions: readonly Action[]) => actions.map(action => ({ seat: 0, action }))
const theirs = (...actions: readonly Action[]) => actions.map(action => ({ seat: 1, action }))
const DONE = act('done')
/** The Austrian turn and the French one pass, and the Austrians are asked for assaults. */
const NEXT_TURN = [...mine(DONE), ...theirs(DONE, DONE)]
const piece = (block: number): string => `piece:${block}`
const spot = (text: string): string => `place:${at(text)}`
const F = 20

export const SCHOOL: School = {
  game: 'marengo',
  exercises: [
    exercise({
      id: 'approach',
      rule: '5.3',
      austrians: [
        ['W2', I2],
        ['W2', I3],
      ],
      french: [['W4', I2]],
      steps: [
        {
          light: [piece(1), spot('W2>W4')],
          way: [act('move', onto([1], 'W2>W4'))],
          done: [{ e: 'moved', to: at('W2>W4') }],
        },
      ],
    }),
    exercise({
      id: 'group',
      rule: '8.3',
      austrians: [
        ['W2', I2],
        ['W2', I3],
        ['W2', C2],
      ],
      french: [['MA', I2]],
      steps: [
        {
          light: [piece(0), piece(1), piece(2), spot('W4')],
          way: [act('move', into([0, 1, 2], 'W2>W4'))],
          done: [{ e: 'moved', blocks: [0, 1, 2], to: at('W4') }],
        },
      ],
    }),
    exercise({
      id: 'road',
      rule: '8.10',
      austrians: [
        ['W1', I2],
        ['W1', I3],
        ['W4', C2],
      ],
      french: [['C1', I2]],
      steps: [
        {
          light: [piece(0), spot('MA')],
          way: [act('march', { block: [0], way: [road('W1>W2'), road('W2>W4'), road('W4>MA')] })],
          done: [{ e: 'marched', to: at('MA') }],
        },
      ],
    }),
    exercise({
      id: 'continuation',
      rule: '8.11',
      austrians: [
        ['W2', C2],
        ['W2', I2],
      ],
      french: [['MA', I2]],
      steps: [
        {
          light: [piece(0), piece(1), spot('W4')],
          way: [act('move', into([0, 1], 'W2>W4'))],
          done: [{ e: 'moved', blocks: [0, 1], to: at('W4') }],
        },
        {
          light: [piece(0), spot('W4>MA')],
          way: [act('continue', { group: [0], over: [approach('W4>MA')] })],
          done: [{ e: 'continued', to: at('W4>MA') }],
        },
      ],
    }),
    exercise({
      id: 'attack',
      rule: '9',
      austrians: [
        ['W2', I2],
        ['W2', I2],
      ],
      french: [['W4', I2]],
      answers: [act('retreat'), act('retreat', { group: [F], to: [at('MA')] })],
      steps: [
        {
          light: [piece(0), piece(1), spot('W4')],
          way: [act('move', into([0, 1], 'W2>W4'))],
          done: [{ e: 'occupied', to: at('W4') }],
        },
      ],
    }),
    exercise({
      id: 'block',
      rule: '9.1',
      seat: 1,
      austrians: [
        ['W2', I2],
        ['W2', C2],
      ],
      french: [
        ['W4', I3],
        ['W4', I2],
      ],
      lead: mine(act('move', into([0, 1], 'W2>W4'))),
      steps: [
        {
          light: [piece(F)],
          way: [act('block', [F])],
          done: [{ e: 'blocked', at: at('W4>W2') }],
          missed: [{ e: 'retreating', side: 1 }],
        },
      ],
    }),
    exercise({
      id: 'bombardment',
      rule: '10',
      austrians: [
        ['W2', I2],
        ['W2>W4', A1],
      ],
      french: [['W4>W2', I2]],
      answers: [DONE, DONE],
      dice: mixing([['W4>W2', I2]], 1),
      steps: [
        { light: [piece(1)], way: [act('bombard', [1])], done: [{ e: 'declared' }] },
        { light: [spot('W4>W2')], way: [act('target', at('W4>W2'))], done: [{ e: 'bombarded' }] },
      ],
    }),
    exercise({
      id: 'assault',
      rule: '11',
      austrians: [
        ['W2>W4', I3],
        ['W2>W4', I2],
      ],
      french: [['W4>W2', I1]],
      lead: NEXT_TURN,
      answers: [act('guard', [F]), act('retreat', { group: [F], to: [at('MA')] })],
      steps: [
        {
          light: [spot('W2>W4'), piece(0)],
          way: [act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })],
          done: [{ e: 'stormed', to: at('W4') }],
          missed: [{ e: 'repulsed' }],
        },
      ],
    }),
    exercise({
      id: 'pursuit',
      rule: '11.8',
      austrians: [
        ['W2>W4', I3],
        ['W2>W4', C2],
      ],
      french: [
        ['W4>W2', I1],
        ['W4>W2', I3],
      ],
      lead: [
        ...NEXT_TURN,
        ...mine(act('assault', { from: [approach('W2>W4')], leads: [0], joins: [1] })),
        ...theirs(act('guard', [F])),
      ],
      answers: [act('retreat', { group: [F + 1], to: [at('MA')] })],
      steps: [{ light: [piece(1)], way: [act('pursue', [1])], done: [{ e: 'pursued' }], missed: [{ e: 'stormed' }] }],
    }),
    exercise({
      id: 'defence',
      rule: '11.4',
      seat: 1,
      austrians: [
        ['W2>W4', I3],
        ['W2>W4', C2],
      ],
      french: [
        ['W4>W2', I1],
        ['W4>W2', I3],
      ],
      lead: [...NEXT_TURN, ...mine(act('assault', { from: [approach('W2>W4')], leads: [0], joins: [1] }))],
      steps: [
        {
          light: [piece(F + 1)],
          way: [act('guard', [F + 1])],
          done: [{ e: 'reckoned', result: -1 }],
          missed: [1, 2].map(result => ({ e: 'reckoned', result })),
        },
      ],
    }),
    // The example the book prints under section 11: its blocks, its ground, its numbers.
    exercise({
      id: 'printed',
      rule: '11.6',
      austrians: [
        ['W3>M1', I3],
        ['W3>M1', I2],
      ],
      french: [
        ['M1>W3', A1],
        ['M1>W3', I2],
        ['M1>W3', C2],
      ],
      lead: NEXT_TURN,
      answers: [act('fire', F), act('guard', [F + 1]), act('pursue', [F + 2])],
      steps: [
        {
          light: [spot('W3>M1'), piece(0), piece(1)],
          way: [act('assault', { from: [approach('W3>M1')], leads: [0], joins: [1] })],
          done: [{ e: 'pursued', penalty: 1, points: 1 }],
        },
      ],
    }),
    exercise({
      id: 'retreat',
      rule: '12.3',
      seat: 1,
      austrians: [
        ['W2>W4', I2],
        ['W2>W4', C2],
      ],
      french: [
        ['W4', I3],
        ['W4', C2],
      ],
      lead: mine(act('move', into([0, 1], 'W2>W4'))),
      steps: [
        {
          light: [piece(F), piece(F + 1), spot('MA')],
          way: [act('retreat', { group: [F, F + 1], to: [at('MA')] })],
          done: [{ e: 'retreated', to: at('MA') }],
          missed: [{ e: 'trapped' }],
        },
      ],
    }),
  ],
}
