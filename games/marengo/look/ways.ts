/** The lines along which blocks go, to be lit up beforehand and followed by those that move. */
import { BOX_LIST } from '../data/armies.ts'
import { LOCALES, PAIRS } from '../data/map.ts'
import { CROSSINGS } from '../data/roads.ts'
import { APPROACHES, type Approach, BOXES, type Locale, type Place } from '../words.ts'
import { FRONTS } from './layout.ts'
import { STRETCHES } from './map/lanes.ts'
import { ROOMS } from './map/rooms.ts'
import { distance, type Point } from './points.ts'
import { spotsAt } from './spots.ts'

interface Stretch {
  readonly road: string
  readonly locale: string
  readonly from: string
  readonly to: string
  readonly points: readonly Point[]
}
const stretches: readonly Stretch[] = STRETCHES.map(([road, locale, from, to, text]) => {
  const numbers = text.split(' ').map(Number)
  const points = Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i]!, numbers[2 * i + 1]!])
  return { road, locale, from, to, points }
})

/** Every road from end to end. Stretches are listed in the order in which the road runs. */
export function roads(): readonly { readonly primary: boolean; readonly points: readonly Point[] }[] {
  const whole = new Map<string, Point[]>()
  for (const { road, points } of stretches) {
    const so = whole.get(road)
    if (so === undefined) whole.set(road, [...points])
    else so.push(...points.slice(1))
  }
  return [...whole].map(([road, points]) => ({ primary: road.startsWith('P'), points }))
}

/** The shortest way by road inside a locale between two of its knots. */
export function roadInside(locale: string, from: string, to: string): readonly Point[] | undefined {
  const far = new Map<string, number>([[from, 0]])
  const came = new Map<string, readonly Point[]>([[from, []]])
  const open = [from]
  while (open.length > 0) {
    open.sort((a, b) => far.get(a)! - far.get(b)!)
    const knot = open.shift()!
    if (knot === to) return came.get(knot)
    for (const each of stretches) {
      if (each.locale !== locale || (each.from !== knot && each.to !== knot)) continue
      const points = each.from === knot ? each.points : each.points.toReversed()
      const next = each.from === knot ? each.to : each.from
      const length = far.get(knot)! + points.slice(1).reduce((sum, point, i) => sum + distance(points[i]!, point), 0)
      if (length >= (far.get(next) ?? Number.POSITIVE_INFINITY)) continue
      far.set(next, length)
      came.set(next, [...came.get(knot)!, ...points])
      open.push(next)
    }
  }
  return undefined
}

const middleOf = (locale: Locale): Point => {
  const [, , x, y] = ROOMS[LOCALES[locale]!.id]!
  return [x, y]
}
const knot = (crossing: number): string =>
  crossing < CROSSINGS.length ? CROSSINGS[crossing]!.id : `>${BOX_LIST[crossing - CROSSINGS.length]!.gate}`
const pairNumber = new Map(PAIRS.map((pair, p) => [pair.id, p]))

/** Where a road passes a border, or the edge of the map for a gate. */
export function crossingPoint(crossing: number): Point {
  const name = knot(crossing)
  const at = stretches.find(each => each.from === name || each.to === name)!
  return at.from === name ? at.points[0]! : at.points.at(-1)!
}

/**
 * From a locale over these crossings in turn (numbered as in data/roads.ts, gates after them), along the roads. A start
 * of −1 is a march onto the map: the first crossing is then a gate.
 */
export function roadWay(start: Locale, crossings: readonly number[]): readonly Point[] {
  const way: Point[] = start >= 0 ? [middleOf(start)] : []
  let here = start
  crossings.forEach((crossing, i) => {
    const before = crossings[i - 1]
    const by = before === undefined ? undefined : roadInside(LOCALES[here]!.id, knot(before), knot(crossing))
    way.push(...(by ?? [crossingPoint(crossing)]))
    if (crossing >= CROSSINGS.length) {
      here = LOCALES.findIndex(locale => locale.id === BOX_LIST[crossing - CROSSINGS.length]!.locale)
      return
    }
    const p = pairNumber.get(CROSSINGS[crossing]!.pair)!
    here = FRONTS[2 * p]!.locale === here ? FRONTS[2 * p + 1]!.locale : FRONTS[2 * p]!.locale
  })
  if (here >= 0) way.push(middleOf(here))
  return way.filter((point, i) => i === 0 || distance(point, way[i - 1]!) > 1)
}

/** Across country: from one place to another, over an approach if a border is crossed. */
export function fieldWay(from: Place, to: Place, over?: Approach): readonly Point[] {
  const spot = (place: Place): Point => {
    const at = spotsAt(place, 1)[0]!
    return [at.x, at.y]
  }
  return over === undefined ? [spot(from), spot(to)] : [spot(from), FRONTS[over]!.middle, spot(to)]
}
/** The approach over which two neighbouring places lie, the first if there are two; undefined if they do not touch. */
export function borderBetween(from: Place, to: Place): Approach | undefined {
  const locale = (place: Place): Locale =>
    place >= BOXES ? -1 : place >= APPROACHES ? FRONTS[place - APPROACHES]!.locale : place
  const [here, there] = [locale(from), locale(to)]
  const found = FRONTS.findIndex((at, approach) => at.locale === here && FRONTS[approach ^ 1]!.locale === there)
  return found < 0 ? undefined : found
}
