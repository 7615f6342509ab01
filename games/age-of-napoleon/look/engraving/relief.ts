/** What lies on the land: peaks where it is mountainous, reeds where it is marsh, a thin stipple where it is barren. */
import { REGIONS } from '../../data/map.ts'
import { RINGS, ROOMS, SPOTS } from '../europe.ts'
import { type Hand, handFor, isInside, type Point, xy } from '../points.ts'

export interface Relief {
  readonly peaks: string
  readonly shades: string
  readonly reeds: string
  readonly stipple: string
}

/** Spots strewn over a region, about `apart` from each other, clear of its edge and of its middle, where the stack stands. */
function strewn(region: number, apart: number, margin: number, hand: Hand): readonly Point[] {
  const ring = RINGS[region]![0]!
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const [cx, cy] = SPOTS[region]!
  const clear = Math.min(ROOMS[region]! * 0.7, 40)
  const found: Point[] = []
  for (let y = Math.min(...ys); y < Math.max(...ys); y += apart * 0.8)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += apart) {
      const spot: Point = [x + hand(-0.4, 0.4) * apart, y + hand(-0.3, 0.3) * apart]
      const roomy = [[-margin, 0] as const, [margin, 0] as const, [0, -margin] as const, [0, margin] as const].every(
        ([dx, dy]) => isInside([spot[0] + dx, spot[1] + dy], ring),
      )
      if (roomy && Math.hypot((spot[0] - cx) * 0.8, spot[1] - cy) > clear) found.push(spot)
    }
  return found
}

function peak([x, y]: Point, size: number): { readonly edge: string; readonly shade: string } {
  const edge = `M${xy([x - size * 0.85, y])}Q${xy([x - size * 0.3, y - size * 0.35])} ${xy([x, y - size])}Q${xy([x + size * 0.35, y - size * 0.4])} ${xy([x + size * 0.95, y])}`
  let shade = ''
  for (let k = 1; k <= 4; k++) {
    const part = k / 4.6
    shade += `M${xy([x + size * 0.5 * part, y - size * (1 - part)])}L${xy([x + size * 0.95 * part, y - size * 0.1 * (4 - k)])}`
  }
  return { edge, shade }
}

const reed = ([x, y]: Point): string =>
  `M${xy([x - 9, y])}H${xy([x + 9, y]).split(' ')[0]}M${xy([x - 4, y])}L${xy([x - 6, y - 9])}M${xy([x, y])}V${xy([x, y - 12]).split(' ')[1]}M${xy([x + 4, y])}L${xy([x + 6, y - 9])}`

let cut: Relief | undefined
export function relief(): Relief {
  if (cut !== undefined) return cut
  let [peaks, shades, reeds, stipple] = ['', '', '', '']
  REGIONS.forEach(({ mountain, marsh, barren }, region) => {
    const hand = handFor(region)
    if (mountain)
      for (const spot of strewn(region, 28, 10, hand)) {
        const { edge, shade } = peak([spot[0], spot[1] + 8], hand(12, 18))
        peaks += edge
        shades += shade
      }
    if (marsh) for (const spot of strewn(region, 44, 12, hand)) reeds += reed(spot)
    if (barren)
      for (const spot of strewn(region, mountain || marsh ? 26 : 19, 6, hand))
        stipple += `M${xy(spot)}h${hand(1.6, 3.4).toFixed(1)}`
  })
  cut = { peaks, shades, reeds, stipple }
  return cut
}
