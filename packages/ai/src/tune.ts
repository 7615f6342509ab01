/** Better weights by self-play: a change is kept when the player who has it beats the one who has not. */
import { type AnyGame, type Setup, searchDice, type Weights } from '@bivouac/kernel'
import { brainWith } from './brain.ts'
import { playPair, resultOf } from './tournament.ts'
import { oneMoveAhead } from './veteran.ts'

export interface TuneOptions {
  readonly rounds: number
  /** Games a round; even, since sides are swapped. */
  readonly games: number
  readonly seed: number | string
  readonly start: Weights
  readonly onRound?: (round: TuneRound) => void
}
export interface TuneRound {
  readonly round: number
  readonly tried: Weights
  readonly share: number
  readonly kept: boolean
}
export interface Tuned {
  readonly weights: Weights
  readonly rounds: readonly TuneRound[]
  /** The share of points of the last weights against the first, on games nobody was tuned on. */
  readonly gain: number
  readonly gainGames: number
}

/** How far one weight is moved: by a third up or a quarter down, mostly less. */
const STEP = 0.35
/** What a change must win to be kept: two standard deviations more than half. By chance alone one in forty does. */
const clearly = (games: number): number => 0.5 + 1 / Math.sqrt(games)

export function tune(game: AnyGame, setup: Setup, { rounds, games, seed, start, onRound }: TuneOptions): Tuned {
  const dice = searchDice(`${seed}/changes`)
  const done: TuneRound[] = []
  let weights = start
  for (let round = 0; round < rounds; round++) {
    const tried = changed(weights, dice)
    const share = compare(game, setup, tried, weights, games, `${seed}/${round}`)
    const kept = share >= clearly(games)
    if (kept) weights = tried
    const one = { round, tried, share, kept }
    done.push(one)
    onRound?.(one)
  }
  const gainGames = games * 2
  return { weights, rounds: done, gain: compare(game, setup, weights, start, gainGames, `${seed}/gain`), gainGames }
}

function compare(game: AnyGame, setup: Setup, a: Weights, b: Weights, games: number, seed: string): number {
  const [one, other] = [a, b].map(weights => ({ player: oneMoveAhead('tuned', brainWith(game, weights)) }))
  return resultOf(playPair(game, setup, [one!, other!], games, seed)).won.share
}

/** Two or three weights at a time, rounded so that a file of them can be read. */
function changed(weights: Weights, dice: ReturnType<typeof searchDice>): Weights {
  const names = Object.keys(weights)
  const next: Record<string, number> = { ...weights }
  const count = 2 + dice.next(2)
  for (let i = 0; i < count; i++) {
    const name = names[dice.next(names.length)]!
    const factor = Math.exp(STEP * ((dice.next(2001) - 1000) / 1000))
    next[name] = Number((next[name]! * factor).toPrecision(3))
  }
  return next
}
