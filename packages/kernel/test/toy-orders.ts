/**
 * Sealed orders: every seat writes down a card at the same time, the side with the larger sum takes the hill, and the
 * seat that gave most for it may press on. Three seats for themselves, or four in two pairs. Small, and with one of
 * everything that several seats bring: a question to all at once, one to a single seat, hidden cards, dice, allies,
 * several winners, grades of victory.
 */
import {
  type Action,
  type Answer,
  calling,
  choice,
  citing,
  type Dice,
  type Eye,
  type Frame,
  type GameModule,
  goto,
  joint,
  machine,
  over,
  type Position,
  type Procedures,
  readSetup,
  type Seat,
  type Side,
  type Table,
  type Text,
  type Verdict,
  veiled,
} from '../src/index.ts'

export const rulebook = {
  '1': { title: { it: 'Partita', en: 'The game' }, summary: { it: '…', en: '…' } },
  '1.1': { title: { it: 'Carte', en: 'Cards' }, summary: { it: '…', en: '…' } },
  '2': { title: { it: 'Ordini', en: 'Orders' }, summary: { it: '…', en: '…' } },
  '2.1': { title: { it: 'Incalzare', en: 'Pressing on' }, summary: { it: '…', en: '…' } },
  '3': { title: { it: 'Vittoria', en: 'Victory' }, summary: { it: '…', en: '…' } },
} as const
const no = citing(rulebook)

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8] as const
const HAND = 2
const ROUNDS = 3
/** Scenario -> side of each seat. */
const SIDES: Readonly<Record<string, readonly Side[]>> = { three: [0, 1, 2], pairs: [0, 1, 0, 1] }

interface State {
  round: number
  sides: Side[]
  hands: number[][]
  points: number[]
  /** Cards that everybody has seen. */
  played: number[]
  /** Who may press on; −1: nobody. */
  first: Seat
}
interface Frames {
  game: object
  round: object
}
export type OrdersEvent =
  | { readonly e: 'dealt'; readonly seat: Seat; readonly cards?: readonly number[] }
  | { readonly e: 'orders'; readonly cards: readonly number[] }
  | { readonly e: 'hill'; readonly side: Side }
  | { readonly e: 'pressed'; readonly seat: Seat; readonly die: number }
export interface OrdersView {
  readonly round: number
  readonly sides: readonly Side[]
  /** Cards of others are 0. */
  readonly hands: readonly (readonly number[])[]
  readonly points: readonly number[]
  readonly played: readonly number[]
  readonly first: Seat
  readonly stack: readonly object[]
  readonly result?: object
}
export interface Orders {
  state: State
  frames: Frames
  event: OrdersEvent
  view: OrdersView
}
type T = Table<Orders>
const call = calling<Orders>()

const NOT_HELD = no(
  '1.1',
  { it: 'Non hai quella carta.', en: 'You do not hold that card.' },
  { it: 'Scegli una delle tue.', en: 'Choose one of yours.' },
)
const mayPlay = (t: T, seat: Seat, card: number): Verdict => (t.s.hands[seat]!.includes(card) ? undefined : NOT_HELD)

const sumOf = (s: State, side: Side, cards: readonly number[]): number =>
  cards.reduce((sum, card, seat) => sum + (s.sides[seat] === side ? card : 0), 0)

function decided(t: T, answers: readonly Answer[]): void {
  const { s } = t
  const cards = s.sides.map((_, seat) => {
    const given = answers.find(each => each.seat === seat)
    return given?.type === 'commit' ? (given.arg as number) : 0
  })
  for (const [seat, card] of cards.entries()) if (card > 0) s.hands[seat] = s.hands[seat]!.filter(each => each !== card)
  s.played = [...s.played, ...cards.filter(card => card > 0)].sort((a, b) => a - b)
  t.tell({ e: 'orders', cards })
  const sums = s.points.map((_, side) => sumOf(s, side, cards))
  const best = Math.max(...sums)
  const winners = sums.flatMap((sum, side) => (sum === best ? [side] : []))
  s.first = -1
  if (best === 0 || winners.length > 1) return
  const side = winners[0]!
  s.points[side]!++
  t.tell({ e: 'hill', side })
  const most = Math.max(...cards.filter((_, seat) => s.sides[seat] === side))
  s.first = cards.findIndex((card, seat) => s.sides[seat] === side && card === most)
}

