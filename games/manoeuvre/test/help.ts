/** For tests: a table at any point of the game, with declared dice. */
import assert from 'node:assert/strict'
import {
  type Action,
  type Decision,
  type Frame,
  type Position,
  plain,
  type Refusal,
  scriptedDice,
  type Table,
  tableFor,
} from '@bivouac/kernel'
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
  discard: { proc: 'discarding', step: 'discard', after: -1 },
  draw: { proc: 'drawing', step: 'draw' },
  movement: {
    proc: 'movement',
    step: 'unit',
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
  /** How often hidden information came to light. */
  readonly reveals: number
  readonly decision: Decision | undefined
  /** Declares the dice still to fall; everything declared before must have been used. */
  roll(...dice: number[]): Game
  /** Plays one action; units, squares and cards by name. */
  act(type: string, arg?: string | number): Game
  /** May it be played now? */
  may(type: string, arg?: string | number): boolean
  /** The section cited against it; fails if it is permitted. */
  refused(type: string, arg?: string | number): string
  refusal(type: string, arg?: string | number): Refusal
  /** The arguments offered for one type of action, as squares or numbers. */
  offered(type: string): readonly number[]
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
  const told: ManoeuvreEvent[] = []
  const whispers: Game['whispers'] = []
  const cited: string[] = []
  let reveals = 0
  let dice = scriptedDice(rolls)
  const turning = {
    roll: (sides: number, why: string) => {
      cited.push(why)
      return dice.roll(sides, why)
    },
    pick: (count: number, why: string) => dice.pick(count, why),
  }
  const ear = {
    tell: (event: ManoeuvreEvent) => void told.push(event),
    whisper: (seats: readonly number[], event: ManoeuvreEvent, others?: ManoeuvreEvent) => {
      told.push(event)
      whispers.push({ seats, event, ...(others === undefined ? {} : { others }) })
    },
    reveal: () => void reveals++,
  }
  const t: Table<Manoeuvre> = tableFor(pos, turning, ear)
  const { machine } = manoeuvre
  let decision = machine.advance(pos, t)

  const seatsNations = (): readonly Nation[] => pos.s.nation.map((nation, seat) => NATIONS[nation] ?? nations[seat]!)
  const unitNamed = (name: string): number => {
    for (const seat of [0, 1]) {
      const unit = UNITS[seatsNations()[seat]!].findIndex(each => each.name.en.startsWith(name))
      if (unit >= 0) return seat * 8 + unit
    }
    return assert.fail(`no unit ${name}`)
  }
  const cardNamed = (name: string): number => {
    for (const seat of [decision?.seat ?? 0, 0, 1])
      try {
        return cardsNamed(pos.s.agreed.book === 1 ? 'corrected' : 'rulebook', seatsNations(), seat, [name])[0]!
      } catch {}
    return assert.fail(`no card ${name}`)
  }
  const CARD_ACTIONS = [
    'assault',
    'bombard',
    'volley',
    'defend',
    'slip',
    'attack',
    'combat',
    'command',
    'discard',
    'reinforce',
    'rally',
    'pick',
  ]
  const argOf = (type: string, arg: string | number | undefined): number | undefined => {
    if (typeof arg !== 'string') return arg
    if (CARD_ACTIONS.includes(type)) return cardNamed(arg)
    return squareNamed(arg) !== OFF ? squareNamed(arg) : unitNamed(arg)
  }
  const actionOf = (type: string, arg: string | number | undefined): Action => {
    const value = argOf(type, arg)
    return value === undefined ? { type } : { type, arg: value }
  }
  const game: Game = {
    pos,
    told,
    whispers,
    cited,
    get reveals() {
      return reveals
    },
    get decision() {
      return decision
    },
    roll(...more) {
      dice.done()
      dice = scriptedDice(more)
      return game
    },
    act(type, arg) {
      const action = actionOf(type, arg)
      const refusal = machine.whyNot(pos, t, action)
      assert.equal(refusal, undefined, `${type} ${arg ?? ''} at ${game.where()}: ${refusal?.text.en}`)
      machine.take(pos, t, action)
      decision = machine.advance(pos, t)
      // Most tests put a few units on the field and leave the rest out of the count.
      const faults = manoeuvre.invariants(pos).filter(fault => !fault.includes('units and lost'))
      assert.deepEqual(faults, [])
      return game
    },
    may: (type, arg) => machine.whyNot(pos, t, actionOf(type, arg)) === undefined,
    refusal(type, arg) {
      const refusal = machine.whyNot(pos, t, actionOf(type, arg))
      assert.ok(refusal !== undefined, `${type} ${arg ?? ''} is permitted at ${game.where()}`)
      return refusal
    },
    refused: (type, arg) => game.refusal(type, arg).rule,
    offered: type => decision?.actions.filter(action => action.type === type).map(action => action.arg as number) ?? [],
    unit: unitNamed,
    card: cardNamed,
    at: name => pos.s.square[unitNamed(name)]!,
    isReduced: name => (pos.s.reduced & (1 << unitNamed(name))) !== 0,
    isGone: name => pos.s.square[unitNamed(name)] === OFF,
    events: e => told.filter(event => event.e === e),
    log: () => told.map(event => plain(manoeuvre.words.event(event, 'en'))),
    where: () => (decision === undefined ? 'over' : `${decision.proc}.${decision.step} ${decision.seat}`),
    done: () => dice.done(),
  }
  return game
}

export const sq = squareNamed
export const terrainAt = (game: Game, square: string): string => TERRAINS[game.pos.s.ground[squareNamed(square)]!]!
