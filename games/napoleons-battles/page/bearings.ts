/** Where things lie, in words: by the clock from a unit's own front, by inches from edge to edge. Told, never decided by. */
import { bearing, distance, quad, shape, shapes, shownLength, span, turnBetween } from '@bivouac/ground/measured'
import { type Lang, number, plain, say } from '@bivouac/kernel'
import { DEPLOYED, GENERAL, INCH } from '../words.ts'
import { fieldIn, frontIn, isOnTable, type View } from './facts.ts'
import { NB } from './words.ts'

/** Inches to a tenth, as the language writes them. */
export const inchesOf = (points: number, lang: Lang): string =>
  `${number(Math.round((points / INCH) * 10) / 10, lang)}"`

function laid(view: View): Int32Array {
  const f = fieldIn(view)
  const out = shapes(f.count)
  for (let u = 0; u < f.count; u++) {
    if (!isOnTable(view, u)) continue
    const town = view.s.form[u] === DEPLOYED ? f.ground.towns[view.s.town[u]!] : undefined
    if (town !== undefined && f.arm[u] === 0) shape(town.corners, out, u)
    else {
      const { width, depth } = frontIn(view, u)
      quad(view.s.x[u]!, view.s.y[u]!, view.s.facing[u]!, width, depth, out, u)
    }
  }
  return out
}

export interface Found {
  readonly unit: number
  /** In points. */
  readonly far: number
  /** 1 … 12, 12 straight ahead. */
  readonly clock: number
}
export const clockOf = (view: View, from: number, x: number, y: number): number => {
  const { s } = view
  const turn = turnBetween(s.facing[from]!, bearing(x - s.x[from]!, y - s.y[from]!))
  return ((Math.round(turn / 300) + 11) % 12) + 1
}

/** Everybody on the table, the nearest first. */
export function around(view: View, from: number): readonly Found[] {
  const f = fieldIn(view)
  const table = laid(view)
  const far = span()
  const found: Found[] = []
  for (let u = 0; u < f.count; u++) {
    if (u === from || !isOnTable(view, u)) continue
    distance(table, from, table, u, far)
    found.push({ unit: u, far: shownLength(far), clock: clockOf(view, from, view.s.x[u]!, view.s.y[u]!) })
  }
  return found.sort((a, b) => a.far - b.far)
}

/** “Nearest enemy Bellegarde, 9 inches, at two o’clock.” */
export function nearestText(view: View, u: number, lang: Lang): string {
  const f = fieldIn(view)
  const enemy = around(view, u).find(({ unit }) => f.side[unit] !== f.side[u] && f.arm[unit]! < GENERAL)
  if (enemy === undefined) return NB.noEnemy[lang]
  const { unit, far, clock } = enemy
  return plain(say(lang, NB.nearest, { who: f.name[unit]![lang], far: inchesOf(far, lang), clock }))
}
