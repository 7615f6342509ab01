/** 8.2.6.1.2.3-4 Gates: gaps in the course of a wall or a hedge. */
import { bearing, eastOf, lengthOf, northOf } from '@bivouac/ground/measured'
import type { GateData } from './scenario.ts'
import { INCH } from './words.ts'

/** Part of a course: x, y, x, y … and its width. */
export interface CourseCut {
  readonly points: readonly number[]
  readonly width?: number
}

/** The course without its gates: the stretches between them, each a course of its own. */
export function cutGates(points: readonly number[], width: number, gates: readonly GateData[]): CourseCut[] {
  const out: CourseCut[] = []
  let open: number[] = [points[0]!, points[1]!]
  const close = (): void => {
    if (open.length > 2) out.push({ points: open, width })
  }
  for (let k = 0; k + 3 < points.length; k += 2) {
    const [x, y, ex, ey] = [points[k]!, points[k + 1]!, points[k + 2]!, points[k + 3]!]
    const length = lengthOf(ex - x, ey - y)
    const to = bearing(ex - x, ey - y)
    const at = (along: number): [number, number] => [x + eastOf(0, along, to), y + northOf(0, along, to)]
    for (const [from, until] of gapsOn(x, y, to, length, gates)) {
      if (from > 0) open.push(...at(from))
      close()
      open = until < length ? [...at(until)] : []
    }
    if (open.length === 0 && k + 5 < points.length) open = [ex, ey]
    else if (open.length > 0) open.push(ex, ey)
  }
  close()
  return out
}

/** From where to where, along one stretch, the gates that lie on it are open; in their order. */
function gapsOn(x: number, y: number, to: number, length: number, gates: readonly GateData[]): [number, number][] {
  const found: [number, number][] = []
  for (const { at, width } of gates) {
    const [dx, dy] = [Math.round(at[0] * INCH) - x, Math.round(at[1] * INCH) - y]
    const along = Math.round(Math.sqrt(dx * dx + dy * dy))
    const [px, py] = [eastOf(0, along, to), northOf(0, along, to)]
    if (along > length || lengthOf(dx - px, dy - py) > ON_IT) continue
    const half = Math.round((width * INCH) / 2)
    found.push([Math.max(0, along - half), Math.min(length, along + half)])
  }
  return found.sort((a, b) => a[0] - b[0])
}
/** A gate belongs to a stretch when its middle lies on it, but for rounding. */
const ON_IT = INCH / 4
