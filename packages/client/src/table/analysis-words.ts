/** An analysis in sentences: for its panel, and for the plate at the end of a game. */
import type { Analysis, MoveJudged } from '@bivouac/ai'
import { percent as inPercent, type Text } from '@bivouac/kernel'
import { lang, learn, said, t } from '../app/language.ts'
import { ANALYSIS } from '../words/analysis.ts'
import type { TableStore } from './store.ts'

learn(ANALYSIS)

export type Turn = Analysis['turning'][number]
/** Less is written as nothing. */
const LEAST_LUCK = 0.005

export const percent = (chance: number): string => inPercent(chance, lang())
const points = (chance: number): string =>
  `${chance < 0 ? '−' : '+'}${percent(Math.abs(Math.round(chance * 100) / 100))}`

const isLuck = ({ before, chosen, after }: MoveJudged): boolean => Math.abs(after - chosen) > Math.abs(chosen - before)

/** What a deed brought or cost the one who did it: by the dice, or by the choice itself. */
export function turnedWords(store: TableStore, move: Turn): string {
  const change = move.after - move.before
  const gain = move.seat === 0 ? change : -change
  const key = isLuck(move) ? (gain < 0 ? 'diceCost' : 'diceBrought') : gain < 0 ? 'cost' : 'brought'
  const what = store.page.words.action(move.action, move.view, lang())
  return t(`analysis.${key}`, { what, much: percent(Math.abs(change)) })
}

/** Whose the luck was; nothing where no dice made a difference. */
export function luckWords({ luck }: Analysis, names: readonly Text[]): string | undefined {
  if (!luck.some(each => Math.abs(each) >= LEAST_LUCK)) return undefined
  const each = luck.map((sum, side) => `${names[side] === undefined ? '' : said(names[side])} ${points(sum)}`)
  return `${t('analysis.luck')}: ${each.join(', ')}.`
}

export function deservedWords({ deserved }: Analysis, names: readonly Text[]): string {
  return deserved === 'none' ? t('analysis.even') : t('analysis.deserved', { who: names[deserved] ?? '' })
}
