/** What became of each commit of a batch, in order: nothing, or the reason it failed. */
export type Flush<C> = (batch: readonly C[]) => Promise<readonly (Error | undefined)[]>

interface Waiting<C> {
  readonly commit: C
  resolve(): void
  reject(fault: Error): void
}

export interface Group<C> {
  commit(commit: C): Promise<void>
  /** Resolves when nothing is waiting any more. */
  idle(): Promise<void>
}

/**
 * Group commit: everything that arrives in one turn of the event loop, or while the batch before is being written, goes
 * to disk in one transaction. Each caller is answered only when his batch is safe.
 */
export function groupCommit<C>(flush: Flush<C>, onBatch: (size: number) => void = () => {}): Group<C> {
  let waiting: Waiting<C>[] = []
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    // The poll phase of the event loop has handed out every message that had come; all of them are in `waiting` now.
    await new Promise(resolve => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      onBatch(batch.length)
      try {
        const faults = await flush(batch.map(each => each.commit))
        batch.forEach((each, i) => {
          const fault = faults[i]
          if (fault === undefined) each.resolve()
          else each.reject(fault)
        })
      } catch (fault) {
        for (const each of batch) each.reject(fault instanceof Error ? fault : new Error(String(fault)))
      }
    }
    running = undefined
  }

  return {
    commit: commit =>
      new Promise((resolve, reject) => {
        waiting.push({ commit, resolve, reject })
        running ??= run()
      }),
    async idle() {
      while (running !== undefined) await running
    },
  }
}
