import type { Ending } from '@bivouac/host/protocol'
import type { Text } from '@bivouac/kernel'
import { t } from '../app/language.ts'

/** How a game ended outside its rules, in a sentence. */
export const endingWords = (ending: Ending, names: readonly Text[]): string =>
  ending.by === 'void' ? t(`ending.void.${ending.why}`) : t(`ending.${ending.by}`, { who: names[ending.seat] ?? '' })
