/** Repeats a piece of work for a while, in rounds, and keeps the median round: one slow round says nothing. */
export interface Rate {
  readonly perSecond: number
  readonly rounds: readonly number[]
}

export const ROUNDS = 5

/** `work` does some, and says how much; it is run until the round's time is up. The first round only warms up. */
export function rateOf(seconds: number, work: () => number): Rate {
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now()
    const until = started + (seconds * 1000) / (ROUNDS + 1)
    let done = 0
    do done += work()
    while (performance.now() < until)
    if (round > 0) rounds.push((done * 1000) / (performance.now() - started))
  }
  return { perSecond: median(rounds), rounds }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
