/** The rulebook's terms (chapter 4 and after), ours, and the words nobody may use: a test reads everything that is said. */
import type { Glossary } from '@bivouac/kernel'

export const glossary: Glossary = [
  {
    book: 'pezzo',
    never: ['blocco', 'blocchi', 'blocchetto', 'blocchetti', 'pedina', 'pedine'],
    except: ['Blocco di una via larga', 'Riserva e blocco', 'Blocco'],
    why: 'In the book “blocco” is what 9.1 calls the act of blocking.',
  },
  { book: 'nascosto', never: ['coperto', 'coperti', 'coperta', 'coperte'] },
  { book: 'scoprire', never: ['si mostra', 'mostrandosi'] },
  { book: 'via intransitabile', never: ['invalicabile', 'invalicabili'] },
  { book: 'ostacolata per la cavalleria', never: ['ostacolata alla', 'niente cavalleria'] },
  { book: 'zona', never: ['area', 'aree', 'territorio'] },
  { book: 'via d’accesso', ours: 'via d’accesso, via', never: ['approccio', 'approcci'] },
  { book: 'limite sul comando', ours: 'comando' },
  {
    book: 'pezzi al comando',
    ours: 'chi guida',
    why: 'The book also says “guidare un assalto”; “comando” is the limit.',
  },
  { book: 'conquistare', never: ['è presa'] },
  { book: 'incremento di cinque punti', ours: 'i cinque punti di morale', never: ['slancio'] },
  { book: 'demoralizzata', never: ['vittoria di morale'] },
  { book: 'strada principale', neverInEnglish: ['main road'] },
  { book: 'round', never: ['ripresa'] },
]
