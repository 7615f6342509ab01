/** Where those driven out of a locale could go (12.3), read off the board for showing; the table asks and judges. */
import { MAP } from '../data/board.ts'
import { enemyOf } from '../words.ts'
import { beyond, enemyHolds, frameOf, holderOf, local, localeOf, roomIn, topFrame, type View } from './facts.ts'

export interface Retreats {
  readonly side: number
  readonly from: number
  readonly to: readonly number[]
}

export function retreatsFrom(view: View, locale: number, side: number, barred: number): Retreats {
  const open = (MAP.neighbours[locale] ?? []).filter(
    next => next !== barred && !enemyHolds(view, side, next) && roomIn(view, side, next) > 0,
  )
  return { side, from: locale, to: open }
}

/** The retreat that the question, or the thing pointed at, is about. */
export function retreatsNow(view: View, pointed?: number): Retreats | undefined {
  const top = topFrame(view)
  if (top.proc === 'retreat') return retreatsFrom(view, local(top, 'locale'), local(top, 'side'), local(top, 'barred'))
  const attack = frameOf(view, 'attack')
  if (attack !== undefined) return across(view, local(attack, 'over'), local(attack, 'side'))
  const assault = frameOf(view, 'assault')
  if (assault !== undefined) return across(view, local(assault, 'from'), local(assault, 'side'))
  if (top.proc !== 'group' || pointed === undefined) return undefined
  const side = local(top, 'side')
  const start = localeOf(local(top, 'from'))
  return holderOf(view, pointed) === enemyOf(side) && (MAP.neighbours[start] ?? []).includes(pointed)
    ? retreatsFrom(view, pointed, enemyOf(side), start)
    : undefined
}
const across = (view: View, over: number, side: number): Retreats =>
  retreatsFrom(view, beyond(over), enemyOf(side), MAP.areaOf[over] ?? -1)
