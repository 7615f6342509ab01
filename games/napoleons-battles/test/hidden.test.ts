/** 17.2.2 Games with hidden counters, played at random: views, deals, whispers and questions leak nothing (two games that differ in a secret look the same). */
import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { napoleonsBattles } from '../module.ts'
import { FOG, HIDDEN } from './positions-fog.ts'
import { CAMP, EVERYTHING } from './positions-optional.ts'

conformance(test, napoleonsBattles, {
  games: 24,
  setups: [
    { scenario: FOG, options: HIDDEN },
    { scenario: FOG, options: { ...HIDDEN, rules: 'base' } },
    { scenario: FOG, options: { ...HIDDEN, rules: 'advancedHouse', measuring: 'open' } },
    { scenario: CAMP, options: { ...EVERYTHING, counters: 'on', weather: 'dice' } },
  ],
  limit: 20_000,
  sample: 0.05,
})
