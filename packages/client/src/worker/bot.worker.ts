/** Computer players, odds, threats and hints: everything slow, away from the table and the page. */
import { oddsFor } from '@bivouac/ai'
import { quietly, type Thinker, thinkHere } from '@bivouac/host'
import { adviserOf, foughtOut } from './advisers.ts'
import { serve, type ThinkerCalls } from './messages.ts'
import { rulesOf } from './rules.ts'

/** Time to think, for those who think. */
const MILLISECONDS = 1200
/** For somebody who said that he has waited long enough. */
const AT_ONCE = 40
/** A player who answers at once feels like a form; nobody waits long for this either. */
const BREATH = 140
/** How often what cannot be seen is dealt again for the odds of a combat. */
const DEALS = 8

/** A whole battle has too many dice to count out: few leaves, then as many battles as a player will wait for. */
const FORECAST = { deals: 1, leaves: 240, samples: 500 }

const thinkers = new Map<string, Promise<Thinker>>()
/** One thinker per game: its players remember from one decision to the next. */
function thinkerFor(game: string, milliseconds = MILLISECONDS): Promise<Thinker> {
  const known = thinkers.get(`${game} ${milliseconds}`)
  if (known !== undefined) return known
  const seed = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const made = Promise.all([rulesOf(game), adviserOf(game)]).then(([rules, adviser]) => {
    const players = adviser === undefined ? {} : { players: { [adviser.player.id]: adviser.player } }
    return thinkHere({ game: rules, seed, milliseconds, ...players })
  })
  thinkers.set(`${game} ${milliseconds}`, made)
  return made
}

const calls: ThinkerCalls = {
  async choose(bot, thought, quick = false) {
    // What is no choice needs no thought: a turn in which nothing can be done does not take seconds.
    const { actions } = thought.decision
    if (actions.length === 1) return { action: actions[0]! }
    const chosen = await (await thinkerFor(thought.game, quick ? AT_ONCE : MILLISECONDS)).choose(bot, thought)
    if (!quick) await new Promise(resolve => setTimeout(resolve, BREATH))
    return chosen
  },
  async odds({ game, view, seat, heard }, action) {
    const [rules, adviser] = await Promise.all([rulesOf(game), adviserOf(game)])
    if (adviser !== undefined) return oddsFor(foughtOut(rules, adviser), view, seat, heard, action, FORECAST)
    return oddsFor(quietly(rules), view, seat, heard, action, { deals: DEALS })
  },
  threats: async thought => (await thinkerFor(thought.game)).threats(thought),
  hint: async thought => (await thinkerFor(thought.game)).hint(thought),
  aloud: async move => (await thinkerFor(move.game)).aloud!(move),
}

serve(calls)
