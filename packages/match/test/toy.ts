/**
 * A skirmish between two outposts, small enough to see through and with one of everything a match has to handle: dice,
 * hidden draws, a hidden choice, news, questions with a standing answer for oneself and for the other, turns, an end.
 */
import {
  type Action,
  calling,
  choice,
  citing,
  type Dice,
  type Eye,
  end,
  type Frame,
  type GameModule,
  goto,
  machine,
  over,
  type Position,
  type Procedures,
  RulesFault,
  readSetup,
  type Seat,
  type Setup,
  type Table,
  type Verdict,
} from '@bivouac/kernel'

export const rulebook = {
  '1': { title: { it: 'Partita', en: 'The game' }, summary: { it: '…', en: '…' } },
  '1.1': { title: { it: 'Chi comincia', en: 'Who begins' }, summary: { it: '…', en: '…' } },
  '1.2': { title: { it: 'Carte', en: 'Cards' }, summary: { it: '…', en: '…' } },
  '2': { title: { it: 'Turno', en: 'The turn' }, summary: { it: '…', en: '…' } },
  '2.1': { title: { it: 'Marcia', en: 'March' }, summary: { it: '…', en: '…' } },
  '2.2': { title: { it: 'Ricognizione', en: 'Scouting' }, summary: { it: '…', en: '…' } },
  '3': { title: { it: 'Assalto', en: 'Assault' }, summary: { it: '…', en: '…' } },
  '3.1': { title: { it: 'Reazione', en: 'Reaction' }, summary: { it: '…', en: '…' } },
  '3.2': { title: { it: 'Dadi', en: 'Dice' }, summary: { it: '…', en: '…' } },
} as const
const no = citing(rulebook)

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const POSTS = [0, 1, 2, 3] as const
const CAMPS = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const
const TURNS = 6
const ENOUGH = 3

interface State {
  turn: number
  active: Seat
  post: number[]
  camp: number[][]
  points: number[]
  hands: number[][]
  /** The card each has laid face down; 0: none. */
  laid: number[]
  unseen: number[]
  /** Orders given this turn: a turn of endless marching must end some day. */
  given: number
  /** Orders are not counted. */
  tireless: boolean
  /** A table on which `stumble` is allowed, and breaks the rules in the middle of a move. */
  faulty: boolean
}
export type ToyEvent =
  | { e: 'first'; seat: Seat; got: number }
  | { e: 'dealt'; seat: Seat; card?: number }
  | { e: 'marched'; seat: Seat; to: number }
  | { e: 'camped'; seat: Seat; at: number[] }
  | { e: 'drew'; seat: Seat; card?: number }
  | { e: 'laid'; seat: Seat; card?: number }
  | { e: 'scouted'; seat: Seat; hand?: number[] }
  | { e: 'guarded'; seat: Seat; card: number }
  | { e: 'fought'; seat: Seat; dice: number[]; won: boolean }
  | { e: 'foraged'; seat: Seat; got: number }
  | { e: 'murmur'; hand: number[] }
export interface ToyView {
  turn: number
  active: Seat
  post: number[]
  camp: number[][]
  points: number[]
  held: number[]
  laid: boolean[]
  hand: number[]
  stack: { proc: string; step: string }[]
}
export interface Toy {
  state: State
  frames: { game: {}; turn: { side: Seat }; drill: { side: Seat }; assault: { side: Seat; guard: number } }
  event: ToyEvent
  view: ToyView
}
type T = Table<Toy>
const call = calling<Toy>()
const FOE = (seat: Seat): Seat => 1 - seat

function draw(t: T, seat: Seat, why: '1.2' | '2'): number {
  const [card] = t.s.unseen.splice(t.dice.pick(t.s.unseen.length, why), 1)
  t.s.hands[seat]!.push(card!)
  t.s.hands[seat]!.sort((a, b) => a - b)
  return card!
}

const THERE = no('2.1', { it: 'Sei già lì.', en: 'You are there already.' })
const TIRED = no(
  '2',
  { it: 'Gli ordini di questo turno sono finiti.', en: 'There are no orders left this turn.' },
  { it: 'Chiudi il turno.', en: 'End the turn.' },
)
const NO_CARDS = no('1.2', { it: 'Il mazzo è vuoto.', en: 'The deck is empty.' })
const NOT_HELD = no('3.1', { it: 'Non hai quella carta.', en: 'You do not hold that card.' })
const TOO_HIGH = no('3.1', { it: 'Quella carta è troppo alta.', en: 'That card is too high.' })
const FIRM = no('2', { it: 'Qui nessuno inciampa.', en: 'Nobody stumbles here.' })
const rested = (t: T): Verdict => (t.s.given >= 8 && !t.s.tireless ? TIRED : undefined)
const holds = (t: T, seat: Seat, card: number): Verdict => (t.s.hands[seat]!.includes(card) ? undefined : NOT_HELD)

