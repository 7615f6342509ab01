/** A1 Throwing skirmishers out, and calling them in. */
import { type Place, stepped } from '@bivouac/ground/measured'
import { goto, type Pick, type Verdict } from '@bivouac/kernel'
import { SKIRMISHER } from '../data/bases.ts'
import { type Field, isInfantry, troopOf } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, has, NORMAL, type State, type T } from '../state.ts'
import { DISORDER, FULL, HALF, INCH, LINE, NONE, ROUT } from '../words.ts'
import { frontOf } from './01-formations.ts'
import { spend } from './08-1-effort.ts'
import { touchedBy } from './08-1-room.ts'
import { type Ahead, ahead } from './08-2-ahead.ts'
import { changeTicks } from './08-2-formation.ts'
import { affords } from './08-2-manoeuvres.ts'
import { leg, quiet } from './08-2-samples.ts'
import { dispersalFor } from './20-great.ts'
import { asNumbers, isPlaces, leash, mayStandThere, placesIn } from './a-1-places.ts'
import { rejoin } from './a-1-rejoining.ts'
import { isSkirmishing, mostSkirmishers, station } from './a-bases.ts'
import { tell } from './telling.ts'

type March = FrameOf<'march'>

const NOT_PLAYED = no('A', {
  it: 'A questo tavolo non si usano gli schermagliatori.',
  en: 'At this table skirmishers are not used.',
})
const NOT_THEY = no('A1', {
  it: 'Distacca schermagliatori solo la fanteria; non milizia, Landwehr e guerriglia.',
  en: 'Only infantry throws out skirmishers; not militia, Landwehr or guerrillas.',
})
const SHAKEN = no(
  'A1',
  {
    it: 'In rotta o in disordine non si distaccano schermagliatori.',
    en: 'Nobody in rout or disorder throws out skirmishers.',
  },
  { it: 'Riordina prima l’unità.', en: 'Let the unit reorder first.' },
)
const NO_COMMAND = no(
  'A1',
  { it: 'L’unità non è in comando.', en: 'The unit is out of command.' },
  {
    it: 'Riportala nel raggio del suo generale.',
    en: 'Bring its general near enough before the next command check.',
  },
)
const NOT_NOW = no('A1.3.1', {
  it: 'Gli schermagliatori si comandano nel proprio movimento.',
  en: 'Skirmishers are given orders in their own movement.',
})
const OUT_ALREADY = no(
  'A1.3.1',
  { it: 'I suoi schermagliatori sono già fuori.', en: 'Its skirmishers are out already.' },
  { it: 'Muovili, o richiamali.', en: 'Move them, or call them in.' },
)
export const NONE_OUT = no('A1.4.1', {
  it: 'L’unità non ha schermagliatori fuori.',
  en: 'The unit has no skirmishers out.',
})
const TOO_FEW = no('A3.6.6', {
  it: 'Con meno di otto figure non si distaccano schermagliatori.',
  en: 'With fewer than eight figures nobody throws out skirmishers.',
})
const ENGAGED = no('A1.3.2', {
  it: 'Un’unità a contatto del nemico tiene con sé gli schermagliatori.',
  en: 'A unit in contact with the enemy keeps its skirmishers with it.',
})
const TOO_MANY = no('A1.1.2', {
  it: 'L’unità non ha tante basi di schermagliatori.',
  en: 'The unit does not have so many bases of skirmishers.',
})
const WOULD_DISPERSE = no(
  'A1.1.3',
  {
    it: 'Le figure rimaste porterebbero l’unità alla dispersione.',
    en: 'The figures left would bring the unit to its dispersal.',
  },
  { it: 'Distaccane meno.', en: 'Throw out fewer.' },
)
/** A1 Orders for skirmishers belong to the unit’s own movement. */
export const mayOrder = (t: T, f: March): Verdict =>
  !is(t.s, 'skirmishers') ? NOT_PLAYED : f.mode !== NORMAL ? NOT_NOW : undefined

/** A1 Who may throw them out at all. Garrisons and reserves have no profiles of their own; Landwehr is militia. */
export function mayDetach(t: T, f: March, _: unknown, c: Ahead): Verdict {
  const { s } = t
  const u = f.unit
  const cannot = mayOrder(t, f)
  if (cannot) return cannot
  if (!isInfantry(c.field, u)) return NOT_THEY
  const { kind } = troopOf(c.field, u)
  if (kind === 'militia' || kind === 'guerrilla') return NOT_THEY
  if (has(s, u, DISORDER | ROUT)) return SHAKEN
  if (has(s, u, HALF | NONE)) return NO_COMMAND
  if (isSkirmishing(s, u)) return OUT_ALREADY
  if (s.figures[u]! < EIGHT) return TOO_FEW
  return touchedBy(c.field, s, u, c.table).length > 0 ? ENGAGED : pays(t, f, c)
}
const EIGHT = 8

/** A1.3.3, A1.4.2 As much as a change of formation. */
export const price = (f: Field, u: number): number => changeTicks(f, u, LINE, LINE, false)
const pays = (t: T, f: March, c: Ahead): Verdict => affords(t, f, { weight: 0, change: price(c.field, f.unit) }, c)

