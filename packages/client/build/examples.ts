/**
 * The worked examples of the rulebooks: every exercise of a game's school as it stands and as it ends, with what the rules
 * told in between. Worked out by the rules while the app is built, so that nobody fetches rules to read a book.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyGame } from '@bivouac/kernel'
import { SHELF } from '@bivouac/shelf'
import type { Plugin } from 'vite'
import type { Exercise, School } from '../src/carrier/school.ts'
import type { Example, Examples } from '../src/page/examples.ts'
import { answersOf, exerciseMatch } from '../src/worker/exercise.ts'

/** What somebody did and what came of it; headings are above it. */
const DEED = 2

export function exampleOf(game: AnyGame, exercise: Exercise): Example {
  const setup = game.readSetup(exercise.setup)
  if (typeof setup === 'string') throw new Error(`${game.id}, ${exercise.id}: ${setup}`)
  const match = exerciseMatch(game, setup, exercise)
  const { seat, steps } = exercise
  const before = match.view(seat)
  const from = match.heard(seat).length
  const answer = answersOf(exercise, match)
  const others = (): void => {
    while (match.decision !== undefined && match.decision.seat !== seat) {
      const action = answer()
      if (action === undefined || !match.submit(match.decision.seat, action).ok) return
    }
  }
  for (const action of steps.flatMap(step => step.way)) {
    others()
    const done = match.submit(seat, action)
    if (!done.ok) throw new Error(`${game.id}, ${exercise.id}: ${done.refusal.text.en}`)
  }
  others()
  const told = match
    .heard(seat)
    .slice(from)
    .filter(({ event }) => game.words.level(event) >= DEED)
    .map(({ event }) => ({ it: game.words.event(event, 'it'), en: game.words.event(event, 'en') }))
  return { setup, eye: seat, before, after: match.view(seat), told }
}

async function examplesOf(game: string): Promise<Examples | undefined> {
  const file = fileURLToPath(new URL(`../../../games/${game}/page/school.ts`, import.meta.url))
  if (!existsSync(file)) return undefined
  const { SCHOOL } = (await import(pathToFileURL(file).href)) as { readonly SCHOOL: School }
  const rules = await SHELF[game]!()
  return Object.fromEntries(SCHOOL.exercises.map(exercise => [exercise.id, exampleOf(rules, exercise)]))
}

/** Ships examples/<game>.json beside the page. */
export function examples(games: readonly string[]): Plugin {
  return {
    name: 'bivouac-examples',
    apply: 'build',
    async generateBundle() {
      for (const game of games) {
        const found = await examplesOf(game)
        if (found !== undefined)
          this.emitFile({ type: 'asset', fileName: `examples/${game}.json`, source: JSON.stringify(found) })
      }
    },
  }
}
