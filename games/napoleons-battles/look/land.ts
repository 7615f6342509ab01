/** Hills, woods, vines and crags as an engraver cuts them. Light comes from the north-west. */
import type { TerrainData } from '../scenario.ts'
import {
  along,
  closed,
  type Hand,
  middleOf,
  oval,
  type Point,
  type Stroke,
  shrunk,
  smooth,
  strewn,
  xy,
} from './pens.ts'

/** One falling stroke, broad above and fine below. */
const wedge = ([x, y]: Point, ux: number, uy: number, length: number, broad: number): string =>
  `M${xy([x + ux * length - uy * broad, y + uy * length + ux * broad])}L${xy([x, y])}L${xy([x + ux * length + uy * broad, y + uy * length - ux * broad])}Z`

/** Rows of falling strokes, longer and broader where the slope looks away from the light; the lowest row is the foot of the hill. */
export function hill(ring: readonly Point[], { level = 1 }: TerrainData, hand: Hand): readonly Stroke[] {
  const out: Stroke[] = [
    { as: 'hill-foot', d: smooth(shrunk(ring, 1.015)) },
    { as: 'hill', d: closed(ring) },
  ]
  const rows = 2 * level + 1
  for (let row = 0; row < rows; row++) {
    const part = 1 - (row * 0.52) / rows
    const ledge = shrunk(ring, part)
    const [cx, cy] = middleOf(ledge)
    let strokes = ''
    for (const [x, y] of along([...ledge, ledge[0]!], 4.6)) {
      const far = Math.hypot(x - cx, y - cy)
      const [ux, uy] = [(cx - x) / far, (cy - y) / far]
      const shade = ((x - cx) * 0.6 + (y - cy) * 0.8) / far
      const length = Math.min(far * 0.3, 15 + 7 * shade + hand(-3, 3)) * (row === 0 ? 1 : 0.8)
      if (shade < -0.55 && hand(0, 1) < 0.4) continue
      strokes += wedge([x + hand(-1, 1), y + hand(-1, 1)], ux, uy, length, 0.55 + 0.6 * (shade + 0.9) * 0.6)
    }
    out.push({ as: row === 0 ? 'hachure' : 'hachure nb-hachure-high', d: strokes })
    if (row < rows - 1) out.push({ as: 'terrace', d: smooth(shrunk(ring, part - 0.52 / rows - 0.03)) })
  }
  out.push({ as: 'crest', d: smooth(shrunk(ring, 0.46)) }, { as: 'hill-edge', d: closed(ring) })
  return out
}

/** The crown of a tree from above: lobes round a middle. */
function crown([x, y]: Point, size: number, hand: Hand): string {
  let d = ''
  const [lobes, first] = [5, hand(0, 6)]
  for (let k = 0; k < lobes; k++) {
    const turn = first + (k * 2 * Math.PI) / lobes
    const r = size * hand(0.5, 0.62)
    d += oval([x + Math.cos(turn) * size * 0.52, y + Math.sin(turn) * size * 0.48], r, r * 0.94)
  }
  return d + oval([x, y], size * 0.66, size * 0.62)
}
/** Trees, the northern ones first, so that each row stands before the one behind it. */
export function trees(spots: readonly Point[], least: number, most: number, hand: Hand): readonly Stroke[] {
  const out: Stroke[] = []
  const sorted = [...spots].sort((a, b) => a[1] - b[1])
  const rows = Math.min(7, Math.max(1, Math.ceil(sorted.length / 14)))
  const each = Math.ceil(sorted.length / rows)
  for (let row = 0; row < rows; row++) {
    let [shadow, dark, pale, light] = ['', '', '', '']
    for (const spot of sorted.slice(row * each, (row + 1) * each)) {
      const size = hand(least, most)
      shadow += oval([spot[0] + size * 0.42, spot[1] + size * 0.52], size * 0.98, size * 0.9)
      if (hand(0, 1) < 0.36) pale += crown(spot, size, hand)
      else dark += crown(spot, size, hand)
      light +=
        oval([spot[0] - size * 0.3, spot[1] - size * 0.34], size * 0.34, size * 0.3) +
        oval([spot[0] + size * 0.16, spot[1] - size * 0.44], size * 0.2, size * 0.17)
    }
    out.push(
      { as: 'tree-shadow', d: shadow },
      { as: 'tree', d: dark },
      { as: 'tree nb-tree-pale', d: pale },
      { as: 'tree-light', d: light },
    )
  }
  return out
}

export function wood(ring: readonly Point[], _: TerrainData, hand: Hand): readonly Stroke[] {
  return [
    { as: 'wood', d: closed(ring) },
    ...trees(strewn(ring, 13.5, 4.5, hand), 6.2, 9.4, hand),
    { as: 'wood-edge', d: closed(ring) },
  ]
}

export function hedge(points: readonly Point[], _: TerrainData, hand: Hand): readonly Stroke[] {
  return trees(
    along(points, 5.5).map(([x, y]): Point => [x + hand(-1, 1), y + hand(-1, 1)]),
    2.8,
    4,
    hand,
  )
}

/** Vines and broken ground: rows of stocks, each with its little shadow. */
export function rough(ring: readonly Point[], _: TerrainData, hand: Hand): readonly Stroke[] {
  let [stocks, shadow] = ['', '']
  for (const [x, y] of strewn(ring, 11, 4, (from, to) => hand(from * 0.35, to * 0.35))) {
    shadow += oval([x + 1.2, y + 1.6], 2.8, 1.4)
    stocks += `M${xy([x - 2.6, y + 0.6])}q${xy([1.3, -3.4])} ${xy([2.6, -0.4])}q${xy([1.3, -3.4])} ${xy([2.6, 0.4])}`
  }
  return [
    { as: 'rough', d: closed(ring) },
    { as: 'tree-shadow', d: shadow },
    { as: 'tuft', d: stocks },
    { as: 'rough-edge', d: closed(ring) },
  ]
}

export function impassable(ring: readonly Point[], _: TerrainData, hand: Hand): readonly Stroke[] {
  let [crags, lit] = ['', '']
  for (const [x, y] of strewn(ring, 14, 5, hand)) {
    const size = hand(4, 7)
    crags += `M${xy([x - size, y + size * 0.7])}L${xy([x - 1, y - size])}L${xy([x + size, y + size * 0.6])}Z`
    lit += `M${xy([x - size, y + size * 0.7])}L${xy([x - 1, y - size])}L${xy([x - 0.5, y + size * 0.4])}Z`
  }
  return [
    { as: 'crag', d: closed(ring) },
    { as: 'crags', d: crags },
    { as: 'crags-lit', d: lit },
  ]
}
