import type { Lesson } from '@bivouac/client/page/lesson'
import { LOCALE_OF, MAP } from '../data/board.ts'
import { PAIRS } from '../data/map.ts'
import { CROSSINGS } from '../data/roads.ts'
import { APPROACH_COUNT, APPROACHES, BOXES, LOCALE_COUNT } from '../words.ts'
import { STEPS } from './lesson-words.ts'

/** Faces, as words.ts writes them. */
const [I2, I3, C2, A1] = [2, 3, 6, 9]
const INACTIVE = 2

/** 'W4' is a reserve, 'W4>MA' the approach in W4 that faces MA. */
function approach(text: string): number {
  const [from, to] = text.split('>') as [string, string]
  const pair = PAIRS.findIndex(({ a, b }) => (a === from && b === to) || (a === to && b === from))
  return 2 * pair + (PAIRS[pair]!.a === from ? 0 : 1)
}
const at = (text: string): number => (text.includes('>') ? APPROACHES + approach(text) : MAP.numbers[text]!)
const road = (text: string): number => {
  const over = approach(text)
  return 2 * CROSSINGS.findIndex(each => each.id === `${PAIRS[over >> 1]!.id}#1`) + (over & 1)
}

/** The Austrians hold the fork of the road behind the bridgehead; the others wait beyond the river. */
const AUSTRIANS: readonly (readonly [string, number])[] = [
  ['W2>W4', A1],
  ['W2>W4', I3],
  ['W2>W3', I3],
  ['W2', C2],
  ['W2', I2],
  ['W2', I2],
  ['W2', I2],
]
const BEYOND_THE_RIVER = [I2, I3, C2, C2, C2, C2, C2, I2, I2, I2, I2, I2, I2]
const FRENCH: readonly (readonly [string, number])[] = [
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
const TO_COME: readonly (readonly [number, number])[] = [
  [BOXES + 1, I3],
  [BOXES + 1, I2],
  [BOXES + 2, I3],
  [BOXES + 2, I2],
  [BOXES + 2, I2],
  [BOXES + 2, A1],
  [BOXES + 3, C2],
]
const place = [
  ...AUSTRIANS.map(([where]) => at(where)),
  ...BEYOND_THE_RIVER.map(() => BOXES),
  ...FRENCH.map(([where]) => at(where)),
  ...TO_COME.map(([box]) => box),
]
const face = [
  ...AUSTRIANS.map(each => each[1]),
  ...BEYOND_THE_RIVER,
  ...FRENCH.map(each => each[1]),
  ...TO_COME.map(each => each[1]),
]
/** Far to the east nobody has heard the guns. */
const flag = place.map((where, block) => (block >= 20 && ['C3', 'E5'].some(far => at(far) === where) ? INACTIVE : 0))
const held = Array.from({ length: LOCALE_COUNT }, (_, locale) =>
  place.reduce((sum, where, block) => sum + (LOCALE_OF[where] === locale ? (block < 20 ? 1 : -1) : 0), 0),
)
const on = Array.from({ length: APPROACH_COUNT }, (_, i) => place.filter(where => where === APPROACHES + i).length)

const act = (type: string, arg?: number) => (arg === undefined ? { type } : { type, arg })
const mine = (step: number | undefined, type: string, arg?: number) => ({
  seat: 0,
  action: act(type, arg),
  ...(step !== undefined && { step }),
})
const theirs = (type: string, arg?: number) => ({ seat: 1, action: act(type, arg) })

/** Every face in the order of the box it is dealt from: the position replaces them anyway. */
const DEALT = 20 + 12 + 7

export const LESSON: Lesson = {
  game: 'marengo',
  seat: 0,
  setup: { scenario: 'marengo' },
  opening: Array.from({ length: DEALT }, () => 1),
  position: { round: 2, place, face, flag, held, on },
  // Mixing leaves everybody in the order he stands in: each draw takes the last.
  dice: [
    ...[2, 2, 3, 2, 3, 2], // the French, locale by locale
    ...[5, 4, 3, 2, 2], // the Austrians
  ],
  script: [
    mine(1, 'arrive', 7),
    mine(1, 'along', road('W1>W2')),
    mine(1, 'stop'),
    mine(2, 'move', 3),
    mine(2, 'add', 4),
    mine(2, 'block', approach('W2>W4')),
    mine(3, 'move', 5),
    mine(3, 'add', 6),
    mine(3, 'enter', approach('W2>W5')),
    theirs('retreat'),
    theirs('retreat', at('S1')),
    mine(4, 'bombard', 0),
    theirs('assault', approach('W3>W2')),
    theirs('lead', 23),
    theirs('done'),
    mine(5, 'guard', 2),
    mine(5, 'done'),
    theirs('done'),
    theirs('move', 26),
    theirs('block', approach('S1>W5')),
    theirs('done'),
    mine(6, 'target', at('W4>W2')),
    mine(7, 'assault', approach('W2>W4')),
    mine(8, 'lead', 3),
    mine(8, 'join', 4),
    mine(8, 'done'),
    theirs('guard', 21),
    theirs('done'),
    mine(9, 'done'),
    theirs('retreat', at('MA')),
    mine(10, 'continue', 4),
    mine(10, 'block', approach('W4>MA')),
  ],
  steps: STEPS,
}
