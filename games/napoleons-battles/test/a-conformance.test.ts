import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { napoleonsBattles } from '../module.ts'
import { PICKETS } from './positions-optional.ts'

/** Appendix A, alone and beside the advanced, house and optional rules. */
conformance(test, napoleonsBattles, {
  games: 16,
  setups: [
    { scenario: PICKETS, options: { rules: 'base', skirmishers: 'on' } },
    { scenario: PICKETS, options: { rules: 'advancedHouse', skirmishers: 'on' } },
    { scenario: PICKETS, options: { rules: 'complete', skirmishers: 'on', prone: 'plain' } },
    {
      scenario: PICKETS,
      options: { rules: 'advanced', skirmishers: 'on', observation: 'on', counters: 'on', measuring: 'closed' },
    },
  ],
  limit: 40_000,
  sample: 0.02,
})
