/** Borders, approaches and their symbols. */
import { PAIRS } from '../../data/map.ts'
import { CROSSINGS } from '../../data/roads.ts'
import type { Approach } from '../../words.ts'
import { BADGES, BARRED_SIGN, OBSTRUCTED_BADGE, OBSTRUCTED_SIGN, SIGNS } from '../arms.ts'
import { FRONTS, lineOf, STRIP, stripOf } from '../layout.ts'
import { banks } from '../map/outlines.ts'
import {
  between,
  degrees,
  direction,
  distance,
  line,
  type Point,
  placed,
  type Stroke,
  step,
  upright,
} from '../points.ts'
import { crossingPoint } from '../ways.ts'

/** What is printed on an approach: a penalty for each arm, and whether cavalry is barred from fighting over it. */
export interface Symbols {
  /** Infantry, cavalry, artillery. */
  readonly penalties: readonly [number, number, number]
  readonly obstructed: boolean
}
function symbols(text: string): Symbols {
  const size = (letter: string): number => Number(new RegExp(`${letter}(\\d)`).exec(text)?.[1] ?? 0)
  return { penalties: [size('I'), size('C'), size('A')], obstructed: text.includes('O') }
}
/** By approach. */
export const SYMBOLS: readonly Symbols[] = PAIRS.flatMap(pair => [symbols(pair.near), symbols(pair.far)])

/** From one badge of a row to the next. */
const ROOM = 22.5
const SIZE = 1

const countOf = ({ penalties, obstructed }: Symbols): number =>
  penalties.reduce((sum, each) => sum + each, 0) + (obstructed ? 1 : 0)

/** How far from the middle of its border a pair's badges stand: as near as the roads allow, which must be seen to cross. */
function shiftOf(pair: number): number {
  const at = FRONTS[2 * pair]!
  const roads = CROSSINGS.flatMap((crossing, c) => {
    if (crossing.pair !== PAIRS[pair]!.id) return []
    const [x, y] = crossingPoint(c)
    return [(x - at.middle[0]) * at.along[0] + (y - at.middle[1]) * at.along[1]]
  })
  const half = (Math.max(countOf(SYMBOLS[2 * pair]!), countOf(SYMBOLS[2 * pair + 1]!)) * ROOM) / 2
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (let off = 0; off <= Math.max(0, at.half - half - 10); off += 5)
    for (const shift of [off, -off]) {
      const hidden = roads.reduce((sum, road) => sum + Math.max(0, half + 7 - Math.abs(road - shift)), 0)
      if (hidden * 20 + off < least) [best, least] = [shift, hidden * 20 + off]
    }
  return best
}

/** The badges of an approach: 0 to 2 for the arms, 3 for obstructed ground, and where each stands. */
export function badgeRow(approach: Approach): readonly { readonly kind: number; readonly at: Point }[] {
  const { penalties, obstructed } = SYMBOLS[approach]!
  const at = FRONTS[approach]!
  const row = [...penalties.flatMap((many, arm) => Array.from({ length: many }, () => arm)), ...(obstructed ? [3] : [])]
  // The two sides of a border run in opposite directions.
  const aside = shiftOf(approach >> 1) * (approach % 2 === 0 ? 1 : -1)
  const middle = step(step(at.middle, at.inward, STRIP / 2), at.along, aside)
  // In the direction in which it is read, so that infantry always comes first.
  const reading = Math.abs(degrees(at.along) - at.angle) > 1 ? -1 : 1
  return row.map((kind, i) => ({ kind, at: step(middle, at.along, reading * (i - (row.length - 1) / 2) * ROOM) }))
}

/** Badges on the half of the strip that belongs to their approach. */
function badges(): readonly Stroke[] {
  const grounds = ['', '', '', '']
  const signs = ['', '', '', '']
  FRONTS.forEach((_, approach) => {
    for (const { kind, at } of badgeRow(approach)) {
      grounds[kind] += placed(BADGES[kind] ?? OBSTRUCTED_BADGE, at, 0, SIZE)
      signs[kind] += placed(SIGNS[kind] ?? OBSTRUCTED_SIGN, at, 0, SIZE)
    }
  })
  const names = ['infantry', 'cavalry', 'artillery', 'obstructed']
  return names.flatMap((name, kind) => [
    { as: `badge mg-badge-${name}`, d: grounds[kind]! },
    { as: `sign mg-sign-${name}`, d: signs[kind]! },
  ])
}

/** Stakes along a bank nobody can cross. */
function barred(): readonly Stroke[] {
  let bank = ''
  let signs = ''
  for (const [, from, to] of banks()) {
    const along = direction(from, to)
    bank += line([from, to])
    const many = Math.max(1, Math.round(distance(from, to) / 110))
    for (let i = 0; i < many; i++)
      signs += placed(
        BARRED_SIGN,
        step(between(from, to, (i + 0.5) / many), along, 0, 13),
        upright(degrees(along)),
        0.95,
      )
  }
  return [
    { as: 'bank-line', d: bank },
    { as: 'barred', d: signs },
  ]
}

/** Under the brooks: the thin border from corner to corner and the strips of the approaches. */
export function strips(): readonly Stroke[] {
  return [
    { as: 'border', d: FRONTS.map((at, i) => (i % 2 === 0 ? line(at.ends) : '')).join('') },
    { as: 'strip', d: FRONTS.map((_, approach) => stripOf(approach)).join('') },
    {
      as: 'strip-middle',
      d: FRONTS.map((at, i) =>
        i % 2 === 0 ? line([step(at.middle, at.along, -at.half), step(at.middle, at.along, at.half)]) : '',
      ).join(''),
    },
  ]
}
/** Over them: the lines behind which blocks stand, and the symbols. */
export function fronts(): readonly Stroke[] {
  const lines = (wide: boolean): string => FRONTS.map((at, i) => (at.wide === wide ? line(lineOf(i)) : '')).join('')
  return [{ as: 'front', d: lines(false) }, { as: 'front mg-wide', d: lines(true) }, ...barred(), ...badges()]
}
