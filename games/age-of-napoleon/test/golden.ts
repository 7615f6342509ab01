/**
 * Writes the golden games again: `node games/age-of-napoleon/test/golden.ts [ending]`. Needed only when the rules change so
 * that old journals no longer replay, which also raises the version of the game.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Decision, searchDice } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { wholeAction } from '../../../packages/kernel/test/whole.ts'
import { ageOfNapoleon } from '../module.ts'
import { WANTED } from './endings.ts'

const folder = new URL('./journals/', import.meta.url)
mkdirSync(folder, { recursive: true })
const MOST = Number(process.argv[3] ?? 400)

for (const { by, setup: raw } of WANTED) {
  if (process.argv[2] !== undefined && process.argv[2] !== by) continue
  const setup = ageOfNapoleon.readSetup(raw)
  if (typeof setup === 'string') throw new Error(setup)
  let found = false
  for (let n = 0; n < MOST && !found; n++) {
    const seed = `golden/${by}/${n}`
    const match = createMatch(ageOfNapoleon, setup, { seed })
    const own = searchDice(seed)
    const choose = ({ actions }: Decision) =>
      actions.find(action => action.type === 'claim') ?? actions[own.next(actions.length)]!
    while (match.decision !== undefined) {
      const answer = match.submit(match.decision.seat, wholeAction(ageOfNapoleon, match.position(), choose))
      if (!answer.ok) throw new Error(answer.refusal.text.en)
    }
    found = match.result?.by === by
    if (found) writeFileSync(new URL(`${by}.json`, folder), `${JSON.stringify(match.journal())}\n`)
  }
  console.log(by, found ? 'found' : `not found in ${MOST} games`)
}
