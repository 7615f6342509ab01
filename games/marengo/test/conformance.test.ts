import { test } from 'node:test'
import { conformance, coverage } from '@bivouac/kernel/conformance'
import { marengo } from '../module.ts'

const OTHER_READINGS = {
  arrivals: 'random',
  lift: 'everyRound',
  passing: 'atTheEnd',
  blocking: 'byWidth',
  weakDefenders: 'never',
  defensiveFire: 'penalised',
  doublePair: 'together',
  mixedRoads: 'firstPrimary',
  entryMove: 'free',
  activation: 'alsoFighting',
  memory: 'players',
}
const setups = [{}, { options: { arrivals: 'random' } }, { options: OTHER_READINGS }]

conformance(test, marengo, { games: Number(process.env.GAMES ?? 1000), setups })
coverage(test, marengo, {
  games: 3000,
  setups,
  allow: {
    'refusal 13.3: A demoralised army makes no assaults.':
      'needs an army that its own won assault demoralises, with another to make; tested in 13.3',
  },
})
