/**
 * `npx node packages/host/test/turn-cost.ts <game> [--games 10] [--things 12]`: what a player's turn costs a table and
 * whoever looks at it: commits, messages to the other side and their bytes as JSON, over games between two Recruits. A
 * line of its own for the turns in which about so many things were chosen (elements of sets and paths, single arguments).
 */
import { parseArgs } from 'node:util'
import { brainOf, decide, playersFor } from '@bivouac/ai'
import { type Action, type AnyPosition, awaitedSeats, searchDice } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { rulesOf } from '@bivouac/shelf'
import { type Chair, createTable, type Thinker } from '../src/index.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '10' }, things: { type: 'string', default: '12' } },
})
const game = await rulesOf(positionals[0] ?? '')
const setup = game.readSetup({})
if (typeof setup === 'string') throw new Error(setup)
const wanted = Number(values.things)

interface Cost {
  moves: number
  commits: number
  messages: number
  bytes: number
  things: number
}
const cost = (): Cost => ({ moves: 0, commits: 0, messages: 0, bytes: 0, things: 0 })
/** Elements of sets and paths; an argument of another kind is one thing, and none is none. */
function chosen({ arg }: Action): number {
  const count = (value: unknown): number =>
    Array.isArray(value)
      ? value.length
      : typeof value === 'object' && value !== null
        ? Object.values(value).reduce((sum: number, each) => sum + count(each), 0)
        : 1
  return arg === undefined ? 0 : count(arg)
}

const turns: Cost[] = []
const brain = brainOf(game)
const recruit = playersFor(game).find(({ id }) => id === 'recruit')!
for (let n = 0; n < Number(values.games); n++) {
  const match = createMatch(game, setup, { seed: `turn cost ${n}`, nonces: [] })
  const chairs = game.seats(setup).map((_, i): Chair => ({ kind: 'human', name: `${i}` }))
  let now = cost()
  const table = createTable({ id: 't', match, chairs, thinker: {} as Thinker, keep: () => void now.commits++ })
  const seats = chairs.map((_, seat) => {
    const connection = table.connect({ mine: [seat], name: '' }, tell => {
      // What the one whose turn it is hears himself is not counted.
      if (tell.tell !== 'moved' || seat === mover) return
      now.messages++
      now.bytes += JSON.stringify(tell).length
    })
    return connection
  })
  let mover = -1
  for (const each of seats) await each.ask({ do: 'watch' })
  const dice = searchDice(`turn cost ${n}`)
  let turn = ''
  for (let id = 1; match.decision !== undefined; id++) {
    const seat = awaitedSeats(match.decision)[0]!
    const decision = match.asked(seat)!
    const at = `${brain.playerTurn(match.position() as AnyPosition)}`
    if (at !== turn) {
      if (now.moves > 0) turns.push(now)
      now = cost()
      turn = at
      mover = seat
    }
    const situation = { seat, view: match.view(seat), heard: match.heard(seat).map(each => each.event), decision }
    const { action } = decide(game, recruit, situation, {}, dice, false)
    now.moves++
    if (seat === mover) now.things += chosen(action)
    await seats[seat]!.ask({ do: 'act', seat, action, at: match.seen(seat), id })
  }
  table.close()
}
const mean = (of: readonly Cost[], what: keyof Cost): string =>
  (of.reduce((sum, each) => sum + each[what], 0) / Math.max(1, of.length)).toFixed(1)
function told(name: string, of: readonly Cost[]): void {
  console.log(
    `${name}: ${of.length} turns; a turn has ${mean(of, 'things')} things chosen, ${mean(of, 'moves')} moves, ${mean(of, 'commits')} commits, ` +
      `${mean(of, 'messages')} messages to the other side, ${mean(of, 'bytes')} bytes`,
  )
}
told(`${game.id}, every turn`, turns)
told(
  `${game.id}, ${wanted} things chosen, give or take one`,
  turns.filter(({ things }) => Math.abs(things - wanted) <= 1),
)
