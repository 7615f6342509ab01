import type { Asked } from '@bivouac/host/protocol'
import type { Action, Result } from '@bivouac/kernel'
import type { Meant } from '../page/questions.ts'

/** Should the player think twice? The table says what is final and what it warns of, the game which of it is worth a question. `undefined`: the question does not list it. */
export function isWeighty(meant: Pick<Meant, 'weighs'>, asked: Asked, action: Action): boolean | undefined {
  const at = asked.actions?.findIndex(each => each === action || isSame(each, action)) ?? -1
  if (at < 0) return undefined
  return asked.warned?.includes(at) === true || (asked.final?.includes(at) === true && meant.weighs(action, asked))
}
/** Is there anything to choose? What has one answer may have been given by itself, and is nobody's deed. */
export const isChoice = (asked: Asked | undefined): boolean =>
  asked?.actions !== undefined && (asked.actions.length > 1 || asked.gathers !== undefined || asked.open !== undefined)

/** How the game would end with this, where it would end at once and not well: never one click away without a word. */
export function defeatBy(asked: Asked | undefined, action: Action): Result | undefined {
  return asked?.losing?.find(({ at }) => isSame(asked.actions![at]!, action))?.result
}
export const isSame = (a: Action, b: Action | undefined): boolean =>
  a.type === b?.type && JSON.stringify(a.arg) === JSON.stringify(b.arg)
