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
}
const setups = [{}, { options: { arrivals: 'random' } }, { options: OTHER_READINGS }]

conformance(test, marengo, {
  games: Number(process.env.GAMES ?? 1000),
  setups,
  except: {
    begun: 'groups, leaders and pursuers are chosen one by one, and every eye is sent the frames they are kept in',
  },
})
coverage(test, marengo, { games: 3000, setups })
