import './table.css'
import type { GamePage, PageToll, PageWords } from '@bivouac/client/page'
import { CORPS } from '../data/corps.ts'
import { COUNTRIES } from '../data/map.ts'
import { actionLabel } from '../say/actions.ts'
import { eventLevel, eventPhrase } from '../say/events.ts'
import { side as sideNoun } from '../say/names.ts'
import { prompt, resultText } from '../say/prompts.ts'
import { alike, focus, landOf, questions, weighs } from './actions.ts'
import { Armies } from './armies.tsx'
import { beats } from './beats.ts'
import { Board, SIZE } from './board.tsx'
import { Chooser } from './chooser.tsx'
import { isThere, viewOf } from './facts.ts'
import { fight } from './fight.ts'
import { firstView } from './first-view.ts'
import { Card, cardText, Hand } from './hand.tsx'
import { corpsName, regionText } from './labels.ts'
import { aimedAt } from './threats.ts'

// Without the drawing for terminals, which the page has no use for.
const words = { event: eventPhrase, level: eventLevel, prompt, action: actionLabel, result: resultText }

export const page: GamePage = {
  words: words as unknown as PageWords,
  sides: () => [
    { name: sideNoun(0), colour: 'var(--an-france)', flag: 'var(--flag-france)' },
    { name: sideNoun(1), colour: 'var(--an-britain)', flag: 'var(--flag-britain)' },
  ],
  questions: { ...questions, focus, weighs },
  alike,
  beats,
  fight,
  odds: () => import('./odds.ts').then(part => part.odds),
  aimedAt,
  nameOf(at, raw, lang) {
    const id = Number(at.id)
    if (at.kind === 'card') return cardText(id)
    const country = landOf(at)
    if (country !== undefined) return COUNTRIES[country]!.name[lang]
    if (!isThere(raw)) return ''
    if (at.kind === 'place') return regionText(viewOf(raw), id, lang)
    return CORPS[id] === undefined ? '' : corpsName(viewOf(raw), id)
  },
  firstView,
  size: SIZE,
  Board,
  Hand,
  Armies,
  toll: () => import('../say/toll.ts').then(part => part.toll as unknown as PageToll),
  Card,
  Chooser,
}
