import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { napoleonsBattles } from '../module.ts'
import { MEETING, SKIRMISH } from './positions.ts'
import { BLAZE, GUARDS, OUTPOSTS } from './positions-advanced.ts'
import { SAPPERS } from './positions-optional.ts'

conformance(test, napoleonsBattles, {
  games: 24,
  setups: [
    { scenario: 'san-rocco' },
    { scenario: MEETING },
    { scenario: 'san-rocco', options: { rates: 'fractions', rally: 'anybody' } },
    {
      scenario: MEETING,
      options: {
        squareTest: 'any',
        disorderedContact: 'yes',
        bounceLoss: 'yes',
        bridges: 'ford',
        townBonus: 'deployed',
      },
    },
    { scenario: 'san-rocco', options: { deployment: 'free' } },
    { scenario: MEETING },
    { scenario: 'marengo' },
    { scenario: MEETING, options: { rules: 'baseHouse' } },
    { scenario: BLAZE, options: { rules: 'advanced' } },
    { scenario: MEETING, options: { rules: 'advancedHouse' } },
    { scenario: SKIRMISH, options: { rules: 'advanced' } },
    { scenario: GUARDS, options: { rules: 'advanced' } },
    { scenario: OUTPOSTS, options: { rules: 'advanced' } },
    { scenario: OUTPOSTS, options: { rules: 'advancedHouse' } },
    { scenario: SAPPERS, options: { works: 'on', boats: 'on' } },
  ],
  limit: 40_000,
  sample: 0.01,
})
