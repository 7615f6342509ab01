/**
 * How often the bot wins each campaign: `node games/field-commander/test/balance.ts [games] [seed] [level]`.
 * The README gives the figures; change reconstructed numbers to move them, never a sourced one.
 */
import { CAMPAIGNS } from '../data/index.ts'
import { bot, play, random } from './play.ts'

const games = Number(process.argv[2] ?? 200)
const seed = process.argv[3] ?? 'balance'
const level = process.argv[4] ?? 'normal'
const who = process.argv[5] === 'random' ? random : bot

for (const { id } of CAMPAIGNS) {
  const ends = new Map<string, number>()
  let won = 0
  let points = 0
  const start = performance.now()
  for (let n = 0; n < games; n++) {
    const { result } = play({ scenario: id, options: { level } }, `${seed}/${id}/${n}`, who)
    ends.set(result.by, (ends.get(result.by) ?? 0) + 1)
    if (!result.winners.includes(0)) continue
    won++
    points += result.score?.[0] ?? 0
  }
  const share = won / games
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / games)
  const percent = (x: number): string => `${(100 * x).toFixed(0)} %`
  const list = [...ends].sort((a, b) => b[1] - a[1]).map(([by, count]) => `${by} ${count}`)
  const pace = `${((performance.now() - start) / games).toFixed(0)} ms a campaign`
  console.log(
    `${id}: won ${percent(share)} ± ${percent(margin)}, ${(points / Math.max(1, won)).toFixed(1)} points when won; ${list.join(', ')}; ${pace}`,
  )
}
