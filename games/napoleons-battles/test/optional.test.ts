/** The optional rules all together, played at random: legality, saves, clones, views, words, endings. */
import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { napoleonsBattles } from '../module.ts'
import { MEETING } from './positions.ts'
import { CAMP, EVERYTHING } from './positions-optional.ts'

conformance(test, napoleonsBattles, {
  games: 9,
  setups: [
    { scenario: CAMP, options: EVERYTHING },
    { scenario: MEETING, options: { rules: 'complete' } },
    { scenario: CAMP, options: { ...EVERYTHING, weather: 'dice' } },
  ],
  limit: 20_000,
  sample: 0.02,
})
