import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { twoBrigades } from '../module.ts'

conformance(test, twoBrigades, { games: 40, setups: [{}], sample: 0.05 })
