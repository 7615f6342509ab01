/** Runs in a worker thread: thinks about one thing at a time, so that the server itself never waits. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Spoken, type Thinker, type Thought, thinkHere } from '@bivouac/host'
import type { Action, AnyGame } from '@bivouac/kernel'
import type { Bot } from './players.ts'

export type Task =
  | { readonly kind: 'choose'; readonly bot: string; readonly thought: Thought }
  | { readonly kind: 'odds'; readonly thought: Thought; readonly action: Action }
  | { readonly kind: 'threats' | 'chance'; readonly thought: Omit<Thought, 'decision'> }
  | { readonly kind: 'hint'; readonly thought: Thought }
  | { readonly kind: 'aloud'; readonly thought: Spoken }
export interface WorkerData {
  readonly gamesModule: string
  /** Without it, the levels of each game. */
  readonly playersModule?: string
  readonly seed: string
  /** How long a player may think about one decision. */
  readonly milliseconds: number
  /** The number of the task that shall come to an end: a search hears no messages while it runs. */
  readonly enough: SharedArrayBuffer
}

const { gamesModule, playersModule, seed, milliseconds, enough } = workerData as WorkerData
const { GAMES } = (await import(gamesModule)) as { GAMES: readonly AnyGame[] }
const own =
  playersModule === undefined ? undefined : ((await import(playersModule)) as { PLAYERS: readonly Bot[] }).PLAYERS
const playersOf = (game: AnyGame) =>
  own && { players: Object.fromEntries(own.map(each => [each.id, each.player(game)])) }
/** More than anybody may think. */
const FAR = 1e9
const ending = new Int32Array(enough)
let doing = 0
let ahead = 0
/** For a task that shall end, time flies: whatever its search has found by the next look at the clock is its answer. */
const now = (): number => {
  if (Atomics.load(ending, 0) === doing) ahead += FAR
  return performance.now() + ahead
}
const thinkers = new Map<string, Thinker>(
  GAMES.map(game => [game.id, thinkHere({ game, ...playersOf(game), seed, milliseconds, now })]),
)

function think(task: Task): Promise<unknown> {
  const thinker = thinkers.get(task.thought.game)
  if (thinker === undefined) throw new Error(`there is no game “${task.thought.game}”`)
  switch (task.kind) {
    case 'choose':
      return thinker.choose(task.bot, task.thought)
    case 'odds':
      return thinker.odds(task.thought, task.action)
    case 'threats':
      return thinker.threats(task.thought)
    case 'chance':
      return thinker.chance(task.thought)
    case 'hint':
      return thinker.hint(task.thought)
    case 'aloud':
      return thinker.aloud!(task.thought)
  }
}

parentPort!.on('message', async ({ id, task }: { id: number; task: Task }) => {
  doing = id
  try {
    parentPort!.postMessage({ id, value: await think(task) })
  } catch (fault) {
    parentPort!.postMessage({ id, fault: fault instanceof Error ? fault.message : String(fault) })
  }
})
parentPort!.postMessage({ ready: true })
