import { direction, flowing, type Hand, isInside, line, type Point, polygon, type Stroke, step, xy } from '../points.ts'

/** A brook that wanders a little on its way along a border. */
export function wandering(points: readonly Point[], hand: Hand, sway: number, every = 46): readonly Point[] {
  return points.flatMap((a, i): readonly Point[] => {
    const b = points[i + 1]
    if (b === undefined) return [a]
    const far = Math.hypot(b[0] - a[0], b[1] - a[1])
    const pieces = Math.max(1, Math.round(far / every))
    const along = direction(a, b)
    return [
      a,
      ...Array.from({ length: pieces - 1 }, (_, k) => step(a, along, ((k + 1) * far) / pieces, hand(-sway, sway))),
    ]
  })
}

/** A river as strokes of one line laid over each other, each narrower: banks, water, and lines that echo the banks. */
export function river(points: readonly Point[], name: string): readonly Stroke[] {
  const d = flowing(points, 0.52)
  return ['bank', 'deep', 'echo-a', 'deep-a', 'echo-b', 'deep-b', 'echo-c', 'deep-c'].map(pen => ({
    as: `river mg-${name} mg-${pen}`,
    d,
  }))
}

function tuft([x, y]: Point, size: number): string {
  return [-0.75, -0.36, 0, 0.36, 0.75]
    .map(lean => {
      const high = size * (1 - Math.abs(lean) * 0.45)
      return `M${xy([x + lean * size * 0.22, y])}Q${xy([x + lean * size * 0.4, y - high * 0.6])} ${xy([x + lean * size * 0.85, y - high])}`
    })
    .join('')
}

/** Ranks of level strokes for standing water, reeds growing out of them. */
export function marsh(outline: readonly Point[], hand: Hand): readonly Stroke[] {
  const [left, right] = [Math.min(...outline.map(p => p[0])), Math.max(...outline.map(p => p[0]))]
  const [top, bottom] = [Math.min(...outline.map(p => p[1])), Math.max(...outline.map(p => p[1]))]
  let water = ''
  let reeds = ''
  for (let y = top + 10; y < bottom; y += 9)
    for (let x = left + hand(0, 20); x < right; ) {
      const end = x + hand(16, 44)
      if (isInside([x - 6, y], outline) && isInside([end + 6, y], outline))
        water += line([
          [x, y],
          [end, y],
        ])
      x = end + hand(8, 18)
    }
  for (let y = top + 26; y < bottom; y += 31)
    for (let x = left + hand(10, 30); x < right; x += hand(36, 52)) {
      const at: Point = [x, y + hand(-6, 6)]
      const clear = [-16, 16].every(dx => [-16, 10].every(dy => isInside([at[0] + dx, at[1] + dy], outline)))
      if (clear) reeds += tuft(at, hand(13, 18))
    }
  return [
    { as: 'marsh', d: polygon(outline) },
    { as: 'marsh-water', d: water },
    { as: 'reed', d: reeds },
  ]
}
