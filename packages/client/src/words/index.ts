import type { Text } from '@bivouac/kernel'
import { ACCOUNT } from './account.ts'
import { ANALYSIS } from './analysis.ts'
import { FAULTS } from './faults.ts'
import { FORK } from './fork.ts'
import { HELP } from './help.ts'
import { HOME } from './home.ts'
import { LESSON } from './lesson.ts'
import { MORE } from './more.ts'
import { PANELS } from './panels.ts'
import { REPORT } from './report.ts'
import { TABLE } from './table.ts'
import { UI } from './ui.ts'
import { UMPIRE } from './umpire.ts'

/** The one catalogue of the page, in both languages. A test fails on a key that lacks one or that nothing uses. */
export const WORDS = {
  ...UI,
  ...ACCOUNT,
  ...ANALYSIS,
  ...FAULTS,
  ...FORK,
  ...HELP,
  ...HOME,
  ...LESSON,
  ...MORE,
  ...PANELS,
  ...REPORT,
  ...TABLE,
  ...UMPIRE,
} satisfies Readonly<Record<string, Text>>
export type WordKey = keyof typeof WORDS
