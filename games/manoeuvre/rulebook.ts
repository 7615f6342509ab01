import { citing } from '@bivouac/kernel'
import { CARDS } from './rulebook/cards.ts'
import { COMBAT } from './rulebook/combat.ts'
import { PLAY } from './rulebook/play.ts'

/** Every section of the rulebook, in our own words. Parts without a number of their own are named after their heading. */
export const rulebook = { ...PLAY, ...COMBAT, ...CARDS }
export type Section = keyof typeof rulebook

/** The only way to refuse: it compiles only with a section that exists. */
export const no = citing(rulebook)
