import {
  clearance,
  direction,
  distance,
  type Hand,
  isInside,
  line,
  type Point,
  polygon,
  type Stroke,
  step,
} from '../points.ts'

const turned = ([x, y]: Point, [dx, dy]: Point, angle: number): Point => {
  const turn = (angle * Math.PI) / 180
  return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)]
}

/** Tilled plots, each a little out of square, with furrows the long way. */
export function fields(
  plots: readonly (readonly [number, number, number, number, number])[],
  hand: Hand,
): readonly Stroke[] {
  const ground = ['', '']
  let furrows = ''
  plots.forEach(([x, y, wide, high, angle], i) => {
    const [w, h, lean] = [wide / 2, high / 2, hand(-9, 9)]
    const at = (dx: number, dy: number): Point => turned([x, y], [dx + (dy / h) * lean, dy], angle)
    const cut = hand(-0.25, 0.3) * w
    ground[i % 2] += polygon([at(-w, -h), at(cut - 2, -h), at(cut - 2, h), at(-w, h)])
    ground[(i + 1) % 2] += polygon([at(cut + 2, -h), at(w, -h), at(w, h), at(cut + 2, h)])
    for (let dy = -h + 6; dy < h - 2; dy += 7.5) furrows += line([at(-w + 4, dy), at(cut - 6, dy)])
    for (let dx = cut + 7; dx < w - 2; dx += 7.5) furrows += line([at(dx, -h + 4), at(dx, h - 4)])
  })
  return [
    { as: 'crop', d: ground[0]! },
    { as: 'crop mg-green', d: ground[1]! },
    { as: 'furrow', d: furrows },
  ]
}

const blob = ([x, y]: Point, r: number): string => {
  const n = Math.round(r * 10) / 10
  return `M${Math.round(x - r)} ${Math.round(y)}a${n} ${n} 0 1 1 ${n * 2} 0a${n} ${n} 0 1 1 ${-n * 2} 0Z`
}
/** Trees as the period drew them from above: a crown, its shade to the south-east. */
export function trees(places: readonly (readonly [at: Point, size: number])[]): readonly Stroke[] {
  const sorted = [...places].sort((a, b) => a[0][1] - b[0][1])
  return [
    { as: 'tree-shadow', d: sorted.map(([[x, y], size]) => blob([x + size * 0.5, y + size * 0.55], size)).join('') },
    { as: 'tree', d: sorted.map(([at, size]) => blob(at, size)).join('') },
    {
      as: 'tree-light',
      d: sorted
        .map(
          ([[x, y], r]) =>
            `M${Math.round(x - r * 0.6)} ${Math.round(y + r * 0.1)}q0 ${-Math.round(r * 0.7)} ${Math.round(r * 0.7)} ${-Math.round(r * 0.7)}`,
        )
        .join(''),
    },
  ]
}

/** Points strewn over an area, none nearer than so much to another or to its edge. */
export function strewn(
  outline: readonly Point[],
  hand: Hand,
  apart: number,
  inset: number,
  tries: number,
): readonly Point[] {
  const [left, right] = [Math.min(...outline.map(p => p[0])), Math.max(...outline.map(p => p[0]))]
  const [top, bottom] = [Math.min(...outline.map(p => p[1])), Math.max(...outline.map(p => p[1]))]
  const found: Point[] = []
  for (let i = 0; i < tries; i++) {
    const at: Point = [hand(left, right), hand(top, bottom)]
    if (!isInside(at, outline) || found.some(each => distance(each, at) < apart)) continue
    if (outline.every((a, k) => clearance(at, a, outline[(k + 1) % outline.length]!) >= inset)) found.push(at)
  }
  return found
}

/** Houses in plan: a roof with its ridge, and a shadow. Angles follow what they stand along. */
export function houses(places: readonly (readonly [at: Point, angle: number])[], hand: Hand): readonly Stroke[] {
  let shadow = ''
  let roof = ''
  let lit = ''
  for (const [at, angle] of places) {
    const [w, h] = [hand(7, 12), hand(5, 7)]
    const spot = (dx: number, dy: number, off = 0): Point => {
      const [x, y] = turned(at, [dx, dy], angle)
      return [x + off, y + off]
    }
    shadow += polygon([spot(-w, -h, 3), spot(w, -h, 3), spot(w, h, 3), spot(-w, h, 3)])
    roof += polygon([spot(-w, -h), spot(w, -h), spot(w, h), spot(-w, h)])
    lit += polygon([spot(-w, -h), spot(w, -h), spot(w, 0), spot(-w, 0)])
  }
  return [
    { as: 'house-shadow', d: shadow },
    { as: 'house', d: roof },
    { as: 'house-lit', d: lit },
  ]
}

/** Short strokes down a slope, from a crest: how the period drew relief. */
export function hachures(crest: readonly Point[], hand: Hand, both: boolean): string {
  let d = ''
  crest.forEach((a, i) => {
    const b = crest[i + 1]
    if (b === undefined) return
    const along = direction(a, b)
    const far = distance(a, b)
    for (let gone = 14; gone < far - 14; gone += hand(8, 11))
      for (const aside of both ? [-1, 1] : [1]) {
        // Slopes fade out towards the ends of a ridge.
        const long = (16 + 30 * Math.sin((Math.PI * gone) / far)) * hand(0.75, 1.1)
        const top = step(a, along, gone, aside * 26)
        const foot = step(a, along, gone + hand(-3, 3), aside * (26 + long))
        const half = aside > 0 ? 1.5 : 1
        d += polygon([step(top, along, -half), step(top, along, half), foot])
      }
  })
  return d
}
