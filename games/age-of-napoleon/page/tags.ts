import type { Corps } from '../words.ts'
import type { View } from './facts.ts'

/** Bits of `view.tag`; a test compares them with the rules'. */
export const TAGS = { marching: 2, intercepting: 4, engaged: 8, rolling: 128 } as const
export const hasTag = (view: View, corps: Corps, tag: keyof typeof TAGS): boolean =>
  ((view.tag[corps] ?? 0) & TAGS[tag]) !== 0
export const taggedAs = (view: View, tag: keyof typeof TAGS): readonly Corps[] =>
  view.tag.flatMap((bits, corps) => ((bits & TAGS[tag]) !== 0 ? [corps] : []))
