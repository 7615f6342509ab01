import type { FirstView } from '@bivouac/client/page/ground'
import { MAP } from '../data/board.ts'
import { FIELD } from '../look/layout.ts'
import { spotsAt } from '../look/spots.ts'
import { BOXES, sideOf } from '../words.ts'
import { ALL_BLOCKS, isOnMap, isThere, localeOf, type View, viewOf } from './facts.ts'

/** Pixels to a unit: below the first a block's face cannot be told at all, below the second not comfortably. */
const LEGIBLE = 0.27
const COMFORTABLE = 0.62
/** Beside the outermost blocks. */
const MARGIN = 110
/** The bridges of the Bormida and what lies before them, while nobody has crossed. */
const BRIDGEHEAD = { x: 0, y: 540, width: 1180, height: 1020 }
/** So many locales are little ground. */
const LITTLE = 2
/** A fight wider than this has no middle to look at. */
const WIDE = 1700

/** Where the battle is: the Austrians, those next to them, and those about to cross. */
export function firstView(raw: object): FirstView {
  const view = viewOf(raw)
  const near = isThere(raw) ? engaged(view) : []
  if (near.length === 0) return { ...BRIDGEHEAD, legible: COMFORTABLE }
  const spots = [...near.map(block => view.place[block]!), ...goals(view)].map(at => spotsAt(at, 1)[0]!)
  const [left, right] = [Math.min(...spots.map(spot => spot.x)), Math.max(...spots.map(spot => spot.x))]
  const [top, bottom] = [Math.min(...spots.map(spot => spot.y)), Math.max(...spots.map(spot => spot.y))]
  return {
    x: left - MARGIN - FIELD.x,
    y: top - MARGIN - FIELD.y,
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
    legible: right - left < WIDE ? COMFORTABLE : LEGIBLE,
  }
}

/** The locales in which Austrians stand. */
const heldIn = (view: View): ReadonlySet<number> =>
  new Set(ALL_BLOCKS.flatMap(block => (sideOf(block) === 0 ? localeOf(view.place[block] ?? -1) : [])).filter(isOnMap))
/** While they hold little ground, where they could go from it is seen as well. */
function goals(view: View): readonly number[] {
  const held = heldIn(view)
  return held.size > LITTLE ? [] : [...held].flatMap(locale => MAP.neighbours[locale]!)
}

function engaged(view: View): readonly number[] {
  const place = (block: number): number => view.place[block] ?? -1
  const held = heldIn(view)
  const next = new Set([...held].flatMap(locale => MAP.neighbours[locale]!))
  const fighting = ALL_BLOCKS.filter(
    block => isOnMap(place(block)) && (held.has(localeOf(place(block))) || next.has(localeOf(place(block)))),
  )
  const waiting = ALL_BLOCKS.filter(block => place(block) === BOXES)
  return fighting.length === 0 ? [] : [...fighting, ...waiting.slice(0, 1)]
}
