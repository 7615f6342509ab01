import type { Text } from '@bivouac/kernel'
import { ACCOUNT } from './account.ts'
import { ANALYSIS } from './analysis.ts'
import { BOOK } from './book.ts'
import { EDITOR } from './editor.ts'
import { FAIR } from './fair.ts'
import { FAULTS } from './faults.ts'
import { FORK } from './fork.ts'
import { HELP } from './help.ts'
import { HOME } from './home.ts'
import { LESSON } from './lesson.ts'
import { MORE } from './more.ts'
import { OPERATOR } from './operator.ts'
import { PANELS } from './panels.ts'
import { REPORT } from './report.ts'
import { SCHOOL } from './school.ts'
import { SHOP } from './shop.ts'
import { TABLE } from './table.ts'
import { UI } from './ui.ts'
import { UMPIRE } from './umpire.ts'

/** The one catalogue of the page, in both languages. A test fails on a key that lacks one or that nothing uses. */
export const WORDS = {
  ...UI,
  ...ACCOUNT,
  ...ANALYSIS,
  ...BOOK,
  ...EDITOR,
  ...FAIR,
  ...FAULTS,
  ...FORK,
  ...HELP,
  ...HOME,
  ...LESSON,
  ...MORE,
  ...OPERATOR,
  ...PANELS,
  ...REPORT,
  ...SCHOOL,
  ...SHOP,
  ...TABLE,
  ...UMPIRE,
} satisfies Readonly<Record<string, Text>>
export type WordKey = keyof typeof WORDS
