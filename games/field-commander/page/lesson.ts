import type { Lesson } from '@bivouac/client/page/lesson'
import type { Json } from '@bivouac/kernel'
import { deployCode, marchCode, NAPOLEON, planCode } from '../data/codes.ts'
import { areaNumber, CAMPAIGNS } from '../data/index.ts'
import { ENEMY, FRENCH_PLANS, type FrenchPlan, INSIGHTS } from '../words.ts'
import { STEPS } from './lesson-words.ts'

const ITALY = CAMPAIGNS[0]!
const slot = (name: string): number => ITALY.counters.findIndex(counter => counter.name === name)
const area = (name: string): number => areaNumber(ITALY, name)
const AUGEREAU = slot('Augereau')
const KILMAINE = slot('Kilmaine')
const LA_HARPE = slot('La Harpe')
const TURIN = area('Turin')
const OUT = -2

/** Turin is the last Objective left: everybody else stands where the war has already been won. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  Augereau: 'Nice',
  Kilmaine: 'Nice',
  'La Harpe': 'Nice',
  Sérurier: 'Milan',
  Macquard: 'Mantua',
  Stengel: 'Klagenfurt',
  Garnier: 'Savona',
  Maynier: 'Genoa',
  Provera: 'Turin',
}
/** The first free wall of each kind stands in Nice, French, and in Turin, the enemy's. */
const isFirst = (index: number): boolean => ITALY.alike[index] === index
const at = ITALY.counters.map((counter, index) => {
  const place = ELSEWHERE[counter.name]
  if (counter.named && place !== undefined) return area(place)
  if (!counter.mobile && isFirst(index)) return counter.side === ENEMY ? TURIN : area('Nice')
  return OUT
})

const mine = (step: number | undefined, type: string, arg?: Json) => ({
  seat: 0,
  action: arg === undefined ? { type } : { type, arg },
  ...(step !== undefined && { step }),
})
const plan = (name: FrenchPlan, who: number): number => planCode(FRENCH_PLANS.indexOf(name), who)
/** zone × 2, plus one in column. */
const FRONT_IN_COLUMN = 5

export const LESSON: Lesson = {
  game: 'field-commander',
  seat: 0,
  setup: { scenario: '1796', options: { umpire: 'player' } },
  opening: [],
  position: { at, enemy: 0, french: 4, scouts: 1 },
  dice: [
    2, // the fog of war: two points of supply
    15, // Provera draws Wheel from the cup
    8, // and does not activate
    6, // the guns of the fortress miss
    8, // the garrison fails its shock test
    9, // Augereau hits: 8 and 3 in melee
    2, // Kilmaine's charge is activated
    9, // his attack misses
  ],
  script: [
    mine(1, 'move', { who: [AUGEREAU, KILMAINE, LA_HARPE, NAPOLEON].sort((a, b) => a - b), to: [TURIN] }),
    mine(2, 'done'),
    mine(3, 'accept'),
    mine(4, 'buyPlans', 1),
    mine(5, 'insights', [INSIGHTS.indexOf('front')]),
    mine(
      6,
      'deploy',
      [AUGEREAU, KILMAINE, LA_HARPE].sort((a, b) => a - b).map(who => deployCode(who, FRONT_IN_COLUMN)),
    ),
    mine(
      7,
      'plans',
      [plan('charge', KILMAINE), plan('flank', AUGEREAU)].sort((a, b) => a - b),
    ),
    mine(8, 'execute', AUGEREAU),
    mine(9, 'execute', KILMAINE),
    mine(9, 'march', marchCode(LA_HARPE, 1)),
    mine(undefined, 'done'),
    mine(10, 'done'),
  ],
  steps: STEPS,
}
