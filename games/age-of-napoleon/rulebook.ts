import { citing, type Section } from '@bivouac/kernel'
import { CARDS } from './data/cards.ts'
import { BATTLE_CHAPTER } from './rulebook/battle.ts'
import { CAMPAIGN_CHAPTER } from './rulebook/campaign.ts'
import { COUNTRIES_CHAPTER } from './rulebook/countries.ts'
import { END_CHAPTER } from './rulebook/end.ts'
import { PHASES_CHAPTER } from './rulebook/phases.ts'
import { heading } from './rulebook/section.ts'

/* biome-ignore format: the numbers of the titles */
type Title =
  | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21
  | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42
export type CardSection = `16-${Title}`

/** Chapter 16: every title is a section, and what it says stands with the card. */
const CARD_SECTIONS = Object.fromEntries(
  CARDS.map(({ name, text, provenance }, i): [string, Section] => [
    `16-${i + 1}`,
    { title: name, summary: text, sources: [...new Set([provenance.effect, provenance.name])] },
  ]),
) as Readonly<Record<CardSection, Section>>

/**
 * Every section, in our own words. The book is one reference sheet; what is not on it is published elsewhere, inferred,
 * or our reconstruction: `sources` says which, section by section.
 */
export const rulebook = {
  ...COUNTRIES_CHAPTER,
  ...PHASES_CHAPTER,
  ...CAMPAIGN_CHAPTER,
  ...BATTLE_CHAPTER,
  ...END_CHAPTER,
  '16': heading('Le carte', 'Cards', 'Quarantadue titoli.', 'Forty-two titles.'),
  ...CARD_SECTIONS,
}
export type Rule = keyof typeof rulebook

/** The only way to refuse: it compiles only with a section that exists. */
export const no = citing(rulebook)

/** What is wrong with what somebody wrote down, and the section that says so: a sentence without one does not compile. */
export type Cited = `${string} (${Rule})`
export const cited = (rule: Rule, sentence: string): Cited => `${sentence} (${rule})`
