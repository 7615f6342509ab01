import type { Text } from '@bivouac/kernel'
import { ACCOUNT } from './account.ts'
import { HOME } from './home.ts'
import { LESSON } from './lesson.ts'
import { TABLE } from './table.ts'
import { UI } from './ui.ts'

/** The one catalogue of the page, in both languages. A test fails on a key that lacks one or that nothing uses. */
export const WORDS = { ...UI, ...ACCOUNT, ...HOME, ...TABLE, ...LESSON } satisfies Readonly<Record<string, Text>>
export type WordKey = keyof typeof WORDS
