/**
 * `npx node packages/server/test/recruit-p95.ts --seconds 20`: how long a Recruit takes to answer at a quiet server, and
 * beside 16 tables whose Marshals think all the time. Bar: at most ten times as long.
 */
import { parseArgs } from 'node:util'
import type { TableInfo } from '@bivouac/host'
import { AT_ONCE, paceFor } from '@bivouac/host'
import { searchDice } from '@bivouac/kernel'
import type { Serving } from '../src/serve.ts'
import { anyAction } from './choosing.ts'
import { FIRST, SHELF } from './for-two.ts'
import { scratch, seated, testServer, Visitor } from './help.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, tables: { type: 'string', default: '16' } },
})
const THINKING = 1000

/** Somebody who plays at random against this computer, until told to stop; how long each answer took. */
async function playing(server: Serving, bot: string, seed: string): Promise<{ took: number[]; stop(): void }> {
  const visitor = await new Visitor(server.url).arrive()
  const seats = [{ kind: 'me' }, { kind: 'bot', bot }]
  const took: number[] = []
  const choose = searchDice(seed)
  let stopped = false
  const again = async (): Promise<void> => {
    const { id } = await visitor.ok<TableInfo>('POST', '/api/tables', { game: FIRST.id, seats })
    await visitor.join(id)
    const sitting = await visitor.sit(id)
    await seated(sitting)
    let asked: number | undefined
    let last = -1
    const look = (): void => {
      const now = sitting.snapshot()
      if (now.at === last || stopped) return
      if (asked !== undefined) took.push(performance.now() - asked)
      last = now.at
      asked = now.asked?.seat === 1 ? performance.now() : undefined
      if (now.result !== undefined || now.ending !== undefined) {
        sitting.close()
        void again()
      } else if (now.asked?.seat === 0)
        void anyAction(now.asked, sitting.ask, choose).then(action =>
          sitting.ask({ do: 'act', seat: 0, action, at: now.at }),
        )
    }
    sitting.socket.on('message', look)
    look()
  }
  await again()
  return { took, stop: () => void (stopped = true) }
}
const pause = (seconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, seconds * 1000))
const p = (all: readonly number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length * share)] ?? Number.NaN
const told = (all: readonly number[]): string =>
  `${all.length} answers, median ${p(all, 0.5).toFixed(1)} ms, p95 ${p(all, 0.95).toFixed(1)} ms`

for (const [name, botPace] of [
  ['thinking alone', AT_ONCE],
  ['as players see it', paceFor(THINKING)],
] as const) {
  const place = scratch()
  const gamesModule = SHELF
  const server = await testServer(place.folder, { gamesModule, botPace, botMilliseconds: THINKING })
  const recruit = await playing(server, 'recruit', 'recruit')
  // The first answers wait for a worker that loads the games.
  await pause(5)
  recruit.took.length = 0
  await pause(Number(values.seconds))
  const quiet = recruit.took.splice(0)
  const marshals = []
  for (let i = 0; i < Number(values.tables); i++) marshals.push(await playing(server, 'marshal', `marshal ${i}`))
  await pause(5)
  recruit.took.length = 0
  await pause(Number(values.seconds))
  const busy = recruit.took.splice(0)
  const thought = marshals.reduce((sum, each) => sum + each.took.length, 0)
  for (const each of [recruit, ...marshals]) each.stop()
  console.log(`${name}: quiet ${told(quiet)}; beside ${values.tables} Marshals (${thought} answers) ${told(busy)}; `)
  console.log(`  p95 ${(p(busy, 0.95) / p(quiet, 0.95)).toFixed(1)} times its quiet value`)
  await server.close()
  place.remove()
}
process.exit(0)
