/**
 * Diggers: two sides of two seats dig holes into one strip of ground. A side’s turn is a question its seats share: whoever
 * digs first has the place. A deep hole is a deed of two steps, with a die, during which only its digger is asked; several
 * holes can be marked as one set. Nothing is hidden.
 */
import {
  type Action,
  calling,
  choice,
  citing,
  type Frame,
  type GameModule,
  goto,
  machine,
  over,
  type Procedures,
  readSetup,
  type Seat,
  setOf,
  shared,
  type Table,
  type Text,
  type Verdict,
} from '../src/index.ts'

const rulebook = {
  '1': { title: { it: 'Partita', en: 'The game' }, summary: { it: '…', en: '…' } },
  '2': { title: { it: 'Scavare', en: 'Digging' }, summary: { it: '…', en: '…' } },
  '2.1': { title: { it: 'Scavare a fondo', en: 'Digging deep' }, summary: { it: '…', en: '…' } },
  '2.2': { title: { it: 'Segnare', en: 'Marking' }, summary: { it: '…', en: '…' } },
} as const
const no = citing(rulebook)
const text = (it: string, en: string): Text => ({ it, en })

const PLACES = Array.from({ length: 8 }, (_, i) => i)
const SIDES = [0, 0, 1, 1]
const ROUNDS = 2

interface State {
  round: number
  /** By place: the seat whose hole it is, −1 nobody’s. */
  holes: number[]
  /** By seat: how often it may still dig this round. */
  spades: number[]
  marked: number[]
}
interface Frames {
  game: object
  turn: { side: number }
  deep: { seat: number; place: number }
}
export interface Diggers {
  state: State
  frames: Frames
  event:
    | { readonly e: 'dug'; readonly seat: Seat; readonly place: number }
    | { readonly e: 'deep'; readonly seat: Seat; readonly die: number }
    | { readonly e: 'marked'; readonly places: readonly number[] }
  view: { readonly s: State; readonly stack: readonly Frame<Diggers>[]; readonly result?: object }
}
type T = Table<Diggers>
type Turn = Frame<Diggers, 'turn'>
const call = calling<Diggers>()

const TAKEN = no('2', { it: 'C’è già una buca.', en: 'There is a hole already.' })
const NOT_YOURS = no('2.2', { it: 'Non è una tua buca.', en: 'That is no hole of yours.' })

const mayDig = (t: T, place: number): Verdict => (t.s.holes[place]! >= 0 ? TAKEN : undefined)
const dig = (t: T, seat: Seat, place: number): void => {
  t.s.holes[place] = seat
  t.s.spades[seat]!--
  t.tell({ e: 'dug', seat, place })
}
/** Who digs stands in the argument: the place doubled, and one more for the second seat of a side. */
const diggerOf = (f: Turn, arg: number): Seat => 2 * f.side + (arg % 2)
const own = (f: Turn, arg: number, seat: Seat): Verdict => (diggerOf(f, arg) === seat ? undefined : NOT_YOURS)

