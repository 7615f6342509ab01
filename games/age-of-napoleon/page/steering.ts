/** The arrow keys walk from region to region: to the neighbour that lies most nearly that way. */
import { REGIONS } from '../data/map.ts'
import { SPOTS } from '../look/europe.ts'
import type { Region } from '../words.ts'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export function steered(from: Region, key: string): Region | undefined {
  const way = WAYS[key]
  if (way === undefined) return undefined
  const [x, y] = SPOTS[from]!
  let best: Region | undefined
  let least = Number.POSITIVE_INFINITY
  REGIONS.forEach((_, region) => {
    const [dx, dy] = [SPOTS[region]![0] - x, SPOTS[region]![1] - y]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    // Within 45 degrees of the arrow; what lies straight ahead counts as nearer.
    if (region === from || ahead <= 0 || aside > ahead) return
    const far = ahead + aside
    if (far < least) [best, least] = [region, far]
  })
  return best
}
