/** Who competes, thinking how long; and the fingerprint of the player everybody is measured against. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Budget, type Player, playersFor } from '@bivouac/ai'
import type { AnyGame } from '@bivouac/kernel'
import { UsageFault, type World } from './usage.ts'

export interface NamedContestant {
  /** As it was written: `marshal@100ms`. */
  readonly name: string
  readonly player: Player
  readonly budget: Budget
}

/** `veteran`, `marshal@800` (tries a decision: always the same) or `marshal@100ms` (processor time a decision). */
export function contestantFrom(game: AnyGame, name: string): NamedContestant {
  const [id, effort] = name.split('@') as [string, string | undefined]
  const players = playersFor(game)
  const player = players.find(each => each.id === id)
  if (player === undefined)
    throw new UsageFault(`there is no player “${id}”; there are: ${players.map(each => each.id).join(', ')}`)
  return { name, player, budget: effort === undefined ? {} : budgetFrom(name, effort) }
}

function budgetFrom(name: string, effort: string): Budget {
  const found = /^([1-9]\d{0,6})(ms)?$/.exec(effort)
  if (found === null) throw new UsageFault(`“${name}”: after @ comes a number of tries (800) or a time (100ms)`)
  const count = Number(found[1])
  return found[2] === undefined ? { iterations: count } : { milliseconds: count, now: thoughtTime }
}

/** Processor time of this thread in milliseconds: a busy machine makes a tournament longer, not its players weaker. */
function thoughtTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Everything Veteran's choices come from, but for the rules themselves. */
const OF_THE_LEVEL = ['veteran.ts', 'brain.ts']
const OF_THE_GAME = ['bot/glance.ts', 'bot/instinct.ts', 'bot/estimate.ts', 'data/glance.ts']

/** Where instinct knows averages, Veteran is made of all that the game tells it; what is for Marshal alone stands in a folder there. */
const OF_THE_KNOWING = ['knowing.ts', 'even-dice.ts', 'brain.ts']

/** SHA-256 of the source of Veteran for one game, shortened: published with the results, so that a change shows. */
export function fingerprintOf(world: World, game: AnyGame): string {
  const here = new URL('../../ai/src/', import.meta.url)
  const own = (name: string): URL => new URL(`${game.id}/${name}`, world.folder)
  const files =
    game.ai?.grain === undefined
      ? [...OF_THE_LEVEL.map(name => new URL(name, here)), ...OF_THE_GAME.map(own)]
      : [
          ...OF_THE_KNOWING.map(name => new URL(name, here)),
          ...[
            'bot.ts',
            ...readdirSync(own('bot'))
              .filter(name => name.endsWith('.ts'))
              .map(name => `bot/${name}`)
              .sort(),
            'data/weights.ts',
          ].map(own),
        ]
  const sum = createHash('sha256')
  for (const file of files) if (existsSync(file)) sum.update(readFileSync(file))
  return sum.digest('hex').slice(0, 16)
}
