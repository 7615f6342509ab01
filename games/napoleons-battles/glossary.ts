/** The rulebook's terms, ours, and the words nobody may use: a test reads everything that is said. */
import type { Glossary } from '@bivouac/kernel'

export const glossary: Glossary = [
  { book: 'brigata', never: ['battaglione'] },
  { book: 'generale', never: ['comandante in campo'] },
  { book: 'disordinata', never: ['disorganizzata'] },
  { book: 'in rotta', never: ['in fuga disordinata'] },
  { book: 'figura', never: ['miniatura', 'miniature'] },
]
