import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { ageOfNapoleon } from '../module.ts'
import { everySetup } from './setups.ts'

/** `GAMES=1000 npx node scripts/test.ts games/age-of-napoleon/test/conformance.test.ts` plays as many as it likes. */
const games = Number(process.env.GAMES ?? 60)

conformance(test, ageOfNapoleon, { games, setups: everySetup, sample: 0.004, limit: 60_000 })
