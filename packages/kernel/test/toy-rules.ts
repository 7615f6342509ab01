/**
 * “Three Fords”, a small war for testing the platform: hidden hands, a card played face down inside a procedure, a
 * reaction question, procedures within procedures, a choice that may offer nothing, and a game that ends from the depth.
 * Twelve cards 0 … 11; 9, 10 and 11 are ambushes.
 */
import {
  calling,
  choice,
  citing,
  end,
  type Frame,
  goto,
  offer,
  over,
  type Procedures,
  type Seat,
  type Table,
  type Text,
} from '../src/index.ts'

export type Card = number
export interface ToyState {
  turn: number
  handLimit: number
  turns: number
  /** Unseen cards, ascending: a set, not a pile. */
  deck: Card[]
  hands: [Card[], Card[]]
  discards: Card[]
  troops: [number, number]
  /** Who holds each ford: -1 nobody. */
  fords: number[]
}
export interface ToyFrames {
  game: object
  turn: { side: Seat }
  /** `card` lies face down, a secret of the attacker, until the fight: -1 none. */
  assault: { side: Seat; ford: number; card: Card; ambush: Card }
}
export type ToyEvent =
  | { e: 'drew'; side: Seat; card?: Card }
  | { e: 'marched'; side: Seat; ford: number }
  | { e: 'rested'; side: Seat }
  | { e: 'discarded'; side: Seat; card: Card }
  | { e: 'committed'; side: Seat; card?: Card }
  | { e: 'ambushed'; side: Seat; card: Card }
  | { e: 'fought'; side: Seat; ford: number; attack: number; defence: number; card: Card; won: boolean }
  | { e: 'ended'; by: string }
export interface ToyView {
  turn: number
  handLimit: number
  turns: number
  deck: number
  /** Own cards, or only how many. */
  hands: (Card[] | number)[]
  discards: Card[]
  troops: number[]
  fords: number[]
  stack: object[]
}
export interface Toy {
  state: ToyState
  frames: ToyFrames
  event: ToyEvent
  view: ToyView
}
type T = Table<Toy>
type F<P extends keyof ToyFrames> = Frame<Toy, P>

export const both = (it: string, en: string): Text => ({ it, en })
const section = (it: string, en: string) => ({ title: both(it, en), summary: both(`${it}.`, `${en}.`) })
export const toyRulebook = {
  '1': section('La giornata', 'The day'),
  '1.1': section('Le mani', 'The hands'),
  '1.2': section('La sera', 'The evening'),
  '2': section('Il turno', 'The turn'),
  '2.1': section('La marcia', 'The march'),
  '2.2': section('Lo scarto', 'The discard'),
  '3': section('L’assalto', 'The assault'),
  '3.1': section('La carta coperta', 'The card face down'),
  '3.2': section('L’imboscata', 'The ambush'),
}
export const no = citing(toyRulebook)
const HELD = no('2.1', both('Il guado è già tuo.', 'The ford is yours already.'))
const ENEMY = no('2.1', both('Il guado è del nemico.', 'The enemy holds the ford.'), both('Assaltalo.', 'Assault it.'))
const NO_ENEMY = no('3', both('Lì non c’è nemico.', 'There is no enemy there.'))
const NOT_HELD = no('3.1', both('Non hai quella carta.', 'You do not hold that card.'))
const HAND_FITS = no('2.2', both('La mano non è troppo grande.', 'The hand is not too large.'))
const NO_AMBUSH = no('3.2', both('Non è un’imboscata in mano tua.', 'That is no ambush in your hand.'))
export const TOY_REFUSALS = { HELD, ENEMY, NO_ENEMY, NOT_HELD, HAND_FITS, NO_AMBUSH }

export const CARDS: readonly Card[] = [...Array(12).keys()]
export const AMBUSHES: readonly Card[] = [9, 10, 11]
const FORDS: readonly number[] = [0, 1, 2]
const call = calling<Toy>()

function draw(t: T, side: Seat): void {
  if (t.s.deck.length === 0) return
  const [card] = t.s.deck.splice(t.dice.pick(t.s.deck.length, '1.1'), 1)
  t.s.hands[side]!.push(card!)
  t.s.hands[side]!.sort((a, b) => a - b)
  t.whisper([side], { e: 'drew', side, card: card! }, { e: 'drew', side })
}
function leave(t: T, side: Seat, card: Card): void {
  t.s.hands[side]!.splice(t.s.hands[side]!.indexOf(card), 1)
}
const mayMarch = (t: T, f: F<'turn'>, ford: number) =>
  t.s.fords[ford] === f.side ? HELD : t.s.fords[ford] === 1 - f.side ? ENEMY : undefined
