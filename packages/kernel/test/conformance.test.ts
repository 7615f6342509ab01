import { test } from 'node:test'
import { conformance, coverage } from '../src/conformance/index.ts'
import { toy } from './toy.ts'

const setups = [{}, { scenario: 'hour' }, { options: { hand: '4' } }]
conformance(test, toy, { games: 600, setups })
coverage(test, toy, {
  games: 400,
  setups,
  allow: { 'refusal 2.2: The hand is not too large.': 'then there is nothing to discard, and nobody is asked' },
})
