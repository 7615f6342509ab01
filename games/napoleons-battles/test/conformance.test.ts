import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { napoleonsBattles } from '../module.ts'
import { MEETING, SKIRMISH } from './positions.ts'
import { BLAZE, GUARDS, OUTPOSTS } from './positions-advanced.ts'
import { SAPPERS } from './positions-optional.ts'

/** Every set of rules on a shipped battle and on fields where much happens; values near the edge of the legal are tried at each close look. */
conformance(test, napoleonsBattles, {
  games: 36,
  setups: [
    { scenario: 'san-rocco', options: { rules: 'base' } },
    { scenario: MEETING, options: { rules: 'base' } },
    { scenario: 'san-rocco', options: { rules: 'base', rates: 'fractions', rally: 'anybody' } },
    {
      scenario: MEETING,
      options: {
        rules: 'base',
        squareTest: 'any',
        disorderedContact: 'yes',
        bounceLoss: 'yes',
        bridges: 'ford',
        townBonus: 'deployed',
      },
    },
    { scenario: 'san-rocco', options: { deployment: 'free' } },
    { scenario: 'marengo', options: { rules: 'base' } },
    { scenario: 'san-rocco', options: { rules: 'baseHouse' } },
    { scenario: MEETING, options: { rules: 'baseHouse' } },
    { scenario: 'san-rocco', options: { rules: 'advanced' } },
    { scenario: BLAZE, options: { rules: 'advanced' } },
    { scenario: SKIRMISH, options: { rules: 'advanced' } },
    { scenario: GUARDS, options: { rules: 'advanced' } },
    { scenario: OUTPOSTS, options: { rules: 'advanced' } },
    { scenario: SAPPERS, options: { rules: 'advanced', works: 'on', boats: 'on' } },
    { scenario: SAPPERS, options: { rules: 'complete', works: 'on', boats: 'on' } },
    { scenario: 'san-rocco', options: { rules: 'advancedHouse' } },
    { scenario: MEETING, options: { rules: 'advancedHouse' } },
    { scenario: OUTPOSTS, options: { rules: 'advancedHouse' } },
    { scenario: 'san-rocco', options: { rules: 'complete' } },
    { scenario: MEETING, options: { rules: 'complete' } },
  ],
  limit: 40_000,
  sample: 0.01,
})
