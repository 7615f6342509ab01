/** Two small armies with a ridge and woods between them: at the start neither sees all of the other. */
import type { ScenarioData } from '../scenario.ts'
import { austrian, french, general, horse } from './table.ts'

export const FOG: ScenarioData = {
  table: [48, 36],
  year: 1805,
  turns: 3,
  first: 0,
  sides: [
    { it: 'francesi', en: 'French' },
    { it: 'austriaci', en: 'Austrians' },
  ],
  terrain: [
    {
      kind: 'hill',
      at: [
        [23, 4],
        [25, 4],
        [25, 22],
        [23, 22],
      ],
      level: 2,
    },
    {
      kind: 'wood',
      at: [
        [20, 26],
        [28, 26],
        [28, 33],
        [20, 33],
      ],
    },
  ],
  units: [
    french('fa', [14, 8]),
    french('fb', [14, 14]),
    french('fc', [12, 20]),
    french('fd', [14, 30]),
    horse('fh', 0, [9, 12]),
    { id: 'fg', side: 0, type: 'Fr12#', at: [10, 16], facing: 90, formation: 'line' },
    austrian('xa', [34, 8]),
    austrian('xb', [34, 14]),
    austrian('xc', [36, 20]),
    austrian('xd', [33, 30]),
    horse('xh', 1, [39, 12]),
    { id: 'xg', side: 1, type: 'Au12#', at: [38, 16], facing: 270, formation: 'line' },
  ],
  generals: [general('Fg', 0, [11, 14], { radius: 12 }), general('Xg', 1, [37, 14], { radius: 12 })],
}

/** 17.2.2 with the advanced rules. */
export const HIDDEN = { rules: 'advanced', observation: 'on', counters: 'on' } as const
