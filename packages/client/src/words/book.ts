/** The rulebook as a book: its worked examples. */
export const BOOK = {
  'book.example': { it: 'Esempio', en: 'Example' },
  'book.before': { it: 'Prima', en: 'Before' },
  'book.after': { it: 'Dopo', en: 'After' },
  'book.play': { it: 'Gioca questo esempio', en: 'Play this example' },
  'book.back': { it: 'Torna al regolamento', en: 'Back to the rulebook' },
} as const
