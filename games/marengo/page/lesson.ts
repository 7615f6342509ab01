import type { Lesson } from '@bivouac/client/page/lesson'
import { BOXES } from '../words.ts'
import {
  A1,
  act,
  approach,
  at,
  C2,
  DEALT,
  type Forces,
  type Given,
  I2,
  I3,
  into,
  onto,
  road,
  standing,
} from './fields.ts'
import { STEPS } from './lesson-words.ts'

const INACTIVE = 2

/** The Austrians hold the fork of the road behind the bridgehead; the others wait beyond the river. */
const AUSTRIANS: Forces = [
  ['W2>W4', A1],
  ['W2>W4', I3],
  ['W2>W3', I3],
  ['W2', C2],
  ['W2', I2],
  ['W2', I2],
  ['W2', I2],
]
const BEYOND_THE_RIVER = [I2, I3, C2, C2, C2, C2, C2, I2, I2, I2, I2, I2, I2]
const FRENCH: Forces = [
  ['W4>W2', I2],
  ['W4', I2],
  ['W3>W2', C2],
  ['W3', I2],
  ['W5', I2],
  ['MA', I2],
  ['S1', I3],
  ['S1', I2],
  ['C3', C2],
  ['C3', I2],
  ['C3', I3],
  ['E5', C2],
]
/** As published and as reconstructed: noon, the Novi road, the Sale road. */
const TO_COME: Forces = [
  [BOXES + 1, I3],
  [BOXES + 1, I2],
  [BOXES + 2, I3],
  [BOXES + 2, I2],
  [BOXES + 2, I2],
  [BOXES + 2, A1],
  [BOXES + 3, C2],
]
const position = standing(
  [...AUSTRIANS, ...BEYOND_THE_RIVER.map(face => [BOXES, face] as const)],
  [...FRENCH, ...TO_COME],
)
/** Far to the east nobody has heard the guns. */
const flag = position.place.map((where, block) =>
  block >= 20 && ['C3', 'E5'].some(far => at(far) === where) ? INACTIVE : 0,
)

const mine = (step: number | undefined, type: string, arg?: Given) => ({
  seat: 0,
  action: act(type, arg),
  ...(step !== undefined && { step }),
})
const theirs = (type: string, arg?: Given) => ({ seat: 1, action: act(type, arg) })

export const LESSON: Lesson = {
  game: 'marengo',
  seat: 0,
  setup: { scenario: 'marengo' },
  opening: DEALT,
  position: { round: 2, flag, ...position },
  // Mixing leaves everybody in the order he stands in: each draw takes the last.
  dice: [
    ...[2, 2, 3, 2, 3, 2], // the French, locale by locale
    ...[5, 4, 3, 2, 2], // the Austrians
  ],
  script: [
    mine(1, 'arrive', { block: [7], way: [road('W1>W2')] }),
    mine(2, 'move', onto([3, 4], 'W2>W4')),
    mine(3, 'move', into([5, 6], 'W2>W5')),
    theirs('retreat'),
    theirs('retreat', { group: [24], to: [at('S1')] }),
    mine(4, 'bombard', [0]),
    theirs('assault', { from: [approach('W3>W2')], leads: [23], joins: [] }),
    mine(5, 'guard', [2]),
    theirs('done'),
    theirs('move', onto([26], 'S1>W5')),
    theirs('done'),
    mine(6, 'target', at('W4>W2')),
    mine(7, 'assault', { from: [approach('W2>W4')], leads: [3], joins: [4] }),
    theirs('guard', [21]),
    mine(8, 'done'),
    theirs('retreat', { group: [20], to: [at('MA')] }),
    mine(9, 'continue', { group: [4], over: [approach('W4>MA')] }),
  ],
  steps: STEPS,
}
