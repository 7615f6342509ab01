/** Two-minute exercises around one city: the Army of Italy before Turin, and what is to be done there. */
import type { Exercise, School } from '@bivouac/client/page/school'
import type { Action, Json } from '@bivouac/kernel'
import { deployCode, goodCode, marchCode, NAPOLEON, planCode } from '../data/codes.ts'
import { areaNumber, CAMPAIGNS } from '../data/index.ts'
import { ENEMY, FRENCH, FRENCH_PLANS, type FrenchPlan, INSIGHTS, type Insight } from '../words.ts'
import { WORDS } from './school-words.ts'

const ITALY = CAMPAIGNS[0]!
const slotOf = (name: string): number => ITALY.counters.findIndex(counter => counter.name === name)
const area = (name: string): number => areaNumber(ITALY, name)
/** Forces by their numbers: in 1796, the first campaign, a slot and its counter are the same number. */
const [AUGEREAU, KILMAINE, LA_HARPE, MAYNIER, PROVERA] = ['Augereau', 'Kilmaine', 'La Harpe', 'Maynier', 'Provera'].map(
  slotOf,
) as [number, number, number, number, number]
const [NICE, TURIN] = [area('Nice'), area('Turin')]
const wall = (side: number, kind: 'garrison' | 'fortification'): number =>
  ITALY.counters.findIndex(counter => counter.side === side && counter.kind === kind)
const GARRISON = wall(ENEMY, 'garrison')
const OUT = -2

/** Three French forces and Napoleon at Nice; Provera, a garrison and a fortification at Turin. */
const STANDING: Readonly<Record<number, number>> = {
  [AUGEREAU]: NICE,
  [KILMAINE]: NICE,
  [LA_HARPE]: NICE,
  [wall(FRENCH, 'garrison')]: NICE,
  [PROVERA]: TURIN,
  [GARRISON]: TURIN,
  [wall(ENEMY, 'fortification')]: TURIN,
}
interface Field {
  readonly standing?: Readonly<Record<number, number>>
  readonly reduced?: readonly number[]
  readonly french?: number
  readonly scouts?: number
  readonly enemy?: number
}
const field = ({ standing = {}, reduced = [], french = 0, scouts = 0, enemy = 0 }: Field = {}): object => ({
  at: ITALY.counters.map((_, slot) => standing[slot] ?? STANDING[slot] ?? OUT),
  reduced: ITALY.counters.map((_, slot) => (reduced.includes(slot) ? 1 : 0)),
  enemy,
  french,
  scouts,
})

const act = (type: string, arg?: Json): Action => (arg === undefined ? { type } : { type, arg })
const ON = act('done')
const sorted = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b)
const ARMY = [AUGEREAU, KILMAINE, LA_HARPE, NAPOLEON]
const march = (who: readonly number[], to: number): Action => act('move', { who: sorted(who), to: [to] })
const insight = (name: Insight): Action => act('insights', [INSIGHTS.indexOf(name)])
/** Everybody in one place: zone × 2, plus one in column. */
const deploy = (place: number): Action =>
  act('deploy', sorted([AUGEREAU, KILMAINE, LA_HARPE].map(who => deployCode(who, place))))
const plans = (...laid: readonly (readonly [FrenchPlan, number])[]): Action =>
  act('plans', sorted(laid.map(([plan, who]) => planCode(FRENCH_PLANS.indexOf(plan), who))))
const lead = (...actions: readonly Action[]) => actions.map(action => ({ seat: 0, action }))
const piece = (slot: number): string => `piece:${slot}`
const place = (number: number): string => `place:${number}`

/** A fog of 7 finds an enemy without supply and brings nothing; the battle lasts five turns. */
const NOTHING = 7
/** In the first battle turn Provera draws Wheel and is not activated, and the guns of the fortress miss. */
const QUIET_ENEMY = [15, 8, 6]
const TO_BATTLE = [march(ARMY, TURIN), ON]
const [APPROACH_LINE, APPROACH_COLUMN, FRONT_COLUMN] = [2, 3, 5]
const TWO_PLANS = plans(['charge', KILMAINE], ['flank', AUGEREAU])
/** With points for one more plan and the insight Front the army stands two zones from the walls. */
const ON_FRONT = [...TO_BATTLE, act('buyPlans', 1), insight('front'), deploy(FRONT_COLUMN)]

type Told = Omit<Exercise, 'title' | 'idea' | 'praise' | 'setup' | 'seat' | 'opening' | 'steps'> & {
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
    setup: { scenario: '1796', options: { umpire: 'player' } },
    seat: 0,
    opening: [],
    steps: steps.map((step, i) => ({ ...step, text: tasks[i]! })),
  }
}

