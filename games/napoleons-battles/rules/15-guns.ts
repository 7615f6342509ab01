/** 15.6 A battery that runs leaves its guns, and may come back for them. */
import { quad, TOUCH } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { type Field, isBatteryUnit } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { drop, type FrameOf, fieldFor, has, put, type State, type T } from '../state.ts'
import { COLUMN, GUNLESS, LINE, MARCH } from '../words.ts'
import { shapeAs } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { type Ahead, isTaken } from './08-2-ahead.ts'
import { tell } from './telling.ts'

/** Numbers of one gun in `State.guns`. */
const GUN = 4

/** 15.6.1 An unlimbered battery that is routed: the model stays, the gunners run. */
export function leaveGuns(t: T, u: number): void {
  const { s } = t
  if (!is(s, 'gunsLeft') || !isBatteryUnit(fieldFor(s), u) || has(s, u, GUNLESS)) return
  if (s.form[u] === COLUMN || s.form[u] === MARCH) return
  s.guns.push(s.x[u]!, s.y[u]!, s.facing[u]!, u)
  put(s, u, GUNLESS)
  tell(t, { e: 'gunsLeft', unit: u })
}

/** 15.6.2 Guns that these gunners could serve: of their nation, and foot or horse as theirs were. */
export const gunsFor = (f: Field, s: State, u: number): number[] => {
  const out: number[] = []
  for (let k = 0; k < s.guns.length; k += GUN) {
    const owner = s.guns[k + 3]!
    if (f.nation[owner] === f.nation[u] && f.arm[owner] === f.arm[u] && f.side[owner] === f.side[u]) out.push(k / GUN)
  }
  return out
}

export const NO_NEED = no('15.6.2', {
  it: 'L’unità non ha lasciato i suoi pezzi.',
  en: 'The unit has not left its guns.',
})
const NO_SUCH = no('15.6.2', {
  it: 'Non è un pezzo simile, della stessa nazione.',
  en: 'That is no similar gun of the same nation.',
})
const TOO_FAR = no(
  '15.6.2',
  { it: 'Gli artiglieri non toccano il pezzo.', en: 'The gunners do not touch the gun.' },
  { it: 'Portali fino al pezzo.', en: 'Bring them up to the gun.' },
)
const NO_ROOM = no('15.6.2', { it: 'Presso il pezzo non c’è posto.', en: 'There is no room by the gun.' })

export function mayMan(t: T, f: FrameOf<'march'>, gun: number, c: Ahead): Verdict {
  const { s } = t
  const { field, table, at } = c
  const u = f.unit
  if (!has(s, u, GUNLESS)) return NO_NEED
  if (!gunsFor(field, s, u).includes(gun)) return NO_SUCH
  const [x, y, facing] = s.guns.slice(gun * GUN, gun * GUN + 3)
  const { front, depth } = field.base[u]!
  quad(x!, y!, facing!, front, depth, table, at)
  if (!within(table, u, table, at, TOUCH)) return TOO_FAR
  shapeAs(field, s, u, LINE, x!, y!, facing!, table, at)
  if (isTaken(c, at) || c.enemies.some(enemy => within(table, at, table, enemy, TOUCH))) return NO_ROOM
  return undefined
}

export function man(t: T, f: FrameOf<'march'>, gun: number): void {
  const { s } = t
  const u = f.unit
  const [x, y, facing] = s.guns.splice(gun * GUN, GUN)
  s.x[u] = x!
  s.y[u] = y!
  s.facing[u] = facing!
  s.form[u] = LINE
  s.road[u] = -1
  s.host[u] = -1
  drop(s, u, GUNLESS)
  f.begun = 1
  tell(t, { e: 'manned', unit: u, x: x!, y: y!, facing: facing! })
}
