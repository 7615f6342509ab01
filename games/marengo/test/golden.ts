/**
 * Writes the golden games again: `node games/marengo/test/golden.ts`. Needed only when the rules change so that old
 * journals no longer replay, which also raises the version of the game.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { decide, type Player } from '@bivouac/ai'
import { searchDice } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { marengo } from '../module.ts'
import type { MarengoPosition } from '../state.ts'
import type { MarengoView } from '../view.ts'
import { endingOf } from './endings.ts'
import { choose, TASTES, type TasteName } from './tastes.ts'

const WANTED: readonly (readonly [ending: string, austrian: TasteName, french: TasteName])[] = [
  ['austrian-morale', 'fierce', 'meek'],
  ['french-morale', 'meek', 'fierce'],
  ['austrian-stars', 'towardsStars', 'absent'],
  ['french-ground', 'even', 'even'],
  ['both-demoralised', 'fierce', 'fierce'],
]
const MOST = 1000
const folder = new URL('./journals/', import.meta.url)
mkdirSync(folder, { recursive: true })
const setup = marengo.readSetup({})
if (typeof setup === 'string') throw new Error(setup)

for (const [ending, austrian, french] of WANTED) {
  let found = false
  for (let n = 0; n < MOST && !found; n++) {
    const seed = `golden/${ending}/${n}`
    const match = createMatch(marengo, setup, { seed, nonces: ['austrian', 'french'] })
    const own = searchDice(seed)
    while (match.decision !== undefined) {
      const { decision } = match
      const taste = TASTES[decision.seat === 0 ? austrian : french]
      const { seat } = decision
      const player: Player = {
        id: 'taste',
        choose: at => choose(taste, at.decision, at.view as MarengoView, own),
      }
      const view = match.view(seat)
      const { action } = decide(marengo, player, { seat, view, heard: [], decision }, {}, own, false)
      const answer = match.submit(seat, action)
      if (!answer.ok) throw new Error(answer.refusal.text.en)
    }
    found = endingOf(match.position() as MarengoPosition) === ending
    if (found) writeFileSync(new URL(`${ending}.json`, folder), `${JSON.stringify(match.journal())}\n`)
  }
  console.log(ending, found ? 'found' : `not found in ${MOST} games`)
}
