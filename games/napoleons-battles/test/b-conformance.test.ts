/** Appendix B: shadows compare what the enemy hears and sees of sheets that are hidden from him. */
import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { napoleonsBattles } from '../module.ts'
import { HEADQUARTERS } from './positions-optional.ts'

conformance(test, napoleonsBattles, {
  games: 9,
  setups: [
    { scenario: HEADQUARTERS, options: { orders: 'on' } },
    { scenario: 'san-rocco', options: { orders: 'on' } },
    { scenario: 'marengo', options: { orders: 'on' } },
  ],
  limit: 40_000,
  sample: 0.02,
})
