/** A2 The bases move with their unit: each by itself, straight to where it is sent, all in one move with the body. */
import {
  bearing,
  eastOf,
  FARTHEST,
  lengthOf,
  northOf,
  type Place,
  pushed,
  shifted,
  TOUCH,
} from '@bivouac/ground/measured'
import { goto, type Verdict } from '@bivouac/kernel'
import { type Field, isInfantry } from '../field.ts'
import { crossesByBridge, isOpenFor } from '../ground.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, has, type State, type T } from '../state.ts'
import { HALF, INCH, NONE } from '../words.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { quartersLeft } from './07-command.ts'
import { PART } from './08-1-effort.ts'
import { type Ahead, ahead } from './08-2-ahead.ts'
import { IMPASSABLE, straightCost } from './08-2-manoeuvres.ts'
import { leg } from './08-2-samples.ts'
import { isForced } from './18-lying.ts'
import { inOrder, mayOrder, mayRecall, NONE_OUT, row, strewn } from './a-1-detaching.ts'
import { asNumbers, isPlaces, mayBeReached, mayStandThere, placesIn } from './a-1-places.ts'
import { rejoin } from './a-1-rejoining.ts'
import { hostile, isSkirmishing, layBases, lent, type Skirmisher, skirmishersOf, station } from './a-bases.ts'
import { tell } from './telling.ts'

type March = FrameOf<'march'>

const OTHER_NUMBER = no('A1.1.7', {
  it: 'Muovono tutte le basi dell’unità: indica un posto per ognuna.',
  en: 'All bases of the unit move: name a place for each of them.',
})
const JUST_OUT = no('A1.3.1', {
  it: 'Appena distaccati, gli schermagliatori restano dove sono stati messi.',
  en: 'Just thrown out, the skirmishers stay where they were put.',
})
const NOT_SO_FAR = no(
  'A2.1',
  {
    it: 'Una base andrebbe più lontano della velocità in colonna dell’unità.',
    en: 'A base would go farther than the unit’s speed in column.',
  },
  { it: 'Mandala meno lontano.', en: 'Send it less far.' },
)
const NO_CONTACT = no(
  'A4.3',
  { it: 'Gli schermagliatori non contattano il nemico.', en: 'Skirmishers do not contact the enemy.' },
  { it: 'Falli girare al largo.', en: 'Let them keep clear of it.' },
)
const LEFT_BEHIND = no(
  'A2.2',
  {
    it: 'Alla fine gli schermagliatori sarebbero più lontani dall’unità della sua velocità in linea.',
    en: 'At the end the skirmishers would be farther from their unit than its speed in line.',
  },
  { it: 'Portali più vicini, o richiamali.', en: 'Bring them nearer, or call them in.' },
)

/** A2.1 What a base may go in a march, in 1/36 points: by the column speed of its unit, as far as command lets it. */
export const paceOf = (f: Field, s: State, unit: number): number =>
  (f.profile[unit]!.column * INCH * PART * quartersLeft(s, unit) * (isForced(s, unit) ? 2 : 1)) / 4

/** What each base has gone already. */
const goneBy = (f: March, bases: number): number[] =>
  f.loose === undefined || f.loose === 'out' ? Array<number>(bases).fill(0) : f.loose.split(' ').map(Number)

/** 8.2.6 What the straight way of one base costs: rough ground slows it as it slows its unit. */
export function wayOf(
  s: State,
  base: Skirmisher,
  to: Place,
  c: Ahead,
): { readonly weight: number; readonly table: Int32Array } {
  const [dx, dy] = [to.x - base.x, to.y - base.y]
  const table = lent(c.table, base)
  const move = { direction: bearing(dx, dy), distance: lengthOf(dx, dy), manner: [] }
  shifted(table, base.unit, dx, dy, table, c.at)
  pushed(table, base.unit, dx, dy, table, c.at + 1)
  if (move.distance === 0) return { weight: 0, table }
  const { weight } = straightCost(
    s,
    base.unit,
    { field: c.field, table, ground: c.field.ground, reach: FARTHEST },
    move,
  )
  return { weight, table }
}

/** A2.1, A4.3 Each base goes straight, over ground it can cross, past friends, and touches no enemy on its way. */
function mayGoThere(t: T, f: March, arg: readonly number[], c: Ahead): Verdict {
  const { s } = t
  const bases = skirmishersOf(s, f.unit)
  const places = placesIn(arg)
  if (places.length !== bases.length) return OTHER_NUMBER
  const gone = goneBy(f, bases.length)
  const enemies = hostile(c.field, s, c.side)
  const loose = layBases(enemies)
  for (const [i, base] of bases.entries()) {
    const { weight, table } = wayOf(s, base, places[i]!, c)
    if (gone[i]! + weight > paceOf(c.field, s, f.unit)) return NOT_SO_FAR
    if (weight === 0) continue
    if (
      !isOpenFor(c.field.ground, c.field.arm[f.unit]!, table, c.at + 1) &&
      !crossesByBridge(c.field.ground, table, f.unit, c.at, c.at + 1)
    )
      return IMPASSABLE
    if (c.enemies.some(e => within(table, c.at + 1, table, e, TOUCH))) return NO_CONTACT
    if (enemies.some((_, k) => within(table, c.at + 1, loose, k, TOUCH))) return NO_CONTACT
  }
  return mayStandThere(c.field, s, f.unit, places, c.table, LEFT_BEHIND)
}

