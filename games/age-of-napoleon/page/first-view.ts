import type { FirstView } from '@bivouac/client/page/ground'
import type { Eye } from '@bivouac/kernel'
import { SPOTS } from '../look/index.ts'
import { sideOf } from '../reading.ts'
import { MARGIN } from './board.tsx'
import { ALL_CORPS, frameOf, isThere, viewOf } from './facts.ts'

/** Pixels to a unit below which the names of regions cannot be read. */
const LEGIBLE = 0.6
/** Half of what is looked at then: a theatre of war. */
const HALF = 430

/** Where something is going on; else where most of one's own corps stand. */
export function firstView(raw: object, eye: Eye): FirstView {
  const [x, y] = isThere(raw) ? middle(raw, eye) : [1000, 800]
  return { x: x + MARGIN - HALF, y: y + MARGIN - HALF, width: 2 * HALF, height: 2 * HALF, legible: LEGIBLE }
}
function middle(raw: object, eye: Eye): readonly [number, number] {
  const view = viewOf(raw)
  const now = frameOf(view, 'battle') ?? frameOf(view, 'order')
  const spot = SPOTS[now?.at ?? -1]
  // On a phone the stage of a battle lies over the lower half.
  if (spot !== undefined) return [spot[0], spot[1] + (now!.proc === 'battle' ? HALF / 2 : 0)]
  const side = eye === 'spectator' ? 0 : eye
  const counts = new Map<number, number>()
  for (const corps of ALL_CORPS) {
    const at = view.place[corps]!
    if (at >= 0 && sideOf(view, corps) === side) counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [-1]
  return SPOTS[most] ?? [1000, 800]
}
