/** Computer players, odds and threats: everything slow, away from the table and the page. */
import { marshal, oddsFor, type Player, randomPlayer, recruit, veteran } from '@bivouac/ai'
import type { Thought } from '@bivouac/host'
import type { Threat } from '@bivouac/host/protocol'
import { type Action, type AnyGame, canonical, type Dice, type Position, searchDice, tableFor } from '@bivouac/kernel'
import { serve, type ThinkerCalls } from './messages.ts'
import { quietly } from './quiet.ts'
import { rulesOf } from './rules.ts'

const MAKERS: Readonly<Record<string, (game: AnyGame) => Player>> = {
  random: () => randomPlayer,
  recruit,
  veteran,
  marshal,
}
/** Time to think, for those who think. */
const BUDGET = { milliseconds: 2500, now: () => performance.now() }
/** A player remembers from one decision to the next, so each is made once. */
const players = new Map<string, Player>()
async function playerOf(id: string, game: string): Promise<Player> {
  const known = players.get(`${game}/${id}`)
  if (known !== undefined) return known
  const made = (MAKERS[id] ?? MAKERS.recruit!)(await rulesOf(game))
  players.set(`${game}/${id}`, made)
  return made
}
const THREAT_DEALS = 24
/** Decisions of one imagined turn: long enough for any, short enough to stop a rule that never ends. */
const LONGEST_TURN = 60
/** A player who answers at once feels like a form; nobody waits long for this either. */
const BREATH = 140

const dice = searchDice(crypto.getRandomValues(new Int32Array(1))[0]!)
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve, BREATH))

async function choose(bot: string, thought: Thought): Promise<{ action: Action }> {
  const player = await playerOf(bot, thought.game)
  const { seat, view, heard, decision } = thought
  const action = player.choose({ seat, view, heard, decision }, BUDGET, dice)
  // What is no choice needs no thought: a turn in which nothing can be done does not take seconds.
  if (decision.actions.length > 1) await breathe()
  return { action }
}

/** One way the next turn of the other side could go, as far as `seat` knows; the actions it could choose from. */
function imaginedTurn(game: AnyGame, thought: Omit<Thought, 'decision'>, chance: Dice): Map<string, Action> {
  // biome-ignore lint/suspicious/noExplicitAny: positions of every game are handled alike here
  const pos: Position<any> = game.imagine(thought.view, thought.seat, thought.heard, chance)
  const table = tableFor(pos, chance)
  const found = new Map<string, Action>()
  let theirs = false
  for (let i = 0; i < LONGEST_TURN; i++) {
    const decision = game.machine.advance(pos, table)
    if (decision === undefined) break
    const quiet = decision.actions.find(action => action.type === (decision.standing ?? 'done'))
    if (decision.seat === thought.seat) {
      // Once the other side has had its turn, ours is no longer a threat to ourselves.
      if (theirs && decision.standing === undefined) break
      game.machine.take(pos, table, quiet ?? decision.actions[chance.pick(decision.actions.length, '-')]!)
      continue
    }
    theirs ||= decision.standing === undefined
    for (const action of decision.actions) found.set(canonical(action), action)
    game.machine.take(pos, table, decision.actions[chance.pick(decision.actions.length, '-')]!)
  }
  return found
}

const calls: ThinkerCalls = {
  choose,
  async odds(thought, action) {
    const game = quietly(await rulesOf(thought.game))
    return oddsFor(game, thought.view, thought.seat, thought.heard, action, { deals: 8 })
  },
  async threats(thought) {
    const game = await rulesOf(thought.game)
    const chance = searchDice('threats')
    const seen = new Map<string, { action: Action; times: number }>()
    for (let deal = 0; deal < THREAT_DEALS; deal++)
      for (const [key, action] of imaginedTurn(game, thought, chance)) {
        const entry = seen.get(key) ?? { action, times: 0 }
        entry.times++
        seen.set(key, entry)
      }
    return [...seen.values()].map(({ action, times }): Threat => ({ action, share: times / THREAT_DEALS }))
  },
  async hint({ game, seat, view, heard, decision }) {
    const player = await playerOf('veteran', game)
    return { action: player.choose({ seat, view, heard, decision }, BUDGET, dice) }
  },
}

serve(calls)