const procedures: Procedures<Toy> = {
  game: {
    rule: '1',
    steps: {
      first: t => {
        const got = t.dice.roll(6, '1.1')
        t.s.active = got > 3 ? 0 : 1
        t.tell({ e: 'first', seat: t.s.active, got })
      },
      deal: t => {
        for (const seat of [0, 1])
          t.whisper([seat], { e: 'dealt', seat, card: draw(t, seat, '1.2') }, { e: 'dealt', seat })
      },
      day: t => call('turn', { side: t.s.active }),
      clock: t => {
        t.s.given = 0
        t.s.active = FOE(t.s.active)
        const best = t.s.points[0]! >= ENOUGH ? 0 : t.s.points[1]! >= ENOUGH ? 1 : undefined
        if (best !== undefined) return over({ winners: [best], by: 'points', rule: '1', score: [...t.s.points] })
        if (++t.s.turn > TURNS) return over({ winners: [], by: 'night', rule: '1' })
        return goto('day')
      },
    },
  },
  turn: {
    rule: '2',
    steps: {
      orders: choice<Toy, Frame<Toy, 'turn'>, undefined>({
        seat: (_, f) => f.side,
        offers: {
          march: {
            domain: POSTS,
            check: [rested, (t, f, to: number) => (t.s.post[f.side] === to ? THERE : undefined)],
            take: (t, f, to: number) => {
              t.s.given++
              t.s.post[f.side] = to
              t.tell({ e: 'marched', seat: f.side, to })
              if (to === 3) return call('drill', { side: f.side })
            },
          },
          camp: {
            domain: CAMPS,
            check: rested,
            take: (t, f, at: number[]) => {
              t.s.given++
              t.s.camp[f.side] = at
              t.tell({ e: 'camped', seat: f.side, at })
            },
          },
          draw: {
            check: [rested, t => (t.s.unseen.length === 0 ? NO_CARDS : undefined)],
            take: (t, f) => {
              t.s.given++
              const { side: seat } = f
              t.whisper([seat], { e: 'drew', seat, card: draw(t, seat, '2') }, { e: 'drew', seat })
            },
          },
          lay: {
            domain: CARDS,
            check: [rested, (t, f, card: number) => holds(t, f.side, card)],
            take: (t, f, card: number) => {
              t.s.given++
              t.s.laid[f.side] = card
              t.whisper([f.side], { e: 'laid', seat: f.side, card }, { e: 'laid', seat: f.side })
              t.whisper([f.side], { e: 'murmur', hand: t.s.hands[f.side]! })
            },
          },
          scout: {
            check: rested,
            take: (t, f) => {
              t.s.given++
              const { side: seat } = f
              t.whisper([seat], { e: 'scouted', seat, hand: [...t.s.hands[FOE(seat)]!] }, { e: 'scouted', seat })
              t.reveal()
            },
          },
          attack: {
            check: rested,
            take: (t, f) => {
              t.s.given++
              return call('assault', { side: f.side, guard: 0 })
            },
          },
          forage: {
            check: rested,
            take: (t, f) => {
              t.s.given++
              t.tell({ e: 'foraged', seat: f.side, got: t.dice.roll(6, '2.2') })
            },
          },
          stumble: {
            check: t => (t.s.faulty ? undefined : FIRM),
            take: (t, f) => {
              t.s.post[f.side] = 99
              t.tell({ e: 'marched', seat: f.side, to: t.dice.roll(6, '2.1') })
              throw new RulesFault('somebody stumbled')
            },
          },
          done: { take: () => end() },
        },
      }),
      again: () => goto('orders'),
    },
  },
  drill: {
    rule: '2.1',
    steps: {
      hold: choice<Toy, Frame<Toy, 'drill'>, undefined>({
        seat: (_, f) => f.side,
        standing: 'hold',
        offers: { hold: { take: () => {} }, halt: { take: t => void (t.s.given = 8) } },
      }),
    },
  },
  assault: {
    rule: '3',
    steps: {
      reaction: choice<Toy, Frame<Toy, 'assault'>, undefined>({
        rule: '3.1',
        seat: (_, f) => FOE(f.side),
        standing: 'pass',
        offers: {
          guard: {
            domain: CARDS,
            check: [
              (t, f, card: number) => holds(t, FOE(f.side), card),
              (_t, _f, card: number) => (card > 8 ? TOO_HIGH : undefined),
            ],
            take: (t, f, card: number) => {
              const foe = FOE(f.side)
              t.s.hands[foe] = t.s.hands[foe]!.filter(each => each !== card)
              f.guard = card
              t.tell({ e: 'guarded', seat: foe, card })
              t.reveal()
            },
          },
          pass: { take: () => {} },
        },
      }),
      dice: (t, f) => {
        const dice = [t.dice.roll(6, '3.2'), t.dice.roll(6, '3.2')]
        const won = dice[0]! > dice[1]! + (f.guard > 0 ? 1 : 0)
        if (won) t.s.points[f.side]!++
        t.tell({ e: 'fought', seat: f.side, dice, won })
      },
    },
  },
}

