/** 10.3.9.2, 9.4.2 Who stands behind or inside something. */
import { aheadOf, cornerX, cornerY, nearestPoint, pointWithin, TOUCH } from '@bivouac/ground/measured'
import { type Field, isBatteryUnit } from '../field.ts'
import { isClear, isInside, townAround } from '../ground.ts'
import type { State } from '../state.ts'
import { DEPLOYED } from '../words.ts'

/** 10.3.9.2 The wall a unit holds with all its front, between itself and every one of these enemies, on the protected side; −1 none. */
export function wallHeld(f: Field, s: State, unit: number, enemies: readonly number[], table: Int32Array): number {
  if (s.form[unit] === DEPLOYED) return -1
  const g = f.ground.terrain.shapes
  return f.ground.walls.findIndex(each => {
    if (isClear(each, table, unit, TOUCH)) return false
    const { data } = each
    const pieces = each.pieces
    const holds = [0, 1].every(corner =>
      pieces.some(piece => pointWithin(cornerX(table, unit, corner), cornerY(table, unit, corner), g, piece, TOUCH)),
    )
    if (!holds) return false
    if (data.protects !== undefined) {
      // The unit’s own ground lies on the protected side of the wall.
      const [mx, my] = [
        (cornerX(table, unit, 2) + cornerX(table, unit, 3)) >> 1,
        (cornerY(table, unit, 2) + cornerY(table, unit, 3)) >> 1,
      ]
      const [wx, wy] = nearestPoint(mx, my, g, pieces[0]!)
      if (aheadOf(mx - wx, my - wy, Math.round(data.protects * 10)) <= 0) return false
    }
    // Every enemy lies ahead of the front, and so beyond the wall.
    return enemies.every(enemy => {
      for (let k = 0; k < 4; k++)
        if (aheadOf(cornerX(table, enemy, k) - s.x[unit]!, cornerY(table, enemy, k) - s.y[unit]!, s.facing[unit]!) > 0)
          return true
      return false
    })
  })
}
export const holdsWall = (f: Field, s: State, unit: number, enemies: readonly number[], table: Int32Array): boolean =>
  wallHeld(f, s, unit, enemies, table) >= 0

/** The town a unit is deployed in or stands wholly inside, −1 none. */
export const townOf = (f: Field, s: State, unit: number, table: Int32Array): number =>
  s.form[unit] === DEPLOYED
    ? s.town[unit]!
    : isBatteryUnit(f, unit) && s.host[unit]! >= 0
      ? townOf(f, s, s.host[unit]!, table)
      : townAround(f.ground, table, unit)

export const isInWood = (f: Field, table: Int32Array, unit: number): boolean =>
  f.ground.woods.some(wood => isInside(f.ground, wood, table, unit))

/** 10.3.1.1.4-5, 10.3.10, 10.5.1 Works, buildings or (for factors only) woods keep cavalry from riding in. */
export const isSheltered = (f: Field, s: State, unit: number, enemies: readonly number[], table: Int32Array): boolean =>
  townOf(f, s, unit, table) >= 0 || holdsWall(f, s, unit, enemies, table)

/** 9.4.2.3 Whether a line of fire to a unit crosses the wall it stands behind. */
export function isBehindWall(f: Field, x: number, y: number, unit: number, table: Int32Array): boolean {
  const [tx, ty] = nearestPoint(x, y, table, unit)
  const g = f.ground.terrain.shapes
  return f.ground.walls.some(
    each =>
      !isClear(each, table, unit, TOUCH) &&
      each.pieces.some(piece => {
        const near = [0, 1, 2, 3].some(k =>
          pointWithin(cornerX(table, unit, k), cornerY(table, unit, k), g, piece, TOUCH),
        )
        return (
          near &&
          isCut(x, y, tx, ty, cornerX(g, piece, 0), cornerY(g, piece, 0), cornerX(g, piece, 1), cornerY(g, piece, 1))
        )
      }),
  )
}

/** Whether two stretches cross or meet. */
export function isCut(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number): number =>
    Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px))
  return (
    side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) <= 0 &&
    side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) <= 0
  )
}
