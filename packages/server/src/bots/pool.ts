/** Worker threads for everything slow. A worker that crashes or hangs is replaced, and the table plays on. */
import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { searches } from '@bivouac/ai'
import {
  type Advice,
  type ChosenAction,
  company,
  type Odds,
  type Thinker,
  type Thought,
  type Threat,
} from '@bivouac/host'
import { isForced, type Text } from '@bivouac/kernel'
import { line, shares, type WaitingLine } from './line.ts'
import type { Task, WorkerData } from './worker.ts'

export interface PoolOptions {
  readonly size: number
  readonly gamesModule: string
  readonly playersModule?: string
  /** How long a player may think about one decision. */
  readonly milliseconds: number
  /** Milliseconds until a worker is taken to be lost. */
  readonly patience: number
  readonly onFault?: (fault: Error) => void
}
/** Whom a thought is for: the one whose share it comes out of, and the table it is about. */
export interface For {
  readonly share: string
  readonly table: string
}
export interface Pool {
  /** Thinks for a table. */
  thinkerFor(whom: For): Thinker
  /** Nobody waits for what was asked about this table any more; with `all`, not for its computers either. */
  forget(table: string, all?: boolean): void
  readonly busy: number
  readonly waiting: number
  /** The lines that thoughts stand in, by what they are for. */
  readonly lines: readonly string[]
  waitingIn(line: string): number
  close(): Promise<void>
}

interface Job {
  readonly task: Task
  readonly whom: For
  tries: number
  /** One of several who think about the same: it is done without as soon as anybody else wants the worker. */
  readonly helps?: true
  resolve(value: unknown): void
  reject(fault: Error): void
}
interface Place {
  /** Only for what is quickly thought: nobody's Recruit waits for anybody's Marshal. */
  readonly quick?: true
  worker?: Worker
  /** Shared with the worker: the number of the task that shall come to an end. */
  readonly enough: Int32Array
  /** It has loaded the games: only now does thinking take time. */
  ready?: boolean
  job?: Job
  /** The number of its task. */
  id?: number
  begun?: number
  timer?: ReturnType<typeof setTimeout>
}

const MOST_TRIES = 2
const STARTING = 60_000
const MOST_WAITING = 5000
/** Only players who ask too much of the server notice this. */
const MOST_QUESTIONS = 200
/** Questions of one share that may wait. */
const MOST_EACH = 6
/** Milliseconds that something may take on average and still count as quick. */
const QUICK = 80
const SMOOTH = 0.2
const DROPPED = 'nobody waits for it any more'

const unweighed = <T extends ChosenAction | Advice>({ considered: _, ...rest }: T): Omit<T, 'considered'> => rest

