/**
 * Writes the game of the computer players again: `node games/manoeuvre/test/golden-bots.ts`. Needed when a player is
 * changed on purpose; a change that nobody meant fails the test that plays it again.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { marshal, veteran } from '@bivouac/ai'
import { type AnyGame, searchDice } from '@bivouac/kernel'
import { createMatch, type Journal } from '@bivouac/match'
import { manoeuvre } from '../module.ts'

export const FILE = new URL('./journals-of-bots/marshal-veteran.json', import.meta.url)
const SEED = 'bots'
const TRIES = 30

/** Marshal with thirty tries a decision against Veteran, from the seed alone. */
export function played(): Journal {
  const game: AnyGame = manoeuvre
  const setup = game.readSetup({})
  if (typeof setup === 'string') throw new Error(setup)
  const match = createMatch(game, setup, { seed: SEED })
  const players = [marshal(game), veteran(game)]
  const dice = searchDice(SEED)
  while (match.decision !== undefined) {
    const { decision } = match
    const { seat } = decision
    const heard = match.heard(seat).map(({ event }) => event)
    const action = players[seat]!.choose({ seat, view: match.view(seat), heard, decision }, { iterations: TRIES }, dice)
    const answer = match.submit(seat, action)
    if (!answer.ok) throw new Error(answer.refusal.text.en)
  }
  return match.journal()
}

if (import.meta.main) {
  mkdirSync(new URL('.', FILE), { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(played())}\n`)
}
