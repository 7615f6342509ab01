import type { Section } from '@bivouac/kernel'

/** A section that asks something of the players: titles, then what it says, in our own words. */
export const rules = (titleIt: string, titleEn: string, it: string, en: string): Section => ({
  title: { it: titleIt, en: titleEn },
  summary: { it, en },
})

/** A section that only describes. */
export const describes = (titleIt: string, titleEn: string, it: string, en: string): Section => ({
  ...rules(titleIt, titleEn, it, en),
  rule: false,
})
