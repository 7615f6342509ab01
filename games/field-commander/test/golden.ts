/**
 * Writes the golden games again: `node games/field-commander/test/golden.ts`. Needed only when the rules change so that
 * old journals no longer replay, which also raises the version of the game.
 */
import { writeFileSync } from 'node:fs'
import { type Action, isStep, searchDice, stepwise, tableFor } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { advise } from '../bot/index.ts'
import { fieldCommander } from '../module.ts'
import type { View } from '../view.ts'
import { lastCampaign, readSetupOf } from './setups.ts'

/** How a campaign can end, where to look for it, and how often the bot is not listened to. */
const WANTED: readonly { readonly by: string; readonly setup: object; readonly folly: number }[] = [
  { by: 'superior', setup: { scenario: '1815' }, folly: 0 },
  { by: 'historical', setup: { scenario: '1800' }, folly: 0 },
  { by: 'inferior', setup: { scenario: '1800', options: { umpire: 'even' } }, folly: 0 },
  { by: 'immortality', setup: { scenario: 'career', options: lastCampaign }, folly: 0 },
  { by: 'time', setup: { scenario: '1806', options: { level: 'gentle' } }, folly: 0 },
  { by: 'napoleon', setup: { scenario: '1796', options: { napoleon: 'book' } }, folly: 100 },
  { by: 'overwhelmed', setup: { scenario: '1814' }, folly: 60 },
  { by: 'noRefuge', setup: { scenario: '1813' }, folly: 20 },
  { by: 'position', setup: { scenario: '1798' }, folly: 30 },
  { by: 'early', setup: { scenario: '1814' }, folly: 20 },
  { by: 'stranded', setup: { scenario: '1812' }, folly: 3 },
]
const MOST = 2000

/** Any whole action, put together element by element where it is a set. */
function anything(view: View, dice: ReturnType<typeof searchDice>): Action {
  const steps = stepwise(fieldCommander)
  const pos = steps.imagine(view, 0, [], dice)
  const t = tableFor(pos, dice)
  for (;;) {
    const decision = steps.machine.advance(pos, t)!
    const action = decision.actions[dice.next(decision.actions.length)]!
    if (!isStep(fieldCommander, decision, action)) return action
    steps.machine.take(pos, t, action)
  }
}

for (const { by, setup: raw, folly } of WANTED) {
  if (process.argv[2] !== undefined && process.argv[2] !== by) continue
  let found = false
  for (let n = 0; n < MOST && !found; n++) {
    const seed = `golden/${by}/${n}`
    const own = searchDice(seed)
    const match = createMatch(fieldCommander, readSetupOf(raw), { seed })
    while (match.decision !== undefined) {
      const view = match.view(0) as View
      const action = own.next(100) < folly ? anything(view, own) : advise(view, match.decision)
      const answer = match.submit(0, action)
      if (!answer.ok) throw new Error(answer.refusal.text.en)
    }
    found = match.result?.by === by
    if (found) writeFileSync(new URL(`./journals/${by}.json`, import.meta.url), `${JSON.stringify(match.journal())}\n`)
  }
  console.log(by, found ? 'found' : `not found in ${MOST} games`)
}