export function thinkingPool(options: PoolOptions): Pool {
  const { size, gamesModule, playersModule, milliseconds, patience, onFault = () => {} } = options
  const place = (): Place => ({ enough: new Int32Array(new SharedArrayBuffer(4)) })
  const places: Place[] = [...Array.from({ length: Math.max(1, size) }, place), { ...place(), quick: true }]
  const had = shares()
  /** Moves of computers and questions of players wait in two lines: neither can shut out the other. */
  const moves = line<Job>(had)
  const questions = line<Job>(had)
  /** What is quickly thought, of either kind, has workers of its own beside the others. */
  const quick = line<Job>(had)
  /** Nobody who plays waits for these: they come when nothing else does. */
  const patient = line<Job>(had)
  const named: Readonly<Record<string, WaitingLine<Job>>> = { moves, questions, quick, patient }
  const lines = Object.values(named)
  /** What each kind of thing has taken, on average, in milliseconds. */
  const took = new Map<string, number>()
  let last = 0
  let closed = false
  let turn = 0

  function start(place: Place): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: {
        gamesModule,
        ...(playersModule !== undefined && { playersModule }),
        milliseconds,
        seed: randomUUID(),
        enough: place.enough.buffer as SharedArrayBuffer,
      } satisfies WorkerData,
    })
    worker.unref()
    place.worker = worker
    worker.once('message', () => {
      if (place.worker === worker) place.ready = true
    })
    worker.on('error', fault => lost(place, worker, fault as Error))
    worker.on('exit', code => lost(place, worker, new Error(`a bot worker ended with ${code}`)))
    return worker
  }

  function lost(place: Place, worker: Worker, fault: Error): void {
    if (place.worker !== worker || closed) return
    onFault(fault)
    clearTimeout(place.timer)
    const { job } = place
    delete place.worker
    delete place.ready
    delete place.job
    void worker.terminate()
    if (job !== undefined) {
      if (job.helps === undefined && ++job.tries < MOST_TRIES) lineFor(job).again(job.whom.share, job)
      else job.reject(fault)
    }
    next()
  }

  const nameOf = (task: Task): string =>
    `${task.thought.game}/${task.kind}${task.kind === 'choose' ? `/${task.bot}` : ''}`
  /** As it was so far; before anything is known, whoever searches is slow. */
  const isQuick = (task: Task): boolean => {
    const known = took.get(nameOf(task))
    if (known !== undefined) return known < QUICK
    return task.kind === 'aloud' || (task.kind === 'choose' && !searches(task.bot))
  }
  const lineFor = ({ task }: Job): WaitingLine<Job> => {
    if (task.kind === 'choose' && task.thought.patient) return patient
    return isQuick(task) ? quick : task.kind === 'choose' ? moves : questions
  }

  function next(): void {
    for (const place of places) {
      if (place.job !== undefined || closed) continue
      const [first, second] = turn++ % 2 === 0 ? [moves, questions] : [questions, moves]
      const job = place.quick ? quick.take() : (quick.take() ?? first.take() ?? second.take() ?? patient.take())
      if (job !== undefined) give(place, job)
    }
    makeRoom()
  }

  /** Everybody is busy: as many helpers as there are jobs in line end at their next look at the clock. */
  function makeRoom(): void {
    const helpers = places.filter(each => each.job?.helps)
    for (const place of helpers.slice(0, waiting())) enough(place)
  }

  const waiting = (): number => lines.reduce((sum, line) => sum + line.length, 0)
  const enough = ({ enough, id = 0 }: Place): void => void Atomics.store(enough, 0, id)

  function give(place: Place, job: Job): void {
    const worker = place.worker ?? start(place)
    const id = ++last
    place.job = job
    place.id = id
    place.begun = performance.now()
    const wait = (most: number): void => {
      clearTimeout(place.timer)
      place.timer = setTimeout(() => lost(place, worker, new Error('a bot worker thought for too long')), most)
      place.timer.unref()
    }
    wait(place.ready ? patience : STARTING)
    const answer = (message: { ready?: true; id?: number; value?: unknown; fault?: string }): void => {
      if (message.ready) {
        wait(patience)
        // Loading the games is no thinking.
        place.begun = performance.now()
      }
      if (message.id !== id) return
      worker.off('message', answer)
      clearTimeout(place.timer)
      delete place.job
      weigh(job, performance.now() - (place.begun ?? 0))
      if (message.fault === undefined) job.resolve(message.value)
      else job.reject(new Error(message.fault))
      next()
    }
    worker.on('message', answer)
    worker.postMessage({ id, task: job.task })
  }

  function weigh({ task, whom }: Job, milliseconds: number): void {
    had.charge(whom.share, milliseconds)
    // What was no choice says nothing about how long a choice takes.
    if (task.kind === 'choose' && isForced(task.thought.decision)) return
    const name = nameOf(task)
    const before = took.get(name)
    took.set(name, before === undefined ? milliseconds : before + SMOOTH * (milliseconds - before))
  }

  function ask<T>(task: Task, whom: For): Promise<T> {
    return new Promise((resolve, reject) => {
      const job: Job = { task, whom, tries: 0, resolve: value => resolve(value as T), reject }
      const own = lineFor(job)
      if (closed) return
      const isQuestion = task.kind !== 'choose'
      const full = own.length >= (isQuestion ? MOST_QUESTIONS : MOST_WAITING)
      if (full || (isQuestion && own.waitingOf(whom.share) >= MOST_EACH)) {
        reject(new Error('too many are thinking already'))
        return
      }
      own.push(whom.share, job)
      next()
    })
  }

  function forget(table: string, all = false): void {
    const unwanted = ({ task, whom }: Job): boolean => whom.table === table && (all || task.kind !== 'choose')
    for (const each of lines) for (const job of each.drop(unwanted)) job.reject(new Error(DROPPED))
    for (const each of places) if (each.job !== undefined && unwanted(each.job)) enough(each)
  }

  /** Somebody who searches is helped by every worker that has nothing to do. Those not yet started will help next time. */
  async function search(bot: string, thought: Thought, whom: For): Promise<ChosenAction> {
    const task: Task = { kind: 'choose', bot, thought }
    const first = ask<ChosenAction>(task, whom)
    const idle = places.filter(each => each.job === undefined && !each.quick && !closed)
    const ready = idle.filter(each => each.ready)
    for (const each of idle) if (each.worker === undefined) start(each)
    const helped = ready.map(each => {
      return new Promise<ChosenAction>((resolve, reject) => {
        give(each, { task, whom, tries: 0, helps: true, resolve: value => resolve(value as ChosenAction), reject })
      })
    })
    return company([first, ...helped])
  }

  return {
    thinkerFor: whom => ({
      async choose(bot, thought) {
        const isSearched = searches(bot) && !isForced(thought.decision)
        const chosen = isSearched
          ? search(bot, thought, whom)
          : ask<ChosenAction>({ kind: 'choose', bot, thought }, whom)
        return unweighed(await chosen)
      },
      odds: (thought, action) => ask<Odds>({ kind: 'odds', thought, action }, whom),
      threats: thought => ask<readonly Threat[]>({ kind: 'threats', thought }, whom),
      chance: thought => ask<number | undefined>({ kind: 'chance', thought }, whom),
      aloud: thought => ask<Text | undefined>({ kind: 'aloud', thought }, whom),
      hint: async thought => unweighed(await ask<Advice>({ kind: 'hint', thought }, whom)),
    }),
    forget,
    get busy() {
      return places.filter(each => each.job !== undefined).length
    },
    get waiting() {
      return waiting()
    },
    lines: Object.keys(named),
    waitingIn: name => named[name]?.length ?? 0,
    async close() {
      // Nobody is answered any more: a table that heard of a failure would play something else for its computer.
      closed = true
      for (const each of lines) each.drop(() => true)
      for (const each of places) clearTimeout(each.timer)
      await Promise.all(places.map(each => each.worker?.terminate()))
    },
  }
}
