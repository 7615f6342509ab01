import type { Setup } from '@bivouac/kernel'
import { CAMPAIGNS } from './data/index.ts'
import { clearTable } from './rules/6-set-up.ts'
import { rules } from './rules/index.ts'
import { readDiary } from './setup.ts'
import type { DiaryPage, Pos, State } from './state.ts'
import type { Level, Umpire } from './words.ts'

/** The table before anything has happened: the counters in their pools, the first procedure waiting. */
export function begin(setup: Setup): Pos {
  const career = setup.scenario === 'career'
  const s: State = {
    campaign: 0,
    career: career ? 1 : 0,
    umpire: setup.options.umpire as Umpire,
    level: setup.options.level as Level,
    guarded: setup.options.napoleon === 'book' ? 0 : 1,
    short: setup.options.track === 'eight' ? 1 : 0,
    turn: 0,
    french: 0,
    enemy: 0,
    scouts: 0,
    napoleon: 0,
    counter: [],
    at: [],
    reduced: [],
    arrived: [],
    everHeld: [],
    battle: undefined,
    outcome: undefined,
    diary: [],
  }
  if (setup.options.diary !== undefined) s.diary = readDiary(setup.options.diary) as DiaryPage[]
  clearTable(s, career ? s.diary.length : CAMPAIGNS.findIndex(campaign => campaign.id === setup.scenario))
  return rules.start(s, 'game')
}
