import { citing, type Rulebook } from '@bivouac/kernel'
import { appendixA } from './rulebook/appendix-a.ts'
import { appendixB } from './rulebook/appendix-b.ts'
import { cards } from './rulebook/cards.ts'
import { chapter00 } from './rulebook/chapter-00.ts'
import { chapter01 } from './rulebook/chapter-01.ts'
import { chapter02 } from './rulebook/chapter-02.ts'
import { chapter03 } from './rulebook/chapter-03.ts'
import { chapter04 } from './rulebook/chapter-04.ts'
import { chapter05 } from './rulebook/chapter-05.ts'
import { chapter06 } from './rulebook/chapter-06.ts'
import { chapter07 } from './rulebook/chapter-07.ts'
import { chapter08 } from './rulebook/chapter-08.ts'
import { chapter09 } from './rulebook/chapter-09.ts'
import { chapter10 } from './rulebook/chapter-10.ts'
import { chapter11 } from './rulebook/chapter-11.ts'
import { chapter12 } from './rulebook/chapter-12.ts'
import { chapter13 } from './rulebook/chapter-13.ts'
import { chapter14 } from './rulebook/chapter-14.ts'
import { chapter15 } from './rulebook/chapter-15.ts'
import { chapter17 } from './rulebook/chapter-17.ts'
import { chapter18 } from './rulebook/chapter-18.ts'
import { chapter19 } from './rulebook/chapter-19.ts'
import { chapter20 } from './rulebook/chapter-20.ts'
import { notes } from './rulebook/notes.ts'

/**
 * The Italian text of 27 November 2007, every numbered item, in the order of the book. `#2` is the second item of a number used twice, `hr` a
 * rule of the translators’ club, `CARD` a playing card, `FN` a footnote that carries a rule. `rule: false`: headings, definitions that demand
 * nothing, and passages the text leaves out.
 */
export const rulebook = {
  ...appendixA,
  ...appendixB,
  ...cards,
  ...chapter00,
  ...chapter01,
  ...chapter02,
  ...chapter03,
  ...chapter04,
  ...chapter05,
  ...chapter06,
  ...chapter07,
  ...chapter08,
  ...chapter09,
  ...chapter10,
  ...chapter11,
  ...chapter12,
  ...chapter13,
  ...chapter14,
  ...chapter15,
  ...chapter17,
  ...chapter18,
  ...chapter19,
  ...chapter20,
  ...notes,
} as const satisfies Rulebook

export type RuleRef = keyof typeof rulebook
export const no = citing(rulebook)
