import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export interface Memory {
  /** Megabytes in use by the program, and by the process as the system sees it, after a full collection. */
  readonly heap: number
  readonly resident: number
}

/** Collects first: what is measured is what is held, not what has not been swept up yet. */
export function memoryNow(): Memory {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { heapUsed, rss } = process.memoryUsage()
  const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 102.4) / 10
  return { heap: megabytes(heapUsed), resident: megabytes(rss) }
}
