/** Prometheus text, by hand: a dozen figures need no library. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface Histogram {
  readonly counts: number[]
  sum: number
  count: number
}

export interface Metrics {
  count(name: Counter, labels?: string, by?: number): void
  time(name: Timed, seconds: number): void
  /** A figure asked for when somebody reads the metrics. */
  gauge(name: string, help: string, read: () => number): void
  text(): string
  close(): void
}

const COUNTERS = {
  http_requests_total: 'HTTP requests by class of status',
  socket_messages_total: 'Messages from players',
  moves_total: 'Moves committed',
  commits_total: 'Transactions of the store, each for all that came together',
  conflicts_total: 'Changes lost to another process',
  bot_failures_total: 'Times a computer player failed or took too long',
  notifications_total: 'Notifications by channel and outcome',
  logins_total: 'Logins by outcome',
  refusals_total: 'Calls and messages refused, by reason',
  faults_total: 'Failures that were nobody’s request',
} as const
const TIMED = {
  move_seconds: 'From the arrival of a move to its acknowledgement',
  http_seconds: 'Time to answer an HTTP request',
} as const
export type Counter = keyof typeof COUNTERS
export type Timed = keyof typeof TIMED

export function metrics(): Metrics {
  const counters = new Map<Counter, Map<string, number>>()
  const times = new Map<Timed, Histogram>()
  const gauges: { name: string; help: string; read: () => number }[] = []
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  const lines = (name: string, kind: string, help: string, values: readonly string[]): string =>
    `# HELP bivouac_${name} ${help}\n# TYPE bivouac_${name} ${kind}\n${values.map(each => `bivouac_${name}${each}\n`).join('')}`

  function histogram(name: Timed): string {
    const held = times.get(name) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 }
    let below = 0
    const buckets = BUCKETS.map((le, i) => `_bucket{le="${le}"} ${(below += held.counts[i]!)}`)
    return lines(name, 'histogram', TIMED[name], [
      ...buckets,
      `_bucket{le="+Inf"} ${held.count}`,
      `_sum ${held.sum}`,
      `_count ${held.count}`,
    ])
  }

  return {
    count(name, labels = '', by = 1) {
      const series = counters.get(name) ?? new Map<string, number>()
      counters.set(name, series)
      series.set(labels, (series.get(labels) ?? 0) + by)
    },
    time(name, seconds) {
      const held = times.get(name) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 }
      times.set(name, held)
      const bucket = BUCKETS.findIndex(le => seconds <= le)
      if (bucket !== -1) held.counts[bucket]!++
      held.sum += seconds
      held.count++
    },
    gauge: (name, help, read) => void gauges.push({ name, help, read }),
    text() {
      const memory = process.memoryUsage()
      return [
        ...(Object.keys(COUNTERS) as Counter[]).map(name =>
          lines(
            name,
            'counter',
            COUNTERS[name],
            [...(counters.get(name) ?? new Map([['', 0]]))].map(
              ([labels, value]) => `${labels && `{${labels}}`} ${value}`,
            ),
          ),
        ),
        ...(Object.keys(TIMED) as Timed[]).map(histogram),
        ...gauges.map(({ name, help, read }) => lines(name, 'gauge', help, [` ${read()}`])),
        lines('memory_resident_bytes', 'gauge', 'Resident memory', [` ${memory.rss}`]),
        lines('memory_heap_bytes', 'gauge', 'Heap in use', [` ${memory.heapUsed}`]),
        lines('event_loop_delay_p99_seconds', 'gauge', 'Delay of the event loop', [
          ` ${delay.percentile(99) / 1e9 || 0}`,
        ]),
      ].join('')
    },
    close: () => void delay.disable(),
  }
}
