/** For tests: a table at any point of the game, with declared dice. */
import assert from 'node:assert/strict'
import { type Action, type Decision, type Frame, type Position, plain, type Refusal } from '@bivouac/kernel'
import { bench } from '@bivouac/kernel/testing'
import { UNITS } from '../data/units.ts'
import type { ManoeuvreEvent } from '../events.ts'
import { manoeuvre } from '../module.ts'
import { agreedOn } from '../setup.ts'
import { type Manoeuvre, newState } from '../state.ts'
import { CARDS_EACH, NATIONS, type Nation, OFF, squareNamed, TERRAINS } from '../words.ts'
import { cardsNamed, pieceNamed } from './naming.ts'

/** The first steps a test can begin at, with the locals they need. */
const STARTS = {
  turn: { proc: 'playerTurn', step: 'discard' },
  discard: { proc: 'discarding', step: 'discard' },
  draw: { proc: 'drawing', step: 'draw' },
  movement: {
    proc: 'movement',
    step: 'can',
    piece: -1,
    first: -1,
    second: -1,
    firstFrom: -1,
    secondFrom: -1,
    marched: 0,
    supplied: 0,
  },
  combat: { proc: 'combat', step: 'declare' },
  restoration: { proc: 'restoration', step: 'more', attempted: 0, card: -1, piece: -1 },
} as const
export type Start = keyof typeof STARTS

export interface Wanted {
  readonly at?: Start
  /** Nations of seats 0 and 1; France at the top against Great Britain unless said otherwise. */
  readonly nations?: readonly [Nation, Nation]
  readonly options?: Readonly<Record<string, string>>
  readonly active?: 0 | 1
  readonly turn?: number
  /** Edges of the two seats, 0 north … 3 west; north and south unless said otherwise. */
  readonly home?: readonly [number, number]
  /** Eight rows of the map, `.` open, F H L M T W; all open unless given. */
  readonly map?: readonly string[]
  /** Unit name (English, or its beginning) → square; `-` after the square is reduced, `#` in a redoubt. The rest are not on the field. */
  readonly units: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]
  /** How many units count as eliminated; by default none, though the others are simply not there. */
  readonly lost?: readonly [number, number]
  /** Cards by name: `Imperial Guard 2` is the third card of that unit (0 … 4), leaders and events by their names. */
  readonly hands?: readonly [readonly string[], readonly string[]]
  /** Cards left in the decks; everything else is discarded. By default none, so that nothing is drawn. */
  readonly decks?: readonly [number, number]
  readonly exhausted?: readonly [number, number]
  readonly dice?: readonly number[]
}

const LETTERS = '.FHLMTW'
type Named = string | number
const CARD_ACTIONS = new Set([
  'assault',
  'bombard',
  'volley',
  'defend',
  'slip',
  'attack',
  'discard',
  'reinforce',
  'rally',
  'pick',
  'guerrillas',
])
/** Actions that take several things at once. */
const SETS = new Set(['discard', 'pick', 'defend', 'attack', 'pay'])

export interface Game {
  readonly pos: Position<Manoeuvre>
  readonly told: ManoeuvreEvent[]
  /** What only some seats heard, and what the others heard instead. */
  readonly whispers: {
    readonly seats: readonly number[]
    readonly event: ManoeuvreEvent
    readonly others?: ManoeuvreEvent
  }[]
  /** Why each die was rolled: the section cited. */
  readonly cited: string[]
  /** How many sides each die had. */
  readonly sides: number[]
  /** How often hidden information came to light. */
  readonly reveals: number
  readonly decision: Decision | undefined
  /** Declares the dice still to fall; everything declared before must have been used. */
  roll(...dice: number[]): Game
  /** Plays one action; units, squares and cards by name: of a set all its elements, of a move the unit and the square. */
  act(type: string, ...args: readonly Named[]): Game
  /** May it be played now? */
  may(type: string, ...args: readonly Named[]): boolean
  /** The section cited against it; fails if it is permitted. */
  refused(type: string, ...args: readonly Named[]): string | undefined
  refusal(type: string, ...args: readonly Named[]): Refusal
  /** The arguments offered for one type of action, as squares or numbers. */
  offered(type: string): readonly number[]
  /** The squares offered to one unit. */
  reach(name: string): readonly number[]
  unit(name: string): number
  card(name: string): number
  at(name: string): number
  isReduced(name: string): boolean
  isGone(name: string): boolean
  events(e: string): readonly ManoeuvreEvent[]
  /** What the log says, in English. */
  log(): readonly string[]
  /** Where the game stands: `proc.step` and the seat to decide. */
  where(): string
  done(): void
}

