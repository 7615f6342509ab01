/**
 * The yardstick: boardgame.io playing a small game of Manoeuvre's shape (8 × 8 squares, eight units a side, hands of
 * five cards, dice combat) by random legal moves. It is given every advantage it offers: its bare reducer without a
 * client or a store in between, production mode, no undo, and rules far simpler than Manoeuvre's.
 */
import { createRequire } from 'node:module'

/** The few names of boardgame.io used here; its own types want a bundler's resolution. */
interface Internal {
  InitializeGame(options: { game: object; numPlayers: number }): State
  CreateGameReducer(options: { game: object }): (state: State, action: object) => State
}
interface State {
  readonly G: Field
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown; readonly turn: number }
}
interface Unit {
  readonly seat: number
  square: number
  strength: number
}
interface Field {
  units: Unit[]
  hands: number[][]
  decks: number[][]
  moved: boolean
}
interface Context {
  readonly G: Field
  readonly ctx: { readonly currentPlayer: string }
  readonly random: { D10(): number; Die(sides: number): number; Shuffle<T>(list: T[]): T[] }
  readonly events: { endTurn(): void; endGame(result: object): void }
}
interface Enumerated {
  readonly move: string
  readonly args: readonly number[]
}

const OFF = -1
const HAND = 5
const DECK = Array.from({ length: 60 }, (_, card) => card)
const LOST_WHEN = 5
const LAST_TURN = 200

function adjacent(square: number): readonly number[] {
  const found: number[] = []
  if (square > 7) found.push(square - 8)
  if (square % 8 > 0) found.push(square - 1)
  if (square % 8 < 7) found.push(square + 1)
  if (square < 56) found.push(square + 8)
  return found
}
const NEIGHBOURS = Array.from({ length: 64 }, (_, square) => adjacent(square))
const unitAt = (G: Field, square: number): number => G.units.findIndex(each => each.square === square)

function enumerate(G: Field, ctx: { currentPlayer: string }): Enumerated[] {
  const seat = Number(ctx.currentPlayer)
  const found: Enumerated[] = []
  G.units.forEach((unit, id) => {
    if (unit.seat !== seat || unit.square === OFF) return
    for (const square of NEIGHBOURS[unit.square]!) {
      const there = unitAt(G, square)
      if (!G.moved && there < 0) found.push({ move: 'march', args: [id, square] })
      if (G.moved && there >= 0 && G.units[there]!.seat !== seat)
        for (const card of G.hands[seat]!) found.push({ move: 'assault', args: [id, there, card] })
    }
  })
  if (G.moved || found.length === 0) found.push({ move: 'done', args: [] })
  return found
}

function finish({ G, ctx, random, events }: Context): void {
  const seat = Number(ctx.currentPlayer)
  while (G.hands[seat]!.length < HAND) {
    if (G.decks[seat]!.length === 0) G.decks[seat] = random.Shuffle([...DECK])
    G.hands[seat]!.push(G.decks[seat]!.pop()!)
  }
  G.moved = false
  if (G.units.filter(each => each.seat !== seat && each.square === OFF).length >= LOST_WHEN)
    events.endGame({ winner: seat })
  else events.endTurn()
}

const game = {
  name: 'rival',
  seed: 'bench',
  disableUndo: true,
  setup: ({ random }: Context): Field => {
    const decks = [random.Shuffle([...DECK]), random.Shuffle([...DECK])]
    return {
      units: Array.from({ length: 16 }, (_, id) => ({ seat: id >> 3, square: id < 8 ? 8 + id : 40 + id, strength: 2 })),
      hands: decks.map(deck => deck.splice(0, HAND)),
      decks,
      moved: false,
    }
  },
  moves: {
    march({ G, ctx }: Context, id: number, square: number): unknown {
      const unit = G.units[id]
      if (G.moved || unit?.seat !== Number(ctx.currentPlayer)) return 'INVALID_MOVE'
      if (!NEIGHBOURS[unit.square]!.includes(square) || unitAt(G, square) >= 0) return 'INVALID_MOVE'
      unit.square = square
      G.moved = true
      return undefined
    },
    assault(context: Context, id: number, target: number, card: number): unknown {
      const { G, ctx, random } = context
      const seat = Number(ctx.currentPlayer)
      const [unit, enemy] = [G.units[id], G.units[target]]
      if (!G.moved || unit?.seat !== seat || enemy === undefined || enemy.seat === seat) return 'INVALID_MOVE'
      if (!NEIGHBOURS[unit.square]!.includes(enemy.square) || !G.hands[seat]!.includes(card)) return 'INVALID_MOVE'
      G.hands[seat]!.splice(G.hands[seat]!.indexOf(card), 1)
      const margin = random.D10() + unit.strength + (card % 4) - random.Die(6) - enemy.strength
      const loser = margin > 2 ? enemy : margin < 0 ? unit : undefined
      if (loser !== undefined && --loser.strength === 0) loser.square = OFF
      finish(context)
      return undefined
    },
    done: (context: Context): void => finish(context),
  },
  turn: { minMoves: 1 },
  endIf: ({ ctx }: { ctx: { turn: number } }) => (ctx.turn > LAST_TURN ? { draw: true } : undefined),
  ai: { enumerate },
}

export interface RivalRun {
  readonly decisions: number
  readonly games: number
  readonly options: number
  readonly forced: number
}

/** Plays one game to its end; `undefined` where boardgame.io is not installed: this bench alone wants it. */
export function rival(): ((next: (n: number) => number) => RivalRun) | undefined {
  const internal = load()
  if (internal === undefined) return undefined
  const reduce = internal.CreateGameReducer({ game })
  return next => {
    let [decisions, options, forced] = [0, 0, 0]
    let state = internal.InitializeGame({ game, numPlayers: 2 })
    while (state.ctx.gameover === undefined) {
      const found = enumerate(state.G, state.ctx)
      const { move, args } = found[next(found.length)]!
      const payload = { type: move, args, playerID: state.ctx.currentPlayer }
      state = reduce(state, { type: 'MAKE_MOVE', payload })
      decisions++
      options += found.length
      if (found.length === 1) forced++
    }
    return { decisions, games: 1, options, forced }
  }
}

function load(): Internal | undefined {
  const before = process.env.NODE_ENV
  try {
    process.env.NODE_ENV = 'production'
    return createRequire(import.meta.url)('boardgame.io/internal') as Internal
  } catch {
    return undefined
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
