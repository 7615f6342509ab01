/** “Three Fords” as the platform knows it: the rules of toy-rules.ts with setup, views, copies and words. */
import {
  type Action,
  type Dice,
  type Eye,
  type Frame,
  type GameModule,
  machine,
  type Position,
  type Procedures,
  readSetup,
} from '../src/index.ts'
import {
  both,
  CARDS,
  type Card,
  no,
  type Toy,
  type ToyEvent,
  type ToyView,
  toyAliases,
  toyProcedures,
  toyRulebook,
} from './toy-rules.ts'
import { toyWords } from './toy-words.ts'

export * from './toy-rules.ts'

const scenarios = [
  { id: 'day', name: both('Una giornata', 'A day'), about: both('Sei turni.', 'Six turns.') },
  { id: 'hour', name: both('Un’ora', 'An hour'), about: both('Due turni.', 'Two turns.') },
]
const options = [
  {
    id: 'hand',
    name: both('Mano', 'Hand'),
    about: both('Quante carte si tengono.', 'How many cards are kept.'),
    values: ['3', '4'].map(id => ({ id, name: both(id, id) })),
    default: '3',
  },
]

function view(pos: Position<Toy>, eye: Eye): ToyView {
  const { s } = pos
  return {
    turn: s.turn,
    handLimit: s.handLimit,
    turns: s.turns,
    deck: s.deck.length,
    hands: s.hands.map((hand, side) => (side === eye ? [...hand] : hand.length)),
    discards: [...s.discards],
    troops: [...s.troops],
    fords: [...s.fords],
    stack: pos.stack.map(f =>
      f.proc === 'assault' ? { ...f, card: f.side === eye ? f.card : f.card === -1 ? -1 : 'hidden' } : { ...f },
    ),
  }
}

function imagine(seen: ToyView, _eye: Eye, _heard: readonly ToyEvent[], dice: Dice): Position<Toy> {
  const stack = seen.stack.map(f => ({ ...f })) as Frame<Toy>[]
  // Numbers in `hands` are counts: the cards really seen are those of lists, discards and frames.
  const known = new Set<unknown>(seen.discards)
  for (const hand of seen.hands) if (Array.isArray(hand)) for (const card of hand) known.add(card)
  for (const f of stack as { card?: unknown; ambush?: unknown }[]) known.add(f.card).add(f.ambush)
  const unseen = CARDS.filter(card => !known.has(card))
  const take = (): Card => unseen.splice(dice.pick(unseen.length, '1.1'), 1)[0]!
  const many = (n: number): Card[] => Array.from({ length: n }, take).sort((a, b) => a - b)
  for (const f of stack as { card?: unknown }[]) if (f.card === 'hidden') f.card = take()
  const hands = seen.hands.map(hand => (Array.isArray(hand) ? [...hand] : many(hand))) as [Card[], Card[]]
  const { turn, handLimit, turns } = seen
  const state = { turn, handLimit, turns, deck: unseen, hands, discards: [...seen.discards] }
  return { s: { ...state, troops: [...seen.troops] as [number, number], fords: [...seen.fords] }, stack }
}

export function makeToy(changes: { procedures?: Procedures<Toy> } & Partial<GameModule<Toy>> = {}): GameModule<Toy> {
  const { procedures = toyProcedures, ...rest } = changes
  const rules = machine(procedures, toyAliases)
  return {
    id: 'three-fords',
    version: 1,
    title: both('Tre guadi', 'Three Fords'),
    rulebook: toyRulebook,
    refusals: no.all,
    scenarios,
    options,
    events: ['drew', 'marched', 'rested', 'discarded', 'committed', 'ambushed', 'fought', 'ended'],
    readSetup: raw => readSetup(raw, scenarios, options),
    seats: () => [both('Blu', 'Blue'), both('Rosso', 'Red')],
    begin: setup =>
      rules.start(
        {
          turn: 1,
          handLimit: Number(setup.options.hand),
          turns: setup.scenario === 'hour' ? 2 : 6,
          deck: [...CARDS],
          hands: [[], []],
          discards: [],
          troops: [3, 3],
          fords: [0, -1, 1],
        },
        'game',
      ),
    machine: rules,
    turn: pos => pos.s.turn,
    clone: ({ s, stack, result }) => ({
      s: {
        ...s,
        deck: s.deck.slice(),
        hands: [s.hands[0].slice(), s.hands[1].slice()],
        discards: s.discards.slice(),
        troops: [s.troops[0], s.troops[1]],
        fords: s.fords.slice(),
      },
      stack: stack.map(f => ({ ...f })),
      result,
    }),
    view,
    imagine,
    words: toyWords,
    invariants: ({ s, stack }) => {
      const held = [...s.deck, ...s.discards, ...s.hands.flat()]
      for (const f of stack) if (f.proc === 'assault') held.push(...[f.card, f.ambush].filter(card => card >= 0))
      return held.sort((a, b) => a - b).join() === CARDS.join() ? [] : [`the cards are ${held.join()}`]
    },
    ...rest,
  }
}

export const toy = makeToy()
export const act = (type: string, arg?: number): Action => (arg === undefined ? { type } : { type, arg })
