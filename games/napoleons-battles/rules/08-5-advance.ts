/** 8.5.3 The winner takes the ground. */
import { eastOf, INCH, northOf, pushed, shifted, TOUCH } from '@bivouac/ground/measured'
import { end } from '@bivouac/kernel'
import { type Field, isCavalry, isTroops } from '../field.ts'
import { isOpenFor, townTouched } from '../ground.ts'
import { isDetachment } from '../muster.ts'
import { type FrameOf, fieldFor, type State, type T } from '../state.ts'
import { DEPLOYED, ON_TABLE, SQUARE } from '../words.ts'
import { placeBeside } from './01-attachment.ts'
import { lay } from './01-formations.ts'
import { loosen } from './01-left-behind.ts'
import { overlap, within } from './01-pieces.ts'
import { enemiesOf, isOccupied, staysOnTable, touchedBy } from './08-1-room.ts'
import { holdsWall } from './10-cover.ts'
import { fightsOn } from './10-many.ts'
import { disorder } from './11-losses.ts'
import { occupy, smallPrize } from './14-detachments.ts'
import { driveInAt } from './a-4-contact.ts'
import { tell } from './telling.ts'

/** 8.5.3, 8.5.3.1 Active infantry and any cavalry; not squares, not those who hold a fortified place. */
export function mustAdvance(f: Field, s: State, unit: number, table: Int32Array): boolean {
  if (!isTroops(f, unit) || s.on[unit] !== ON_TABLE || s.form[unit] === SQUARE || s.form[unit] === DEPLOYED)
    return false
  // 14.5.5.1 A detachment stays where it is.
  if (isDetachment(f, unit)) return false
  if (isCavalry(f, unit)) return true
  return f.side[unit] === s.side && !holdsWall(f, s, unit, [], table)
}

/** One inch straight ahead, or nothing: no contact, nobody in the way, room at the end. */
export function advanceBy(f: Field, s: State, unit: number, table: Int32Array, points: number): boolean {
  const [dx, dy] = [eastOf(0, points, s.facing[unit]!), northOf(0, points, s.facing[unit]!)]
  const at = f.count
  shifted(table, unit, dx, dy, table, at)
  pushed(table, unit, dx, dy, table, at + 1)
  if (!staysOnTable(f, table, at) || !isOpenFor(f.ground, f.arm[unit]!, table, at + 1)) return false
  if (isOccupied(f, s, unit, table, at)) return false
  for (const enemy of enemiesOf(f, s, unit))
    if (overlap(table, at + 1, table, enemy) || within(table, at, table, enemy, TOUCH)) return false
  return true
}

/** 8.5.3.2 Only the main unit; guns and wagons with it stay where they are, its general goes along: or he could not recall it (8.5.4.4.1). */
export const advance = {
  rule: '8.5.3',
  steps: {
    go: (t: T, f: FrameOf<'advance'>) => {
      const { s } = t
      const field = fieldFor(s)
      const { main, own } = s.combats[f.at]!
      const unit = main[f.side]! >= 0 ? main[f.side]! : own[f.side]![0]!
      const table = lay(field, s)
      // 10.1 hr Nobody leaves the enemies he has still to fight.
      if (fightsOn(s, unit, s.combats[f.at]!)) return undefined
      if (!mustAdvance(field, s, unit, table) || !advanceBy(field, s, unit, table, INCH)) return undefined
      const prize = smallPrize(field, s, unit, townTouched(field.ground, table, field.count))
      if (prize >= 0) {
        occupy(t, unit, prize)
        return undefined
      }
      s.x[unit]! += eastOf(0, INCH, s.facing[unit]!)
      s.y[unit]! += northOf(0, INCH, s.facing[unit]!)
      s.road[unit] = -1
      for (let g = field.troops; g < field.count; g++) if (s.host[g] === unit) placeBeside(field, s, g, unit)
      tell(t, { e: 'advanced', unit, x: s.x[unit]!, y: s.y[unit]! })
      loosen(field, s)
      driveInAt(t, unit)
      // 8.5.3.3 Among buildings the ranks are lost.
      const after = lay(field, s)
      if (townTouched(field.ground, after, unit) >= 0) disorder(t, unit, 'town')
      return undefined
    },
    /** 8.5.3.4 Out of contact with enemies it does not fight. */
    breakOff: (t: T, f: FrameOf<'advance'>) => {
      const { s } = t
      const field = fieldFor(s)
      for (const unit of s.combats[f.at]!.own[f.side]!) {
        const table = lay(field, s)
        const engaged = s.combats.some(
          each => each.done === 0 && each !== s.combats[f.at] && each.own[f.side]!.includes(unit),
        )
        if (
          engaged ||
          s.on[unit] !== ON_TABLE ||
          s.form[unit] === DEPLOYED ||
          touchedBy(field, s, unit, table).length === 0
        )
          continue
        for (const points of [6, 24, 60]) {
          const [dx, dy] = [eastOf(0, -points, s.facing[unit]!), northOf(0, -points, s.facing[unit]!)]
          shifted(table, unit, dx, dy, table, field.count)
          const clear = enemiesOf(field, s, unit).every(e => !within(table, field.count, table, e, TOUCH))
          if (!clear || !staysOnTable(field, table, field.count) || isOccupied(field, s, unit, table, field.count))
            continue
          s.road[unit] = -1
          s.x[unit]! += dx
          s.y[unit]! += dy
          tell(t, { e: 'advanced', unit, x: s.x[unit]!, y: s.y[unit]! })
          loosen(field, s)
          break
        }
      }
      return end()
    },
  },
} as const
