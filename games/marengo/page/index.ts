import './table.css'
import type { GamePage, PageToll, PageWords } from '@bivouac/client/page'
import { FIELD } from '../look/index.ts'
import { action } from '../say/actions.ts'
import { event, level } from '../say/events.ts'
import { SIDES } from '../say/names.ts'
import { prompt, result } from '../say/prompts.ts'
import { alike, focus, questions, weighs } from './actions.ts'
import { Armies } from './armies.tsx'
import { beats } from './beats.ts'
import { Board } from './board.tsx'
import { viewOf } from './facts.ts'
import { fight } from './fight.ts'
import { firstView } from './first-view.ts'
import { placeText, shortBlock } from './labels.ts'
import { Orders } from './orders.tsx'
import { aimedAt } from './threats.ts'

// Without the drawing for terminals, which the page has no use for.
const words = { event, level, prompt, action, result }

export const page: GamePage = {
  words: words as unknown as PageWords,
  sides: () => [
    { name: SIDES[0]!, colour: 'var(--mg-austria-trim)', flag: 'var(--flag-austria)' },
    { name: SIDES[1]!, colour: 'var(--mg-france)', flag: 'var(--flag-france)' },
  ],
  questions: { ...questions, focus, weighs },
  alike,
  beats,
  fight,
  odds: () => import('./odds.ts').then(part => part.odds),
  aimedAt,
  nameOf: (thing, view, lang) =>
    thing.kind === 'piece'
      ? shortBlock(viewOf(view), Number(thing.id), lang)
      : placeText(viewOf(view), Number(thing.id), lang),
  firstView,
  size: { width: FIELD.width, height: FIELD.height },
  Board,
  Hand: Orders,
  Armies,
  toll: () => import('../say/toll.ts').then(part => part.toll as unknown as PageToll),
}
