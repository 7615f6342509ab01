import './table.css'
import type { GamePage, PageToll, PageWords } from '@bivouac/client/page'
import { lazy } from 'solid-js'
import { NATION_FACTS } from '../data/nations.ts'
import { actionLabel, prompt, resultText } from '../say/choices.ts'
import { eventLevel, eventPhrase } from '../say/events.ts'
import { playerNoun } from '../say/names.ts'
import { NATIONS, squareName } from '../words.ts'
import { alike, focus, questions, weighs } from './actions.ts'
import { Armies } from './armies.tsx'
import { beats } from './beats.ts'
import { Board } from './board.tsx'
import { unitLabel } from './cells.tsx'
import { viewOf } from './facts.ts'
import { fight } from './fight.ts'
import { SIZE } from './geometry.ts'
import { Card, Hand, labelOf } from './hand.tsx'
import { MN, TERRAIN_NAMES } from './words.ts'

// Without the drawing for terminals, which the page has no use for.
const words = { event: eventPhrase, level: eventLevel, prompt, action: actionLabel, result: resultText }

export const page: GamePage = {
  words: words as unknown as PageWords,
  sides(_setup, raw) {
    const view = raw === undefined ? undefined : viewOf(raw)
    return [0, 1].map(seat => {
      const nation = NATIONS[view?.nation?.[seat] ?? -1]
      if (nation !== undefined) {
        const { name, colours } = NATION_FACTS[nation]
        return { name, colour: colours.coat, flag: `var(--flag-${nation})` }
      }
      return { name: playerNoun(seat), colour: 'currentColor' }
    })
  },
  questions: { ...questions, focus, weighs },
  fight,
  alike,
  beats,
  odds: () => import('./odds.ts').then(part => part.odds),
  nameOf(thing, raw, lang) {
    const view = viewOf(raw)
    const id = Number(thing.id)
    if (thing.kind === 'piece') return unitLabel(view, id)
    if (thing.kind === 'card') return labelOf(view, id) || MN.noCard[lang]
    return [squareName(id), TERRAIN_NAMES[view.ground?.[id] ?? -1]?.[lang]].filter(Boolean).join(', ')
  },
  size: { width: SIZE, height: SIZE },
  Board,
  Hand,
  Armies,
  toll: () => import('../say/toll.ts').then(part => part.toll as unknown as PageToll),
  orders: () => import('../orders.ts').then(part => part.ORDERS),
  Card,
  Chooser: lazy(() => import('./chooser.tsx').then(part => ({ default: part.Chooser }))),
}
