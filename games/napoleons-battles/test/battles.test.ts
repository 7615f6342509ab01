/** The larger battles, one game each: legality, saves, views, endings. */
import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { napoleonsBattles } from '../module.ts'

conformance(test, napoleonsBattles, {
  games: 4,
  setups: ['auerstadt', 'talavera', 'teugen-hausen', 'villa-costa'].map(scenario => ({ scenario })),
  limit: 60_000,
  sample: 0.004,
})
