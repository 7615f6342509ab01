/** Borders, approaches and their symbols. */
import { PAIRS } from '../../data/map.ts'
import { BADGES, BARRED_SIGN, OBSTRUCTED_BADGE, OBSTRUCTED_SIGN, SIGNS } from '../arms.ts'
import { FRONTS, lineOf, STRIP, stripOf } from '../layout.ts'
import { banks } from '../map/outlines.ts'
import { between, degrees, direction, distance, line, placed, type Stroke, step, upright } from '../points.ts'

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

const ROOM = 22

/** Badges in a row on the half of the strip that belongs to their approach. */
function badges(): readonly Stroke[] {
  const grounds = ['', '', '', '']
  const signs = ['', '', '', '']
  FRONTS.forEach((at, approach) => {
    const { penalties, obstructed } = SYMBOLS[approach]!
    const row = [
      ...penalties.flatMap((many, arm) => Array.from({ length: many }, () => arm)),
      ...(obstructed ? [3] : []),
    ]
    const middle = step(at.middle, at.inward, STRIP / 2)
    // Along the direction in which it is read, so that infantry always comes first.
    const turned = Math.abs(degrees(at.along) - at.angle) > 1 ? -1 : 1
    row.forEach((kind, i) => {
      const spot = step(middle, at.along, turned * (i - (row.length - 1) / 2) * ROOM)
      grounds[kind] += placed(BADGES[kind] ?? OBSTRUCTED_BADGE, spot, at.angle, 0.96)
      signs[kind] += placed(SIGNS[kind] ?? OBSTRUCTED_SIGN, spot, at.angle, 0.96)
    })
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
