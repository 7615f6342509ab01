/** Two-minute exercises on one field: what each changes of it, and what is to be done. */
import type { Exercise, School } from '@bivouac/client/page/school'
import type { Action, Json } from '@bivouac/kernel'
import { cardRef, NATIONS, squareNamed, unitRef } from '../words.ts'
import { WORDS } from './school-words.ts'

/** Pieces and cards by the numbers the rules give them: France is seat 0, Great Britain seat 1. */
const PIECE = { cuirassiers: 0, legere2: 1, guard: 7, foot32: 10, foot52: 12, dragoons: 14 }
const CARD = {
  cuirassiers: 2,
  cuirassiersGun: 4,
  legere2: 5,
  legere45: 25,
  guardGun: 39,
  murat: 42,
  ney: 44,
  soult: 45,
  forcedMarch: 46,
  supply: 52,
  withdraw: 56,
  foot52: 80,
  dragoons: 90,
}
const THEIRS = [64, CARD.foot52, 85, CARD.dragoons, 113]
const FRANCE = NATIONS.indexOf('france')
const french = (piece: number): number => unitRef(FRANCE, piece)
const british = (piece: number): number => unitRef(NATIONS.indexOf('britain'), piece)

/** Where everybody stands unless an exercise says otherwise; `-` has been eliminated. */
const PLACES: readonly string[] = [
  ...['C6', 'F7', '-', 'G7', 'E8', '-', 'G8', 'C7'],
  ...['D2', '-', 'B3', '-', 'E5', 'F2', 'D3', '-'],
]

interface Field {
  readonly hand: readonly number[]
  readonly standing?: Readonly<Record<number, string>>
  readonly reduced?: readonly number[]
}
function field({ hand, standing = {}, reduced = [] }: Field): object {
  const square = PLACES.map((place, piece) => squareNamed(standing[piece] ?? (place === '-' ? '' : place)))
  const hands = [[...hand].sort((a, b) => a - b), THEIRS]
  const rest = (seat: number): readonly number[] =>
    Array.from({ length: 60 }, (_, card) => seat * 60 + card).filter(card => !hands[seat]!.includes(card))
  return {
    turn: 7,
    square,
    occupant: Array.from({ length: 64 }, (_, at) => square.indexOf(at)),
    reduced: reduced.reduce((bits, piece) => bits | (1 << piece), 0),
    lost: [2, 3],
    hand: hands,
    deck: [0, 1].map(seat => rest(seat).filter((_, i) => i % 3 !== 0)),
    discard: [0, 1].map(seat => rest(seat).filter((_, i) => i % 3 === 0)),
  }
}

const SETUP = {
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
}
const act = (type: string, arg?: Json): Action => (arg === undefined ? { type } : { type, arg })
const move = (piece: number, to: string): Action => act('move', piece * 64 + squareNamed(to))
const mine = (...actions: readonly Action[]) => actions.map(action => ({ seat: 0, action }))
const theirs = (...actions: readonly Action[]) => actions.map(action => ({ seat: 1, action }))
const at = (place: string): string => `place:${squareNamed(place)}`
const piece = (id: number): string => `piece:${id}`
const card = (id: number): string => `card:${id}`
const KEEP = act('done')
const ON = act('done')

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
    setup: SETUP,
    seat: 0,
    opening: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    steps: steps.map((step, i) => ({ ...step, text: tasks[i]! })),
  }
}

/** The Cuirassiers have ridden beside the 52nd. */
const BESIDE = mine(KEEP, move(PIECE.cuirassiers, 'E6'), ON)
const CHARGE = mine(act('assault', CARD.cuirassiers), act('target', PIECE.foot52))
const HAND = [CARD.cuirassiers, CARD.cuirassiersGun, CARD.legere45, CARD.murat, CARD.supply]
/** Great Britain's turn, up to the King's Dragoons' assault on the Cuirassiers. */
const NEAR = { [PIECE.dragoons]: 'D4' }
const ATTACKED = [
  ...mine(KEEP, move(PIECE.legere2, 'F6'), ON, ON, ON),
  ...theirs(ON, move(PIECE.dragoons, 'C5'), ON, act('assault', CARD.dragoons), act('target', PIECE.cuirassiers)),
]

