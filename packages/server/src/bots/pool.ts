/** Worker threads for everything slow. A worker that crashes or hangs is replaced, and the table plays on. */
import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { searches } from '@bivouac/ai'
import { type Advice, type Chosen, company, type Odds, type Thinker, type Thought, type Threat } from '@bivouac/host'
import { isForced, type Text } from '@bivouac/kernel'
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
export interface Pool {
  readonly thinker: Thinker
  readonly busy: number
  readonly waiting: number
  close(): Promise<void>
}

interface Job {
  readonly task: Task
  tries: number
  /** One of several who think about the same: it is done without as soon as anybody else wants the worker. */
  readonly helps?: true
  resolve(value: unknown): void
  reject(fault: Error): void
}
interface Place {
  worker?: Worker
  /** Shared with the worker: the number of the task that shall come to an end. */
  readonly enough: Int32Array
  /** It has loaded the games: only now does thinking take time. */
  ready?: boolean
  job?: Job
  /** The number of its task. */
  id?: number
  timer?: ReturnType<typeof setTimeout>
}

const MOST_TRIES = 2
const STARTING = 60_000
const MOST_WAITING = 5000
/** Only players who ask too much of the server notice this. */
const MOST_QUESTIONS = 200

const unweighed = <T extends Chosen | Advice>({ considered: _, ...rest }: T): Omit<T, 'considered'> => rest

export function thinkingPool(options: PoolOptions): Pool {
  const { size, gamesModule, playersModule, milliseconds, patience, onFault = () => {} } = options
  const places: Place[] = Array.from({ length: Math.max(1, size) }, () => ({
    enough: new Int32Array(new SharedArrayBuffer(4)),
  }))
  /** Moves of computers and questions of players wait in two lines: neither can shut out the other. */
  const moves: Job[] = []
  const questions: Job[] = []
  /** Nobody who plays waits for these: they come when nothing else does. */
  const patient: Job[] = []
  const lines = [moves, questions, patient]
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
      if (job.helps === undefined && ++job.tries < MOST_TRIES) lineFor(job).unshift(job)
      else job.reject(fault)
    }
    next()
  }

  const lineFor = ({ task }: Job): Job[] =>
    task.kind !== 'choose' ? questions : task.thought.patient ? patient : moves

  function next(): void {
    for (const place of places) {
      if (place.job !== undefined || closed) continue
      const [first, second] = turn++ % 2 === 0 ? [moves, questions] : [questions, moves]
      const job = first.shift() ?? second.shift() ?? patient.shift()
      if (job === undefined) return
      give(place, job)
    }
    makeRoom()
  }

  /** Everybody is busy: as many helpers as there are jobs in line end at their next look at the clock. */
  function makeRoom(): void {
    const helpers = places.filter(place => place.job?.helps)
    for (const place of helpers.slice(0, waiting())) enough(place)
  }

  const waiting = (): number => lines.reduce((sum, line) => sum + line.length, 0)
  const enough = ({ enough, id = 0 }: Place): void => void Atomics.store(enough, 0, id)

  function give(place: Place, job: Job): void {
    const worker = place.worker ?? start(place)
    const id = ++last
    place.job = job
    place.id = id
    const wait = (most: number): void => {
      clearTimeout(place.timer)
      place.timer = setTimeout(() => lost(place, worker, new Error('a bot worker thought for too long')), most)
      place.timer.unref()
    }
    wait(place.ready ? patience : STARTING)
    const answer = (message: { ready?: true; id?: number; value?: unknown; fault?: string }): void => {
      if (message.ready) wait(patience)
      if (message.id !== id) return
      worker.off('message', answer)
      clearTimeout(place.timer)
      delete place.job
      if (message.fault === undefined) job.resolve(message.value)
      else job.reject(new Error(message.fault))
      next()
    }
    worker.on('message', answer)
    worker.postMessage({ id, task: job.task })
  }

  function ask<T>(task: Task): Promise<T> {
    return new Promise((resolve, reject) => {
      const job: Job = { task, tries: 0, resolve: value => resolve(value as T), reject }
      const line = lineFor(job)
      if (closed) return
      if (line.length >= (line === questions ? MOST_QUESTIONS : MOST_WAITING)) {
        reject(new Error('too many are thinking already'))
        return
      }
      line.push(job)
      next()
    })
  }

  /** Somebody who searches is helped by every worker that has nothing to do. Those not yet started will help next time. */
  async function search(bot: string, thought: Thought): Promise<Chosen> {
    const task: Task = { kind: 'choose', bot, thought }
    const first = ask<Chosen>(task)
    const idle = places.filter(place => place.job === undefined && !closed)
    const ready = idle.filter(place => place.ready)
    for (const place of idle) if (place.worker === undefined) start(place)
    const helped = ready.map(place => {
      return new Promise<Chosen>((resolve, reject) => {
        give(place, { task, tries: 0, helps: true, resolve: value => resolve(value as Chosen), reject })
      })
    })
    return company([first, ...helped])
  }

  return {
    thinker: {
      async choose(bot, thought) {
        const isSearched = searches(bot) && !isForced(thought.decision)
        return unweighed(await (isSearched ? search(bot, thought) : ask<Chosen>({ kind: 'choose', bot, thought })))
      },
      odds: (thought, action) => ask<Odds>({ kind: 'odds', thought, action }),
      threats: thought => ask<readonly Threat[]>({ kind: 'threats', thought }),
      aloud: thought => ask<Text | undefined>({ kind: 'aloud', thought }),
      hint: async thought => unweighed(await ask<Advice>({ kind: 'hint', thought })),
    },
    get busy() {
      return places.filter(place => place.job !== undefined).length
    },
    get waiting() {
      return waiting()
    },
    async close() {
      // Nobody is answered any more: a table that heard of a failure would play something else for its computer.
      closed = true
      for (const line of lines) line.length = 0
      for (const place of places) clearTimeout(place.timer)
      await Promise.all(places.map(place => place.worker?.terminate()))
    },
  }
}
