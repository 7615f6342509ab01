import type { Asked } from '@bivouac/host/protocol'
import type { Action } from '@bivouac/kernel'
import type { GamePage } from '../page/index.ts'

/** Should the player think twice? The table says what is final and what it warns of, the game which of it is worth a question. */
export function isWeighty(page: Pick<GamePage, 'weighs'>, asked: Asked, action: Action): boolean {
  const at = asked.actions?.findIndex(each => each === action || isSame(each, action)) ?? -1
  if (at < 0) return false
  return asked.warned?.includes(at) === true || (asked.final?.includes(at) === true && page.weighs(action, asked))
}
const isSame = (a: Action, b: Action): boolean => a.type === b.type && JSON.stringify(a.arg) === JSON.stringify(b.arg)
