/** The reference's terms, ours, and the words nobody may use: a test reads everything that is said. */
import type { Glossary } from '@bivouac/kernel'

export const glossary: Glossary = [
  { book: 'corpo', ours: 'corpo, corpi', never: ['pedina', 'pedine'] },
  { book: 'esercito', why: 'The corps of one side in one area.' },
  { book: 'carta', never: ['tessera', 'tessere'] },
  { book: 'logoramento', never: ['attrito', 'attrizione'] },
  { book: 'intercettazione', never: ['intercezione'] },
]