const mayAssault = (t: T, f: F<'turn'>, ford: number) => (t.s.fords[ford] === 1 - f.side ? undefined : NO_ENEMY)
const mayDiscard = [
  (t: T, f: F<'turn'>) => (t.s.hands[f.side]!.length > t.s.handLimit ? undefined : HAND_FITS),
  (t: T, f: F<'turn'>, card: Card) => (t.s.hands[f.side]!.includes(card) ? undefined : NOT_HELD),
]

export const toyProcedures: Procedures<Toy> = {
  game: {
    rule: '1',
    steps: {
      deal: t => {
        for (const side of [0, 1]) for (let n = 0; n < 3; n++) draw(t, side)
      },
      first: () => call('turn', { side: 0 }),
      second: () => call('turn', { side: 1 }),
      clock: t => {
        if (++t.s.turn <= t.s.turns) return goto('first')
        const score = [0, 1].map(side => t.s.fords.filter(each => each === side).length)
        const winners = score[0]! > score[1]! ? [0] : score[0]! < score[1]! ? [1] : []
        t.tell({ e: 'ended', by: 'evening' })
        return over({ winners, by: 'evening', rule: '1.2', score })
      },
    },
  },
  turn: {
    rule: '2',
    steps: {
      draw: (t, f) => draw(t, f.side),
      act: choice<Toy, F<'turn'>, undefined>({
        seat: (_, f) => f.side,
        offers: {
          march: offer<Toy, F<'turn'>, number>({
            domain: FORDS,
            check: mayMarch,
            take: (t, f, ford) => {
              t.s.fords[ford] = f.side
              t.tell({ e: 'marched', side: f.side, ford })
            },
          }),
          assault: offer<Toy, F<'turn'>, number>({
            domain: FORDS,
            check: mayAssault,
            take: (_, f, ford) => call('assault', { side: f.side, ford, card: -1, ambush: -1 }),
          }),
          rest: { take: (t, f) => t.tell({ e: 'rested', side: f.side }) },
        },
      }),
      discard: choice<Toy, F<'turn'>, undefined>({
        rule: '2.2',
        seat: (_, f) => f.side,
        offers: {
          discard: offer<Toy, F<'turn'>, Card>({
            domain: CARDS,
            over: (t, f) => t.s.hands[f.side]!,
            check: mayDiscard,
            take: (t, f, card) => {
              leave(t, f.side, card)
              t.s.discards.push(card)
              t.tell({ e: 'discarded', side: f.side, card })
              return goto('discard')
            },
          }),
        },
        none: () => end(),
      }),
    },
  },
  assault: {
    rule: '3',
    steps: {
      commit: choice<Toy, F<'assault'>, undefined>({
        rule: '3.1',
        seat: (_, f) => f.side,
        offers: {
          commit: offer<Toy, F<'assault'>, Card>({
            domain: CARDS,
            over: (t, f) => t.s.hands[f.side]!,
            check: (t, f, card) => (t.s.hands[f.side]!.includes(card) ? undefined : NOT_HELD),
            take: (t, f, card) => {
              leave(t, f.side, card)
              f.card = card
              t.whisper([f.side], { e: 'committed', side: f.side, card }, { e: 'committed', side: f.side })
            },
          }),
          bare: { take: () => undefined },
        },
      }),
      react: choice<Toy, F<'assault'>, undefined>({
        rule: '3.2',
        seat: (_, f) => 1 - f.side,
        standing: 'pass',
        offers: {
          ambush: offer<Toy, F<'assault'>, Card>({
            domain: AMBUSHES,
            check: (t, f, card) => (t.s.hands[1 - f.side]!.includes(card) ? undefined : NO_AMBUSH),
            take: (t, f, card) => {
              leave(t, 1 - f.side, card)
              f.ambush = card
              t.tell({ e: 'ambushed', side: 1 - f.side, card })
              t.reveal()
            },
          }),
          pass: { take: () => undefined },
        },
      }),
      fight: (t, f) => {
        const attack = t.dice.roll(6, '3')
        const defence = t.dice.roll(6, '3')
        const won = attack + f.card > defence + f.ambush
        t.reveal()
        t.tell({ e: 'fought', side: f.side, ford: f.ford, attack, defence, card: f.card, won })
        for (const card of [f.card, f.ambush]) if (card >= 0) t.s.discards.push(card)
        const loser = won ? 1 - f.side : f.side
        if (won) t.s.fords[f.ford] = f.side
        if (--t.s.troops[loser]! > 0) return
        t.tell({ e: 'ended', by: 'attrition' })
        return over({ winners: [1 - loser], by: 'attrition', rule: '3' })
      },
    },
  },
}

/** Old names of the first draft: a procedure, a step and an action. */
export const toyAliases = { round: 'turn', 'turn.choose': 'turn.act', sleep: 'rest' }
