import { test } from 'node:test'
import { coverage } from '@bivouac/kernel/conformance'
import { fieldCommander } from '../module.ts'
import { scenarios } from '../setup.ts'
import { secondCampaign } from './setups.ts'

coverage(test, fieldCommander, {
  games: 9000,
  setups: [
    ...scenarios.map(({ id }) => ({ scenario: id, options: { level: 'gentle', umpire: 'player' } })),
    { scenario: 'career', options: { ...secondCampaign, umpire: 'player' } },
  ],
  seed: 'field-commander',
  allow: {
    'refusal 9.7: At most three cavalry forces go with Sweep.':
      'takes four cavalry in Reserve; shown in insights.test.ts',
    'refusal 11.3: No counter of this kind is left.': 'takes five plans and four of one kind; shown in plans.test.ts',
  },
})
