/** A toy wargame for the tests of the command: hands nobody else sees, dice, a reaction question, two ways to end. */
import {
  type Action,
  type Citing,
  calling,
  choice,
  citing,
  dieToken,
  type Eye,
  type GameModule,
  goto,
  machine,
  offer,
  over,
  type Phrase,
  type Position,
  type Procedures,
  readSetup,
  type Seat,
  type Table,
} from '@bivouac/kernel'

const text = (it: string, en: string) => ({ it, en })
const section = (it: string, en: string) => ({ title: text(it, en), summary: text(`${it}.`, `${en}.`) })
export const rulebook = {
  '1': { ...section('Componenti', 'Components'), rule: false as const },
  '2': section('Mano', 'Hands'),
  '3': section('Attacco', 'Attack'),
  '3.1': section('Parata', 'Parry'),
  '4': section('Vittoria', 'Victory'),
}
const no: Citing<typeof rulebook> = citing(rulebook)
const NOT_HELD = no(
  '2',
  text('Non hai questa carta.', 'You do not hold that card.'),
  text('Pescala.', 'Draw it first.'),
)
const TOO_STRONG = no('3.1', text('Si para solo con carte fino a 3.', 'Only cards up to 3 can parry.'))

interface State {
  turn: number
  seat: number
  strength: number[]
  hand: number[][]
  deck: number[][]
}
type Event =
  | { readonly e: 'turn'; readonly turn: number; readonly seat: Seat }
  | { readonly e: 'drew'; readonly seat: Seat; readonly card?: number }
  | { readonly e: 'attacked'; readonly seat: Seat; readonly card: number }
  | { readonly e: 'parried'; readonly seat: Seat; readonly card: number }
  | { readonly e: 'rolled'; readonly got: number; readonly hit: boolean }
interface View {
  turn: number
  seat: number
  strength: number[]
  hand: number[]
  counts: number[]
  deck: number[]
  /** Cards already played, which everybody has seen. */
  gone: number[][]
  stack: object[]
}
export interface Toy {
  state: State
  frames: { battle: {}; draw: { seat: Seat; count: number }; attack: { card: number; parry: number } }
  event: Event
  view: View
}
const call = calling<Toy>()
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const DAYS = 30
type Battle = { proc: 'battle'; step: string }
type Attack = { proc: 'attack'; step: string; card: number; parry: number }
const foe = (t: Table<Toy>): Seat => 1 - t.s.seat

const procedures: Procedures<Toy> = {
  battle: {
    rule: '3',
    steps: {
      deal: () => call('draw', { seat: 0, count: 3 }),
      dealToo: () => call('draw', { seat: 1, count: 3 }),
      turn(t) {
        if (t.s.turn >= DAYS) return over({ winners: [], by: 'night', rule: '4' })
        t.s.turn++
        t.tell({ e: 'turn', turn: t.s.turn, seat: t.s.seat })
      },
      order: choice<Toy, Battle, undefined>({
        seat: t => t.s.seat,
        offers: {
          attack: offer<Toy, Battle, number>({
            domain: CARDS,
            over: t => t.s.hand[t.s.seat]!,
            check: (t, _f, card) => (t.s.hand[t.s.seat]!.includes(card) ? undefined : NOT_HELD),
            take(t, _f, card) {
              remove(t.s.hand[t.s.seat]!, card)
              t.tell({ e: 'attacked', seat: t.s.seat, card })
              return call('attack', { card, parry: 0 })
            },
          }),
          wait: offer<Toy, Battle, undefined>({ take: () => undefined }),
        },
      }),
      refill: t => call('draw', { seat: t.s.seat, count: 1 }),
      pass(t) {
        t.s.seat = foe(t)
        return goto('turn')
      },
    },
  },
  draw: {
    rule: '2',
    steps: {
      one(t, f) {
        const deck = t.s.deck[f.seat]!
        if (f.count-- <= 0 || deck.length === 0) return { k: 'end' }
        const card = deck.splice(t.dice.pick(deck.length, '2'), 1)[0]!
        const hand = t.s.hand[f.seat]!
        hand.push(card)
        hand.sort((a, b) => a - b)
        t.whisper([f.seat], { e: 'drew', seat: f.seat, card }, { e: 'drew', seat: f.seat })
        return goto('one')
      },
    },
  },
  attack: {
    rule: '3',
    steps: {
      parry: choice<Toy, Attack, undefined>({
        rule: '3.1',
        seat: foe,
        standing: 'pass',
        offers: {
          parry: offer<Toy, Attack, number>({
            domain: CARDS,
            over: t => t.s.hand[foe(t)]!,
            check: [
              (t, _f, card) => (t.s.hand[foe(t)]!.includes(card) ? undefined : NOT_HELD),
              (_t, _f, card) => (card <= 3 ? undefined : TOO_STRONG),
            ],
            take(t, f, card) {
              remove(t.s.hand[foe(t)]!, card)
              f.parry = card
              t.tell({ e: 'parried', seat: foe(t), card })
            },
          }),
          pass: offer<Toy, Attack, undefined>({ take: () => undefined }),
        },
      }),
      fight(t, f) {
        const got = t.dice.roll(10, '3')
        const hit = got + f.card > 10 + f.parry
        t.tell({ e: 'rolled', got, hit })
        if (!hit) return
        t.s.strength[foe(t)]!--
        if (t.s.strength[foe(t)] === 0) return over({ winners: [t.s.seat], by: 'rout', rule: '4' })
      },
    },
  },
}

