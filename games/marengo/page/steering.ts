/** Arrow keys on a map of unlike locales: the nearest one that lies in the direction of the key. */
import { LOCALES } from '../data/map.ts'

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Distance counts double off the line, so that keys run straight; what lies behind or beside is not in that direction. */
export function nextLocale(from: number, key: string, flipped: boolean): number | undefined {
  const turn = DIRECTIONS[key]
  if (turn === undefined) return undefined
  const [dx, dy] = flipped ? [-turn[0], -turn[1]] : turn
  const [x, y] = LOCALES[from]!.at
  let best = from
  let least = Number.POSITIVE_INFINITY
  LOCALES.forEach(({ at }, locale) => {
    const along = (at[0] - x) * dx + (at[1] - y) * dy
    const aside = Math.abs((at[0] - x) * dy) + Math.abs((at[1] - y) * dx)
    if (locale === from || along <= 0 || aside > along * 1.6) return
    const far = along + 2 * aside
    if (far < least) [best, least] = [locale, far]
  })
  return best
}
