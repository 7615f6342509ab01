/** One future of a campaign: how it ends when the bot leads the French on, from what can be seen. */
import { type Dice, tableFor } from '@bivouac/kernel'
import { rules } from '../rules/index.ts'
import type { Pos } from '../state.ts'
import { advise } from './index.ts'

/** Is the campaign that is being fought not lost? The next of a career is another matter. */
export function future(pos: Pos, _seat: number, dice: Dice): boolean {
  const t = tableFor(pos, dice)
  const { campaign } = pos.s
  for (let d = rules.advance(pos, t); d !== undefined; d = rules.advance(pos, t)) {
    if (pos.s.campaign !== campaign) return true
    rules.take(pos, t, advise({ ...pos.s, stack: pos.stack }, d))
  }
  return pos.result?.winners.includes(0) ?? false
}
