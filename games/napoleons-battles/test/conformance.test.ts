import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { napoleonsBattles } from '../module.ts'
import { MEETING } from './positions.ts'

conformance(test, napoleonsBattles, {
  games: 14,
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
    { scenario: 'san-rocco' },
    { scenario: MEETING },
    { scenario: 'marengo' },
  ],
  limit: 40_000,
  sample: 0.01,
})