const rules = machine<Toy>(procedures, { strike: 'attack' })
const scenarios = [{ id: 'outposts', name: { it: 'Avamposti', en: 'Outposts' }, about: { it: '…', en: '…' } }]
const option = (id: string) => ({
  id,
  name: { it: id, en: id },
  about: { it: id, en: id },
  values: ['no', 'yes'].map(each => ({ id: each, name: { it: each, en: each } })),
  default: 'no',
})
const options = [option('faulty'), option('tireless')]

function view(pos: Position<Toy>, eye: Eye): ToyView {
  const { s } = pos
  return {
    turn: s.turn,
    active: s.active,
    post: [...s.post],
    camp: s.camp.map(each => [...each]),
    points: [...s.points],
    held: s.hands.map(hand => hand.length),
    laid: s.laid.map(card => card > 0),
    hand: eye === 'spectator' ? [] : [...s.hands[eye]!],
    stack: pos.stack.map(({ proc, step }) => ({ proc, step })),
  }
}

export const toy: GameModule<Toy> = {
  id: 'toy',
  version: 3,
  title: { it: 'Avamposti', en: 'Outposts' },
  rulebook,
  refusals: no.all,
  scenarios,
  options,
  events: ['first', 'dealt', 'marched', 'camped', 'drew', 'laid', 'scouted', 'guarded', 'fought', 'foraged', 'murmur'],
  readSetup: raw => readSetup(raw, scenarios, options),
  seats: () => [
    { it: 'Rossi', en: 'Reds' },
    { it: 'Blu', en: 'Blues' },
  ],
  begin: setup =>
    rules.start(
      {
        turn: 1,
        active: 0,
        post: [0, 0],
        camp: [
          [0, 0],
          [0, 0],
        ],
        points: [0, 0],
        hands: [[], []],
        laid: [0, 0],
        unseen: [...CARDS],
        given: 0,
        faulty: setup.options.faulty === 'yes',
        tireless: setup.options.tireless === 'yes',
      },
      'game',
    ),
  machine: rules,
  turn: pos => pos.s.turn,
  clone: pos => structuredClone(pos),
  view,
  imagine(known, eye, _heard, dice: Dice) {
    const unseen = CARDS.filter(card => !known.hand.includes(card))
    const hands = known.held.map((held, seat) =>
      seat === eye
        ? [...known.hand]
        : Array.from({ length: held }, () => unseen.splice(dice.pick(unseen.length, '1.2'), 1)[0]!),
    )
    const laid = known.laid.map((is, seat) => (is ? (hands[seat]![0] ?? 1) : 0))
    const { turn, active, post, camp, points } = known
    const s: State = { turn, active, post, camp, points, hands, laid, unseen, given: 0, faulty: false, tireless: false }
    return { s, stack: known.stack.map(frame => ({ side: active, guard: 0, ...frame })) as Frame<Toy>[] }
  },
  orders: {
    'assault.reaction': [
      {
        id: 'behind',
        text: { it: 'Chiedimelo solo se l’altro ha dei punti', en: 'Ask me only if the other has points' },
        asks: ({ points, active }) => points[active]! > 0,
      },
    ],
  },
  words: {
    event: event => [event.e],
    level: () => 2,
    prompt: at => `${at.proc}.${at.step}`,
    action: (action: Action) => action.type,
    result: result => result.by,
    board: seen => JSON.stringify(seen),
  },
  invariants: pos => {
    const cards = pos.s.unseen.length + pos.s.hands.flat().length
    return cards > CARDS.length ? ['there are more cards than were printed'] : []
  },
}

export const SETUP: Setup = { scenario: 'outposts', options: { faulty: 'no', tireless: 'no' } }
