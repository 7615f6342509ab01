/** 15.4.3 Fire in the way of whoever marches or runs. */
import type { Field } from '../field.ts'
import { touches } from '../ground.ts'
import type { State } from '../state.ts'

/** 15.4.3 Whether a shape comes upon a burning town that the unit is not in already. */
export function meetsFire(f: Field, s: State, u: number, table: Int32Array, shapes: Int32Array, i: number): boolean {
  if (!s.burning.includes(1)) return false
  return f.ground.towns.some(
    (town, n) =>
      s.burning[n] === 1 && s.town[u] !== n && touches(f.ground, town, shapes, i) && !touches(f.ground, town, table, u),
  )
}
