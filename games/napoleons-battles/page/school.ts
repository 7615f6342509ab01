/** Two-minute exercises: small tables of a few units, one idea each. */
import type { Exercise, School } from '@bivouac/client/page/school'
import type { Action, Json } from '@bivouac/kernel'
import { INCH } from '../words.ts'
import { WORDS } from './school-words.ts'

const french = (id: string, at: readonly [number, number], more: object = {}) => ({
  id,
  side: 0,
  name: id,
  is: 'm',
  type: 'FrLN',
  figures: 16,
  at,
  facing: 90,
  formation: 'column',
  ...more,
})
const austrian = (id: string, at: readonly [number, number], more: object = {}) => ({
  id,
  side: 1,
  name: id,
  is: 'm',
  type: 'AuLN',
  figures: 20,
  at,
  facing: 270,
  formation: 'line',
  ...more,
})
const chasseurs = (at: readonly [number, number], more: object = {}) =>
  french('4e chasseurs', at, { is: 'mp', type: 'FrLC', figures: 12, ...more })
const duval = (at: readonly [number, number], more: object = {}) => ({
  id: 'duval',
  side: 0,
  name: 'Duval',
  rank: 'division',
  radius: 4,
  quality: 'G',
  response: 6,
  combat: 1,
  at,
  facing: 90,
  ...more,
})
const table = (units: readonly object[], more: object = {}): object => ({
  scenario: { table: [32, 24], year: 1805, turns: 4, phase: 'movement', side: 0, first: 0, units, ...more },
  options: { rules: 'base' },
})
/** With the house rule of flanks and rears. */
const flanking = (units: readonly object[]): object => ({
  scenario: { table: [32, 24], year: 1805, turns: 4, phase: 'movement', side: 0, first: 0, units },
  options: { rules: 'base', flanks: 'on' },
})
const act = (type: string, arg?: Json): Action => (arg === undefined ? { type } : { type, arg })
const march = (text: string): Action => act('march', text)
const piece = (id: number): string => `piece:${id}`

type Told = Omit<Exercise, 'title' | 'idea' | 'praise' | 'seat' | 'opening' | 'position' | 'steps'> & {
  readonly id: keyof typeof WORDS
  readonly steps: readonly Omit<Exercise['steps'][number], 'text'>[]
}
function exercise({ id, steps, ...rest }: Told): Exercise {
  const { title, idea, praise, tasks } = WORDS[id]
  return {
    ...rest,
    id,
    title,
    idea,
    praise,
    seat: 0,
    opening: [],
    position: {},
    steps: steps.map((step, i) => ({ ...step, text: tasks[i]! })),
  }
}

