/** A3 Fire by skirmishers, and at them. */
import { halfSector, pointWithin } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { FIGURES_PER_BASE } from '../data/bases.ts'
import { type Field, isBatteryUnit } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import { AT_SKIRMISHERS, BY_SKIRMISHERS, enemyOf, FIRED, INCH, LINE, ROUT } from '../words.ts'
import { type Line, line, sumOf } from './01-dice.ts'
import { fireLines } from './09-modifiers.ts'
import { aimAt, CLEAR } from './09-sectors.ts'
import { ENGAGED, engagedWith, mayAim, mayHit, mayShoot } from './09-targets.ts'
import { mayBeSeen } from './17-observation.ts'
import { isSkirmishing, lent, middleOf, type Skirmisher, skirmishersOf, skirmishing } from './a-bases.ts'

const NO_SKIRMISHERS = no(
  'A3.1',
  { it: 'L’unità non ha schermagliatori fuori.', en: 'The unit has no skirmishers out.' },
  { it: 'Spara con il corpo dell’unità.', en: 'Fire with the body of the unit.' },
)
const NONE_THERE = no('A3.6.1', {
  it: 'Il bersaglio non ha schermagliatori fuori.',
  en: 'The target has no skirmishers out.',
})
const NOT_BY_GUNS = no(
  'A3.6.1',
  { it: 'L’artiglieria non spara sugli schermagliatori.', en: 'Artillery does not fire at skirmishers.' },
  { it: 'Spara a un’altra unità.', en: 'Fire at another unit.' },
)
const NO_BASE = no(
  'A3.4.1',
  {
    it: 'Nessuna base di schermagliatori ha il bersaglio nel settore, a gittata e con la linea sgombra.',
    en: 'No base of skirmishers has the target in its zone, in range and with a clear line.',
  },
  {
    it: 'Nel movimento volgili verso il bersaglio, o portali più vicini.',
    en: 'In movement face them to the target, or bring them nearer.',
  },
)
const SKIRMISHERS_FIRST = no(
  'A3.4.4',
  {
    it: 'Gli schermagliatori sparano prima di tutto sugli schermagliatori nemici a tiro.',
    en: 'Skirmishers fire at enemy skirmishers in reach before anybody else.',
  },
  { it: 'Scegli quelli.', en: 'Choose those.' },
)
const CANCELLED = no(
  'A3.4.5',
  {
    it: 'Gli schermagliatori nemici che possono rispondere annullano tutte le basi che sparano.',
    en: 'The enemy skirmishers who can answer cancel all the bases that fire.',
  },
  { it: 'Portane di più a tiro.', en: 'Bring more of them to bear.' },
)

/** The unit as if it were nothing but bases standing by themselves: neither in a town nor in the formation of the body. */
const apart = (s: State, unit: number): State => ({
  ...s,
  town: s.town.with(unit, -1),
  form: s.form.with(unit, LINE),
  host: s.host.with(unit, -1),
  mark: s.mark.with(unit, s.mark[unit]! & ~ROUT),
})

/** The tables on which a target is aimed at: as it stands, or with each of its bases of skirmishers in its place. */
const aimedAt = (s: State, target: number, loose: number, table: Int32Array): Int32Array[] =>
  (loose & AT_SKIRMISHERS) === 0 ? [table] : skirmishersOf(s, target).map(base => lent(table, base))

/** A3.2, A3.4#1, A3.4.1 Whether one base has the target in its zone, with a clear line, and in range of the middle of the base. */
function canFire(f: Field, s: State, base: Skirmisher, target: number, table: Int32Array): boolean {
  const own = lent(table, base)
  const { x, y } = middleOf(base)
  return (
    pointWithin(x, y, own, target, f.profile[base.unit]!.range! * INCH) &&
    [-1, 1].some(
      hand => aimAt(f, s, base.unit, base, halfSector(base.x, base.y, base.facing, hand), target, own) === CLEAR,
    )
  )
}

/** A3.4.1 The bases of a unit that have a target before them. */
export function basesOn(f: Field, s: State, u: number, target: number, loose: number, table: Int32Array): Skirmisher[] {
  const tables = aimedAt(s, target, loose, table)
  return skirmishersOf(s, u).filter(base => tables.some(each => canFire(f, s, base, target, each)))
}

/** A3.4.5, FN22 Enemy bases that can answer the skirmishers who fire at them or at their unit: each of them keeps one busy. */
export function answering(f: Field, s: State, u: number, target: number, table: Int32Array): number {
  if (!isSkirmishing(s, target)) return 0
  // Having fired already keeps nobody from being in the way.
  const fresh = { ...s, mark: s.mark.with(target, s.mark[target]! & ~FIRED) }
  return mayShoot(f, fresh, target, table) === undefined ? basesOn(f, s, target, u, AT_SKIRMISHERS, table).length : 0
}

/** A3.4.4 Whether any enemy skirmishers are before those of a unit. */
const seesSkirmishers = (f: Field, s: State, u: number, table: Int32Array, only: boolean): boolean =>
  skirmishing(f, s, enemyOf(f.side[u]!)).some(
    enemy => mayAim(f, s, u, enemy, only) === undefined && basesOn(f, s, u, enemy, AT_SKIRMISHERS, table).length > 0,
  )

