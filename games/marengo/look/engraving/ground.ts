/** The ground of the battle, pen by pen, in the order in which it is inked. */
import { LOCALES } from '../../data/map.ts'
import { FRONTS, localeNumber, OUTLINE, PICTURE } from '../layout.ts'
import { BORMIDA, BROOKS, COPSES, FARMS, FIELDS, MARSH, RIDGES, TANARO, VILLAGES, WOODS } from '../map/scenery.ts'
import {
  clearance,
  degrees,
  direction,
  flowing,
  type Hand,
  handFor,
  type Point,
  polygon,
  type Stroke,
  step,
} from '../points.ts'
import { roads } from '../ways.ts'
import { fields, hachures, houses, strewn, trees } from './land.ts'
import { marsh, river, wandering } from './water.ts'

const outline = (id: string): readonly Point[] => OUTLINE[localeNumber(id)]!

/** Locales by what grows there; open ground in three shades, so that one can be told from the next. */
function tints(): readonly Stroke[] {
  const shade = new Map<string, string>()
  LOCALES.forEach(({ id }, i) => {
    const as = VILLAGES.includes(id) ? 'tint mg-village' : WOODS.includes(id) ? 'tint mg-wood' : `tint mg-open-${i % 3}`
    shade.set(as, (shade.get(as) ?? '') + polygon(outline(id)))
  })
  return [...shade].map(([as, d]) => ({ as, d }))
}

/** The way the nearest border runs: houses of a village stand along its edges. */
function nearestBorder(at: Point, round: readonly Point[]): number {
  let best = Number.POSITIVE_INFINITY
  let angle = 0
  round.forEach((a, i) => {
    const b = round[(i + 1) % round.length]!
    const off = clearance(at, a, b)
    if (off < best) [best, angle] = [off, degrees(direction(a, b))]
  })
  return angle
}

function built(hand: Hand): readonly Stroke[] {
  const village = VILLAGES.flatMap(id =>
    strewn(outline(id), hand, 27, 28, 160).map((at): readonly [Point, number] => [at, nearestBorder(at, outline(id))]),
  )
  const farm = FARMS.flatMap(([x, y]): readonly (readonly [Point, number])[] => {
    const angle = hand(-40, 40)
    return [
      [[x, y], angle],
      [[x + 19, y + hand(6, 12)], angle + 90],
      [[x - 12, y + hand(14, 19)], angle],
    ]
  })
  return houses([...village, ...farm], hand)
}

function grown(hand: Hand): readonly Stroke[] {
  const wood = WOODS.flatMap(id => strewn(outline(id), hand, 15, 22, 420))
  const copse = COPSES.flatMap(([x, y, wide, high, many]) =>
    Array.from({ length: many }, (): Point => [x + hand(-wide, wide), y + hand(-high, high)]),
  )
  // No tree may stand half under the strip of an approach.
  const isClear = (at: Point): boolean =>
    FRONTS.every(({ middle, along, half }) => clearance(at, step(middle, along, -half), step(middle, along, half)) > 36)
  return trees([...wood, ...copse.filter(isClear)].map(at => [at, hand(7, 11)]))
}

/** Everything under the approaches and the names. */
export function ground(): readonly Stroke[] {
  const hand = handFor(14)
  const { x, y, width, height } = PICTURE
  return [
    { as: 'far-bank', d: `M${x} ${y}h${width}v${height}h${-width}Z` },
    ...fields(FIELDS.slice(-7), hand),
    ...river(TANARO, 'tanaro'),
    ...river(BORMIDA, 'bormida'),
    ...tints(),
    ...fields(FIELDS.slice(0, -7), hand),
    ...marsh(MARSH, hand),
    { as: 'hachure', d: RIDGES.map(({ crest, both }) => hachures(crest, hand, both)).join('') },
    ...built(hand),
    ...grown(hand),
  ]
}

/** The roads, over the strips of the approaches they cross: where a road crosses is a matter of rules. */
export function ways(): readonly Stroke[] {
  const all = roads()
  const drawn = (primary: boolean): string =>
    all
      .filter(each => each.primary === primary)
      .map(({ points }) => flowing(points, 0.45))
      .join('')
  const [lane, highway] = [drawn(false), drawn(true)]
  return [
    { as: 'lane-edge', d: lane },
    { as: 'highway-edge', d: highway },
    { as: 'lane', d: lane },
    { as: 'highway', d: highway },
  ]
}

/** The brooks, drawn over the strips of the approaches they run between. */
export function brooks(): readonly Stroke[] {
  const d = BROOKS.map((brook, i) => flowing(wandering(brook, handFor(60 + i), 5), 0.5)).join('')
  return [
    { as: 'brook-edge', d },
    { as: 'brook', d },
  ]
}