export function table(wanted: Wanted): Game {
  const nations = wanted.nations ?? (['france', 'britain'] as const)
  const setup = manoeuvre.readSetup({ scenario: 'custom', options: { ...wanted.options, nations } })
  assert.ok(typeof setup !== 'string', String(setup))
  const s = newState(agreedOn(setup))
  const active = wanted.active ?? 0
  Object.assign(s, {
    first: 0,
    turn: wanted.turn ?? 1,
    active,
    nation: nations.map(nation => NATIONS.indexOf(nation)),
    home: [...(wanted.home ?? [0, 2])],
    sections: [0, 4, 8, 12],
    exhausted: [...(wanted.exhausted ?? [0, 0])],
  })
  s.ground = (wanted.map ?? Array<string>(8).fill('........')).flatMap(row =>
    [...row].map(letter => LETTERS.indexOf(letter)),
  )
  assert.equal(s.ground.length, 64)
  wanted.units.forEach((placed, seat) => {
    for (const [name, where] of Object.entries(placed)) {
      const piece = pieceNamed(nations, seat, name)
      const square = squareNamed(where.replace(/[-#]/g, ''))
      assert.ok(square !== OFF && s.occupant[square] === OFF, `${name} cannot stand on ${where}`)
      s.square[piece] = square
      s.occupant[square] = piece
      if (where.includes('-')) s.reduced |= 1 << piece
      if (where.includes('#')) s.redoubts |= 1 << piece
    }
    s.lost[seat] = wanted.lost?.[seat] ?? 0
  })
  const book = s.agreed.book === 1 ? 'corrected' : 'rulebook'
  for (const seat of [0, 1]) {
    const hand = cardsNamed(book, nations, seat, wanted.hands?.[seat] ?? [])
    const rest = Array.from({ length: CARDS_EACH }, (_, i) => seat * CARDS_EACH + i).filter(
      card => !hand.includes(card),
    )
    const left = wanted.decks?.[seat] ?? 0
    s.hand[seat] = hand
    s.deck[seat] = rest.slice(0, left)
    s.discard[seat] = rest.slice(left)
  }
  const stack: Frame<Manoeuvre>[] = [
    { proc: 'game', step: active === 0 ? 'second' : 'evening' } as Frame<Manoeuvre>,
    { proc: 'playerTurn', step: STEP_AFTER[wanted.at ?? 'combat'] } as Frame<Manoeuvre>,
  ]
  const start = STARTS[wanted.at ?? 'combat']
  // The last phase of a player's turn leaves its frame behind, and so does the turn that begins here.
  if (start.proc === 'playerTurn' || start.proc === 'restoration') stack.pop()
  stack.push({ ...start } as unknown as Frame<Manoeuvre>)
  return drive({ s, stack }, nations, wanted.dice ?? [])
}

const STEP_AFTER: Readonly<Record<Start, string>> = {
  turn: 'discard',
  discard: 'draw',
  draw: 'movement',
  movement: 'combat',
  combat: 'restoration',
  restoration: '',
}

/** A game from its very beginning, as `readSetup` reads it. */
export function fromSetup(raw: unknown, dice: readonly number[] = []): Game {
  const setup = manoeuvre.readSetup(raw)
  assert.ok(typeof setup !== 'string', String(setup))
  return drive(manoeuvre.begin(setup), ['france', 'britain'], dice)
}

export function drive(pos: Position<Manoeuvre>, nations: readonly Nation[], rolls: readonly number[]): Game {
  // Most tests put a few units on the field and leave the rest out of the count.
  const board = bench(manoeuvre, pos, { dice: rolls, excuse: fault => fault.includes('units and lost') })
  const { told, whispers, cited, sides } = board
  let decision = board.ask()

  const seatsNations = (): readonly Nation[] => pos.s.nation.map((nation, seat) => NATIONS[nation] ?? nations[seat]!)
  const unitNamed = (name: string): number => {
    for (const seat of [0, 1]) {
      const unit = UNITS[seatsNations()[seat]!].findIndex(each => each.name.en.startsWith(name))
      if (unit >= 0) return seat * 8 + unit
    }
    return assert.fail(`no unit ${name}`)
  }
  const cardNamed = (name: string): number => {
    for (const seat of [decision?.seat ?? 0, 0, 1]) {
      const found = copiesNamed(seat, name)
      // Of cards that are all alike, one that is held.
      if (found.length > 0) return found.find(card => pos.s.hand[seat]!.includes(card)) ?? found[0]!
    }
    return assert.fail(`no card ${name}`)
  }
  const copiesNamed = (seat: number, name: string): readonly number[] => {
    const book = pos.s.agreed.book === 1 ? 'corrected' : 'rulebook'
    for (let copies = 5; copies > 0; copies--)
      try {
        return cardsNamed(book, seatsNations(), seat, Array<string>(copies).fill(name))
      } catch {}
    return []
  }
  const argOf = (type: string, arg: Named): number => {
    if (typeof arg !== 'string') return arg
    if (CARD_ACTIONS.has(type)) return cardNamed(arg)
    return squareNamed(arg) !== OFF ? squareNamed(arg) : unitNamed(arg)
  }
  const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)
  /** The same name twice means two cards of that name. */
  const several = (type: string, args: readonly Named[]): readonly number[] => {
    const found: number[] = []
    for (const each of args) {
      const held = typeof each === 'string' && CARD_ACTIONS.has(type) ? copiesNamed(decision?.seat ?? 0, each) : []
      const other = held.find(card => pos.s.hand[decision?.seat ?? 0]!.includes(card) && !found.includes(card))
      found.push(other ?? argOf(type, each))
    }
    return found
  }
  const actionOf = (type: string, args: readonly Named[]): Action => {
    const [first, ...more] = args
    if (type === 'move') {
      const piece = argOf(type, first!)
      return { type, arg: piece * 64 + (more[0] === undefined ? pos.s.square[piece]! : argOf(type, more[0])) }
    }
    if (type === 'command')
      return {
        type,
        arg: { leader: [cardNamed(String(first))], support: ascending(more.map(each => argOf('', each))) },
      }
    // Guerrillas mean the card just played, where no other is named.
    if (type === 'guerrillas')
      return { type, arg: first === undefined ? (pos.s.table.at(-1) ?? -1) : argOf(type, first) }
    if (SETS.has(type)) return { type, arg: ascending(several(type, args)) }
    return first === undefined ? { type } : { type, arg: argOf(type, first) }
  }
  const game: Game = {
    pos,
    told,
    whispers,
    cited,
    sides,
    get reveals() {
      return board.revealed()
    },
    get decision() {
      return decision
    },
    roll(...more) {
      board.roll(...more)
      return game
    },
    act(type, ...args) {
      const { arg } = actionOf(type, args)
      board.act(type, arg)
      decision = board.ask()
      return game
    },
    may: (type, ...args) => board.may(type, actionOf(type, args).arg),
    refusal: (type, ...args) => board.refusal(type, actionOf(type, args).arg),
    refused: (type, ...args) => game.refusal(type, ...args).rule,
    offered(type) {
      const gathered = decision?.gathers?.find(each => each.type === type)
      if (gathered !== undefined) return gathered.may
      return decision?.actions.filter(action => action.type === type).map(action => action.arg as number) ?? []
    },
    reach: name => {
      const piece = unitNamed(name)
      return game.offered('move').flatMap(move => (move >> 6 === piece ? [move & 63] : []))
    },
    unit: unitNamed,
    card: cardNamed,
    at: name => pos.s.square[unitNamed(name)]!,
    isReduced: name => (pos.s.reduced & (1 << unitNamed(name))) !== 0,
    isGone: name => pos.s.square[unitNamed(name)] === OFF,
    events: e => told.filter(event => event.e === e),
    log: () => told.map(event => plain(manoeuvre.words.event(event, 'en'))),
    where: () => (decision === undefined ? 'over' : `${decision.proc}.${decision.step} ${decision.seat}`),
    done: board.done,
  }
  return game
}

export const sq = squareNamed
export const terrainAt = (game: Game, square: string): string => TERRAINS[game.pos.s.ground[squareNamed(square)]!]!
