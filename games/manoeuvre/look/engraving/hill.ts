import { between, type Hand, type Point, polygon, rounded, type Stroke } from '../variation.ts'

/** The same line with its corners cut, twice: strokes across it then fan out evenly. */
function smoothed(edge: readonly Point[]): readonly Point[] {
  let line = edge
  for (let pass = 0; pass < 2; pass++) {
    const rough = line
    line = rough.flatMap((a, index) => {
      const b = rough[(index + 1) % rough.length]!
      return [between(a, b, 0.25), between(a, b, 0.75)]
    })
  }
  return line
}

/** Points at even steps along a closed line, each with the direction that leads away from the middle of it. */
function walk(edge: readonly Point[], step: number): readonly { readonly from: Point; readonly out: Point }[] {
  const stops: { from: Point; out: Point }[] = []
  let left = step
  edge.forEach((a, index) => {
    const b = edge[(index + 1) % edge.length]!
    const along: Point = [b[0] - a[0], b[1] - a[1]]
    const long = Math.hypot(...along)
    if (long === 0) return
    // The edge is walked clockwise, so outside is on the left hand.
    const out: Point = [along[1] / long, -along[0] / long]
    let gone = left
    for (; gone < long; gone += step) {
      const part = gone / long
      stops.push({ from: [a[0] + along[0] * part, a[1] + along[1] * part], out })
    }
    left = gone - long
  })
  return stops
}

const onRim = ([x, y]: Point): boolean => x < 1 || y < 1 || x > 99 || y > 99

/**
 * Short strokes down the slope, thin where the light falls and heavy on the far side: how the period drew relief. None
 * where the hill runs on into the next square.
 */
function hachures(hand: Hand, crest: readonly Point[], long: number, step: number): string {
  let d = ''
  const stops = walk(smoothed(crest), step)
  stops.forEach(({ from, out }, index) => {
    if (onRim(from)) return
    // Directions change at every corner of the edge: the mean with the neighbours' lets the strokes fan out.
    const [before, after] = [stops.at(index - 1)!.out, stops[(index + 1) % stops.length]!.out]
    const lean: Point = [
      out[0] + before[0] + after[0] + hand(-0.3, 0.3),
      out[1] + before[1] + after[1] + hand(-0.3, 0.3),
    ]
    const size = Math.hypot(...lean)
    const down: Point = [lean[0] / size, lean[1] / size]
    const dark = (1 + (down[0] + down[1]) * 0.7) / 2
    const half = 0.35 + dark * 0.75
    const reach = long * (0.72 + dark * 0.25) * hand(0.78, 1.08)
    d += polygon([
      [from[0] - down[1] * half, from[1] + down[0] * half],
      [from[0] + down[1] * half, from[1] - down[0] * half],
      [from[0] + down[0] * reach, from[1] + down[1] * reach],
    ])
  })
  return d
}

/** `ring` gives the uneven edge of the hill so far inside its foot. */
export function hill(hand: Hand, ring: (inset: number, sway: number) => readonly Point[]): readonly Stroke[] {
  const crest = ring(12.5, 3)
  const summit = ring(29, 4.5)
  return [
    { as: 'slope', d: rounded(crest) },
    { as: 'summit', d: rounded(summit) },
    { as: 'hachure', d: hachures(hand, crest, 11.5, 2.2) + hachures(hand, summit, 12.5, 2.5) },
  ]
}
