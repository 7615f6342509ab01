import type { Lesson } from '@bivouac/client/page/lesson'
import type { Json } from '@bivouac/kernel'
import { squareNamed } from '../words.ts'
import { STEPS } from './lesson-words.ts'

/** Pieces and cards of the lesson, by the numbers the rules give them (France is seat 0, Great Britain seat 1). */
const CUIRASSIERS = 0
const IMPERIAL_GUARD = 7
const FOOT_52 = 12
const KINGS_DRAGOONS = 14
const CARD = {
  cuirassiersAttack: 2,
  cuirassiersGun: 4,
  uselessCard: 25,
  guardGun: 39,
  murat: 42,
  supply: 52,
  foot52: 80,
  dragoons: 90,
} as const

/** Where each piece stands; `-` has been eliminated. */
const PLACES: readonly string[] = [
  ...['C6', 'F7', '-', 'G7', 'E8', '-', 'G8', 'C7'],
  ...['D2', '-', 'B3', '-', 'E5', 'F2', 'D3', '-'],
]
const square = PLACES.map(place => squareNamed(place === '-' ? '' : place))
const occupant = Array.from({ length: 64 }, (_, at) => square.indexOf(at))

const HANDS: readonly (readonly number[])[] = [
  [CARD.cuirassiersAttack, CARD.cuirassiersGun, CARD.uselessCard, CARD.murat, CARD.supply],
  [64, CARD.foot52, 85, CARD.dragoons, 113],
]
const cardsLeft = (seat: number): readonly number[] =>
  Array.from({ length: 60 }, (_, card) => seat * 60 + card).filter(
    card => !HANDS[seat]!.includes(card) && card !== CARD.guardGun,
  )
/** The gun of the Imperial Guard is the first card drawn; every third of the others has been played already. */
const played = (seat: number): readonly number[] => cardsLeft(seat).filter((_, i) => i % 3 === 0)
const deck = (seat: number): readonly number[] => [
  ...(seat === 0 ? [CARD.guardGun] : []),
  ...cardsLeft(seat).filter((_, i) => i % 3 !== 0),
]

const act = (type: string, arg?: Json) => (arg === undefined ? { type } : { type, arg })
const mine = (step: number | undefined, type: string, arg?: Json) => ({
  seat: 0,
  action: act(type, arg),
  ...(step !== undefined && { step }),
})
const theirs = (type: string, arg?: Json) => ({ seat: 1, action: act(type, arg) })
const moving = (piece: number, square: string): number => piece * 64 + squareNamed(square)

export const LESSON: Lesson = {
  game: 'manoeuvre',
  seat: 0,
  setup: {
    scenario: 'custom',
    options: {
      nations: ['france', 'britain'],
      sections: [1, 2, 3, 4],
      edges: ['south', 'north'],
      first: 0,
      placement: [
        ['A8', 'C8', 'D8', 'E8', 'F8', 'G8', 'H8', 'A7'],
        ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1'],
      ],
    },
  },
  opening: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  position: {
    turn: 7,
    square,
    occupant,
    reduced: (1 << IMPERIAL_GUARD) | (1 << FOOT_52),
    lost: [2, 3],
    hand: HANDS,
    deck: [deck(0), deck(1)],
    discard: [played(0), played(1)],
  },
  dice: [
    1, // the card drawn: the gun of the Imperial Guard
    ...[2, 3], // the assault of the Cuirassiers
    4, // the pursuit, 3 after Murat
    1, // Great Britain draws
    ...[2, 1], // the assault of the King's Dragoons
    ...[1, 1, 1, 1], // France draws
    ...[3, 4], // the bombardment
  ],
  script: [
    mine(1, 'discard', [CARD.uselessCard]),
    mine(2, 'move', moving(CUIRASSIERS, 'E6')),
    mine(undefined, 'done'),
    mine(3, 'assault', CARD.cuirassiersAttack),
    mine(3, 'target', FOOT_52),
    theirs('pass'),
    theirs('defend', [CARD.foot52]),
    mine(4, 'attack', [CARD.murat]),
    mine(5, 'done'),
    theirs('retreat'),
    mine(6, 'supply', IMPERIAL_GUARD),
    mine(undefined, 'done'),
    theirs('done'),
    theirs('move', moving(KINGS_DRAGOONS, 'D5')),
    theirs('done'),
    theirs('assault', CARD.dragoons),
    theirs('target', CUIRASSIERS),
    mine(undefined, 'pass'),
    mine(7, 'defend', [CARD.cuirassiersGun]),
    theirs('done'),
    theirs('done'),
    mine(undefined, 'done'),
    mine(8, 'move', moving(IMPERIAL_GUARD, 'D7')),
    mine(undefined, 'done'),
    mine(9, 'bombard', CARD.guardGun),
    mine(9, 'target', KINGS_DRAGOONS),
  ],
  steps: STEPS,
}
