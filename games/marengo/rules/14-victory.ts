/** 14 Winning the game. */
import type { Result } from '@bivouac/kernel'
import { LOCALES } from '../data/map.ts'
import type { Rule } from '../rulebook.ts'
import type { State } from '../state.ts'
import { AUSTRIA, FRANCE, STARS } from '../words.ts'

/** 14.2 How many star colours the Austrians hold. */
export function colours(s: Pick<State, 'held'>): number {
  let held = 0
  LOCALES.forEach((locale, l) => {
    if (locale.star !== undefined && s.held[l]! > 0) held |= 1 << STARS.indexOf(locale.star)
  })
  return (held & 1) + ((held >> 1) & 1) + ((held >> 2) & 1)
}

export function verdict(s: State): Result & { readonly rule: Rule } {
  const score = [...s.morale]
  // 14.1 One army demoralised and not the other.
  if (s.broken[AUSTRIA] === 0 && s.broken[FRANCE] !== 0)
    return { winners: [AUSTRIA], by: 'morale', rule: '14.1', score }
  if (s.broken[FRANCE] === 0 && s.broken[AUSTRIA] !== 0) return { winners: [FRANCE], by: 'morale', rule: '14.1', score }
  // 14.2 Both or neither: the ground decides.
  return colours(s) >= 2
    ? { winners: [AUSTRIA], by: 'stars', rule: '14.2', score }
    : { winners: [FRANCE], by: 'ground', rule: '14.2', score }
}
