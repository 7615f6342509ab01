/**
 * Marches that only Marshal thinks of: into line on the way, just out of the enemy’s reach, to the nearest places first, skirmishers thrown out, and a
 * general to whoever fights.
 */
import { lengthOf, TOUCH } from '@bivouac/ground/measured'
import { isInfantry, isTroops, troopOf } from '../field.ts'
import { lay } from '../rules/01-formations.ts'
import { within } from '../rules/01-pieces.ts'
import { nearestEnemies } from '../rules/08-1-room.ts'
import { ahead } from '../rules/08-2-ahead.ts'
import { LEGS } from '../rules/08-2-leg-offers.ts'
import { contacts } from '../rules/08-4-contact.ts'
import { type FrameOf, fieldFor, has, type T } from '../state.ts'
import { COLUMN, enemyOf, INCH, LINE, ON_TABLE, ROUT } from '../words.ts'
import type { Add } from './goals.ts'
import { spotOf } from './posture.ts'
import { step, type Trial, towards } from './trial.ts'

type March = FrameOf<'march'>

/** Places worth going to: nobody crosses the field for the fifth. */
const PLACES = 2
/** Beyond what he can cover in one move. */
const CLEAR = INCH

export function troopMarches(t: T, f: March, add: Add): void {
  const { s } = t
  const field = fieldFor(s)
  const u = f.unit
  const c = ahead(s, f)
  for (const touch of contacts(t, f, c)) add('contact', touch[0]!, trial => step(trial, { type: 'touch', arg: touch }))
  const [first] = nearestEnemies(field, s, u, c.table, 1)
  const wayTo = (x: number, y: number): number => lengthOf(x - s.x[u]!, y - s.y[u]!)
  const inLine = (trial: Trial): boolean => s.form[u] === LINE || step(trial, { type: 'form', arg: LINE })
  if (first !== undefined) {
    const [x, y] = [s.x[first]!, s.y[first]!]
    const range = (field.profile[u]!.range ?? 2) * INCH
    if (isInfantry(field, u) && s.form[u] === COLUMN)
      add('close', first, trial => inLine(trial) && (towards(trial, x, y, range) || true))
    const reach = isTroops(field, first) ? troopOf(field, first).column * INCH + CLEAR : 0
    if (reach > range) add('close', first, trial => towards(trial, x, y, reach))
  }
  // A1 Loose figures before the front, near or far, or off a flank.
  if (s.extra.skirmishers !== undefined)
    for (const arg of LEGS.skirmish.over(t, f, c)) add('screen', -1, trial => step(trial, { type: 'skirmish', arg }))
  const places = field.objectives
    .map((_, o) => spotOf(field, o))
    .sort((a, b) => wayTo(...a) - wayTo(...b))
    .slice(0, PLACES)
  for (const [x, y] of places) {
    add('place', -1, trial => towards(trial, x, y, 0))
    add('place', -1, trial => towards(trial, x, y, wayTo(x, y) - 5 * INCH))
    if (isInfantry(field, u) && s.form[u] === COLUMN)
      add('place', -1, trial => inLine(trial) && (towards(trial, x, y, 0) || true))
  }
}

/** 10.3.1.2 To whoever stands in contact: his own courage counts there. */
export function leads(t: T, f: March, add: Add): void {
  const { s } = t
  const field = fieldFor(s)
  const table = lay(field, s)
  const side = field.side[f.unit]!
  const foes = field.ofSide[enemyOf(side)]!.filter(e => e < field.troops && s.on[e] === ON_TABLE)
  for (const u of field.ofSide[side]!) {
    if (u >= field.troops || s.on[u] !== ON_TABLE || has(s, u, ROUT) || !isTroops(field, u)) continue
    if (foes.some(e => within(table, u, table, e, TOUCH)))
      add('lead', u, trial => step(trial, { type: 'attach', arg: u }))
  }
}
