/** 15.4 Burning towns. */
import { batteryOf, type Field, isBatteryUnit } from '../field.ts'
import { touches } from '../ground.ts'
import { is } from '../options.ts'
import { type FrameOf, fieldFor, has, type State, type T } from '../state.ts'
import { DISORDER, ON_TABLE, ROUT } from '../words.ts'
import { d10 } from './01-dice.ts'
import { lay } from './01-formations.ts'
import { touchedBy } from './08-1-room.ts'
import { townOf } from './10-cover.ts'
import { lose, rout } from './11-losses.ts'
import { tell } from './telling.ts'

/** The town that a hit on this target may set on fire, −1 none: twelve-pounders and howitzers, troops sheltered in it, no fire yet. */
export function mayCatchFire(f: Field, s: State, shooter: number, target: number, table: Int32Array): number {
  if (!is(s, 'burning') || !isBatteryUnit(f, shooter)) return -1
  const { heavy, howitzers } = batteryOf(f, shooter)
  if (!heavy && !howitzers) return -1
  const town = townOf(f, s, target, table)
  return town >= 0 && s.burning[town] === 0 ? town : -1
}

/** 15.4.1 One more die of the firer; 15.4.1 hr by the club’s rule the die the target has rolled. 1 for heavy guns, 1 or 2 for howitzers. */
export function ignite(t: T, f: FrameOf<'shot'>): void {
  if (f.alight < 0) return
  const { s } = t
  const field = fieldFor(s)
  const die = is(s, 'fires') ? f.answer : d10(t, '15.4.1')
  const burns = die <= (batteryOf(field, f.shooter).howitzers ? 2 : 1)
  if (burns) s.burning[f.alight] = 1
  tell(t, { e: 'alight', town: f.alight, die, burns })
}

/** 15.4.2 After the fire round, where an ordered unit is inside: 5 or less puts the fire out. Trying costs nothing, so everybody tries. */
export function douse(t: T): void {
  const { s } = t
  if (!s.burning.includes(1)) return
  const field = fieldFor(s)
  const table = lay(field, s)
  for (let town = 0; town < s.burning.length; town++) {
    if (s.burning[town] !== 1) continue
    const helped = s.on.some(
      (on, u) =>
        on === ON_TABLE && u < field.troops && !has(s, u, DISORDER | ROUT) && townOf(field, s, u, table) === town,
    )
    if (!helped) continue
    const die = d10(t, '15.4.2')
    const out = die <= 5
    if (out) s.burning[town] = 0
    tell(t, { e: 'doused', town, die, out })
  }
}

/** 15.4.3 Whoever is still inside when his time to leave is over runs, for a figure (8.6.2.2.5); engaged units stay and fight. */
export function leaveFlames(t: T, side: number): boolean {
  const { s } = t
  if (!s.burning.includes(1)) return false
  const field = fieldFor(s)
  let any = false
  for (const u of field.ofSide[side]!) {
    if (u >= field.troops || s.on[u] !== ON_TABLE || has(s, u, ROUT)) continue
    const table = lay(field, s)
    const inside = field.ground.towns.some(
      (town, n) => s.burning[n] === 1 && (s.town[u] === n || touches(field.ground, town, table, u)),
    )
    if (!inside || touchedBy(field, s, u, table).length > 0) continue
    lose(t, u, 1, 'flight')
    if (s.on[u] === ON_TABLE) rout(t, u, 'flames')
    any = true
  }
  return any
}
