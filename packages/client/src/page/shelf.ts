/** The games this page can draw: what the one list of games says, as the build writes it out (`build/shelf.ts`). */
import { GAMES as listed } from 'virtual:shelf'
import type { Rulebook, Text } from '@bivouac/kernel'
import type { Lesson } from '../carrier/lesson.ts'
import type { School } from '../carrier/school.ts'
import type { ScenarioEditor } from './editor.ts'
import type { GamePage } from './index.ts'

export interface GameEntry {
  readonly id: string
  readonly title: Text
  /** Its games can be judged afterwards: the module says so. */
  readonly judged?: true
  /** It brings an adviser, who can be asked at every question. */
  readonly advised?: true
  /** The rulebook alone, also for readers who did not come to play. */
  readonly rulebook: () => Promise<Rulebook>
  /** The guided first battle. */
  readonly lesson?: () => Promise<Lesson>
  /** The drawing board of its scenarios. */
  readonly editor?: () => Promise<ScenarioEditor>
  /** Exercises of two minutes. */
  readonly school?: () => Promise<School>
  /** Fetched when somebody sits down to it. */
  readonly load: () => Promise<GamePage>
}

export const GAMES: readonly GameEntry[] = listed
export const gameEntry = (id: string): GameEntry | undefined => GAMES.find(game => game.id === id)
/** For addresses that name no game. */
export const FIRST_GAME = GAMES[0]!.id
