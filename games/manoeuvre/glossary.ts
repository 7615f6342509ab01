/** The rulebook's terms, ours, and the words nobody may use: a test reads everything that is said. */
import type { Glossary } from '@bivouac/kernel'

export const glossary: Glossary = [
  { book: 'subisce un colpo', never: ['prende un colpo', 'prendono un colpo', 'prendi un colpo'] },
  { book: 'armata', never: ['esercito', 'eserciti'] },
  {
    book: 'non obbligata ad avanzare',
    ours: 'non obbligata ad avanzare; “non deve avanzare” on the card',
    never: ['può restare', 'può non avanzare'],
    except: ['si può restare'],
  },
  { book: 'automatico', ours: 'automatico', never: ['ripristino sempre'] },
  { book: 'schermaglia', never: ['sganciamento', 'scaramuccia'] },
  { book: 'sezione di mappa', never: ['pezzi di mappa', 'pezzo di mappa', 'tessera', 'tessere'] },
  { book: 'casella', never: ['riquadro', 'riquadri', 'esagono'] },
  { book: 'fortino', never: ['ridotto di terra', 'trinceramento'] },
  { book: 'Guerriglia, Guerriglieri', ours: 'Guerriglia', never: ['guerriglieri'] },
  { book: 'Piazzamento', ours: 'schieramento, schierare' },
  { book: 'Imboscata: attacca', never: ['colpisci con 1d10'] },
  { book: 'parità: si tira di nuovo', never: ['parità si ritirano'] },
]
