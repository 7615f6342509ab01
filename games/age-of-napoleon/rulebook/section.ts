import type { Section, Source } from '@bivouac/kernel'

const SOURCE: Readonly<Record<string, Source>> = { S: 'rulebook', P: 'published', I: 'inferred', R: 'reconstruction' }

/** A section: its marks (“S R”: partly of the sheet, partly ours), titles, and what it says, in our own words. */
export const rules = (marks: string, titleIt: string, titleEn: string, it: string, en: string): Section => ({
  title: { it: titleIt, en: titleEn },
  summary: { it, en },
  sources: marks.split(' ').map(mark => SOURCE[mark]!),
})

/** A heading that asks nothing of the players. */
export const heading = (titleIt: string, titleEn: string, it: string, en: string): Section => ({
  title: { it: titleIt, en: titleEn },
  summary: { it, en },
  rule: false,
})
