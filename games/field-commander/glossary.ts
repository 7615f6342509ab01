/** The rulebook's terms, ours, and the words nobody may use: a test reads everything that is said. */
import type { Glossary } from '@bivouac/kernel'

export const glossary: Glossary = [
  {
    book: 'Forza, Esercito',
    ours: 'forza for the counter, esercito for the whole side',
    never: ['segnalini esercito', 'acquistare eserciti', 'eserciti mobili', 'eserciti statici'],
  },
  { book: 'colpo, danno', ours: 'colpo', never: ['danno', 'danni'], except: ['si danno'] },
  { book: 'mappa', never: ['carta della campagna', 'la carta'] },
  { book: 'contenitore', never: ['coppa', 'tazza', 'bussolotto'] },
  { book: 'segnalino', never: ['pedina', 'pedine'] },
  { book: 'presidio', never: ['guarnigione', 'guarnigioni'] },
  { book: 'Serrate i Ranghi', never: ['ranghi serrati'] },
  { book: 'super valore', never: ['super 1', 'super 2', 'super 3'] },
  { book: 'Decisioni Solitario', ours: 'Decisioni in solitario', never: ['decisioni solitarie'] },
  { book: 'Ritiro truppe', never: ['ritiro delle truppe'] },
  { book: 'Foschia di Guerra', never: ['nebbia di guerra'] },
  { book: 'Set-Up', ours: 'preparazione' },
  {
    book: 'i Francesi',
    ours: 'i francesi',
    why: 'Peoples are written small in one product; labels begin with a capital.',
  },
  { book: 'towards', neverInEnglish: ['toward'] },
]