/** A3 Whether a unit may fire so: with its body or its skirmishers, at a body or at skirmishers. */
export function mayHitSo(
  f: Field,
  s: State,
  u: number,
  target: number,
  loose: number,
  table: Int32Array,
  only: boolean,
  engaged: readonly number[] = engagedWith(f, s, u, table),
): Verdict {
  if (loose === 0) return mayHit(f, s, u, target, table, only, engaged)
  const [by, at] = [(loose & BY_SKIRMISHERS) !== 0, (loose & AT_SKIRMISHERS) !== 0]
  if (by && !isSkirmishing(s, u)) return NO_SKIRMISHERS
  if (at && isBatteryUnit(f, u)) return NOT_BY_GUNS
  const cannot = mayAim(f, s, u, target, only)
  if (cannot) return cannot
  if (at && !isSkirmishing(s, target)) return NONE_THERE
  // 9.2.1.5 Who is engaged fires at nobody he does not touch, and skirmishers are never touched.
  if (engaged.length > 0 && (at || !engaged.includes(target))) return ENGAGED
  if (!by)
    return easiest(aimedAt(s, target, loose, table).map(each => mayHit(f, apart(s, target), u, target, each, only, [])))
  const unseen = easiest(aimedAt(s, target, loose, table).map(each => mayBeSeen(f, s, u, target, each)))
  if (unseen) return unseen
  const bases = basesOn(f, s, u, target, loose, table).length
  if (bases === 0) return NO_BASE
  if (!at && seesSkirmishers(f, s, u, table, only)) return SKIRMISHERS_FIRST
  return bases > answering(f, s, u, target, table) ? undefined : CANCELLED
}
/** Of several bases one that may be fired at is enough. */
const easiest = (verdicts: readonly Verdict[]): Verdict => (verdicts.includes(undefined) ? undefined : verdicts[0])

/** Every aim of a unit in which skirmishers fire or are fired at, ascending but for the order of their kinds. */
export function looseAims(
  f: Field,
  s: State,
  u: number,
  table: Int32Array,
  only: boolean,
): (readonly [target: number, loose: number])[] {
  const enemies = skirmishing(f, s, enemyOf(f.side[u]!))
  const own = isSkirmishing(s, u)
  if (enemies.length === 0 && !own) return []
  const engaged = engagedWith(f, s, u, table)
  const may = (target: number, loose: number): boolean =>
    mayHitSo(f, s, u, target, loose, table, only, engaged) === undefined
  const out: (readonly [number, number])[] = []
  for (const target of f.ofSide[enemyOf(f.side[u]!)]!)
    if (own && target < f.troops && may(target, BY_SKIRMISHERS)) out.push([target, BY_SKIRMISHERS])
  for (const target of enemies) {
    if (may(target, AT_SKIRMISHERS)) out.push([target, AT_SKIRMISHERS])
    if (own && may(target, BY_SKIRMISHERS | AT_SKIRMISHERS)) out.push([target, BY_SKIRMISHERS | AT_SKIRMISHERS])
  }
  return out
}

// ---- modifiers ------------------------------------------------------------------------------------------------------

/** A3.5, A3.6.2 What changes the die of a shot in which skirmishers have a part; without them the lines of 9.4. */
export function shotLines(
  f: Field,
  s: State,
  shooter: number,
  target: number,
  table: Int32Array,
  town = -1,
  loose = 0,
): Line[] {
  if (loose === 0 && (s.extra.skirmishers === undefined || !isSkirmishing(s, shooter)))
    return fireLines(f, s, shooter, target, table, town)
  const [by, at] = [(loose & BY_SKIRMISHERS) !== 0, (loose & AT_SKIRMISHERS) !== 0]
  const aims = aimedAt(s, target, loose, table)
  // Of several bases aimed at, the one that is easiest to hit.
  const [lines] = (
    by
      ? bySkirmishers(f, s, shooter, target, loose, table, aims)
      : aims.map(each => fireLines(f, at ? apart(s, target) : s, shooter, target, each, town))
  ).sort((a, b) => sumOf(b) - sumOf(a))
  const out = [...(lines ?? [])]
  if (by) out.push(line('A3.5.2', 'sparano gli schermagliatori', 'skirmishers fire', 1))
  else if (isSkirmishing(s, shooter))
    out.push(line('A3.5.3', 'schermagliatori distaccati', 'its skirmishers are out', -2))
  // The club’s list of targets says the same (9.4.3.2 hr): it counts once.
  if (at)
    out.push(line(is(s, 'targets') ? '9.4.3.2 hr' : 'A3.6.2', 'bersaglio: schermagliatori', 'target: skirmishers', -2))
  return out
}

/** A3.3, A3.5.1, 9.4.5-7 The unit fires with its factor and with as many bases as are left of those that can. */
function bySkirmishers(
  f: Field,
  s: State,
  shooter: number,
  target: number,
  loose: number,
  table: Int32Array,
  aims: readonly Int32Array[],
): Line[][] {
  const bases = basesOn(f, s, shooter, target, loose, table)
  const count = Math.max(1, bases.length - answering(f, s, shooter, target, table))
  const alone = apart(s, shooter)
  const own = { ...alone, figures: alone.figures.with(shooter, FIGURES_PER_BASE * count) }
  const seen = (loose & AT_SKIRMISHERS) === 0 ? own : apart(own, target)
  return aims.flatMap(each =>
    bases
      .filter(base => canFire(f, s, base, target, each))
      .map(base => {
        const [factor, ...others] = fireLines(f, seen, shooter, target, lent(each, base))
        return [{ ...factor!, rule: 'A3.5.1' as const }, ...others]
      }),
  )
}
