/** 20.1.4 Generals of the old school, who lead from behind. */
import { TOUCH } from '@bivouac/ground/measured'
import { goto, type Verdict } from '@bivouac/kernel'
import { type Field, generalOf, isGeneral } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, type State, type T } from '../state.ts'
import { ON_TABLE } from '../words.ts'
import { isDivisional } from './01-chain.ts'
import { shapeAs } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { isUnwilling } from './18-lying.ts'

type March = FrameOf<'march'>

// ---- 20.1.4 the old school ------------------------------------------------------------------------------------------

/** The nation he leads: that of the first unit below him, or of his army. */
function nationOf(f: Field, g: number): string {
  const isUnder = (u: number): boolean => {
    for (let up = f.under[u]!, n = 0; up >= 0 && n < f.count; up = f.under[up]!, n++) if (up === g) return true
    return false
  }
  const own = f.units.findIndex((_, u) => f.side[u] === f.side[g] && isUnder(u))
  return f.nation[own >= 0 ? own : f.units.findIndex((_, u) => f.army[u] === f.army[g])] ?? ''
}

/** 20.1.4.1 Who leads from behind: everybody but the French, the British, some others by their year, and the best everywhere. */
export function isOldStyle(f: Field, s: State, g: number): boolean {
  if (!is(s, 'oldStyle') || !isGeneral(f, g)) return false
  const { quality, combat } = generalOf(f, g)
  if (quality === 'E' || combat >= 2) return false
  const nation = nationOf(f, g)
  if (nation === 'Fr' || nation === 'Br' || nation === 'Kg') return false
  if ((nation === 'Pt' || nation === 'Pr') && f.year > 1811) return false
  if (
    nation === 'Rs' &&
    f.generals.some((each, i) => each.name.startsWith('Suv') && f.army[f.troops + i] === f.army[g])
  )
    return false
  return !(nation === 'Tk' && isDivisional(f, g))
}

const HANGS_BACK = no(
  '20.1.4.2',
  { it: 'Il generale non si espone in questa fase.', en: 'The general does not expose himself in this phase.' },
  { it: 'Riprova nella prossima fase.', en: 'Try again in the next phase.' },
)
/** 20.1.4.2 Whether this leg would bring a general of the old school to the troops before he has been asked. */
const wantsAsking = (t: T, f: March): boolean =>
  isOldStyle(fieldFor(t.s), t.s, f.unit) && !t.s.extra.willing.includes(f.unit)
export const willJoin = (t: T, f: March): Verdict => (isUnwilling(t.s, f.unit) ? HANGS_BACK : undefined)

/** A ride that ends beside troops of his own. */
function endsBeside(
  t: T,
  f: March,
  [x, y]: readonly number[],
  c: { field: Field; table: Int32Array; at: number },
): boolean {
  const { s } = t
  shapeAs(c.field, s, f.unit, 0, x!, y!, s.facing[f.unit]!, c.table, c.at)
  return c.field.ofSide[c.field.side[f.unit]!]!.some(
    u => u < c.field.troops && s.on[u] === ON_TABLE && within(c.table, c.at, c.table, u, TOUCH),
  )
}
export const rideWillJoin = (
  t: T,
  f: March,
  spot: readonly number[],
  c: { field: Field; table: Int32Array; at: number },
): Verdict => (isUnwilling(t.s, f.unit) && endsBeside(t, f, spot, c) ? HANGS_BACK : undefined)

/** He is asked first; then the leg is made, or not. */
export function askFirst(t: T, f: March, leg: string) {
  if (!wantsAsking(t, f)) return undefined
  f.rest = leg
  return goto('nerve')
}
export const rideAsks = (
  t: T,
  f: March,
  spot: readonly number[],
  c: { field: Field; table: Int32Array; at: number },
) => (is(t.s, 'oldStyle') && endsBeside(t, f, spot, c) ? askFirst(t, f, `G${spot.join(',')}`) : undefined)
