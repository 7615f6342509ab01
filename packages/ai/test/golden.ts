/** A game between computer players that comes out the same as long as nobody changes them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AnyGame, searchDice } from '@bivouac/kernel'
import { createMatch, type Journal } from '@bivouac/match'
import { decide } from '../src/decide.ts'
import { marshal, veteran } from '../src/index.ts'

const SEED = 'bots'
const TRIES = 30

/** Marshal with thirty tries a decision against Veteran, from the seed alone. */
export function playedByBots(game: AnyGame, seed = SEED): Journal {
  const setup = game.readSetup({})
  if (typeof setup === 'string') throw new Error(setup)
  const match = createMatch(game, setup, { seed })
  const players = [marshal(game), veteran(game)]
  const dice = searchDice(seed)
  while (match.decision !== undefined) {
    const { decision } = match
    const { seat } = decision
    const heard = match.heard(seat).map(({ event }) => event)
    const situation = { seat, view: match.view(seat), heard, decision }
    // A set is put together element by element, and played whole.
    const { action } = decide(game, players[seat]!, situation, { iterations: TRIES }, dice, false)
    const answer = match.submit(seat, action)
    if (!answer.ok) throw new Error(answer.refusal.text.en)
  }
  return match.journal()
}

export function writeGolden(file: URL, journal: Journal): void {
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(journal)}\n`)
}
