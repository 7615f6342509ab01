/** 20.1.1, 20.1.2, 20.1.3 Blücher is two generals of the order of battle; Napoleon and Wellington change the rules about them. */
import { dispersalOf } from '../data/dispersal.ts'
import { type Field, generalOf, isGeneral, isTroops, troopOf } from '../field.ts'
import { DETACHMENT, twinsIn, UNIT } from '../muster.ts'
import { is } from '../options.ts'
import { LETTERS, type Letter } from '../profile.ts'
import type { State } from '../state.ts'
import { ELIMINATED, SURRENDERED } from '../words.ts'

/** The number of the general of this name in an army, −1 none. */
const greatIn = (f: Field, army: number, name: 'napoleon' | 'wellington'): number =>
  f.generals.findIndex((each, i) => each.great === name && f.army[f.troops + i] === army)

// ---- 20.1.2 Napoleon ------------------------------------------------------------------------------------------------

/** 20.1.2 From 1808, for the army he commands. */
const inspires = (f: Field, s: State, army: number): boolean =>
  is(s, 'greatGenerals') && f.year >= 1808 && greatIn(f, army, 'napoleon') >= 0

/** 20.1.2.1 Under him every letter of dispersal is one better; an A stays an A. */
export function dispersalFor(f: Field, s: State, u: number): number {
  if (!isTroops(f, u) || !inspires(f, s, f.army[u]!)) return f.dispersal[u]!
  const letter = letterFor(f, s, u)
  // 14.5.2.2 What has been detached has taken its own number along.
  const twins = twinsIn(f, u, DETACHMENT).map(twin => f.figures[twin]!)
  const whole = twins.reduce((sum, each) => sum + each, f.figures[u]!)
  return twins.reduce(
    (number, each) => number - dispersalOf(letter, each),
    f.units[u]!.dispersal ?? dispersalOf(letter, whole),
  )
}
/** 2.2.4 The letter of its dispersal, as it stands now. */
export function letterFor(f: Field, s: State, u: number): Letter {
  const { dispersal } = troopOf(f, u)
  return inspires(f, s, f.army[u]!) ? LETTERS[Math.max(0, LETTERS.indexOf(dispersal) - 1)]! : dispersal
}
/** 20.1.2.2 And every formation can take one more before it tires. */
export const addedFatigue = (f: Field, s: State, army: number): number => (inspires(f, s, army) ? 1 : 0)

/** 20.1.2.4 His death, or capture, is the end of his army. */
export function hasFallen(f: Field, s: State, army: number): boolean {
  if (!inspires(f, s, army)) return false
  const on = s.on[f.troops + greatIn(f, army, 'napoleon')]!
  return on === ELIMINATED || on === SURRENDERED
}

// ---- 20.1.3 Wellington ----------------------------------------------------------------------------------------------

/** 20.1.3.1 He may be marked for reaction like cavalry. */
export const isWellington = (f: Field, s: State, u: number): boolean =>
  is(s, 'greatGenerals') && isGeneral(f, u) && generalOf(f, u).great === 'wellington'

/** 20.1.2.3, 20.1.3.3 What they cost more, in hundredths of a point. */
export function greatWorth(f: Field, s: State, u: number): number {
  if (!is(s, 'greatGenerals') || !isGeneral(f, u)) return 0
  const { great } = generalOf(f, u)
  if (great === 'wellington') return 1000
  if (great !== 'napoleon' || f.year < 1808) return 0
  let units = 0
  for (let each = 0; each < f.troops; each++)
    if (f.kind[each] === UNIT && isTroops(f, each) && f.army[each] === f.army[u]) units++
  return 100 * units
}
