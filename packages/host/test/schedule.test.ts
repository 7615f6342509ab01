/**
 * Two tables that differ only in what a computer holds, looked at by somebody who cannot know it. The computer does the
 * same at both: every message must be the same, in the same order, and come at the same time, however much or little
 * there was to choose.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, playersFor, searches } from '@bivouac/ai'
import { type Action, type AnyGame, canonical, type Decision, isForced, searchDice } from '@bivouac/kernel'
import { createMatch, type Match, readPosition } from '@bivouac/match'
import { GAMES } from '@bivouac/shelf/all'
import { type Chair, createTable, paceFor, type Tell, type Thinker } from '../src/index.ts'
import { virtualTime } from './virtual-time.ts'

const THINKING = 1000
/** How long a search stands in line before anybody thinks about it. */
const LINE = 700

interface Scene {
  readonly game: AnyGame
  readonly bot: string
  readonly pos: unknown
  readonly seat: number
  readonly action: Action
}

/** Somebody tires of waiting: where nobody can cut a thought short, and where it ends at its next look at the clock. */
type Hurry = 'never' | 'in vain' | 'heard'
/** When he does, and how long a thought goes on after that. */
const TIRED = 130
const LOOK = 45

/** What comes when to each eye that is not the computer's, from when it is asked until it has answered once. */
async function schedule({ game, bot, pos, seat, action }: Scene, seed: string, hurry: Hurry): Promise<string> {
  const setup = game.readSetup({})
  assert.ok(typeof setup !== 'string')
  const match = createMatch(game, setup, { dice: searchDice('same dice') }, pos as never)
  const time = virtualTime(seed)
  let asked = 0
  const { promise: hurried, resolve: cut } = Promise.withResolvers<void>()
  const thinker: Thinker = {
    // Thinking takes as long as there is to think; once it has answered, the next question is nobody's concern here.
    async choose(_, { decision, brief }) {
      if (asked++ > 0) return new Promise(() => {})
      // In one's own browser nobody stands in line.
      if (hurry !== 'heard') await time.sleep(LINE)
      const takes = isForced(decision) ? 0 : searches(bot) ? (brief ? THINKING / 4 : THINKING) : decision.actions.length
      await Promise.race([time.sleep(takes), hurried.then(() => time.sleep(Math.min(LOOK, takes)))])
      return {
        action,
        ...(hurry !== 'heard' && { spent: takes }),
        ...(!isForced(decision) && { says: { it: 'perché sì', en: 'because' } }),
      }
    },
    aloud: async () => ({ it: 'ecco', en: 'there' }),
    odds: () => Promise.reject(new Error('not asked')),
    threats: () => Promise.reject(new Error('not asked')),
    chance: () => Promise.reject(new Error('not asked')),
    hint: () => Promise.reject(new Error('not asked')),
    ...(hurry === 'heard' && { hurry: cut }),
  }
  const chairs = game
    .seats(setup)
    .map((_, i): Chair => (i === seat ? { kind: 'bot', bot, name: bot } : { kind: 'human', name: `${i}` }))
  const pace = paceFor(THINKING)
  const table = createTable({ id: 't', match, chairs, thinker, pace, timer: time.timer })
  const messages: [number, number, Tell][] = []
  const look = (mine: readonly number[]): void => {
    const eye = mine[0] ?? -1
    const { ask } = table.connect({ mine, name: '' }, tell =>
      messages.push([Math.round(time.timer.now()), eye, structuredClone(tell)]),
    )
    void ask({ do: 'watch' })
    if (hurry !== 'never') void time.sleep(TIRED).then(() => ask({ do: 'stopThinking', id: 1 }))
  }
  for (let i = 0; i < chairs.length; i++) if (i !== seat) look([i])
  look([])
  await time.run()
  table.close()
  return canonical(messages)
}

