/** The toy keeps the promises every game keeps: otherwise the tests that use it would prove little. */
import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { toy } from './toy.ts'

conformance(test, toy, { games: 40, setups: [{}, { options: { strength: '4' } }], seed: 'toy' })
