import type { Text } from '@bivouac/kernel'
import type { Lesson } from './lesson.ts'
import type { GamePage } from './types.ts'

export interface GameEntry {
  readonly id: string
  readonly title: Text
  /** The guided first battle. */
  readonly lesson?: () => Promise<Lesson>
  readonly load: () => Promise<GamePage>
}

/** Every game the page can draw; each is fetched when somebody sits down to it. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'manoeuvre',
    title: { it: 'Manoeuvre', en: 'Manoeuvre' },
    lesson: () => import('./manoeuvre/lesson.ts').then(lesson => lesson.LESSON),
    load: () => import('./manoeuvre/index.ts').then(game => game.manoeuvre),
  },
  {
    id: 'marengo',
    title: { it: 'Bonaparte a Marengo', en: 'Bonaparte at Marengo' },
    lesson: () => import('./marengo/lesson.ts').then(lesson => lesson.LESSON),
    load: () => import('./marengo/index.ts').then(game => game.marengo),
  },
  {
    id: 'field-commander',
    title: { it: 'Field Commander: Napoleon', en: 'Field Commander: Napoleon' },
    lesson: () => import('./field-commander/lesson.ts').then(lesson => lesson.LESSON),
    load: () => import('./field-commander/index.ts').then(game => game.fieldCommander),
  },
]

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find(game => game.id === id)
