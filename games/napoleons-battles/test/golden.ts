/**
 * Writes the golden games again: `node games/napoleons-battles/test/golden.ts`. Needed only when the rules change so that old journals no longer
 * replay, which also raises the version of the game.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Action, type Decision, type Result, searchDice } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { napoleonsBattles } from '../module.ts'

export const endingOf = ({ by, grade, winners }: Result): string =>
  `${by === 'morale' ? 'morale' : grade}-${winners[0] ?? 'nobody'}`

/** By set of rules. With the morale of chapter 13 no army leaves the table: points decide. */
const WANTED = {
  base: ['morale-0', 'morale-1', 'full-1', 'marginal-1', 'draw-nobody'],
  advanced: ['full-0', 'full-1', 'marginal-1'],
} as const
export const fileOf = (rules: string, ending: string): string =>
  rules === 'base' ? `${ending}.json` : `${rules}-${ending}.json`
const MOST = 400

/** A fierce player: into contact where he can, forward otherwise, cavalry kept ready, nobody put to flight. */
function fierce({ proc, actions, gathers }: Decision, own: { next(n: number): number }): Action {
  const of = (type: string): Action[] => actions.filter(each => each.type === type)
  const any = (list: readonly Action[]): Action => list[own.next(list.length)]!
  if (proc === 'routing') return of('done')[0]!
  if (proc === 'movement' && gathers !== undefined && gathers.length > 0 && of('unit').length === 0)
    return of('pass')[0] ?? any(actions)
  if (proc === 'movement' && of('unit').length > 0 && own.next(10) > 0) return any(of('unit'))
  if (proc === 'march' && of('touch').length > 0) return any(of('touch'))
  if (proc === 'march' && of('forward').length > 0 && own.next(3) > 0) return of('forward').at(-1)!
  return any(actions)
}

if (import.meta.main) {
  const folder = new URL('./journals/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  // Only those named, where some are: `node games/napoleons-battles/test/golden.ts advanced`.
  const only = process.argv.slice(2)
  for (const [rules, ending] of Object.entries(WANTED).flatMap(([set, endings]) => endings.map(each => [set, each]))) {
    if (only.length > 0 && !only.includes(rules!)) continue
    const setup = napoleonsBattles.readSetup({ scenario: 'san-rocco', options: { rules } })
    if (typeof setup === 'string') throw new Error(setup)
    let found = false
    for (let n = 0; n < MOST && !found; n++) {
      const seed = `golden/${fileOf(rules!, ending!)}/${n}`
      const match = createMatch(napoleonsBattles, setup, { seed, nonces: ['one', 'other'] })
      const own = searchDice(seed)
      while (match.decision !== undefined) {
        const answer = match.submit(match.decision.seat, fierce(match.decision, own))
        if (!answer.ok) throw new Error(answer.refusal.text.en)
      }
      found = endingOf(match.result!) === ending
      if (found) writeFileSync(new URL(fileOf(rules!, ending!), folder), `${JSON.stringify(match.journal())}\n`)
    }
    console.log(rules, ending, found ? 'found' : `not found in ${MOST} games`)
  }
}
