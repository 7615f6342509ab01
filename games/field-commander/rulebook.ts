/** The rulebook has no numbers of its own: these follow its headings, in its order. Titles and summaries are ours. */
import { citing, type Rulebook } from '@bivouac/kernel'
import { afterwards } from './rulebook/afterwards.ts'
import { battle } from './rulebook/battle.ts'
import { battleTurns } from './rulebook/battle-turns.ts'
import { campaign } from './rulebook/campaign.ts'

export const rulebook = { ...campaign, ...battle, ...battleTurns, ...afterwards } as const satisfies Rulebook

export type Section = keyof typeof rulebook
export const no = citing(rulebook)
