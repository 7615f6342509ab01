/** What an operator watches, in Prometheus' words, by `prom-client`. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const COUNTERS = {
  http_requests_total: { help: 'HTTP requests by class of status', labels: ['status'] },
  socket_messages_total: { help: 'Messages from players', labels: [] },
  moves_total: { help: 'Moves committed', labels: [] },
  commits_total: { help: 'Transactions of the store, each for all that came together', labels: [] },
  conflicts_total: { help: 'Changes lost to another process', labels: [] },
  bot_failures_total: { help: 'Times a computer player failed or took too long', labels: [] },
  notifications_total: { help: 'Notifications by channel and outcome', labels: ['channel', 'outcome'] },
  logins_total: { help: 'Logins by outcome', labels: ['outcome'] },
  refusals_total: { help: 'Calls and messages refused, by reason', labels: ['reason'] },
  faults_total: { help: 'Failures that were nobody’s request', labels: [] },
} as const
const TIMED = {
  move_seconds: 'From the arrival of a move to its acknowledgement',
  http_seconds: 'Time to answer an HTTP request',
} as const
export type Counted = keyof typeof COUNTERS
export type Timed = keyof typeof TIMED
type Labels = Readonly<Record<string, string>>

export interface Metrics {
  count(name: Counted, labels?: Labels, by?: number): void
  time(name: Timed, seconds: number): void
  /** A figure asked for when somebody reads the metrics; several where it is given by label. */
  gauge(name: string, help: string, read: () => Promise<number> | number): void
  text(): Promise<string>
  close(): void
}

export function metrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const counters = new Map(
    Object.entries(COUNTERS).map(([name, { help, labels }]) => [
      name,
      new Counter({ name: `bivouac_${name}`, help, labelNames: labels, registers }),
    ]),
  )
  const times = new Map(
    Object.entries(TIMED).map(([name, help]) => [
      name,
      new Histogram({ name: `bivouac_${name}`, help, buckets: BUCKETS, registers }),
    ]),
  )
  const gauge: Metrics['gauge'] = (name, help, read) =>
    void new Gauge({
      name: `bivouac_${name}`,
      help,
      registers,
      async collect() {
        // A figure that cannot be had now must not hide the others.
        this.set(await Promise.resolve(read()).catch(() => Number.NaN))
      },
    })
  gauge('memory_resident_bytes', 'Resident memory', () => process.memoryUsage().rss)
  gauge('memory_heap_bytes', 'Heap in use', () => process.memoryUsage().heapUsed)
  gauge('event_loop_delay_p99_seconds', 'Delay of the event loop', () => delay.percentile(99) / 1e9 || 0)
  return {
    count: (name, labels = {}, by = 1) => counters.get(name)!.inc(labels, by),
    time: (name, seconds) => times.get(name)!.observe(seconds),
    gauge,
    text: () => register.metrics(),
    close: () => void delay.disable(),
  }
}
