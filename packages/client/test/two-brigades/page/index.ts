import './table.css'
import type { GamePage, PageToll, PageWords } from '@bivouac/client/page'
import { about } from '../about.ts'
import { action, event, level, prompt, result } from '../say.ts'
import { BRIGADES, SIDES } from '../words.ts'
import { questions } from './actions.ts'
import { Board, SIZE } from './board.tsx'

const Nothing = (): undefined => undefined
const toll: PageToll = {
  sides: (_, lang) => SIDES.map(side => side[lang]),
  hits: { it: 'punti di forza', en: 'points of strength' },
  gone: { it: 'brigate', en: 'brigades' },
  of: () => undefined,
}

export const page: GamePage = {
  words: { event, level, prompt, action, result } as unknown as PageWords,
  sides: () => SIDES.map((name, seat) => ({ name, colour: seat === 0 ? '#f4efe0' : '#8fa8d8' })),
  questions,
  alike: () => [],
  beats: () => [{ milliseconds: 150 }],
  odds: async () => () => ({ rows: [], sentence: about.title.en }),
  nameOf: (thing, _, lang) => (thing.kind === 'piece' ? BRIGADES[Number(thing.id)]![lang] : String(thing.id)),
  size: SIZE,
  Board,
  Hand: Nothing,
  Armies: Nothing,
  toll: async () => toll,
}
