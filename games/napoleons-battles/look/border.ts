/** The rim of the map: a rule marked off in inches, and a rose of the winds where nothing else is. */
import type { ScenarioData, Spot } from '../scenario.ts'
import { line, oval, PER_INCH, type Point, type Stroke, xy } from './pens.ts'

export function border({ table: [width, height] }: ScenarioData): readonly Stroke[] {
  const [w, h] = [width * PER_INCH, height * PER_INCH]
  let [small, large] = ['', '']
  const tick = (n: number, at: Point, dx: number, dy: number): void => {
    if (n % 6 === 0) large += `M${xy(at)}l${xy([dx * 9, dy * 9])}`
    else small += `M${xy(at)}l${xy([dx * 5, dy * 5])}`
  }
  for (let n = 1; n < width; n++) {
    tick(n, [n * PER_INCH, 0], 0, 1)
    tick(n, [n * PER_INCH, h], 0, -1)
  }
  for (let n = 1; n < height; n++) {
    tick(n, [0, h - n * PER_INCH], 1, 0)
    tick(n, [w, h - n * PER_INCH], -1, 0)
  }
  return [
    { as: 'tick', d: small },
    { as: 'tick nb-tick-large', d: large },
  ]
}

const ROSE = 1.5
/** The corner with most room about it: no unit, no ground of any kind within reach. */
function freest(data: ScenarioData): Spot | undefined {
  const [width, height] = data.table
  const spots: Spot[] = [
    ...data.units.flatMap(({ at }) => (at === undefined ? [] : [at])),
    ...(data.terrain ?? []).flatMap(({ at }) => at),
  ]
  const corners: Spot[] = [
    [width - 3, 3],
    [width - 3, height - 3],
    [3, height - 3],
    [3, 3],
  ]
  let [best, found]: [number, Spot | undefined] = [4, undefined]
  for (const corner of corners) {
    const room = Math.min(99, ...spots.map(([x, y]) => Math.hypot(x - corner[0], y - corner[1])))
    if (room > best) [best, found] = [room, corner]
  }
  return found
}
export function rose(data: ScenarioData): { readonly strokes: readonly Stroke[]; readonly north?: Point } {
  const corner = freest(data)
  if (corner === undefined) return { strokes: [] }
  const [x, y]: Point = [corner[0] * PER_INCH, (data.table[1] - corner[1]) * PER_INCH]
  const r = ROSE * PER_INCH
  let [dark, pale] = ['', '']
  for (let k = 0; k < 8; k++) {
    const [turn, long] = [(k * Math.PI) / 4, k % 2 === 0 ? r : r * 0.58]
    const tip: Point = [x + Math.sin(turn) * long, y - Math.cos(turn) * long]
    const side = (by: number): Point => [x + Math.sin(turn + by) * r * 0.17, y - Math.cos(turn + by) * r * 0.17]
    dark += `${line([[x, y], tip, side(Math.PI / 4)])}Z`
    pale += `${line([[x, y], tip, side(-Math.PI / 4)])}Z`
  }
  return {
    strokes: [
      { as: 'rose-ring', d: oval([x, y], r * 0.72, r * 0.72) + oval([x, y], r * 0.66, r * 0.66) },
      { as: 'rose-pale', d: pale },
      { as: 'rose', d: dark },
    ],
    north: [x, y - r - 5],
  }
}
