import type { Lesson } from '@bivouac/client/page/lesson'
import type { Json } from '@bivouac/kernel'
import { INCH } from '../words.ts'
import { FIELD } from './lesson-field.ts'
import { STEPS } from './lesson-words.ts'

const act = (type: string, arg?: Json) => (arg === undefined ? { type } : { type, arg })
/** Without a step it teaches nothing and is done for the learner. */
const mine = (step: number | undefined, type: string, arg?: Json) => ({
  seat: 0,
  action: act(type, arg),
  ...(step !== undefined && { step }),
})
const theirs = (type: string, arg?: Json) => ({ seat: 1, action: act(type, arg) })

/** Units by the numbers the rules give them. */
const [LINE_1, LINE_2, LIGHT, CHASSEURS, GUNS] = [0, 1, 2, 3, 4]
const [IR10, GRENADIERS, HUSSARS, POSITION] = [5, 7, 8, 9]
const DUVAL = 11
const aim = (shooter: number, target: number): number => 256 * shooter + target

export const LESSON: Lesson = {
  game: 'napoleons-battles',
  seat: 0,
  // The basic game: what comes in chapters 13 to 15 is for later.
  setup: { scenario: FIELD, options: { rules: 'base' } },
  opening: [],
  position: {},
  dice: [
    3, // the 3e légère rallies
    5, // Duval on his own
    10, // the grenadiers form no square
    ...[2, 8, 2, 8, 2, 8], // Austrian fire
    ...[9, 3], // ours
    ...[9, 1], // the chasseurs
    3, // recalled
    2, // the square of the 3e légère
    ...[8, 2, 5, 6], // our fire in their phase
    ...[2, 8, 2, 8], // theirs
    ...[3, 8], // the hussars against the square
    4, // Duval, in the next turn
  ],
  script: [
    mine(1, 'rally', LIGHT),
    mine(1, 'form', [1, 900]),
    mine(2, 'unit', LINE_1),
    mine(2, 'forward', 4 * INCH),
    mine(2, 'halt'),
    mine(3, 'unit', LINE_2),
    mine(3, 'wheel', 150),
    mine(3, 'halt'),
    mine(4, 'unit', GUNS),
    mine(4, 'form', 0),
    mine(4, 'halt'),
    mine(5, 'unit', CHASSEURS),
    mine(5, 'touch', [GRENADIERS, 0]),
    mine(6, 'unit', DUVAL),
    mine(6, 'go', [25 * INCH, 18.5 * INCH]),
    mine(7, 'done'),
    mine(undefined, 'done'),
    theirs('done'),
    theirs('volley', [aim(IR10, LINE_1), aim(GRENADIERS, CHASSEURS), aim(POSITION, LINE_2)]),
    mine(8, 'fire', aim(LINE_1, IR10)),
    mine(9, 'mark'),
    mine(undefined, 'done'),
    theirs('unit', HUSSARS),
    theirs('touch', [LIGHT, 0]),
    theirs('done'),
    theirs('done'),
    mine(undefined, 'done'),
    mine(undefined, 'done'),
    mine(10, 'fire', aim(LIGHT, HUSSARS)),
    mine(11, 'fire', aim(LINE_1, IR10)),
    theirs('volley', [aim(IR10, LINE_1), aim(POSITION, LINE_2)]),
    theirs('flee', [4560, 2952, 10_076, 2952]),
  ],
  steps: STEPS,
  onward: { it: 'Continua la battaglia di San Rocco', en: 'Go on with the battle of San Rocco' },
}
