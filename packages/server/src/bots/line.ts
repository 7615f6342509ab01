/** A line in which everybody has a share: whoever has had less of the workers' time comes first. */
export interface WaitingLine<J> {
  readonly length: number
  /** How many of this share wait. */
  waitingOf(share: string): number
  push(share: string, job: J): void
  /** To the head of its share: it was lost with its worker. */
  again(share: string, job: J): void
  take(): J | undefined
  /** Takes out what `unwanted` says; what was taken. */
  drop(unwanted: (job: J) => boolean): readonly J[]
}
/** How much of the workers' time each has had. One for all lines: who has a Marshal thinking has had his hints, too. */
export interface Shares {
  of(share: string): number
  charge(share: string, milliseconds: number): void
  /** Somebody new, or back after a while, begins where the others are: time that was not used is not saved up. */
  enter(share: string): void
  /** It is this one's turn: that is where the others are. */
  serve(share: string): void
}

const MOST_KEPT = 10_000

export function shares(): Shares {
  const had = new Map<string, number>()
  let floor = 0
  return {
    of: share => had.get(share) ?? floor,
    charge(share, milliseconds) {
      had.set(share, (had.get(share) ?? floor) + milliseconds)
      if (had.size <= MOST_KEPT) return
      for (const [each, time] of had) if (time <= floor) had.delete(each)
    },
    enter(share) {
      const own = had.get(share)
      if (own === undefined || own < floor) had.set(share, floor)
    },
    serve(share) {
      floor = Math.max(floor, had.get(share) ?? floor)
    },
  }
}

export function line<J>(had: Shares): WaitingLine<J> {
  const waiting = new Map<string, J[]>()
  let length = 0
  const put = (share: string, job: J, where: 'push' | 'unshift'): void => {
    const own = waiting.get(share) ?? []
    if (own.length === 0) had.enter(share)
    waiting.set(share, own)
    own[where](job)
    length++
  }
  return {
    get length() {
      return length
    },
    waitingOf: share => waiting.get(share)?.length ?? 0,
    push: (share, job) => put(share, job, 'push'),
    again: (share, job) => put(share, job, 'unshift'),
    take() {
      let first: string | undefined
      for (const share of waiting.keys()) if (first === undefined || had.of(share) < had.of(first)) first = share
      if (first === undefined) return undefined
      had.serve(first)
      const own = waiting.get(first)!
      const job = own.shift()!
      // Those who have had as much come in turn: who was served goes behind them.
      waiting.delete(first)
      if (own.length > 0) waiting.set(first, own)
      length--
      return job
    },
    drop(unwanted) {
      const gone: J[] = []
      for (const [share, own] of waiting) {
        const left = own.filter(job => {
          if (!unwanted(job)) return true
          gone.push(job)
          return false
        })
        if (left.length === 0) waiting.delete(share)
        else waiting.set(share, left)
      }
      length -= gone.length
      return gone
    },
  }
}
