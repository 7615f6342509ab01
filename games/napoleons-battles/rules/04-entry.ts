/** 4.1.1, 8.1.4 Coming onto the table (scenario rules 1.5, reconstructed). */
import { eastOf, northOf, TOUCH } from '@bivouac/ground/measured'
import { end, type Flow, type Verdict } from '@bivouac/kernel'
import { isGeneral, isTroops } from '../field.ts'
import { no } from '../rulebook.ts'
import type { ArrivalData } from '../scenario.ts'
import { call, type FrameOf, fieldFor, type Napoleon, NORMAL, type State, type T } from '../state.ts'
import { COLUMN, enemyOf, INCH, LATER, LINE, MARCH, ON_TABLE, WAITING } from '../words.ts'
import { d10 } from './01-dice.ts'
import { basesOf, depthFor, lay, shapeAs } from './01-formations.ts'
import { overlap, within } from './01-pieces.ts'
import { spend, weigh } from './08-1-effort.ts'
import { newMarch } from './08-1-march.ts'
import { takeRoad } from './08-2-road.ts'
import { tell } from './telling.ts'

export const arrivalOf = (s: State, u: number): ArrivalData | undefined => {
  const f = fieldFor(s)
  return u < f.troops ? f.units[u]!.arrives : f.generals[u - f.troops]!.arrives
}

/** Those of a side whose turn has come; those who arrive by dice are told apart by the number they need. */
function due(s: State, side: number): { now: number[]; byDice: number[]; need: number } {
  const now: number[] = []
  const byDice: number[] = []
  let need = 0
  for (const u of fieldFor(s).ofSide[side]!) {
    const arrival = arrivalOf(s, u)
    if (s.on[u] !== LATER || arrival === undefined || s.turn < arrival.turn) continue
    const wanted = arrival.rolls?.[s.turn - arrival.turn]
    if (wanted === undefined) now.push(u)
    else {
      byDice.push(u)
      need = wanted
    }
  }
  return { now, byDice, need }
}

/** 4.1.1.1 Who may enter this turn is put just off the table. One die for all who march together. */
export const entry = {
  rule: '4.1.1.1',
  steps: {
    begin: (t: T, f: FrameOf<'entry'>): Flow<Napoleon> => {
      const { now, byDice } = due(t.s, f.side)
      for (const u of now) t.s.on[u] = WAITING
      if (now.length > 0) tell(t, { e: 'waiting', units: now })
      return byDice.length === 0 ? end() : undefined
    },
    roll: (t: T, f: FrameOf<'entry'>) => {
      f.at = d10(t, '4.1.1.1')
    },
    settle: (t: T, f: FrameOf<'entry'>) => {
      const { byDice, need } = due(t.s, f.side)
      const came = f.at <= need
      const entry = fieldFor(t.s).entries.findIndex(each => each.id === arrivalOf(t.s, byDice[0]!)!.entry)
      tell(t, { e: 'late', entry, die: f.at, need, came })
      if (came) {
        for (const u of byDice) t.s.on[u] = WAITING
        tell(t, { e: 'waiting', units: byDice })
      }
      return end()
    },
  },
} as const

export const entering = (t: T, f: FrameOf<'movement'>): readonly number[] =>
  fieldFor(t.s).ofSide[f.side]!.filter(u => t.s.on[u] === WAITING)

const NOT_WAITING = no('8.1.4.1', { it: 'L’unità non attende di entrare.', en: 'The unit is not waiting to enter.' })
const CROWDED = no(
  '8.1.4.1',
  { it: 'Al più tre unità per punto d’ingresso in un turno.', en: 'At most three units by one entry in a turn.' },
  { it: 'Le altre entrano nel turno seguente.', en: 'The others enter next turn.' },
)
const BLOCKED = no(
  '8.1.4.1',
  { it: 'Il punto d’ingresso è occupato.', en: 'The entry is taken.' },
  { it: 'Libera prima il punto d’ingresso.', en: 'Clear the entry first.' },
)

const formationIn = (t: T, u: number): number => {
  const f = fieldFor(t.s)
  return isGeneral(f, u) ? LINE : isTroops(f, u) && basesOf(f, t.s, u) === 1 ? COLUMN : MARCH
}
/** The place whose rear is the edge of the table. */
function placeIn(t: T, u: number): { x: number; y: number; facing: number; depth: number } {
  const f = fieldFor(t.s)
  const { at, facing } = f.entries.find(each => each.id === arrivalOf(t.s, u)!.entry)!
  const depth = depthFor(f, u, formationIn(t, u), basesOf(f, t.s, u))
  const towards = Math.round(facing * 10) % 3600
  const [x, y] = [Math.round(at[0] * INCH), Math.round(at[1] * INCH)]
  // Two points more keep the rear corners on the table however they are rounded.
  return {
    x: x + eastOf(0, depth + 2, towards),
    y: y + northOf(0, depth + 2, towards),
    facing: towards,
    depth: depth + 2,
  }
}

export function mayEnter(t: T, f: FrameOf<'movement'>, u: number): Verdict {
  const { s } = t
  const field = fieldFor(s)
  if (field.side[u] !== f.side || s.on[u] !== WAITING) return NOT_WAITING
  const name = arrivalOf(s, u)!.entry
  const came = s.moved.filter(
    each => isTroops(field, each) && arrivalOf(s, each)?.entry === name && (s.spent[each]! & 1) === 1,
  ).length
  if (isTroops(field, u) && came >= MOST) return CROWDED
  const table = lay(field, s)
  const place = placeIn(t, u)
  shapeAs(field, s, u, formationIn(t, u), place.x, place.y, place.facing, table, field.count)
  if (isGeneral(field, u)) return undefined
  for (let other = 0; other < field.troops; other++)
    if (
      s.on[other] === ON_TABLE &&
      (overlap(table, field.count, table, other) ||
        (field.side[other] === enemyOf(f.side) && within(table, field.count, table, other, TOUCH)))
    )
      return BLOCKED
  return undefined
}
const MOST = 3

/** 8.1.4.1 The unit stands with its rear on the edge and has paid for its own depth; then it marches on. */
export function bringIn(t: T, _: FrameOf<'movement'>, u: number): Flow<Napoleon> {
  const { s } = t
  const place = placeIn(t, u)
  s.on[u] = ON_TABLE
  s.form[u] = formationIn(t, u)
  s.x[u] = place.x
  s.y[u] = place.y
  s.facing[u] = place.facing
  takeRoad(fieldFor(s), s, u)
  // An odd number of points marks who came in this turn; for generals it is what they have ridden.
  s.spent[u] = place.depth | 1
  tell(t, { e: 'entered', unit: u, x: place.x, y: place.y })
  const field = fieldFor(s)
  const march = newMarch(t, u, NORMAL)
  march.begun = 1
  if (!isGeneral(field, u)) spend(field, march, { weight: weigh(place.depth), change: 0 }, s.form[u]!)
  return call('march', march)
}
