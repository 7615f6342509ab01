/**
 * Writes the golden games again: `node games/manoeuvre/test/golden.ts`. Needed only when the rules change so that old
 * journals no longer replay, which also raises the version of the game.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Position } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { manoeuvre } from '../module.ts'
import type { Manoeuvre } from '../state.ts'
import { type Style, steer, wholeAction } from './steer.ts'

const WANTED: readonly { readonly by: string; readonly style: Style; readonly setup: unknown }[] = [
  { by: 'attrition', style: 'bloody', setup: {} },
  {
    by: 'pyrrhic',
    style: 'bloody',
    setup: {
      scenario: 'custom',
      options: {
        nations: ['ottoman', 'russia'],
        sections: [20, 22, 24, 10],
        edges: ['north', 'south'],
        edition: '2010',
      },
    },
  },
  { by: 'nightfall', style: 'random', setup: { scenario: 'draft' } },
  { by: 'nightfall-eliminated', style: 'random', setup: { scenario: 'random', options: { cards: 'corrected' } } },
  { by: 'nightfall-reduced', style: 'random', setup: { scenario: 'random', options: { edition: '2010' } } },
  { by: 'nightfall-nation', style: 'careful', setup: { scenario: 'random', options: { tournament: 'yes' } } },
]
const MOST = Number(process.argv[3] ?? 3000)
const folder = new URL('./journals/', import.meta.url)
mkdirSync(folder, { recursive: true })

for (const { by, style, setup: raw } of WANTED) {
  if (process.argv[2] !== undefined && process.argv[2] !== by) continue
  const setup = manoeuvre.readSetup(raw)
  if (typeof setup === 'string') throw new Error(setup)
  let found = false
  for (let n = 0; n < MOST && !found; n++) {
    const seed = `golden/${by}/${n}`
    const match = createMatch(manoeuvre, setup, { seed })
    const choose = steer(style, seed)
    while (match.decision !== undefined) {
      const pos = match.position() as Position<Manoeuvre>
      const action = wholeAction(pos, choose)
      const answer = match.submit(match.decision.seat, action)
      if (!answer.ok) throw new Error(answer.refusal.text.en)
    }
    found = match.result?.by === by
    if (found) writeFileSync(new URL(`${by}.json`, folder), `${JSON.stringify(match.journal())}\n`)
  }
  console.log(by, found ? 'found' : `not found in ${MOST} games`)
}
