/** 1.2, 1.3 Dice and modifiers. */
import type { Text } from '@bivouac/kernel'
import type { RuleRef } from '../rulebook.ts'
import type { T } from '../state.ts'

/** 1.2 A ten-sided die; 0 is read as 10, so it shows 1 to 10. */
export const d10 = (t: T, why: RuleRef): number => t.dice.roll(10, why)

/** 1.3.1.2, 9.4 No modified roll is ever above 10 or below 1. */
export const clampDie = (modified: number): number => Math.max(1, Math.min(10, modified))

/** One modifier, spelled out: what the page shows and what the resolution adds up. */
export interface Line {
  readonly rule: RuleRef
  readonly text: Text
  readonly value: number
}
/** 1.3 Modifiers are added up before they are applied. */
export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { value }) => sum + value, 0)
export const line = (rule: RuleRef, it: string, en: string, value: number): Line => ({ rule, text: { it, en }, value })
