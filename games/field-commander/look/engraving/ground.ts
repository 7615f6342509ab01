/** The ground of a sheet as an engraver would cut it: sea with its echo lines, rivers, peaks, trees, roads. */
import { along, at, far, flowing, handFor, line, type Point, type Stroke, xy } from '../points.ts'
import { SHEET, type Sheet } from '../sheet.ts'

const closed = (points: readonly Point[]): string => `${line(points)}Z`

/** A coast is smoothed at its corners only where it was drawn coarsely. */
function shore(points: readonly Point[]): readonly Point[] {
  let out = points
  for (let round = 0; round < 2; round++)
    out = out.flatMap((a, i): readonly Point[] => {
      const b = out[(i + 1) % out.length]!
      return [
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      ]
    })
  return out
}

/** The sea, and the same outline drawn ever wider and clipped to the water: lines that follow the coast. */
export function seas(sheet: Sheet): readonly Stroke[] {
  return [...sheet.atlas.seas, ...sheet.atlas.lakes].map(outline => ({
    as: 'sea',
    // Closely set, so that a coast bends with the places on it.
    d: closed(shore(along(outline, 0.25).map(sheet.warp))),
  }))
}

export function rivers(sheet: Sheet): readonly Stroke[] {
  return sheet.atlas.rivers.flatMap((course, i) => {
    const hand = handFor(100 + i)
    const points = along(course.map(sheet.warp), 34).map(
      ([x, y], k, all): Point => (k === 0 || k === all.length - 1 ? [x, y] : [x + hand(-5, 5), y + hand(-5, 5)]),
    )
    return [
      { as: 'river-bank', d: flowing(points) },
      { as: 'river', d: flowing(points) },
    ]
  })
}

/** One hill: a lit side, a shaded side of falling strokes. */
function peak([x, y]: Point, size: number): { readonly shade: string; readonly edge: string } {
  const top: Point = [x, y - size]
  const edge = `M${xy([x - size * 0.85, y])}Q${xy([x - size * 0.3, y - size * 0.35])} ${xy(top)}Q${xy([x + size * 0.35, y - size * 0.4])} ${xy([x + size * 0.95, y])}`
  let shade = ''
  for (let k = 1; k <= 5; k++) {
    const part = k / 5.6
    shade += `M${xy([x + size * 0.9 * part * 0.55, y - size * (1 - part)])}L${xy([x + size * 0.95 * part, y - size * 0.08 * (5 - k)])}`
  }
  return { shade, edge }
}

/** Things that stand on the ground keep clear of the places. */
const clearOf = (sheet: Sheet, [x, y]: Point): boolean =>
  x > 20 &&
  y > 30 &&
  x < SHEET.width - 20 &&
  y < SHEET.height - 14 &&
  sheet.spots.every(spot => spot === undefined || Math.abs(spot[0] - x) > 92 || y < spot[1] - 46 || y > spot[1] + 82)

export function mountains(sheet: Sheet): readonly Stroke[] {
  const peaks: { at: Point; size: number }[] = []
  sheet.atlas.ranges.forEach((range, i) => {
    const hand = handFor(200 + i)
    for (const [x, y] of along(range.map(sheet.warp), 19))
      for (let k = 0; k < 2; k++) {
        const spot: Point = [x + hand(-9, 9), y + hand(-24, 24)]
        if (clearOf(sheet, spot)) peaks.push({ at: spot, size: hand(13, 25) })
      }
  })
  // From behind to the front, so that a nearer hill hides the foot of a farther one.
  peaks.sort((a, b) => a.at[1] - b.at[1])
  return peaks.flatMap(({ at: spot, size }) => {
    const { shade, edge } = peak(spot, size)
    return [
      { as: 'peak', d: `${edge}Z` },
      { as: 'peak-shade', d: shade },
      { as: 'peak-edge', d: edge },
    ]
  })
}

export function woods(sheet: Sheet): readonly Stroke[] {
  const trees: Point[] = []
  sheet.atlas.woods.forEach((wood, i) => {
    const hand = handFor(300 + i)
    for (const [x, y] of along(wood.map(sheet.warp), 22))
      for (let k = 0; k < 4; k++) {
        const spot: Point = [x + hand(-26, 26), y + hand(-20, 20)]
        if (clearOf(sheet, spot)) trees.push(spot)
      }
  })
  trees.sort((a, b) => a[1] - b[1])
  return trees.flatMap(([x, y]) => [
    {
      as: 'tree',
      d: `M${at(x - 7)} ${at(y)}Q${at(x - 9)} ${at(y - 9)} ${at(x)} ${at(y - 15)}Q${at(x + 9)} ${at(y - 9)} ${at(x + 7)} ${at(y)}Z`,
    },
    {
      as: 'tree-shade',
      d: `M${at(x + 1)} ${at(y - 12)}L${at(x + 6)} ${at(y - 3)}M${at(x + 1)} ${at(y - 8)}L${at(x + 3.5)} ${at(y - 2)}M${at(x)} ${at(y)}V${at(y + 4)}`,
    },
  ])
}

export interface Road {
  readonly a: number
  readonly b: number
  readonly d: string
}
/** A road for every connection; one that would run over a third place bends away from it. */
export function roads(sheet: Sheet): readonly Road[] {
  const { spots, campaign } = sheet
  return campaign.areas.flatMap((area, a) =>
    area.links.flatMap((b): readonly Road[] => (b > a ? [{ a, b, d: road(spots, a, b) }] : [])),
  )
}

function road(spots: readonly (Point | undefined)[], from: number, to: number): string {
  const [a, b] = [spots[from]!, spots[to]!]
  const length = far(a, b)
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  let bend = length * 0.05 * ((from + to) % 2 === 0 ? 1 : -1)
  spots.forEach((spot, i) => {
    if (spot === undefined || i === from || i === to) return
    const [rx, ry] = [spot[0] - a[0], spot[1] - a[1] + 10]
    const [way, side] = [rx * ux + ry * uy, -rx * uy + ry * ux]
    if (way > 30 && way < length - 30 && Math.abs(side) < 74)
      bend = (side > 0 ? -1 : 1) * (74 - Math.abs(side) + 46) * 1.25
  })
  const control: Point = [(a[0] + b[0]) / 2 - uy * bend, (a[1] + b[1]) / 2 + ux * bend]
  return `M${xy(a)}Q${xy(control)} ${xy(b)}`
}
