/** 1.5 Guests whose host has gone stand alone again, on ground of their own (8.1.3.2). */
import { direction, eastOf, northOf, TOUCH } from '@bivouac/ground/measured'
import type { Field } from '../field.ts'
import { isOpenFor } from '../ground.ts'
import type { State } from '../state.ts'
import { INCH, ON_TABLE } from '../words.ts'
import { isInside, lay, shapeAs } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { enemiesOf, isOccupied, staysOnTable } from './08-1-room.ts'

/** 1.5, 1.5.2 To be attached is to touch: a guest that no longer touches its host is on its own again, whichever of them has moved. */
export function loosen(f: Field, s: State): void {
  for (let u = 0; u < f.count; u++) {
    const host = s.host[u]!
    if (host < 0) continue
    if (s.on[u] === ON_TABLE && s.on[host] === ON_TABLE) {
      // Beside its host, no longer in the middle of his front, it takes up ground of its own.
      if (u < f.troops && !isInside(f, s, u)) giveRoom(f, s, u)
      const table = lay(f, s)
      if (within(table, u, table, host, TOUCH)) continue
    }
    leaveBehind(f, s, u)
  }
}

/** Whose host is off the table has none. */
export function loosenAllOf(f: Field, s: State, host: number): void {
  for (let u = 0; u < f.count; u++) if (s.host[u] === host) leaveBehind(f, s, u)
}

function leaveBehind(f: Field, s: State, u: number): void {
  s.host[u] = -1
  if (u < f.troops && s.on[u] === ON_TABLE) giveRoom(f, s, u)
}

const NEXT = INCH / 4
const FARTHEST = 12 * INCH
const EIGHTH = 450

/**
 * 8.1.3.2 Inside its host it needed no ground of its own; alone it may stand on nobody, so it goes the shortest way aside that leads to nobody’s
 * ground and to no enemy. With no room far and wide it stays.
 */
function giveRoom(f: Field, s: State, u: number): void {
  const table = lay(f, s)
  if (!isOccupied(f, s, u, table, u)) return
  const [x, y, facing] = [s.x[u]!, s.y[u]!, s.facing[u]!]
  const enemies = enemiesOf(f, s, u)
  for (let distance = NEXT; distance <= FARTHEST; distance += NEXT)
    for (let turn = 0; turn < 3600; turn += EIGHTH) {
      // First to the rear, where nobody fights.
      const to = direction(facing + 1800 + turn)
      const [nx, ny] = [x + eastOf(0, distance, to), y + northOf(0, distance, to)]
      shapeAs(f, s, u, s.form[u]!, nx, ny, facing, table, f.count)
      if (
        !staysOnTable(f, table, f.count) ||
        !isOpenFor(f.ground, f.arm[u]!, table, f.count) ||
        isOccupied(f, s, u, table, f.count) ||
        enemies.some(enemy => within(table, f.count, table, enemy, TOUCH))
      )
        continue
      s.x[u] = nx
      s.y[u] = ny
      return
    }
}
