import type { Text } from '@bivouac/kernel'
import type { Lesson } from './lesson.ts'
import type { GamePage } from './types.ts'

export interface GameEntry {
  readonly id: string
  readonly title: Text
  readonly about: Text
  readonly players: Text
  /** The guided first battle. */
  readonly lesson?: () => Promise<Lesson>
  readonly load: () => Promise<GamePage>
}

/** Every game the page can draw; each is fetched when somebody sits down to it. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'manoeuvre',
    title: { it: 'Manoeuvre', en: 'Manoeuvre' },
    about: {
      it: 'Otto nazioni, otto unità e sessanta carte per parte, un campo di battaglia di sessantaquattro caselle sempre diverso. Quasi scacchi, con il fumo della polvere.',
      en: 'Eight nations, eight units and sixty cards a side, a battlefield of sixty-four squares that is never the same. Nearly chess, with powder smoke.',
    },
    players: { it: '2 giocatori · 40–60 minuti', en: '2 players · 40–60 minutes' },
    lesson: () => import('./manoeuvre/lesson.ts').then(lesson => lesson.LESSON),
    load: () => import('./manoeuvre/index.ts').then(game => game.manoeuvre),
  },
  {
    id: 'marengo',
    title: { it: 'Bonaparte a Marengo', en: 'Bonaparte at Marengo' },
    about: {
      it: '14 giugno 1800, dalle sei del mattino alle nove di sera: blocchi coperti, sessantasei zone, tre comandi per turno e nessun dado.',
      en: '14 June 1800, from six in the morning to nine at night: hidden blocks, sixty-six locales, three commands a turn and no dice.',
    },
    players: { it: '2 giocatori · 2–3 ore', en: '2 players · 2–3 hours' },
    lesson: () => import('./marengo/lesson.ts').then(lesson => lesson.LESSON),
    load: () => import('./marengo/index.ts').then(game => game.marengo),
  },
  {
    id: 'field-commander',
    title: { it: 'Field Commander: Napoleon', en: 'Field Commander: Napoleon' },
    about: {
      it: 'In solitario: undici campagne dal 1796 al 1815, ognuna da sola o tutte collegate in una carriera. Il nemico muove da sé, secondo le sue regole.',
      en: 'Solitaire: eleven campaigns from 1796 to 1815, each on its own or all linked in a career. The enemy moves by himself, by his own rules.',
    },
    players: { it: '1 giocatore · 1–3 ore a campagna', en: '1 player · 1–3 hours a campaign' },
    lesson: () => import('./field-commander/lesson.ts').then(lesson => lesson.LESSON),
    load: () => import('./field-commander/index.ts').then(game => game.fieldCommander),
  },
]

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find(game => game.id === id)