export const SCHOOL: School = {
  game: 'napoleons-battles',
  exercises: [
    exercise({
      id: 'forward',
      rule: '8.2.1',
      setup: table([french('44e de ligne', [8, 12]), austrian('IR 10', [24, 12])]),
      dice: [],
      steps: [
        {
          light: [piece(0)],
          way: [march(`0 F${6 * INCH}`)],
          done: [{ e: 'marched', unit: 0, leg: 'forward', way: 6 * INCH }],
        },
      ],
    }),
    exercise({
      id: 'wheel',
      rule: '8.2.4',
      setup: table([french('44e de ligne', [8, 12], { formation: 'line' }), austrian('IR 10', [16, 4])]),
      dice: [],
      steps: [
        {
          light: [piece(0)],
          way: [march('0 W450')],
          done: [{ e: 'marched', unit: 0, leg: 'wheel', facing: 1350 }],
          missed: [{ e: 'phase', phase: 'fire' }],
        },
      ],
    }),
    exercise({
      id: 'line',
      rule: '8.2.5',
      setup: table([french('44e de ligne', [8, 12]), austrian('IR 10', [13, 12])]),
      dice: [],
      steps: [{ light: [piece(0)], way: [march('0 C0')], done: [{ e: 'marched', unit: 0, leg: 'form', form: 0 }] }],
    }),
    exercise({
      id: 'volley',
      rule: '9.1',
      setup: table(
        [french('44e de ligne', [8, 12], { formation: 'line' }), austrian('IR 10', [10, 12], { marks: ['disorder'] })],
        {
          phase: 'fire',
        },
      ),
      dice: [9, 2],
      steps: [{ light: [piece(0), piece(1)], way: [act('fire', 1)], done: [{ e: 'fired', shooter: 0, target: 1 }] }],
    }),
    exercise({
      id: 'charge',
      rule: '8.4.4',
      setup: table([chasseurs([8, 12]), austrian('IR 10', [14, 12])]),
      dice: [10],
      steps: [
        {
          light: [piece(0), piece(1)],
          way: [march('0 T1')],
          done: [{ e: 'tested', what: 'square', unit: 1, passed: false }],
        },
      ],
    }),
    exercise({
      id: 'square',
      rule: '1.4.2.3',
      setup: table([
        french('44e de ligne', [10, 12]),
        austrian('Ussari', [18, 12], { is: 'mp', type: 'AuLC', figures: 12, formation: 'column' }),
      ]),
      dice: [],
      steps: [{ light: [piece(0)], way: [march('0 C2')], done: [{ e: 'marched', unit: 0, leg: 'form', form: 2 }] }],
    }),
    exercise({
      id: 'contact',
      rule: '8.4.1',
      setup: table([french('44e de ligne', [8, 12]), french('101e de ligne', [8, 16]), austrian('IR 10', [12, 12])]),
      dice: [],
      steps: [{ light: [piece(0), piece(2)], way: [march('0 T2')], done: [{ e: 'touched', unit: 0, enemy: 2 }] }],
    }),
    // The two figures of the translators' club under 8.4.0: who began behind the front line, and who did not.
    exercise({
      id: 'printed',
      rule: '8.4.0.1 hr',
      setup: flanking([
        french('44e de ligne', [23.2, 18], { facing: 180, figures: 8 }),
        french('101e de ligne', [21.8, 6], { facing: 0, figures: 8 }),
        austrian('IR 10', [22, 12]),
      ]),
      dice: [],
      steps: [
        {
          way: [march('0 T2')],
          done: [{ e: 'disordered', unit: 2, why: 'flank' }],
          missed: [{ e: 'touched', unit: 1 }],
        },
      ],
    }),
    exercise({
      id: 'rally',
      rule: '7.1',
      setup: table(
        [french('44e de ligne', [8, 12], { under: 'duval', marks: ['rout'] }), austrian('IR 10', [28, 12])],
        { phase: 'control', generals: [duval([6, 12], { with: '44e de ligne', at: undefined })] },
      ),
      dice: [3],
      steps: [
        { light: [piece(0)], way: [act('rally', 0)], done: [{ e: 'tested', what: 'rally', unit: 0, passed: true }] },
        { way: [act('form', [1, 900])], done: [{ e: 'formed', unit: 0 }] },
      ],
    }),
    exercise({
      id: 'command',
      rule: '7.2',
      setup: table([french('44e de ligne', [14, 12], { under: 'duval' }), austrian('IR 10', [28, 12])], {
        generals: [duval([4, 12])],
      }),
      dice: [],
      steps: [
        {
          light: [piece(2)],
          way: [march(`2 G${11 * INCH},${12 * INCH}`)],
          done: [{ e: 'rode', general: 2 }],
        },
      ],
    }),
    exercise({
      id: 'town',
      rule: '8.3',
      setup: table([french('44e de ligne', [13.99, 12], { formation: 'line' }), austrian('IR 10', [26, 12])], {
        terrain: [
          {
            kind: 'town',
            name: 'San Rocco',
            value: 1,
            at: [
              [14, 10],
              [18, 10],
              [18, 14],
              [14, 14],
            ],
          },
        ],
      }),
      dice: [],
      steps: [{ light: [piece(0)], way: [march('0 D0')], done: [{ e: 'marched', unit: 0, leg: 'deploy' }] }],
    }),
  ],
}
