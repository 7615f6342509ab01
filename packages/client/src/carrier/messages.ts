/** What passes between the page and its workers, beside the table protocol itself. */

import type { Analysis } from '@bivouac/ai'
import type { Advice, ChosenAction, Spoken, Thought } from '@bivouac/host'
import type { Ask, Chair, Odds, Reply, Tell, Threat } from '@bivouac/host/protocol'
import type { Action, Option, Scenario, Seat, Text } from '@bivouac/kernel'
import type { Journal, Seen } from '@bivouac/match'
import type { Lesson } from './lesson.ts'
import type { Exercise } from './school.ts'

/** What the form for a new game needs to know of a game's rules. */
export interface Described {
  readonly id: string
  readonly title: Text
  readonly scenarios: readonly Scenario[]
  /** A position may be given as data instead. */
  readonly positions: boolean
  readonly options: readonly Option[]
  /** The computer players, weakest first. */
  readonly bots: readonly { readonly id: string; readonly name: Text; readonly about: Text }[]
}

export interface TableToOpen {
  readonly game: string
  readonly setup: unknown
  readonly chairs: readonly Chair[]
  readonly mine: readonly Seat[]
}

/** A sandbox to be made of a moment of another table. */
export interface NewFork extends TableToOpen {
  /** Of the rules that table is played by. */
  readonly version: number
  readonly at: number
  /** What one eye knew then; the whole journal only where it is open to the one who asks, after the end. */
  readonly from: Seen | { readonly journal: Journal }
}

export interface TableCalls {
  describe(game: string): Promise<Described>
  /** Checks a setup and says the names of its sides. */
  sides(game: string, setup: unknown): Promise<readonly Text[]>
  /** What is wrong with a scenario given as data; nothing where it can be played. */
  fault(game: string, data: unknown): Promise<Text | undefined>
  create(table: TableToOpen): Promise<string>
  /** An umpire's table; `rolls` are those made before its first decision. The answer's value is its id. */
  createTyped(table: TableToOpen, rolls: readonly number[]): Promise<Reply>
  fork(table: NewFork): Promise<string>
  /** The guided battle: dice and opponent follow a script, and nothing of it is kept. */
  script(lesson: Lesson): Promise<void>
  /** An exercise: its position and dice; nothing of it is kept. */
  exercise(game: string, exercise: Exercise): Promise<void>
  open(id: string): Promise<boolean>
  /** Reads a game file and keeps it as a table. */
  admit(file: unknown): Promise<string>
  leave(): Promise<void>
}

export interface ThinkerCalls {
  /** `quick`: the player does not want to wait. */
  choose(bot: string, thought: Thought, quick?: boolean): Promise<ChosenAction>
  odds(thought: Thought, action: Action): Promise<Odds>
  threats(thought: Omit<Thought, 'decision'>): Promise<readonly Threat[]>
  chance(thought: Omit<Thought, 'decision'>): Promise<number | undefined>
  hint(thought: Thought): Promise<Advice>
  aloud(move: Spoken): Promise<Text | undefined>
}

// biome-ignore lint/suspicious/noExplicitAny: a call's arguments are typed by the interface it belongs to
export type Calls = Record<string, (...args: any[]) => Promise<unknown>>

export type ToWorker =
  | { readonly call: string; readonly args: readonly unknown[]; readonly id: number }
  | { readonly ask: Ask }
export type FromWorker =
  | { readonly done: number; readonly value: unknown }
  | { readonly failed: number; readonly fault: string }
  | { readonly tell: Tell }

/** From the worker that judges a finished game. */
export type FromAnalyst =
  | { readonly at: number }
  | { readonly found: Analysis }
  /** What went wrong, for the person who asked. */
  | { readonly fault: string }

/** Calls into a worker as if it were here. */
export function remote<T>(worker: Worker, onTell: (tell: Tell) => void = () => {}): T {
  let last = 0
  const waiting = new Map<number, { resolve(value: unknown): void; reject(fault: Error): void }>()
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('tell' in data) onTell(data.tell)
    else if ('done' in data) {
      waiting.get(data.done)?.resolve(data.value)
      waiting.delete(data.done)
    } else {
      waiting.get(data.failed)?.reject(new Error(data.fault))
      waiting.delete(data.failed)
    }
  })
  // A worker that cannot even load (offline without the kept files) must not leave anybody waiting.
  worker.addEventListener('error', event => {
    for (const each of waiting.values()) each.reject(new Error(event.message || 'the worker failed'))
    waiting.clear()
  })
  return new Proxy({} as object, {
    get: (_, call: string) =>
      call === 'then'
        ? undefined
        : (...args: unknown[]) =>
            new Promise((resolve, reject) => {
              const id = ++last
              waiting.set(id, { resolve, reject })
              worker.postMessage({ call, args, id } satisfies ToWorker)
            }),
  }) as T
}

/** What the runtime says of a fault of ours means nothing to anybody at a table. */
const told = (fault: unknown): string =>
  fault instanceof TypeError || fault instanceof RangeError || !(fault instanceof Error)
    ? 'the table could not answer'
    : fault.message

/** The worker's side of `remote`. */
export function serve(calls: object, onAsk: (ask: Ask) => void = () => {}): (message: FromWorker) => void {
  const post = (message: FromWorker): void => (self as unknown as Worker).postMessage(message)
  self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
    if ('ask' in data) return onAsk(data.ask)
    const call = (calls as Calls)[data.call]
    try {
      if (call === undefined) throw new Error(`nothing is called ${data.call}`)
      post({ done: data.id, value: await call(...data.args) })
    } catch (fault) {
      post({ failed: data.id, fault: told(fault) })
    }
  })
  return post
}
