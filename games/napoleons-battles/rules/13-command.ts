/** 13.1, 13.2 March columns that need less command; worn troops. */
import { compareSpans, distance, nearest, span } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { type Field, isCavalry, isCombatUnit, isTroops } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { drop, type FrameOf, fieldFor, has, INTERCEPTING, put, REACTING, type State, type T } from '../state.ts'
import { DISPERSED, ELIMINATED, FREE_MARCH, MARCH, ON_TABLE, ROAD_MARCH, ROUT, SURRENDERED, WORN } from '../words.ts'
import { isOnRoad } from './01-pieces.ts'
import type { Ahead } from './08-2-ahead.ts'
import { addedFatigue } from './20-great.ts'
import { isUntired } from './20-initiative.ts'
import { tell } from './telling.ts'

/**
 * 13.1.1 A march column on a road needs no command as long as it follows it; 13.1.2 off the road it needs a general in whose radius it is, but
 * not that he has passed. What command leaves it otherwise stays marked: it holds again once the formation changes (13.1.3).
 */
export function freeMarch(s: State, u: number, inReach: boolean): void {
  if (!is(s, 'marchColumns') || s.form[u] !== MARCH) return
  if (isOnRoad(s, u)) put(s, u, ROAD_MARCH)
  if (inReach) put(s, u, FREE_MARCH)
}

const isLost = (s: State, u: number): boolean =>
  s.on[u] === DISPERSED || s.on[u] === ELIMINATED || s.on[u] === SURRENDERED || has(s, u, ROUT)

/** 13.2.1 Infantry and cavalry of a formation that are routed, dispersed or eliminated, each as one; 14.5.5.2 detachments are not counted. */
export function lostIn(f: Field, s: State, general: number): number {
  let count = 0
  for (let u = 0; u < f.troops; u++) if (f.corps[u] === general && isTroops(f, u) && isLost(s, u)) count++
  return count
}

/** 13.2.1, 13.2.2 In his control phase a side counts its corps and independent divisions anew: some are worn, some are so no longer. */
export function countWorn(t: T, side: number): void {
  const { s } = t
  if (!is(s, 'fatigue')) return
  const f = fieldFor(s)
  for (let g = f.troops; g < f.count; g++) {
    if (f.side[g] !== side || f.fatigue[g] === 0) continue
    const level = f.fatigue[g]! + addedFatigue(f, s, f.army[g]!)
    const lost = lostIn(f, s, g)
    const worn = lost >= level
    const before = has(s, g, WORN)
    if (worn) put(s, g, WORN)
    else drop(s, g, WORN)
    for (let u = 0; u < f.troops; u++) {
      if (f.corps[u] !== g) continue
      if (worn) put(s, u, WORN)
      else if (!isDisheartenedGuard(f, s, u)) drop(s, u, WORN)
    }
    if (worn && !before) tell(t, { e: 'worn', general: g, lost, level })
    if (!worn && before) tell(t, { e: 'fresh', general: g })
  }
}

/** 13.3.2 Guards of a discouraged army are treated as worn. */
export const isDisheartenedGuard = (f: Field, s: State, u: number): boolean =>
  is(s, 'morale') && f.army[u]! >= 0 && s.broken[f.army[u]!] === 1 && isGuard(f, u)
/** Note j. */
export function isGuard(f: Field, u: number): boolean {
  const profile = f.profile[u]
  return profile !== undefined && 'guard' in profile && profile.guard !== undefined
}

const NEARER = no(
  '13.2.3',
  {
    it: 'Truppe logorate: nessuna mossa in formazione le porta più vicino al nemico.',
    en: 'Worn troops: no formed move brings them nearer to the enemy.',
  },
  { it: 'Resta, allontanati o recupera chi è in rotta.', en: 'Stay, fall back, or rally those in rout.' },
)
/** 13.2.3 A worn unit may not end a leg nearer to its nearest enemy; cavalry in reaction may, while its side is not active. */
export function comesNoNearer(s: State, f: FrameOf<'march'>, c: Ahead, i: number): Verdict {
  // 20.4.3 For this turn nobody is tired.
  if (isUntired(s, c.side)) return undefined
  const u = f.unit
  if (!has(s, u, WORN)) return undefined
  const reacting = f.mode === REACTING || f.mode === INTERCEPTING
  if (reacting && isCavalry(c.field, u) && c.field.side[u] !== s.side) return undefined
  const foes = c.enemies.filter(e => isCombatUnit(c.field, e) && s.on[e] === ON_TABLE)
  if (foes.length === 0) return undefined
  const [before, after] = [span(), span()]
  distance(c.table, u, c.table, nearest(c.table, u, c.table, foes), before)
  distance(c.table, i, c.table, nearest(c.table, i, c.table, foes), after)
  return compareSpans(after, before) < 0 ? NEARER : undefined
}