const procedures: Procedures<Orders> = {
  game: {
    rule: '1',
    steps: {
      deal: (t: T) => {
        const { s } = t
        const unseen: number[] = [...CARDS]
        for (let n = 0; n < HAND; n++)
          for (const hand of s.hands) hand.push(unseen.splice(t.dice.pick(unseen.length, '1.1'), 1)[0]!)
        // All hands are in order before anything is told: who looks on must not see how they were dealt.
        for (const hand of s.hands) hand.sort((a, b) => a - b)
        for (const [seat, hand] of s.hands.entries())
          t.whisper([seat], { e: 'dealt', seat, cards: [...hand] }, { e: 'dealt', seat })
      },
      round: (t: T) => {
        t.s.round++
        return call('round', {})
      },
      close: (t: T) => {
        const { round, points } = t.s
        if (round < ROUNDS) return goto('round')
        const best = Math.max(...points)
        const winners = best === 0 ? [] : points.flatMap((each, side) => (each === best ? [side] : []))
        const second = Math.max(0, ...points.filter(each => each < best))
        const grade = winners.length === 1 && best - second > 1 ? 'decisive' : 'marginal'
        return over({ winners, by: 'hills', rule: '3', score: [...points], ...(winners.length > 0 && { grade }) })
      },
    },
  },
  round: {
    rule: '2',
    steps: {
      orders: joint<Orders, Frame<Orders, 'round'>>({
        seats: t => t.s.sides.map((_, seat) => seat),
        offers: {
          commit: { domain: CARDS, check: (t: T, _: unknown, card: number, seat: Seat) => mayPlay(t, seat, card) },
          hold: {},
        },
        standing: 'hold',
        takeAll: (t, _, answers) => decided(t, answers),
      }),
      press: choice<Orders, Frame<Orders, 'round'>, undefined>({
        rule: '2.1',
        seat: t => t.s.first,
        offers: {
          press: {
            check: t => (t.s.first < 0 ? NOBODY : undefined),
            take: t => {
              const seat = t.s.first
              const die = t.dice.roll(6, '2.1')
              t.tell({ e: 'pressed', seat, die })
              if (die >= 4) t.s.points[t.s.sides[seat]!]!++
            },
          },
          rest: { check: t => (t.s.first < 0 ? NOBODY : undefined), take: () => {} },
        },
        none: () => {},
      }),
    },
  },
}
const NOBODY = no('2.1', { it: 'Nessuno ha preso la collina.', en: 'Nobody has taken the hill.' })

const copied = (frame: object): Frame<Orders> => ({ ...frame }) as Frame<Orders>
const text = (it: string, en: string): Text => ({ it, en })
const NAMES: readonly Text[] = [
  text('Rosso', 'Red'),
  text('Blu', 'Blue'),
  text('Verde', 'Green'),
  text('Giallo', 'Yellow'),
]
const scenarios = [
  { id: 'three', name: text('In tre', 'Three'), about: text('Ognuno per sé.', 'Each for himself.') },
  { id: 'pairs', name: text('A coppie', 'Pairs'), about: text('Due contro due.', 'Two against two.') },
]

export const orders: GameModule<Orders> = {
  id: 'orders',
  version: 1,
  title: text('Ordini sigillati', 'Sealed orders'),
  rulebook,
  refusals: no.all,
  scenarios,
  options: [],
  events: ['dealt', 'orders', 'hill', 'pressed'],
  readSetup: raw => readSetup(raw, scenarios, []),
  seats: ({ scenario }) => SIDES[scenario]!.map((_, seat) => NAMES[seat]!),
  sides: pos => [...pos.s.sides],
  sideNames: ({ scenario }) =>
    scenario === 'pairs' ? [text('Est', 'East'), text('Ovest', 'West')] : NAMES.slice(0, 3),
  begin: ({ scenario }) => {
    const sides = SIDES[scenario]!
    return orders.machine.start(
      {
        round: 0,
        sides: [...sides],
        hands: sides.map(() => []),
        points: [...new Set(sides)].map(() => 0),
        played: [],
        first: -1,
      },
      'game',
    )
  },
  machine: machine(procedures),
  turn: pos => pos.s.round,
  clone: ({ s, stack, result }) => ({
    s: {
      ...s,
      sides: [...s.sides],
      hands: s.hands.map(hand => [...hand]),
      points: [...s.points],
      played: [...s.played],
    },
    stack: stack.map(copied),
    ...(result && { result }),
  }),
  view: ({ s, stack, result }, eye) => ({
    round: s.round,
    sides: [...s.sides],
    hands: s.hands.map((hand, seat) => (seat === eye ? [...hand] : hand.map(() => 0))),
    points: [...s.points],
    played: [...s.played],
    first: s.first,
    stack: stack.map(frame => veiled(copied(frame), eye)),
    ...(result && { result }),
  }),
  imagine: (view, eye, _, dice) => imagined(view, eye, dice),
  words: {
    event: event => [JSON.stringify(event)],
    level: () => 2,
    prompt: ({ step }) => `${step}?`,
    action: ({ type, arg }) => `${type} ${arg ?? ''}`.trim(),
    result: ({ winners, grade }) => `${winners.join()} ${grade ?? ''}.`,
    board: view => JSON.stringify(view.points),
  },
  ai: {
    score: ({ s }, seat) => {
      const mine = s.points[s.sides[seat]!]!
      const others = s.points.filter((_, side) => side !== s.sides[seat])
      return Math.tanh((mine - Math.max(...others)) / 2)
    },
  },
  invariants: ({ s }) => (s.hands.some(hand => hand.length > HAND) ? ['too many cards'] : []),
}

/** Cards that nobody has shown are dealt anew to those who hold some. */
function imagined(view: OrdersView, eye: Eye, dice: Dice): Position<Orders> {
  const own = eye === 'spectator' ? [] : (view.hands[eye] ?? [])
  const unseen: number[] = CARDS.filter(card => !view.played.includes(card) && !own.includes(card))
  const hands = view.hands.map((hand, seat) =>
    seat === eye
      ? [...hand]
      : hand.map(() => unseen.splice(dice.pick(unseen.length, '1.1'), 1)[0]!).sort((a, b) => a - b),
  )
  return {
    s: {
      round: view.round,
      sides: [...view.sides],
      hands,
      points: [...view.points],
      played: [...view.played],
      first: view.first,
    },
    stack: view.stack.map(copied),
  }
}

export const act = (type: string, arg?: number): Action => (arg === undefined ? { type } : { type, arg })
