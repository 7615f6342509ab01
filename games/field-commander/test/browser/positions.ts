/** Campaigns of 1796 as the bot plays them, with dice of their own, up to the question a test is about. */
import type { Action } from '@bivouac/kernel'
import { createMatch, type Match } from '@bivouac/match'
import { advise } from '../../bot/index.ts'
import { fieldCommander } from '../../module.ts'
import type { View } from '../../view.ts'
import { readSetupOf } from '../setups.ts'

/** Campaigns are tried until one comes to such a question: any of them does sooner or later. */
const MOST = 20

export function playedTo(isWanted: (match: Match, advice: Action) => boolean): Match {
  for (let seed = 1; seed <= MOST; seed++) {
    const match = createMatch(fieldCommander, readSetupOf({ scenario: '1796' }), {
      seed: `position ${seed}`,
      nonces: ['e2e'],
    }) as unknown as Match
    while (match.decision !== undefined) {
      const advice = advise(match.view(0) as View, match.decision)
      if (isWanted(match, advice)) return match
      match.submit(0, advice)
    }
  }
  throw new Error('no campaign comes to such a question')
}
