/** 2.2 The profile: everything a type of unit is worth. Numbers live in `data/profiles`, never in a rule. */
import type { Text } from '@bivouac/kernel'
import { BATTERIES } from './data/profiles/artillery.ts'
import { AUSTRIAN } from './data/profiles/austrian.ts'
import { BRITISH } from './data/profiles/british.ts'
import { FRENCH } from './data/profiles/french.ts'
import { PORTUGUESE } from './data/profiles/portuguese.ts'
import { PRUSSIAN } from './data/profiles/prussian.ts'
import { RUSSIAN } from './data/profiles/russian.ts'
import { SPANISH } from './data/profiles/spanish.ts'
import { TURKISH } from './data/profiles/turkish.ts'
import type { Fraction, Provenance } from './words.ts'

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
export type Letter = (typeof LETTERS)[number]
export const TROOP_KINDS = ['line', 'light', 'grenadier', 'guard', 'militia', 'guerrilla', 'cavalry'] as const
export type TroopKind = (typeof TROOP_KINDS)[number]
export const CALIBRES = ['3', '4', '6', '8', '12', 'howitzer', 'rocket'] as const
export type Calibre = (typeof CALIBRES)[number]

/** What every profile has, whatever the arm. */
interface Common {
  readonly code: string
  readonly from: number
  readonly to: number
  readonly name: Text
  /** 2.2.4 Discipline. */
  readonly control: number
  /** 2.2.5 In inches; none: cannot fire. */
  readonly range?: number
  readonly fire?: number
  /** 2.2.6 In inches a turn. A battery: limbered, unlimbered, behind a limber. */
  readonly column: number
  readonly line: number
  readonly march: number
  /** 2.2.7 What is left of the speed on rough ground or in square, and sideways or backwards. */
  readonly rough: Fraction
  readonly back: Fraction
  /** 2.2.7.3 Of a turn. */
  readonly change: Fraction
  /** Hundredths of a point: by figure for troops, for the whole battery. */
  readonly points: number
  /** Where each group of numbers comes from, if it is better than a reconstruction. */
  readonly better?: Readonly<
    Partial<Record<'combat' | 'numbers' | 'dispersal' | 'fire' | 'range' | 'movement' | 'points', Provenance>>
  >
}
export interface TroopProfile extends Common {
  readonly arm: 'infantry' | 'cavalry'
  readonly kind: TroopKind
  /** 2.2.2 Column, line, square, other; none where it has no such formation. */
  readonly combat: readonly [number, number, number | undefined, number]
  /** 2.2.3 */
  readonly disorder: number
  readonly rout: number
  readonly dispersal: Letter
  /** Note s: light infantry. */
  readonly skirmish?: true
  /** Note j and its number (12.1.1). */
  readonly guard?: number
  /** Note *. */
  readonly irregular?: true
  readonly lancers?: true
  readonly cuirass?: true
  /** Note h: the profile it fights by on foot. */
  readonly dismounts?: string
}
export interface BatteryProfile extends Common {
  readonly arm: 'foot' | 'horse'
  readonly calibre: Calibre
  /** Limbered and unlimbered (10.3.1.1.6). */
  readonly combat: readonly [number, number]
  /** 9.3.3.3 Twelve pounds or more; 9.3.2 howitzers. */
  readonly heavy?: true
  readonly howitzers?: true
  /** 9.4.12 Four or five guns. */
  readonly small?: true
  /** 2.2.7.3.1 hr Unlimber, limber, turn up to 45 degrees, turn about. */
  readonly unlimber: Fraction
  readonly limber: Fraction
  readonly turn: Fraction
  readonly about: Fraction
}
export interface SupplyProfile extends Common {
  readonly arm: 'supply'
  readonly combat: readonly [number]
}
export type Profile = TroopProfile | BatteryProfile | SupplyProfile

export const PROFILES: readonly Profile[] = [
  ...FRENCH,
  ...AUSTRIAN,
  ...PRUSSIAN,
  ...RUSSIAN,
  ...BRITISH,
  ...PORTUGUESE,
  ...SPANISH,
  ...TURKISH,
  ...BATTERIES,
]

/** The profile of a type in a year; the nearest period where none of them covers it. */
export function profileOf(code: string, year: number): Profile | undefined {
  let best: Profile | undefined
  let off = Number.POSITIVE_INFINITY
  for (const each of PROFILES) {
    if (each.code !== code) continue
    const distance = year < each.from ? each.from - year : year > each.to ? year - each.to : 0
    if (distance < off) {
      best = each
      off = distance
    }
  }
  return best
}

/** The first two letters of a type: its nation. */
export const nationOf = (code: string): string => code.slice(0, 2)

export const isTroop = (profile: Profile): profile is TroopProfile =>
  profile.arm === 'infantry' || profile.arm === 'cavalry'
export const isBattery = (profile: Profile): profile is BatteryProfile =>
  profile.arm === 'foot' || profile.arm === 'horse'
