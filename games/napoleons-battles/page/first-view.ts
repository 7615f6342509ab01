/** What to look at first on a screen too small for the whole table: one's own army. */
import type { Eye } from '@bivouac/kernel'
import { ON_TABLE } from '../words.ts'
import { fieldIn, isThere, sideIn, sizeIn, toPicture, viewOf } from './facts.ts'

const MARGIN = 90
const LEGIBLE = 0.42

export function firstView(raw: object, eye: Eye) {
  const size = sizeIn(raw)
  if (!isThere(raw)) return { x: 0, y: 0, ...size, legible: 0 }
  const view = viewOf(raw)
  const f = fieldIn(view)
  const own = (eye === 'spectator' ? [0, 1] : [sideIn(view, eye)]).flatMap(side =>
    f.ofSide[side]!.filter(u => view.s.on[u] === ON_TABLE),
  )
  const spots = own.map(u => toPicture(f, view.s.x[u]!, view.s.y[u]!))
  if (spots.length === 0) return { x: 0, y: 0, ...size, legible: LEGIBLE }
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [x, y] = [Math.max(0, Math.min(...xs) - MARGIN), Math.max(0, Math.min(...ys) - MARGIN)]
  return {
    x,
    y,
    width: Math.min(size.width, Math.max(...xs) + MARGIN) - x,
    height: Math.min(size.height, Math.max(...ys) + MARGIN) - y,
    legible: LEGIBLE,
  }
}
