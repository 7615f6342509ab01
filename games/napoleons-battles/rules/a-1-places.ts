/** A1.1, A1.3.2 Where bases of skirmishers may stand. */
import { nearestPoint, type Place, pushed, shapes, TOUCH } from '@bivouac/ground/measured'
import type { Json, Verdict } from '@bivouac/kernel'
import { type Field, isCombatUnit } from '../field.ts'
import { isOpenFor } from '../ground.ts'
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import { FULL, INCH, ON_TABLE } from '../words.ts'
import { overlap, within } from './01-pieces.ts'
import { enemiesOf, staysOnTable } from './08-1-room.ts'
import { IMPASSABLE, OFF_TABLE } from './08-2-manoeuvres.ts'
import { isWhole } from './08-2-samples.ts'
import { everySkirmisher, layBases } from './a-bases.ts'

const ON_EACH_OTHER = no('A1.1.1', {
  it: 'Ogni base occupa un pollice per uno: non stanno una sull’altra.',
  en: 'Each base takes up an inch by an inch: they do not stand on each other.',
})
const BY_FRIENDS = no(
  'A1.1.4',
  { it: 'Gli schermagliatori non toccano nessun amico.', en: 'Skirmishers touch no friend.' },
  { it: 'Mettili un po’ più in là.', en: 'Put them a little farther off.' },
)
const BY_ENEMIES = no(
  'A1.1.6',
  {
    it: 'Gli schermagliatori non stanno a meno di 1" dal nemico.',
    en: 'Skirmishers do not stand within 1" of the enemy.',
  },
  { it: 'Tienili più indietro.', en: 'Keep them farther back.' },
)
const TOO_FAR = no(
  'A1.1.5',
  {
    it: 'Gli schermagliatori sono più lontani dall’unità della sua velocità in linea.',
    en: 'The skirmishers are farther from their unit than its speed in line.',
  },
  { it: 'Mettili più vicini.', en: 'Put them nearer.' },
)
const CUT_OFF = no(
  'A1.3.2',
  {
    it: 'Fra l’unità e gli schermagliatori c’è un nemico.',
    en: 'There is an enemy between the unit and its skirmishers.',
  },
  { it: 'Scegli un posto con la via libera.', en: 'Choose a place with a clear way.' },
)

/** Three numbers to a base: x, y, facing. */
const MOST_BASES = 12
export const isPlaces = (arg: Json | undefined): arg is readonly number[] =>
  Array.isArray(arg) &&
  arg.length > 0 &&
  arg.length % 3 === 0 &&
  arg.length <= 3 * MOST_BASES &&
  arg.every((n, i) => (i % 3 === 2 ? isWhole(n, 0, FULL - 1) : isWhole(n, -32_767, 32_767)))
export const placesIn = (arg: readonly number[]): Place[] =>
  Array.from({ length: arg.length / 3 }, (_, k) => ({ x: arg[3 * k]!, y: arg[3 * k + 1]!, facing: arg[3 * k + 2]! }))
export const asNumbers = (places: readonly Place[]): number[] => places.flatMap(({ x, y, facing }) => [x, y, facing])

/** How far bases may be from the body of their unit (A1.1.5, A2.2). */
export const leash = (f: Field, unit: number): number => f.profile[unit]!.line * INCH

/** What bars a base from standing where it is to stand; `far` is said of one that is too far off. */
export function mayStandThere(
  f: Field,
  s: State,
  unit: number,
  places: readonly Place[],
  table: Int32Array,
  far: Verdict = TOO_FAR,
): Verdict {
  const bases = layBases(places)
  const others = everySkirmisher(s, each => each !== unit)
  const loose = layBases(others)
  for (let i = 0; i < places.length; i++) {
    if (!staysOnTable(f, bases, i)) return OFF_TABLE
    if (!isOpenFor(f.ground, f.arm[unit]!, bases, i)) return IMPASSABLE
    for (let k = 0; k < i; k++) if (overlap(bases, i, bases, k)) return ON_EACH_OTHER
    for (const friend of f.ofSide[f.side[unit]!]!)
      if (s.on[friend] === ON_TABLE && within(bases, i, table, friend, TOUCH)) return BY_FRIENDS
    for (const enemy of enemiesOf(f, s, unit)) if (within(bases, i, table, enemy, INCH - 1)) return BY_ENEMIES
    for (const [k, other] of others.entries()) {
      const isFriend = f.side[other.unit] === f.side[unit]
      if (within(bases, i, loose, k, isFriend ? TOUCH : INCH - 1)) return isFriend ? BY_FRIENDS : BY_ENEMIES
    }
  }
  return mayBeReached(f, s, unit, places, table, far)
}

/** A1.1.5, A1.3.2 Near enough to the body, and nobody between. */
export function mayBeReached(
  f: Field,
  s: State,
  unit: number,
  places: readonly Place[],
  table: Int32Array,
  far: Verdict = TOO_FAR,
): Verdict {
  const bases = layBases(places)
  for (let i = 0; i < places.length; i++) if (!within(bases, i, table, unit, leash(f, unit))) return far
  for (let i = 0; i < places.length; i++) if (isCutOff(f, s, unit, places[i]!, bases, i, table)) return CUT_OFF
  return undefined
}

/** A1.3.2 Whether an enemy combat unit stands on the straight way from a base to the body. */
function isCutOff(
  f: Field,
  s: State,
  unit: number,
  { x, y }: Place,
  bases: Int32Array,
  i: number,
  table: Int32Array,
): boolean {
  const [nx, ny] = nearestPoint(x, y, table, unit)
  pushed(bases, i, nx - x, ny - y, way, 0)
  return enemiesOf(f, s, unit).some(
    e => isCombatUnit(f, e) && within(way, 0, table, e, TOUCH) && !within(table, unit, table, e, TOUCH),
  )
}
const way = shapes(1)