/** Where the bases would be if they had gone with the body; before its front, near and far; and back towards it. */
export function followings(t: T, f: March, c: Ahead): number[][] {
  const { s } = t
  const bases = skirmishersOf(s, f.unit)
  if (bases.length === 0 || f.loose === 'out') return []
  const [dx, dy] = [s.x[f.unit]! - f.fromX, s.y[f.unit]! - f.fromY]
  const far = c.field.profile[f.unit]!.line * INCH - INCH / 4
  return inOrder(
    [
      bases.map(({ x, y, facing }) => ({ x: x + dx, y: y + dy, facing })),
      ...[INCH, far].map(off => row(c.field, s, f.unit, bases.length, off, 0)),
      bases.map(({ x, y, facing }) => ({
        x: x + eastOf(0, 2 * INCH, facing),
        y: y + northOf(0, 2 * INCH, facing),
        facing,
      })),
    ].map(asNumbers),
  )
}

const mayScreen = (t: T, f: March): Verdict =>
  mayOrder(t, f) ?? (!isSkirmishing(t.s, f.unit) ? NONE_OUT : f.loose === 'out' ? JUST_OUT : undefined)

export const SCREENING = {
  /** A2.1 New places for all bases, in their order. */
  screen: leg<readonly number[]>({
    accepts: isPlaces,
    over: (t, f, c) => (mayScreen(t, f) === undefined ? followings(t, f, c) : []),
    probe: (t, f, c, pick) => strewn(t, f, mayScreen(t, f) === undefined ? followings(t, f, c) : [], pick),
    check: [mayScreen, mayGoThere],
    take: (t, f, arg) => {
      const c = ahead(t.s, f)
      const bases = skirmishersOf(t.s, f.unit)
      const places = placesIn(arg)
      const gone = goneBy(f, bases.length)
      f.loose = bases.map((base, i) => gone[i]! + wayOf(t.s, base, places[i]!, c).weight).join(' ')
      f.begun = 1
      station(t.s, f.unit, places)
      tell(t, { e: 'skirmishers', unit: f.unit, bases: places.length, moved: true })
      return goto('next')
    },
  }),
} as const
export { mayScreen }

/** A2.2, A1.1.4, A1.1.6, A1.3.2 Nobody halts with his skirmishers where they may not be, if anything can be done about it. */
export function mayRest(t: T, f: March): Verdict {
  const { s } = t
  if (f.begun === 0 || !isSkirmishing(s, f.unit)) return undefined
  const field = fieldFor(s)
  const fault = mayStandThere(field, s, f.unit, skirmishersOf(s, f.unit), lay(field, s), LEFT_BEHIND)
  if (fault === undefined) return undefined
  const c = ahead(s, f)
  const isHelped =
    mayRecall(t, f, 0, c) === undefined ||
    (mayScreen(t, f) === undefined && followings(t, f, c).some(each => mayGoThere(t, f, each, c) === undefined))
  return isHelped ? fault : undefined
}

/** A2.2 Who goes into contact leaves nobody behind: `at` is where the body would stand. */
export function keepsTogether(t: T, f: March, c: Ahead): Verdict {
  const bases = skirmishersOf(t.s, f.unit)
  if (bases.length === 0) return undefined
  const table = c.table.slice()
  shifted(c.table, c.at, 0, 0, table, f.unit)
  return mayBeReached(c.field, t.s, f.unit, bases, table, LEFT_BEHIND)
}

/** A1.2.3, A2.2 Those who are too far off or cut off come in, if they are out of command or nothing else could be done. */
export function gather(t: T, unit: number): void {
  const { s } = t
  const bases = skirmishersOf(s, unit)
  if (bases.length === 0) return
  const field = fieldFor(s)
  if (mayBeReached(field, s, unit, bases, lay(field, s)) !== undefined) rejoin(t, unit, 'far')
}
/** A1.2.3 At once, in the movement of their own side. */
export function gatherUncommanded(t: T, side: number): void {
  const field = fieldFor(t.s)
  for (const u of field.ofSide[side]!) if (isInfantry(field, u) && has(t.s, u, HALF | NONE)) gather(t, u)
}
/** A2.2 At the end of movement, of units that have not moved. */
export function gatherAll(t: T, side: number): void {
  for (const u of fieldFor(t.s).ofSide[side]!) if (isInfantry(fieldFor(t.s), u)) gather(t, u)
}
