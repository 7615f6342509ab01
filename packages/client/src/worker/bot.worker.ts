/** Computer players, odds, threats and hints: everything slow, away from the table and the page. */

import { type Thinker, thinkHere } from '@bivouac/host'
import { rulesOf } from '@bivouac/shelf'
import { serve, type ThinkerCalls } from '../carrier/messages.ts'
import { THINKING } from './thinker.ts'

/** For somebody who said that he has waited long enough. */
const AT_ONCE = 40
/** How often what cannot be seen is dealt again for the odds of a combat. */
const DEALS = 8

const thinkers = new Map<string, Promise<Thinker>>()
/** One thinker per game: its players remember from one decision to the next. */
function thinkerFor(game: string, milliseconds = THINKING): Promise<Thinker> {
  const known = thinkers.get(`${game} ${milliseconds}`)
  if (known !== undefined) return known
  const seed = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const made = rulesOf(game).then(rules => thinkHere({ game: rules, seed, milliseconds, deals: DEALS }))
  thinkers.set(`${game} ${milliseconds}`, made)
  return made
}

const calls: ThinkerCalls = {
  choose: async (bot, thought, quick = false) =>
    (await thinkerFor(thought.game, quick ? AT_ONCE : THINKING)).choose(bot, thought),
  odds: async (thought, action) => (await thinkerFor(thought.game)).odds(thought, action),
  threats: async thought => (await thinkerFor(thought.game)).threats(thought),
  chance: async thought => (await thinkerFor(thought.game)).chance(thought),
  hint: async thought => (await thinkerFor(thought.game)).hint(thought),
  aloud: async move => (await thinkerFor(move.game)).aloud!(move),
}

serve(calls)
