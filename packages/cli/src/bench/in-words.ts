/** The figures of the server and of the page, as lines for a terminal. */
import type { LoadReport } from '@bivouac/server'
import type { PageReport } from './page-stage.ts'

const thousands = (value: number): string => value.toLocaleString('en')
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

export function serverInWords({ game, games, store, durable, cores, machineLoad, ...report }: LoadReport): string {
  const { flatOut, paced, serverMemory } = report
  const times = ({ latency }: LoadReport['flatOut']): string => `p50 ${latency.p50} ms, p99 ${latency.p99} ms`
  const cost = (run: LoadReport['flatOut']): string => `server ${run.serverCpuPerMove} µs, clients ${run.cpuPerMove} µs`
  return [
    `server: ${games} games of ${game} at once over WebSocket, random players in a second process, ${cores} cores,`,
    `  ${store}, ${durable}: every move on the disk before it is answered; load of the machine before: ${machineLoad}`,
    `  flat out             ${thousands(flatOut.movesPerSecond)} moves a second, ${times(flatOut)}`,
    `  paced                ${thousands(paced.movesPerSecond)} moves a second of ${thousands(paced.rate)} wanted, ${times(paced)}`,
    `  processor per move   ${cost(flatOut)}; paced ${cost(paced)}`,
    `  memory               server ${serverMemory} MB, clients ${flatOut.memory} MB resident`,
  ].join('\n')
}

export function pageInWords({ games, clicks, cameras, offline }: PageReport): string {
  return [
    'page, in Chromium, compressed as it is sent',
    ...games.map(
      each =>
        `  ${each.game.padEnd(20)} script ${kilobytes(each.script)} (gzip ${kilobytes(each.scriptGzip)}); cold first load ${kilobytes(each.cold)} in ${each.coldFiles} files`,
    ),
    '  click to paint, p95 / p50 in ms',
    ...clicks.map(
      ({ game, work, paint, clicks: count }) =>
        `    ${game.padEnd(18)} ${work.p95} / ${work.p50}; with the wait for the screen’s next frame ${paint.p95} / ${paint.p50} (${count} clicks)`,
    ),
    '  pan and zoom, p95 / p50 in ms from frame to frame',
    ...cameras.map(
      ({ game, slower, pan, zoom }) =>
        `    ${`${game}, ${slower}×`.padEnd(24)} pan ${pan.p95} / ${pan.p50}; zoom ${zoom.p95} / ${zoom.p50}`,
    ),
    `  kept for offline     ${kilobytes(offline)}`,
  ].join('\n')
}
