/** The board as geometry: outlines by locale, fronts by approach, in the numbers of words.ts. */
import { LOCALES, PAIRS } from '../data/map.ts'
import type { Approach, Locale } from '../words.ts'
import { borderOf, outlineOf } from './map/outlines.ts'
import { between, degrees, direction, distance, type Point, polygon, step, upright } from './points.ts'

/** The whole picture: board, frame with its tracks, and the boxes of those still on the march. */
export const FIELD = { x: -220, y: -116, width: 3260, height: 2344 } as const
/** Turns everything by half, for a group of class `mg-flipped`: words and faces in it stay upright. */
export const FLIP = `rotate(180 ${FIELD.x + FIELD.width / 2} ${FIELD.y + FIELD.height / 2})`
/** The picture inside the frame. */
export const PICTURE = { x: -200, y: 7, width: 3110, height: 2105 } as const

/** A block as it lies: two fit side by side on a wide approach. */
export const BLOCK = { length: 124, depth: 28 } as const
/** Half the strip between two facing approaches, where the symbols of one of them stand. */
export const STRIP = 21
const HALF = { narrow: 76, wide: 146 } as const

const numbers = new Map(LOCALES.map((locale, number) => [locale.id, number]))
export const localeNumber = (id: string): Locale => numbers.get(id)!

/** By locale. */
export const OUTLINE: readonly (readonly Point[])[] = LOCALES.map(locale => outlineOf(locale.id))

/** One approach: a line inside the border of its locale, facing the one opposite. */
export interface Front {
  readonly locale: Locale
  readonly wide: boolean
  /** The middle of the border. */
  readonly middle: Point
  /** Along the border, clockwise round the locale. */
  readonly along: Point
  /** Away from the border, into the locale. */
  readonly inward: Point
  /** How far it reaches to either side of the middle. */
  readonly half: number
  /** Degrees; what is drawn along it never stands on its head. */
  readonly angle: number
  /** The two corners between which it lies. */
  readonly ends: readonly [Point, Point]
}

function front(pair: (typeof PAIRS)[number], id: string): Front {
  const ends = borderOf(pair.id, id)
  const along = direction(...ends)
  return {
    locale: localeNumber(id),
    wide: pair.wide,
    middle: between(...ends, 0.5),
    along,
    inward: [-along[1], along[0]],
    half: Math.min(HALF[pair.wide ? 'wide' : 'narrow'], distance(...ends) / 2 - 8),
    angle: upright(degrees(along)),
    ends,
  }
}
/** By approach. */
export const FRONTS: readonly Front[] = PAIRS.flatMap(pair => [front(pair, pair.a), front(pair, pair.b)])

/** How far from its corner, along a border, the strip of the next border of the same locale begins. */
function corners(at: Front): readonly [number, number] {
  const outline = OUTLINE[at.locale]!
  const first = outline.findIndex(point => distance(point, at.ends[0]) < 1)
  const back = direction(at.ends[0], outline.at(first - 1)!)
  const ahead = direction(at.ends[1], outline[(first + 2) % outline.length]!)
  const cut = (away: Point, along: Point): number => {
    const cos = away[0] * along[0] + away[1] * along[1]
    return cos <= 0 ? 0 : STRIP / Math.tan(Math.acos(Math.min(1, cos)) / 2)
  }
  return [cut(back, at.along), cut(ahead, [-at.along[0], -at.along[1]])]
}

/** The strip of an approach, cut at the corners so that it does not lie over the next one. */
export function stripOf(approach: Approach): string {
  const at = FRONTS[approach]!
  const [from, to] = corners(at)
  const long = distance(...at.ends) / 2
  const deep = step(at.middle, at.inward, STRIP)
  return polygon([
    step(at.middle, at.along, -at.half),
    step(deep, at.along, Math.max(-at.half, from - long)),
    step(deep, at.along, Math.min(at.half, long - to)),
    step(at.middle, at.along, at.half),
  ])
}
/** The line behind which blocks stand. */
export function lineOf(approach: Approach): readonly [Point, Point] {
  const at = FRONTS[approach]!
  const [from, to] = corners(at)
  const long = distance(...at.ends) / 2
  const deep = step(at.middle, at.inward, STRIP)
  return [step(deep, at.along, Math.max(-at.half, from - long)), step(deep, at.along, Math.min(at.half, long - to))]
}
/** Where a finger or a pointer means this approach: its strip and the rank behind it. */
export function reachOf(approach: Approach): string {
  const at = FRONTS[approach]!
  const deep = step(at.middle, at.inward, STRIP + BLOCK.depth + 4)
  const inner = Math.min(at.half, Math.max(40, distance(...at.ends) / 2 - 34))
  return polygon([
    step(at.middle, at.along, -at.half),
    step(deep, at.along, -inner),
    step(deep, at.along, inner),
    step(at.middle, at.along, at.half),
  ])
}
