import type { Lesson } from '@bivouac/client/page/lesson'
import { pair } from '../words.ts'
import { STEPS } from './lesson-words.ts'
import { type Arg, act, army, card, country, region, way } from './naming.ts'

/** Without a step it teaches nothing and is done for the learner. */
const mine = (step: number | undefined, type: string, arg?: Arg) => ({
  seat: 0,
  action: act(type, arg),
  ...(step !== undefined && { step }),
})
const theirs = (type: string, arg?: Arg) => ({ seat: 1, action: act(type, arg) })

const GRANDE_ARMEE = army('Napoleon', 'Davout', 'Soult', 'Murat')

/** The war of 1805 as its set-up has it, with hands that suit a first game. */
export const LESSON: Lesson = {
  game: 'age-of-napoleon',
  seat: 0,
  setup: {
    scenario: '1805',
    position: {
      first: 'france',
      aside: ['English Gold', 'Insurrection'],
      hands: [
        ['Godoy', 'Embassy', 'Levee en Masse', 'Cavalry Charges', 'Depot', 'Talleyrand', 'Forced March', 'Joseph'],
        ['Minor Campaign', 'William Pitt', 'Metternich', 'Radetzky', 'Alexander I', 'Landwehr', 'Fouche', 'Stein'],
      ],
    },
  },
  opening: [],
  position: {},
  dice: [
    ...[5, 2], // Bayern: two losses, none
    ...[3, 4], // Italia: none, none
    ...[2, 5], // and the second roll
    4, // Karl over the mountains
    ...[5, 3], // Wien
    3, // the winter
  ],
  script: [
    mine(1, 'march', GRANDE_ARMEE),
    theirs('let'),
    mine(2, 'go', way('wurttemberg', 'bayern')),
    mine(3, 'out', []),
    theirs('out', []),
    mine(4, 'done'),
    theirs('done'),
    theirs('lose', army('Ferdinand')),
    mine(5, 'rest', card('Godoy')),
    theirs('card', pair(card('Minor Campaign'), 0)),
    theirs('march', army('Kutusov')),
    mine(undefined, 'let'),
    theirs('go', way('bohmen', 'osterreich')),
    mine(undefined, 'let'),
    theirs('go', way('osterreich')),
    mine(undefined, 'let'),
    theirs('march', army('Karl')),
    mine(undefined, 'let'),
    theirs('go', way('italia')),
    mine(6, 'intercept', army('Saint-Cyr')),
    mine(7, 'pay', card('Embassy')),
    theirs('let'),
    mine(8, 'out', []),
    theirs('done'),
    mine(8, 'done'),
    mine(undefined, 'no'),
    mine(9, 'march', GRANDE_ARMEE),
    mine(9, 'pay', card('Levee en Masse')),
    theirs('let'),
    mine(10, 'go', way('osterreich')),
    mine(10, 'out', []),
    theirs('out', []),
    mine(10, 'play', card('Cavalry Charges')),
    mine(10, 'done'),
    theirs('done'),
    theirs('lose', army('Hiller')),
    mine(undefined, 'no'),
    theirs('pass'),
    mine(11, 'pass'),
    theirs('pass'),
    theirs('pass'),
    mine(undefined, 'pass'),
    theirs('pass'),
    mine(12, 'detach', country('tirol')),
    mine(13, 'lay', pair(card('Depot'), region('osterreich'))),
    mine(undefined, 'pass'),
    theirs('pass'),
    theirs('first', 0),
  ],
  steps: STEPS,
  onward: {
    it: 'Continua come guerra del 1805',
    en: 'Go on as the war of 1805',
  },
}
