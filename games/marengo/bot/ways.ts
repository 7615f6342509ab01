/** Distances on the map, in locales: who is how far from what. */
import { MAP } from '../data/board.ts'
import { LOCALES } from '../data/map.ts'
import { LOCALE_COUNT, STARS } from '../words.ts'

const FAR = 99

/** By locale: how many borders lie between it and the nearest of these. */
function from(starts: readonly number[]): readonly number[] {
  const found = new Array<number>(LOCALE_COUNT).fill(FAR)
  const queue = [...starts]
  for (const start of starts) found[start] = 0
  for (let i = 0; i < queue.length; i++)
    for (const next of MAP.neighbours[queue[i]!]!)
      if (found[next] === FAR) {
        found[next] = found[queue[i]!]! + 1
        queue.push(next)
      }
  return found
}

const locales = LOCALES.map((_, i) => i)
/** `APART[a * LOCALE_COUNT + b]`. */
export const APART: readonly number[] = locales.flatMap(locale => from([locale]))
/** By star colour, then by locale: the way to the nearest star of that colour. */
export const TO_COLOUR: readonly (readonly number[])[] = STARS.map(star =>
  from(locales.filter(i => LOCALES[i]!.star === star)),
)
/** By locale: the way to the nearest star at all. */
export const TO_STAR: readonly number[] = locales.map(i => Math.min(...TO_COLOUR.map(way => way[i]!)))
export const FARTHEST = Math.max(...TO_STAR.filter(way => way < FAR))