export const SCHOOL: School = {
  game: 'manoeuvre',
  exercises: [
    exercise({
      id: 'discard',
      rule: '4-discard',
      position: field({ hand: HAND }),
      dice: [1],
      steps: [
        {
          light: [card(CARD.legere45)],
          way: [act('discard', [CARD.legere45])],
          done: [{ e: 'discarded', seat: 0, card: cardRef(0, FRANCE, CARD.legere45) }],
        },
      ],
    }),
    exercise({
      id: 'march',
      rule: '5',
      position: field({ hand: HAND }),
      lead: mine(KEEP),
      dice: [],
      steps: [
        {
          light: [piece(PIECE.cuirassiers), at('E6')],
          way: [move(PIECE.cuirassiers, 'E6')],
          done: ['E6', 'D5'].map(to => ({ e: 'moved', unit: french(PIECE.cuirassiers), to: squareNamed(to) })),
        },
      ],
    }),
    exercise({
      id: 'assault',
      rule: '6.1',
      position: field({ hand: HAND, reduced: [PIECE.foot52] }),
      lead: BESIDE,
      answers: [act('pass'), act('pass'), act('retreat')],
      dice: [5, 4, 6],
      steps: [
        {
          light: [card(CARD.cuirassiers)],
          way: [act('assault', CARD.cuirassiers), act('target', PIECE.foot52)],
          done: [{ e: 'attacked', at: british(PIECE.foot52) }],
        },
        { light: ['action-done'], way: [ON], done: [{ e: 'totals' }] },
      ],
    }),
    exercise({
      id: 'leader',
      rule: '9.1-combat',
      position: field({ hand: HAND, reduced: [PIECE.foot52] }),
      lead: [...BESIDE, ...CHARGE, ...theirs(act('pass'), act('defend', [CARD.foot52]))],
      answers: [act('retreat')],
      dice: [3, 3, 6],
      steps: [
        {
          light: [card(CARD.murat)],
          way: [act('attack', [CARD.murat])],
          done: [{ e: 'played', seat: 0, use: 'combat' }],
        },
        { light: ['action-done'], way: [ON], done: [{ e: 'totals' }] },
      ],
    }),
    exercise({
      id: 'pursuit',
      rule: '6.6',
      position: field({ hand: HAND, reduced: [PIECE.foot52] }),
      lead: [...BESIDE, ...CHARGE, ...theirs(act('pass'), act('defend', [CARD.foot52]))],
      answers: [act('retreat')],
      dice: [2, 3, 3],
      steps: [
        {
          light: [card(CARD.murat)],
          way: [act('attack', [CARD.murat]), ON],
          done: [{ e: 'pursued', unit: french(PIECE.cuirassiers) }],
          missed: [{ e: 'eliminated', unit: british(PIECE.foot52) }],
        },
      ],
    }),
    exercise({
      id: 'sight',
      rule: '6.2',
      position: field({
        hand: [CARD.guardGun, CARD.cuirassiers, CARD.legere2, CARD.murat, CARD.supply],
        standing: { [PIECE.cuirassiers]: 'C8', [PIECE.dragoons]: 'D5', [PIECE.foot32]: 'B7', [PIECE.guard]: 'D7' },
      }),
      lead: mine(KEEP, move(PIECE.legere2, 'F6'), ON),
      dice: [4, 4],
      steps: [
        {
          light: [card(CARD.guardGun)],
          way: [act('bombard', CARD.guardGun), act('target', PIECE.dragoons)],
          done: [{ e: 'attacked', at: british(PIECE.dragoons) }],
        },
      ],
    }),
    exercise({
      id: 'defence',
      rule: '6.1-defence',
      position: field({ hand: HAND, standing: NEAR }),
      lead: [...ATTACKED, ...mine(act('pass'))],
      answers: [ON],
      dice: [2, 1],
      steps: [
        {
          light: [card(CARD.cuirassiersGun)],
          way: [act('defend', [CARD.cuirassiersGun])],
          done: [{ e: 'played', seat: 0, use: 'defence' }],
        },
      ],
    }),
    exercise({
      id: 'withdraw',
      rule: '9.2-withdraw',
      position: field({
        hand: [CARD.cuirassiers, CARD.withdraw, CARD.legere45, CARD.murat, CARD.supply],
        standing: NEAR,
      }),
      lead: ATTACKED,
      dice: [],
      steps: [
        {
          light: ['action-withdraw'],
          way: [act('withdraw')],
          done: [{ e: 'played', seat: 0, use: 'withdraw' }],
        },
      ],
    }),
    exercise({
      id: 'supply',
      rule: '7',
      position: field({ hand: HAND, reduced: [PIECE.guard] }),
      lead: mine(KEEP, move(PIECE.legere2, 'F6'), ON, ON),
      dice: [],
      steps: [
        {
          light: [piece(PIECE.guard)],
          way: [act('supply', PIECE.guard)],
          done: [{ e: 'restored', unit: french(PIECE.guard) }],
        },
      ],
    }),
    // The book's own example of section 7: Soult on 1 to 3, Ney on 1 to 5.
    exercise({
      id: 'printed',
      rule: '9.1-rally',
      position: field({
        hand: [CARD.soult, CARD.ney, CARD.cuirassiers, CARD.legere45, CARD.withdraw],
        reduced: [PIECE.guard],
      }),
      lead: mine(KEEP, move(PIECE.legere2, 'F6'), ON, ON),
      dice: [5],
      steps: [
        { way: [act('rally', CARD.ney)], done: [{ e: 'played', seat: 0, use: 'rally' }] },
        {
          light: [piece(PIECE.guard)],
          way: [act('unit', PIECE.guard)],
          done: [{ e: 'rallied', unit: french(PIECE.guard), ok: true }],
          missed: [{ e: 'rallied', ok: false }],
        },
      ],
    }),
    exercise({
      id: 'forced-march',
      rule: '9.2-forced-march',
      position: field({ hand: [CARD.forcedMarch, CARD.legere2, CARD.legere45, CARD.murat, CARD.supply] }),
      lead: mine(KEEP, move(PIECE.legere2, 'F6')),
      dice: [],
      steps: [
        {
          light: [piece(PIECE.legere2)],
          way: [act('forcedMarch', PIECE.legere2), act('to', squareNamed('E6'))],
          done: [{ e: 'moved', unit: french(PIECE.legere2), how: 'forcedMarch' }],
        },
      ],
    }),
  ],
}
