/**
 * Fire counted out exactly, from its modifier alone: what the page’s odds and every computer player read. The procedures of chapter 9 stay the
 * judge: a test plays them thousands of times against this table. Combat is counted out in `duel.ts`.
 */
import { clampDie } from '../rules/01-dice.ts'

/** What a shot hits: troops, guns in position (or a wagon train), a limbered battery (9.3.3.1-3). */
export type Target = 'troops' | 'guns' | 'limbered'
export interface Shot {
  /** Nothing, a figure, two figures; a limbered battery is lost by two. */
  readonly none: number
  readonly one: number
  readonly two: number
}

export const SIDES_OF_DIE = 10
/** Beyond this a modifier changes nothing more: the die has ten sides and is cut off at both ends. */
export const MOST = SIDES_OF_DIE - 1
export const cut = (modifier: number): number => Math.max(-MOST, Math.min(MOST, modifier))

const shots = new Map<number, Shot>()
const KINDS: readonly Target[] = ['troops', 'guns', 'limbered']

/** 9.3.3 Of all the ways the dice fall: how often a shot with this modifier costs nothing, a figure, two; 18.2.1.4 hr by the better of two dice. */
export function shotAt(modifier: number, target: Target, dice: 1 | 2 = 1): Shot {
  const key = (cut(modifier) * KINDS.length + KINDS.indexOf(target)) * 2 + dice - 1
  const known = shots.get(key)
  if (known !== undefined) return known
  const ways = [0, 0, 0]
  for (let die = 1; die <= SIDES_OF_DIE; die++)
    for (let answer = 1; answer <= SIDES_OF_DIE; answer++) {
      const score = clampDie(die + cut(modifier))
      const hit = score <= answer ? 0 : score >= 2 * answer ? 2 : 1
      // The better of two dice shows n in 2n − 1 of a hundred ways.
      ways[target === 'guns' ? Math.max(0, hit - 1) : hit]! += dice === 1 ? 1 : 2 * die - 1
    }
  const all = dice === 1 ? 100 : 1000
  const found: Shot = { none: ways[0]! / all, one: ways[1]! / all, two: ways[2]! / all }
  shots.set(key, found)
  return found
}
/** Figures a shot costs on average. */
export const toll = ({ one, two }: Shot): number => one + 2 * two