const procedures: Procedures<Diggers> = {
  game: {
    rule: '1',
    steps: {
      round: (t: T) => {
        t.s.round++
        t.s.spades.fill(2)
        return call('turn', { side: 0 })
      },
      other: () => call('turn', { side: 1 }),
      close: (t: T) => {
        if (t.s.round < ROUNDS) return goto('round')
        const score = [0, 1].map(side => t.s.holes.filter(seat => SIDES[seat] === side).length)
        const winners = score[0] === score[1] ? [] : [score[0]! > score[1]! ? 0 : 1]
        return over({ winners, by: 'holes', rule: '1', score })
      },
    },
  },
  turn: {
    rule: '2',
    steps: {
      dig: shared<Diggers, Turn>({
        seats: (t, f) => [2 * f.side, 2 * f.side + 1].filter(seat => t.s.spades[seat]! > 0 && t.s.holes.includes(-1)),
        ends: ['rest', 'mark'],
        standing: 'rest',
        offers: {
          dig: {
            domain: PLACES.flatMap(place => [2 * place, 2 * place + 1]),
            check: [
              (_: T, f: Turn, arg: number, seat: Seat) => own(f, arg, seat),
              (t: T, _: Turn, arg: number) => mayDig(t, arg >> 1),
            ],
            take: (t: T, f: Turn, arg: number) => {
              dig(t, diggerOf(f, arg), arg >> 1)
              return goto('again')
            },
          },
          deep: {
            domain: PLACES.flatMap(place => [2 * place, 2 * place + 1]),
            check: [
              (_: T, f: Turn, arg: number, seat: Seat) => own(f, arg, seat),
              (t: T, _: Turn, arg: number) => mayDig(t, arg >> 1),
            ],
            take: (_: T, f: Turn, arg: number) => call('deep', { seat: diggerOf(f, arg), place: arg >> 1 }),
          },
          mark: setOf<Diggers, Turn, Seat>({
            domain: PLACES,
            each: (t, _, __, place, seat) => (t.s.holes[place] === seat ? undefined : NOT_YOURS),
            take: (t, _, places) => {
              t.s.marked.push(...places.filter(place => !t.s.marked.includes(place)))
              t.s.marked.sort((a, b) => a - b)
              t.tell({ e: 'marked', places })
            },
          }),
          rest: { take: () => undefined },
        },
        none: () => goto('leave'),
      }),
      again: () => goto('dig'),
      leave: () => {},
    },
  },
  deep: {
    rule: '2.1',
    steps: {
      sure: choice<Diggers, Frame<Diggers, 'deep'>, undefined>({
        seat: (_, f) => f.seat,
        offers: { go: { take: () => {} }, shallow: { take: () => goto('hole') } },
      }),
      roll: (t: T, f) => {
        const { seat } = f as Frame<Diggers, 'deep'>
        const die = t.dice.roll(6, '2.1')
        t.tell({ e: 'deep', seat, die })
        if (die < 4) t.s.spades[seat] = 1
      },
      hole: (t: T, f) => {
        const { seat, place } = f as Frame<Diggers, 'deep'>
        dig(t, seat, place)
      },
    },
  },
}

const copied = (s: State): State => ({
  round: s.round,
  holes: [...s.holes],
  spades: [...s.spades],
  marked: [...s.marked],
})
const scenarios = [{ id: 'strip', name: text('Striscia', 'Strip'), about: text('Otto posti.', 'Eight places.') }]
const NAMES = [text('Anna', 'Ann'), text('Bruno', 'Ben'), text('Carla', 'Cara'), text('Dino', 'Dan')]

export const diggers: GameModule<Diggers> = {
  id: 'diggers',
  version: 1,
  title: text('Scavatori', 'Diggers'),
  rulebook,
  refusals: no.all,
  scenarios,
  options: [],
  events: ['dug', 'deep', 'marked'],
  readSetup: raw => readSetup(raw, scenarios, []),
  seats: () => NAMES,
  sides: () => SIDES,
  sideNames: () => [text('Nord', 'North'), text('Sud', 'South')],
  begin: () =>
    diggers.machine.start({ round: 0, holes: PLACES.map(() => -1), spades: [0, 0, 0, 0], marked: [] }, 'game'),
  machine: machine(procedures),
  turn: pos => pos.s.round,
  clone: ({ s, stack, result }) => ({
    s: copied(s),
    stack: stack.map(frame => ({ ...frame })),
    ...(result && { result }),
  }),
  view: ({ s, stack, result }) => ({
    s: copied(s),
    stack: stack.map(frame => ({ ...frame })),
    ...(result && { result }),
  }),
  imagine: ({ s, stack }) => ({ s: copied(s), stack: stack.map(frame => ({ ...frame })) }),
  words: {
    event: event => [JSON.stringify(event)],
    level: () => 2,
    prompt: ({ step }) => `${step}?`,
    action: ({ type, arg }) => `${type} ${arg ?? ''}`.trim(),
    result: ({ winners }) => `${winners.join()}.`,
    board: ({ s }) => JSON.stringify(s.holes),
  },
  invariants: ({ s }) => (s.spades.some(left => left < 0) ? ['dug without a spade'] : []),
}

export const dug = (seat: Seat, place: number): Action => ({ type: 'dig', arg: 2 * place + (seat % 2) })
