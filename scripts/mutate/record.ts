/** What outlives a run: the results it goes on from, and which breaks have been judged to say the same as the rules. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './places.ts'
import type { Fate } from './trial.ts'

/** By the name of the place. */
type Results = Readonly<Record<string, Fate>>

/** The fates of those places that are still in the rules. */
export function resumed(path: string | undefined, places: readonly Place[]): Map<Place, Fate> {
  if (path === undefined || !existsSync(path)) return new Map()
  const results = JSON.parse(readFileSync(path, 'utf8')) as Results
  return new Map(
    places.flatMap(place => {
      const fate = results[place.name]
      return fate === undefined ? [] : [[place, fate] as const]
    }),
  )
}

export function keep(path: string | undefined, fates: ReadonlyMap<Place, Fate>): void {
  if (path === undefined) return
  const results: Results = Object.fromEntries([...fates].map(([{ name }, fate]) => [name, fate]))
  writeFileSync(path, `${JSON.stringify(results, undefined, 1)}\n`)
}

/** `test/equivalent.json`: by the reason, the names of breaks after which the rules say the same as before. */
export function judged(game: string): ReadonlySet<string> {
  const path = join(game, 'test/equivalent.json')
  if (!existsSync(path)) return new Set()
  return new Set(Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, readonly string[]>).flat())
}
