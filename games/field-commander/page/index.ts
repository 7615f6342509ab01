import './table.css'
import './campaign.css'
import './tray.css'
import type { GamePage, PageToll, PageWords } from '@bivouac/client/page'
import { lazy } from 'solid-js'
import { PLACES } from '../data/codes.ts'
import { COUNTERS } from '../data/index.ts'
import { SHEET } from '../look/index.ts'
import { forceName } from '../say/names.ts'
import { words } from '../say.ts'
import { INSIGHT_NAME, type Insight, PLAN_NAME, type Plan, ZONE_NAME } from '../words.ts'
import { alike, focus, questions, weighs } from './actions.ts'
import { Armies } from './armies.tsx'
import { beats } from './beats.ts'
import { Board } from './board.tsx'
import { isReady, NAPOLEON, nameOfArea, nameOfSlot, slotOfPiece, viewOf } from './facts.ts'
import { fight } from './fight.ts'
import { Tray } from './tray.tsx'
import { FC } from './words.ts'

export const page: GamePage = {
  words: words as unknown as PageWords,
  sides: () => [{ name: FC.french, colour: '#1f3f7c', flag: 'var(--flag-france)' }],
  questions: { ...questions, focus, weighs, halts: true },
  alike,
  beats,
  fight,
  odds: () => import('./odds.ts').then(part => part.odds),
  nameOf(thing, raw, lang) {
    const view = viewOf(raw)
    if (thing.kind === 'piece') {
      if (thing.id === NAPOLEON) return FC.napoleon[lang]
      const slot = slotOfPiece(view, thing.id)
      return slot < 0
        ? COUNTERS[Number(thing.id)] === undefined
          ? ''
          : forceName(Number(thing.id), lang)
        : nameOfSlot(view, slot, lang)
    }
    const id = String(thing.id)
    if (thing.kind === 'card') {
      const [kind, name = ''] = id.split('-')
      if (kind === 'placed') return nameOfSlot(view, Math.floor(Number(name) / PLACES), lang)
      if (kind === 'insight') return INSIGHT_NAME[name as Insight][lang]
      if (kind === 'good') return forceName(view.counter[Number(name) >> 1] ?? -1, lang)
      return name === 'double' ? FC.double[lang] : name === 'back' ? FC.back[lang] : PLAN_NAME[name as Plan][lang]
    }
    if (id.startsWith('z')) return ZONE_NAME[Number(id.slice(1))]![lang]
    if (id.startsWith('d')) return ZONE_NAME[Number(id.slice(1)) >> 1]![lang]
    return isReady(view) ? nameOfArea(view, Number(id), lang) : ''
  },
  size: SHEET,
  Board,
  Hand: Tray,
  Armies,
  toll: () => import('../say/toll.ts').then(part => part.toll as unknown as PageToll),
  Chooser: lazy(() => import('./chooser.tsx').then(part => ({ default: part.Chooser }))),
}