// ---- legs -----------------------------------------------------------------------------------------------------------

/** A1.1.2, A1.1.3 How many go out. */
function mayBeSoMany(t: T, f: March, places: readonly number[], c: Ahead): Verdict {
  const bases = places.length / 3
  if (bases > mostSkirmishers(c.field, t.s, f.unit)) return TOO_MANY
  return t.s.figures[f.unit]! - bases <= dispersalFor(c.field, t.s, f.unit) ? WOULD_DISPERSE : undefined
}

/** A row of bases at some distance from the front, or off a flank, facing outwards. */
export function row(f: Field, s: State, unit: number, bases: number, off: number, side: -1 | 0 | 1): Place[] {
  const facing = s.facing[unit]!
  const out = (facing + side * 900 + FULL) % FULL
  const half = side === 0 ? 0 : frontOf(f, s, unit) / 2
  const [x, y] = stepped(s.x[unit]!, s.y[unit]!, out, half + off + SKIRMISHER.depth)
  const apart = Math.max(SKIRMISHER.front + INCH / 2, side === 0 ? frontOf(f, s, unit) / Math.max(1, bases) : 0)
  return Array.from({ length: bases }, (_, k) => {
    const along = Math.round((k - (bases - 1) / 2) * apart)
    const [bx, by] = stepped(x, y, along < 0 ? (out + 2700) % FULL : (out + 900) % FULL, Math.abs(along))
    return { x: bx, y: by, facing: out }
  })
}

/** Before the front, near and as far as may be, and on both flanks. */
function rows(t: T, f: March, c: Ahead): number[][] {
  if (mayDetach(t, f, 0, c) !== undefined) return []
  const spare = t.s.figures[f.unit]! - dispersalFor(c.field, t.s, f.unit) - 1
  const bases = Math.min(mostSkirmishers(c.field, t.s, f.unit), spare)
  if (bases <= 0) return []
  const far = leash(c.field, f.unit) - INCH / 4
  return inOrder(
    (
      [
        [INCH, 0],
        [far, 0],
        [INCH, -1],
        [INCH, 1],
      ] as const
    ).map(([off, side]) => asNumbers(row(c.field, t.s, f.unit, bases, off, side))),
  )
}
/** Ascending, each once. */
export const inOrder = (lists: readonly number[][]): number[][] =>
  [...new Map(lists.map(each => [each.join(), each])).values()].sort((a, b) => {
    const k = a.findIndex((n, i) => n !== b[i])
    return k < 0 ? 0 : a[k]! - (b[k] ?? 0)
  })
/** Values near the edge of what is legal: a sample moved by a little or by a lot. */
export function strewn(t: T, f: March, sample: readonly (readonly number[])[], pick: Pick): readonly number[] {
  const { x, y, facing } = { x: t.s.x[f.unit]!, y: t.s.y[f.unit]!, facing: t.s.facing[f.unit]! }
  const from = sample[pick(Math.max(1, sample.length))] ?? [x, y, facing]
  const much = [4, INCH, 4 * INCH][pick(3)]!
  // Now and then one more than there are.
  const all = pick(6) === 0 && from.length < 30 ? [...from, ...from.slice(0, 3)] : from
  return all.map((n, i) => (i % 3 === 2 ? (n + pick(3) * 450) % FULL : n + pick(2 * much + 1) - much))
}

export const SKIRMISHING = {
  /** A1.3 The places of all bases at once. */
  skirmish: leg<readonly number[]>({
    accepts: isPlaces,
    over: rows,
    probe: (t, f, c, pick) => strewn(t, f, rows(t, f, c), pick),
    check: [
      mayDetach,
      mayBeSoMany,
      (t, f, places, c) => mayStandThere(c.field, t.s, f.unit, placesIn(places), c.table),
    ],
    take: (t, f, places) => {
      const field = fieldFor(t.s)
      spend(field, f, { weight: 0, change: price(field, f.unit) }, t.s.form[f.unit]!)
      // They have gone out as far as they like, and go no farther in this march.
      f.loose = 'out'
      station(t.s, f.unit, placesIn(places))
      tell(t, { e: 'skirmishers', unit: f.unit, bases: places.length / 3, moved: false })
      return goto('next')
    },
  }),
  /** A1.4 All of them come in. */
  recallSkirmish: quiet({
    check: [mayRecall],
    take: (t, f) => {
      const field = fieldFor(t.s)
      spend(field, f, { weight: 0, change: price(field, f.unit) }, t.s.form[f.unit]!)
      rejoin(t, f.unit, 'recalled')
      delete f.loose
      return goto('next')
    },
  }),
} as const

export function mayRecall(t: T, f: March, _?: unknown, c: Ahead = ahead(t.s, f)): Verdict {
  const cannot = mayOrder(t, f)
  if (cannot) return cannot
  return isSkirmishing(t.s, f.unit) ? pays(t, f, c) : NONE_OUT
}
