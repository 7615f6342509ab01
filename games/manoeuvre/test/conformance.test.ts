import { test } from 'node:test'
import { conformance } from '@bivouac/kernel/conformance'
import { manoeuvre } from '../module.ts'

const everything = {
  edition: '2010',
  cards: 'corrected',
  tournament: 'yes',
  hills: 'each',
  lakeRetreat: 'fatal',
  redoubtFire: 'ignored',
  ambushCommitted: 'free',
  deployment: 'free',
}

conformance(test, manoeuvre, {
  games: 1000,
  setups: [
    {},
    { scenario: 'random' },
    { scenario: 'random', options: { edition: '2010' } },
    { scenario: 'draft' },
    { scenario: 'draft', options: everything },
    { scenario: 'random', options: { ...everything, lakeRetreat: 'blocked' } },
    { scenario: 'first-game', options: everything },
    { scenario: 'custom', options: { nations: ['usa', 'spain'], sections: [21, 18, 14, 7], edges: ['west', 'east'] } },
    {
      scenario: 'custom',
      options: { nations: ['ottoman', 'russia'], sections: [6, 21, 7, 18], rotations: [1, 2, 3, 0] },
    },
    { scenario: 'custom', options: { nations: ['austria', 'prussia'], first: 1, stuck: 'lose' } },
  ],
})
