/** One thing to be measured: does some of it, and says how much. `share` of the time the others get. */
export interface Workload {
  readonly share: number
  run(): number
}

/** How often a second: by the clock on the wall, and by the time this thread really had a processor. */
export interface Rate {
  readonly perSecond: number
  /** On a quiet machine the same; on a busy one the figure to trust. */
  readonly perProcessorSecond: number
  /** The latter, round by round. */
  readonly rounds: readonly number[]
}

const ROUNDS = 5

/**
 * Everything is measured in turn, several times over, and the median round counts: a slow moment of the machine then
 * falls on all alike, and ratios hold. The first round only warms up.
 */
export function measure(
  workloads: readonly Workload[],
  seconds: number,
  measured: (done: number) => void,
): readonly Rate[] {
  const found = workloads.map(() => ({ wall: [] as number[], processor: [] as number[] }))
  for (let round = 0; round <= ROUNDS; round++)
    workloads.forEach(({ share, run }, i) => {
      const before = { wall: performance.now(), processor: processorMs() }
      const until = before.wall + (seconds * 1000 * share) / (ROUNDS + 1)
      let done = 0
      do done += run()
      while (performance.now() < until)
      if (round > 0) {
        found[i]!.wall.push((done * 1000) / (performance.now() - before.wall))
        found[i]!.processor.push((done * 1000) / Math.max(0.001, processorMs() - before.processor))
      }
      measured(round * workloads.length + i + 1)
    })
  return found.map(({ wall, processor }) => ({
    perSecond: median(wall),
    perProcessorSecond: median(processor),
    rounds: processor,
  }))
}
export const stepsOf = (workloads: readonly Workload[]): number => workloads.length * (ROUNDS + 1)

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