export const SCHOOL: School = {
  game: 'field-commander',
  exercises: [
    exercise({
      id: 'march',
      rule: '8.2',
      position: field(),
      dice: [],
      steps: [
        {
          light: [place(NICE), place(TURIN)],
          way: [march(ARMY, TURIN)],
          done: [{ e: 'napoleon', to: TURIN }],
          missed: [{ e: 'napoleon', to: area('Savona') }],
        },
      ],
    }),
    // The book's own example: 28 against 9.
    exercise({
      id: 'overwhelm',
      rule: '9.4',
      position: field({ standing: { [PROVERA]: OUT, [MAYNIER]: NICE } }),
      dice: [NOTHING],
      steps: [
        {
          light: [place(NICE), place(TURIN)],
          way: [march([...ARMY, MAYNIER], TURIN), ON],
          done: [{ e: 'overwhelmed', side: ENEMY }],
          missed: [{ e: 'noOverwhelm' }],
        },
      ],
    }),
    // The book's own example: an 8 for which the enemy pays 4 of his 11 points, a scout, a 7.
    exercise({
      id: 'scout',
      rule: '9.2',
      position: field({ scouts: 1, enemy: 11 }),
      lead: lead(...TO_BATTLE),
      dice: [8, 7],
      steps: [{ light: ['action-scout'], way: [act('scout')], done: [{ e: 'fog', again: 1, roll: 7, turns: 5 }] }],
    }),
    exercise({
      id: 'insight',
      rule: '9.7',
      position: field({ french: 2 }),
      lead: lead(...TO_BATTLE),
      dice: [NOTHING],
      steps: [
        { light: ['action-buyPlans'], way: [act('buyPlans', 1)], done: [{ e: 'boughtPlans' }] },
        { light: ['card:insight-front'], way: [insight('front')], done: [{ e: 'insight', insight: 'front' }] },
      ],
    }),
    exercise({
      id: 'deploy',
      rule: '9.8',
      position: field(),
      lead: lead(...TO_BATTLE, insight('front')),
      dice: [NOTHING],
      steps: [
        {
          light: ['place:d5'],
          way: [deploy(FRONT_COLUMN)],
          done: [{ e: 'deployed', force: LA_HARPE, zone: 2, column: 1 }],
          missed: [{ e: 'battleTurn', turn: 1 }],
        },
      ],
    }),
    exercise({
      id: 'plans',
      rule: '11.2',
      position: field({ french: 2 }),
      lead: lead(...ON_FRONT),
      dice: [NOTHING, ...QUIET_ENEMY],
      steps: [
        {
          light: ['card:plan-charge', piece(KILMAINE), 'card:plan-flank', piece(AUGEREAU)],
          way: [TWO_PLANS],
          done: [{ e: 'planChosen', plan: 'flank', force: AUGEREAU }],
          missed: [{ e: 'acts', force: PROVERA }],
        },
      ],
    }),
    exercise({
      id: 'shock',
      rule: '10.4',
      position: field({ french: 2 }),
      lead: lead(...ON_FRONT, TWO_PLANS),
      dice: [NOTHING, ...QUIET_ENEMY, 8, 9, 2, 9],
      steps: [
        {
          light: [piece(AUGEREAU)],
          way: [act('execute', AUGEREAU)],
          done: [{ e: 'shock', force: GARRISON, ok: 0 }],
        },
        {
          light: [piece(KILMAINE)],
          way: [act('execute', KILMAINE)],
          done: [{ e: 'shockFails', force: PROVERA, because: 'column' }],
        },
      ],
    }),
    exercise({
      id: 'rout',
      rule: '11.11',
      position: field({ french: 2 }),
      lead: lead(...ON_FRONT, TWO_PLANS, act('execute', AUGEREAU), act('execute', KILMAINE)),
      dice: [NOTHING, ...QUIET_ENEMY, 8, 9, 2, 9],
      steps: [
        {
          light: [piece(LA_HARPE)],
          way: [act('march', marchCode(LA_HARPE, 1))],
          done: [{ e: 'acts', force: LA_HARPE }],
        },
        { light: ['action-done'], way: [ON], done: [{ e: 'routed', side: ENEMY }] },
      ],
    }),
    exercise({
      id: 'formation',
      rule: '11.3',
      position: field(),
      lead: lead(...TO_BATTLE, ON, deploy(APPROACH_COLUMN)),
      dice: [NOTHING, 15, 8, 6],
      steps: [
        {
          light: ['card:plan-formation'],
          way: [act('plans', [planCode(FRENCH_PLANS.indexOf('formation'), 0)])],
          done: [{ e: 'planDrawn' }, { e: 'special' }],
        },
        {
          light: [piece(AUGEREAU)],
          way: [act('reform', sorted([AUGEREAU, LA_HARPE]))],
          done: [{ e: 'formed', force: AUGEREAU, column: 0 }],
        },
      ],
    }),
    exercise({
      id: 'back',
      rule: '11.4',
      position: field(),
      lead: lead(...TO_BATTLE, ON, deploy(APPROACH_LINE), ON),
      dice: [NOTHING, 15, 8, 6],
      steps: [
        {
          light: [piece(LA_HARPE)],
          way: [act('pivot', LA_HARPE)],
          done: [{ e: 'formed', force: LA_HARPE, column: 1 }],
        },
      ],
    }),
    exercise({
      id: 'siege',
      rule: '11.1',
      position: field(),
      lead: lead(...TO_BATTLE, insight('genius'), deploy(APPROACH_LINE)),
      dice: [NOTHING, 2],
      steps: [
        {
          light: ['card:insight-genius'],
          way: [act('try', 'genius')],
          done: [{ e: 'reduced', force: GARRISON }],
        },
      ],
    }),
    exercise({
      id: 'supply',
      rule: '12.4',
      position: field({
        standing: { [AUGEREAU]: TURIN, [PROVERA]: OUT, [GARRISON]: OUT, [wall(ENEMY, 'fortification')]: OUT },
        reduced: [AUGEREAU],
      }),
      lead: lead(ON, ON),
      dice: [],
      steps: [
        { light: [piece(AUGEREAU)], way: [act('refit', [AUGEREAU])], done: [{ e: 'refit', force: AUGEREAU }] },
        {
          light: [`card:good-${goodCode(ITALY.alike[wall(FRENCH, 'garrison')]!, 0)}`, place(TURIN)],
          way: [act('buy', { goods: [goodCode(ITALY.alike[wall(FRENCH, 'garrison')]!, 0)], area: [TURIN] })],
          done: [{ e: 'bought', area: TURIN }],
        },
      ],
    }),
  ],
}
