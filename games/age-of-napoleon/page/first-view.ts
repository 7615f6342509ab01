import type { FirstView } from '@bivouac/client/page/ground'
import type { Eye } from '@bivouac/kernel'
import { SPOTS } from '../look/index.ts'
import type { Point } from '../look/points.ts'
import { sideOf } from '../reading.ts'
import { MARGIN } from './board.tsx'
import { ALL_CORPS, frameOf, isThere, viewOf } from './facts.ts'
import { HALF, NOWHERE, theatre } from './theatre.ts'

/** Pixels to a unit below which the names of regions cannot be read. */
const LEGIBLE = 0.6

/** Where something is going on; else the theatre with most of one's own corps. */
export function firstView(raw: object, eye: Eye): FirstView {
  const [x, y] = isThere(raw) ? middle(raw, eye) : NOWHERE
  return { x: x + MARGIN - HALF, y: y + MARGIN - HALF, width: 2 * HALF, height: 2 * HALF, legible: LEGIBLE }
}
function middle(raw: object, eye: Eye): Point {
  const view = viewOf(raw)
  const now = frameOf(view, 'battle') ?? frameOf(view, 'order')
  const spot = SPOTS[now?.at ?? -1]
  // On a phone the stage of a battle lies over the lower half.
  if (spot !== undefined) return [spot[0], spot[1] + (now!.proc === 'battle' ? HALF / 2 : 0)]
  const side = eye === 'spectator' ? 0 : eye
  return theatre(
    ALL_CORPS.flatMap(corps =>
      view.place[corps]! >= 0 && sideOf(view, corps) === side ? [SPOTS[view.place[corps]!]!] : [],
    ),
  )
}
