/** Worker threads for everything slow. A worker that crashes or hangs is replaced, and the table plays on. */
import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Hint, Odds, Thinker, Threat } from '@bivouac/host'
import type { Action } from '@bivouac/kernel'
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
  resolve(value: unknown): void
  reject(fault: Error): void
}
interface Place {
  worker?: Worker
  /** It has loaded the games: only now does thinking take time. */
  ready?: boolean
  job?: Job
  timer?: ReturnType<typeof setTimeout>
}

const MOST_TRIES = 2
const STARTING = 60_000
const MOST_WAITING = 5000
/** Only players who ask too much of the server notice this. */
const MOST_QUESTIONS = 200

export function thinkingPool(options: PoolOptions): Pool {
  const { size, gamesModule, playersModule, milliseconds, patience, onFault = () => {} } = options
  const places: Place[] = Array.from({ length: Math.max(1, size) }, () => ({}))
  /** Moves of computers and questions of players wait in two lines: neither can shut out the other. */
  const moves: Job[] = []
  const questions: Job[] = []
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
      } satisfies WorkerData,
    })
    worker.unref()
    place.worker = worker
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
      if (++job.tries < MOST_TRIES) lineFor(job).unshift(job)
      else job.reject(fault)
    }
    next()
  }

  const lineFor = (job: Job): Job[] => (job.task.kind === 'choose' ? moves : questions)

  function next(): void {
    for (const place of places) {
      if (place.job !== undefined || closed) continue
      const [first, second] = turn++ % 2 === 0 ? [moves, questions] : [questions, moves]
      const job = first.shift() ?? second.shift()
      if (job === undefined) return
      give(place, job)
    }
  }

  function give(place: Place, job: Job): void {
    const worker = place.worker ?? start(place)
    const id = ++last
    place.job = job
    const wait = (most: number): void => {
      clearTimeout(place.timer)
      place.timer = setTimeout(() => lost(place, worker, new Error('a bot worker thought for too long')), most)
      place.timer.unref()
    }
    wait(place.ready ? patience : STARTING)
    const answer = (message: { ready?: true; id?: number; value?: unknown; fault?: string }): void => {
      if (message.ready) {
        place.ready = true
        wait(patience)
      }
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
      if (line.length >= (line === moves ? MOST_WAITING : MOST_QUESTIONS)) {
        reject(new Error('too many are thinking already'))
        return
      }
      line.push(job)
      next()
    })
  }

  return {
    thinker: {
      choose: (bot, thought) => ask<{ action: Action }>({ kind: 'choose', bot, thought }),
      odds: (thought, action) => ask<Odds>({ kind: 'odds', thought, action }),
      threats: thought => ask<readonly Threat[]>({ kind: 'threats', thought }),
      hint: thought => ask<Hint>({ kind: 'hint', thought }),
    },
    get busy() {
      return places.filter(place => place.job !== undefined).length
    },
    get waiting() {
      return moves.length + questions.length
    },
    async close() {
      // Nobody is answered any more: a table that heard of a failure would play something else for its computer.
      closed = true
      moves.length = questions.length = 0
      for (const place of places) clearTimeout(place.timer)
      await Promise.all(places.map(place => place.worker?.terminate()))
    },
  }
}