function remove(from: number[], card: number): void {
  from.splice(from.indexOf(card), 1)
}

const SIDES = [text('Blu', 'Blue'), text('Rossi', 'Red')]
export const toy: GameModule<Toy> = {
  id: 'toy',
  version: 1,
  title: text('Giocattolo', 'Toy'),
  rulebook,
  refusals: no.all,
  scenarios: [{ id: 'field', name: text('Campo', 'Field'), about: text('Un campo.', 'A field.') }],
  options: [
    {
      id: 'strength',
      name: text('Forza', 'Strength'),
      about: text('Quanto si resiste.', 'How long one holds.'),
      values: ['2', '4'].map(id => ({ id, name: text(id, id) })),
      default: '2',
    },
  ],
  events: ['turn', 'drew', 'attacked', 'parried', 'rolled'],
  readSetup: raw => readSetup(raw, toy.scenarios, toy.options),
  seats: () => SIDES,
  begin: setup =>
    toy.machine.start(
      {
        turn: 0,
        seat: 0,
        strength: [Number(setup.options.strength), Number(setup.options.strength)],
        hand: [[], []],
        deck: [[...CARDS], [...CARDS]],
      },
      'battle',
    ),
  machine: machine<Toy>(procedures),
  turn: pos => pos.s.turn,
  clone: pos => structuredClone(pos),
  view: viewOf,
  imagine(view, eye, _heard, dice) {
    const hand: number[][] = []
    const deck: number[][] = []
    for (const seat of [0, 1]) {
      const own = seat === eye
      const left = own ? [...view.deck] : CARDS.filter(card => !view.gone[seat]!.includes(card))
      const held: number[] = own ? [...view.hand] : []
      if (!own) {
        while (held.length < view.counts[seat]!) held.push(left.splice(dice.pick(left.length, '2'), 1)[0]!)
        held.sort((a, b) => a - b)
      }
      hand.push(held)
      deck.push(left)
    }
    const s = { turn: view.turn, seat: view.seat, strength: [...view.strength], hand, deck }
    return { s, stack: structuredClone(view.stack) } as unknown as Position<Toy>
  },
  words: {
    event: (event, lang): Phrase => {
      const side = 'seat' in event ? SIDES[event.seat]![lang] : ''
      const it = lang === 'it'
      if (event.e === 'turn') return [`${it ? 'Turno' : 'Turn'} ${event.turn}: ${side}`]
      if (event.e === 'drew')
        return [`${side} ${it ? 'pesca' : 'draws'} ${event.card ?? (it ? 'una carta' : 'a card')}`]
      if (event.e === 'attacked') return [`${side} ${it ? 'attacca con' : 'attacks with'} ${event.card}`]
      if (event.e === 'parried') return [`${side} ${it ? 'para con' : 'parries with'} ${event.card}`]
      const outcome = event.hit ? (it ? 'colpito' : 'hit') : it ? 'mancato' : 'missed'
      return [dieToken({ sides: 10, got: event.got }), ` ${outcome} `, { kind: 'rule', rule: '3' }]
    },
    level: event => (event.e === 'turn' ? 0 : event.e === 'attacked' ? 2 : 3),
    prompt: (at, _view, lang) =>
      at.step === 'order'
        ? text('Attacca o aspetta.', 'Attack or wait.')[lang]
        : text('Para o passa.', 'Parry or pass.')[lang],
    action: (action: Action, _view, lang) =>
      `${{ attack: text('attacca', 'attack'), wait: text('aspetta', 'wait'), parry: text('para', 'parry'), pass: text('passa', 'pass') }[action.type as 'attack']?.[lang] ?? action.type}${action.arg === undefined ? '' : ` ${action.arg}`}`,
    result: (result, lang) =>
      result.winners[0] === undefined
        ? text('Patta.', 'Drawn.')[lang]
        : `${SIDES[result.winners[0]]![lang]} ${lang === 'it' ? 'vince' : 'wins'}.`,
    board: (view, lang) =>
      `${SIDES.map((side, i) => `${side[lang]} ${view.strength[i]}`).join(' · ')}\n[${view.hand.join(' ')}]`,
  },
  invariants: pos =>
    [0, 1].flatMap(seat => {
      const cards = [...pos.s.hand[seat]!, ...pos.s.deck[seat]!]
      return new Set(cards).size === cards.length ? [] : [`seat ${seat} has a card twice`]
    }),
}

function viewOf(pos: Position<Toy>, eye: Eye): View {
  const s = pos.s
  const own = eye === 'spectator' ? undefined : eye
  return {
    turn: s.turn,
    seat: s.seat,
    strength: [...s.strength],
    hand: own === undefined ? [] : [...s.hand[own]!],
    counts: s.hand.map(each => each.length),
    deck: own === undefined ? [] : [...s.deck[own]!],
    gone: [0, 1].map(seat => CARDS.filter(card => !s.hand[seat]!.includes(card) && !s.deck[seat]!.includes(card))),
    stack: structuredClone(pos.stack),
  }
}