const same = (a: Decision | undefined, b: Decision | undefined): boolean =>
  a?.seat === b?.seat && a?.proc === b?.proc && a?.step === b?.step && b?.asked === undefined

for (const game of GAMES)
  test(`${game.id}: nobody can tell from messages and their times what a computer had to choose from`, async t => {
    const setup = game.readSetup({})
    assert.ok(typeof setup !== 'string')
    const recruit = playersFor(game).find(({ id }) => id === 'recruit')!
    const dice = searchDice(`schedule ${game.id}`)
    let [compared, otherwise, unforced] = [0, 0, 0]
    for (let round = 0; round < 4; round++) {
      const match: Match = createMatch(game, setup, { seed: `schedule ${round}`, nonces: [] })
      while (match.decision !== undefined && match.length < 120) {
        const { decision } = match
        const { seat } = decision
        // Somebody else looks on; what he cannot see is dealt anew.
        const eye = game.seats(setup).length > 1 ? (seat + 1) % game.seats(setup).length : 'spectator'
        const heard = match.heard(eye).map(({ event }) => event)
        const other = readPosition(game, game.imagine(match.view(eye), eye, heard, dice) as never)
        const shadow: Match | undefined =
          typeof other === 'string' ? undefined : createMatch(game, setup, { dice }, other)
        if (decision.asked === undefined && shadow !== undefined && same(decision, shadow.decision)) {
          const counts: readonly number[] = [decision, shadow.decision!].map(optionsOf)
          const both = decision.actions.find(action => shadow.whyNot(seat, action) === undefined)
          if (counts[0] !== counts[1] && both !== undefined && compared < 60) {
            // Where the move shows what was held, the tables differ, and may.
            const after = [match.position(), shadow.position()].map(pos => shownAfter(game, pos, seat, both))
            if (after[0] === after[1]) {
              const bot = compared % 2 === 0 ? 'marshal' : 'veteran'
              for (const hurry of ['never', 'in vain', 'heard'] as const) {
                const seen: readonly string[] = await Promise.all(
                  [match.position(), shadow.position()].map(pos =>
                    schedule({ game, bot, pos, seat, action: both }, `${compared}`, hurry),
                  ),
                )
                const where = `${decision.proc}.${decision.step} of seat ${seat}, ${counts} options, hurried: ${hurry}`
                assert.equal(seen[0], seen[1], where)
              }
              compared++
              if (isForced(decision) !== isForced(shadow.decision!)) unforced++
            }
          }
          if (counts[0] !== counts[1]) otherwise++
        }
        const situation = { seat, view: match.view(seat), heard: match.heard(seat).map(e => e.event), decision }
        const { action } = decide(game, recruit, situation, {}, dice, false)
        if (!match.submit(seat, action).ok) break
      }
    }
    t.diagnostic(
      `${compared} pairs compared, ${unforced} of them a choice against none; ${otherwise} differed in number`,
    )
    all += unforced
  })
/** What there is to choose from: what is listed, and of sets and paths what they can begin with. */
const optionsOf = ({ actions, gathers = [] }: Decision): number =>
  gathers.reduce((sum, { may }) => sum + may.length, actions.length)
let all = 0
test('some of all those were a choice against none', () => assert.ok(all > 20, `${all}`))

/** What every other eye sees and hears of a move. */
function shownAfter(game: AnyGame, pos: unknown, seat: number, action: Action): string {
  const setup = game.readSetup({})
  assert.ok(typeof setup !== 'string')
  const match = createMatch(game, setup, { dice: searchDice('same dice') }, structuredClone(pos) as never)
  if (!match.submit(seat, action).ok) return `${Math.random()}`
  const eyes = [...game.seats(setup).keys()].filter(each => each !== seat)
  const next = match.decision && [match.decision.seat, match.decision.proc, match.decision.step]
  return canonical([...eyes, 'spectator' as const].map(eye => [match.view(eye), match.heard(eye), next ?? '']))
}
