import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { fieldCommander } from '../module.ts'
import { scenarios } from '../setup.ts'
import { secondCampaign } from './setups.ts'

/** Every campaign and the career, with either umpire. */
const setups = scenarios.flatMap(({ id }): object[] => [
  { scenario: id, options: { umpire: 'player' } },
  { scenario: id, options: { umpire: 'even', napoleon: 'book' } },
])
setups.push({ scenario: 'career', options: { ...secondCampaign, umpire: 'player' } })

conformance(test, fieldCommander, { games: 1200, setups, seed: 'field-commander' })
