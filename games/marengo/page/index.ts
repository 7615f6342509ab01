import './table.css'
import type { GamePage, PageToll, PageWords } from '@bivouac/client/page'
import { FIELD } from '../look/index.ts'
import { event, level } from '../say/events.ts'
import { SIDES } from '../say/names.ts'
import { prompt, result } from '../say/prompts.ts'
import { alike, buttons, choosing, focus, gathers, meanings, ways, weighs } from './actions.ts'
import { Armies } from './armies.tsx'
import { beats } from './beats.ts'
import { Board } from './board.tsx'
import { viewOf } from './facts.ts'
import { blockText, placeText } from './labels.ts'
import { opening } from './opening.ts'
import { Orders } from './orders.tsx'
import { action } from './phrases.ts'
import { sequences } from './sequences.ts'
import { threatened } from './threats.ts'

// Without the drawing for terminals, which the page has no use for.
const words = { event, level, prompt, action, result }
const nothing = () => undefined

export const page: GamePage = {
  id: 'marengo',
  words: words as unknown as PageWords,
  sides: () => [
    { name: SIDES[0]!, colour: 'var(--mg-austria-trim)' },
    { name: SIDES[1]!, colour: 'var(--mg-france)' },
  ],
  ways,
  meanings,
  buttons,
  gathers,
  sequences,
  alike,
  focus,
  weighs,
  beats,
  odds: () => import('./odds.ts').then(part => part.odds),
  threatened,
  thing: token => token,
  nameOf: (thing, view, lang) =>
    thing.kind === 'piece'
      ? blockText(viewOf(view), Number(thing.id), lang)
      : placeText(viewOf(view), Number(thing.id), lang),
  opening,
  size: { width: FIELD.width, height: FIELD.height },
  Board,
  Hand: Orders,
  Armies,
  toll: () => import('../say/toll.ts').then(part => part.toll as unknown as PageToll),
  Card: nothing,
  choosing,
  analysed: true,
  Chooser: nothing,
}
