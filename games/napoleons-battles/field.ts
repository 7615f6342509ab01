/** A scenario made ready to play: what never changes, in tables by unit. Units come first, in the order of the data, then the generals. */
import { type Form, type Noun, noun, properName, type Text } from '@bivouac/kernel'
import {
  BATTERY,
  BATTERY_FIGURES,
  type Base,
  FIGURES_PER_BASE,
  GENERAL_SPEED,
  HORSEMEN,
  STAFF,
  THREE_RANKS,
  WAGON,
} from './data/bases.ts'
import { dispersalOf } from './data/dispersal.ts'
import { AUERSTADT } from './data/scenarios/auerstadt.ts'
import { MARENGO } from './data/scenarios/marengo.ts'
import { SAN_ROCCO } from './data/scenarios/san-rocco.ts'
import { TALAVERA } from './data/scenarios/talavera.ts'
import { TEUGEN_HAUSEN } from './data/scenarios/teugen-hausen.ts'
import { VILLA_COSTA } from './data/scenarios/villa-costa.ts'
import { type Ground, groundOf } from './ground.ts'
import { battleFor, POINTS_ID, wantedIn } from './points/index.ts'
import {
  type BatteryProfile,
  isBattery,
  isTroop,
  nationOf,
  type Profile,
  profileOf,
  type TroopProfile,
} from './profile.ts'
import type { ArmyData, EntryData, GeneralData, ObjectiveData, ScenarioData, UnitData, ZoneData } from './scenario.ts'
import { ARMS, CAVALRY, GENERAL, INCH, INFANTRY, RANKS, SUPPLY } from './words.ts'

export interface Field {
  readonly data: ScenarioData
  readonly year: number
  /** In points. */
  readonly width: number
  readonly height: number
  readonly turns: number
  readonly first: number
  /** Units and generals together. */
  readonly count: number
  /** … and the slots behind them (slots.ts): how long the lists of a state are. */
  readonly whole: number
  readonly troops: number
  readonly units: readonly UnitData[]
  readonly generals: readonly GeneralData[]
  readonly id: readonly string[]
  readonly name: readonly Text[]
  /** The same as nouns: what sentences are written with. */
  readonly noun: readonly Noun[]
  readonly side: readonly number[]
  readonly arm: readonly number[]
  readonly army: readonly number[]
  readonly profile: readonly (Profile | undefined)[]
  readonly nation: readonly string[]
  readonly figures: readonly number[]
  readonly dispersal: readonly number[]
  readonly base: readonly Base[]
  /** The general a unit is listed under, or a general's superior; −1 none. */
  readonly under: readonly number[]
  /** 13.2 The general whose corps or independent division a unit belongs to, −1 none; by general, how many of its units wear it out, 0 of none. */
  readonly corps: readonly number[]
  readonly fatigue: readonly number[]
  /** By unit number: the rank of a general, −1 for everybody else. */
  readonly rank: readonly number[]
  readonly armies: readonly ArmyData[]
  readonly entries: readonly EntryData[]
  readonly objectives: readonly ObjectiveData[]
  readonly zones: readonly ZoneData[]
  readonly ground: Ground
  readonly noChief: boolean
  /** By side: it has generals, so command is checked. */
  readonly commanded: readonly boolean[]
  /** Units and generals of each side, ascending. */
  readonly ofSide: readonly (readonly number[])[]
  /** What stands there (slots.ts): 0 of the order of battle, else the kind of slot; the unit a slot in use comes from, −1 none. */
  readonly kind: readonly number[]
  readonly of: readonly number[]
}

export const SHIPPED: readonly ScenarioData[] = [SAN_ROCCO, MARENGO, AUERSTADT, TALAVERA, TEUGEN_HAUSEN, VILLA_COSTA]

const WHOLE_TABLE: ArmyData[] = []

export function fieldOf(data: ScenarioData): Field {
  const { units } = data
  const generals = data.generals ?? []
  const year = data.year ?? 1805
  const profiles = units.map(({ type }) => (typeof type === 'string' ? profileOf(type, year)! : type))
  const armies = data.armies ?? WHOLE_TABLE
  const ids = [...units.map((unit, u) => unit.id ?? `u${u}`), ...generals.map(each => each.id)]
  const whole = [...units, ...generals]
  const arm = [...profiles.map(each => ARMS.indexOf(each.arm)), ...generals.map(() => GENERAL)]
  const side = whole.map(each => each.side)
  const army = whole.map(each => {
    const named = armies.findIndex(one => one.id === each.army)
    return named >= 0 ? named : armies.findIndex(one => one.side === each.side)
  })
  const under = whole.map(each => (each.under === undefined ? -1 : ids.indexOf(each.under)))
  const rank = [...units.map(() => -1), ...generals.map(each => RANKS.indexOf(each.rank))]
  const corps = whole.map((_, u) => (u < units.length ? formationOf(under, rank, u) : -1))
  return {
    data,
    year,
    width: Math.round(data.table[0] * INCH),
    height: Math.round(data.table[1] * INCH),
    turns: data.turns ?? 12,
    first: data.first ?? 0,
    count: whole.length,
    whole: whole.length,
    troops: units.length,
    units,
    generals,
    id: ids,
    name: whole.map(({ name = '' }, u) => textOf(name === '' ? ids[u]! : name)),
    noun: whole.map((each, u) => nounOf(each.name ?? ids[u]!, 'is' in each ? each.is : undefined, u < units.length)),
    side,
    arm,
    army,
    profile: [...profiles, ...generals.map(() => undefined)],
    nation: [...profiles.map(each => nationOf(each.code)), ...generals.map(() => '')],
    figures: [
      ...units.map((unit, u) => (isTroop(profiles[u]!) ? unit.figures! : BATTERY_FIGURES)),
      ...generals.map(() => 1),
    ],
    dispersal: [
      ...units.map((unit, u) => {
        const profile = profiles[u]!
        if (!isTroop(profile)) return 0
        return unit.dispersal ?? dispersalOf(profile.dispersal, unit.figures!)
      }),
      ...generals.map(() => 0),
    ],
    base: [...profiles.map(baseOf), ...generals.map(each => STAFF[each.rank])],
    under,
    rank,
    corps,
    // Where the scenario says nothing, half of the infantry and cavalry.
    fatigue: whole.map((_, g) => {
      const own = corps.filter((each, u) => each === g && isTroop(profiles[u]!)).length
      return own === 0 ? 0 : (generals[g - units.length]?.fatigue ?? Math.ceil(own / 2))
    }),
    armies,
    entries: data.entries ?? [],
    objectives: data.objectives ?? [],
    zones: data.zones ?? [],
    ground: groundOf(data),
    noChief: data.specials?.includes('noChief') ?? false,
    commanded: [0, 1].map(one => generals.some(each => each.side === one)),
    ofSide: [0, 1].map(one => whole.flatMap((each, u) => (each.side === one ? [u] : []))),
    kind: whole.map(() => 0),
    of: whole.map(() => -1),
  }
}

/** 13.2 Up the chain to a corps; a division that is in none is independent. */
function formationOf(under: readonly number[], rank: readonly number[], unit: number): number {
  let division = -1
  for (let g = under[unit]!, steps = 0; g >= 0 && steps < under.length; g = under[g]!, steps++) {
    if (rank[g] === RANKS.indexOf('corps')) return g
    if (rank[g] === RANKS.indexOf('division')) division = g
  }
  return division
}

const textOf = (name: string | Text): Text => (typeof name === 'string' ? { it: name, en: name } : name)

/** A unit without a gender of its own is a brigade or a battery: “la”; a general is not. */
function nounOf(name: string | Text, is: Form | undefined, unit: boolean): Noun {
  const { it, en } = textOf(name)
  return is === undefined ? properName(unit ? 'f' : 'm', it, en) : noun(is, it, en)
}

const baseOf = (profile: Profile): Base =>
  profile.arm === 'infantry'
    ? THREE_RANKS
    : profile.arm === 'cavalry'
      ? HORSEMEN
      : profile.arm === 'supply'
        ? WAGON
        : BATTERY

/** The text in `State.scenario` says which field is meant: the name of a shipped battle, or a whole scenario. */
export const SHIPPED_FIELDS: Readonly<Record<string, Field>> = Object.assign(
  Object.create(null),
  Object.fromEntries(SHIPPED.map(each => [each.id!, fieldOf(each)])),
)
/** Scenarios of players are made ready once; the text is the whole of them, so nothing here can go stale. */
const read = new Map<string, Field>()
const KEPT = 32

export function fieldNamed(text: string): Field {
  const shipped = SHIPPED_FIELDS[text]
  if (shipped !== undefined) return shipped
  let field = read.get(text)
  if (field === undefined) {
    if (read.size >= KEPT) read.clear()
    field = fieldOf(text === POINTS_ID ? battleFor(wantedIn({})) : (JSON.parse(text) as ScenarioData))
    read.set(text, field)
  }
  return field
}

export const isGeneral = (f: Field, u: number): boolean => f.arm[u] === GENERAL
export const isInfantry = (f: Field, u: number): boolean => f.arm[u] === INFANTRY
export const isCavalry = (f: Field, u: number): boolean => f.arm[u] === CAVALRY
export const isArtillery = (f: Field, u: number): boolean => f.arm[u] === 2 || f.arm[u] === 3
export const isSupply = (f: Field, u: number): boolean => f.arm[u] === SUPPLY
/** 1.1.3.1 Infantry, cavalry and batteries. */
export const isCombatUnit = (f: Field, u: number): boolean => f.arm[u]! < GENERAL
/** Infantry or cavalry: what can have others attached, be dispersed, start a combat. */
export const isTroops = (f: Field, u: number): boolean => f.arm[u]! <= CAVALRY

export const troopOf = (f: Field, u: number): TroopProfile => f.profile[u] as TroopProfile
export const batteryOf = (f: Field, u: number): BatteryProfile => f.profile[u] as BatteryProfile
export const isBatteryUnit = (f: Field, u: number): boolean => {
  const profile = f.profile[u]
  return profile !== undefined && isBattery(profile)
}
export const generalOf = (f: Field, u: number): GeneralData => f.generals[u - f.troops]!
/** In points a turn. */
export const generalSpeed = (f: Field, u: number, infirm = true): number =>
  ((infirm ? generalOf(f, u).moves : undefined) ?? GENERAL_SPEED) * INCH

/** 0.0, 1.1.2 A base goes with every fourth figure, and the last one is the cadre base. */
export const basesFor = (figures: number): number => Math.max(1, Math.ceil(figures / FIGURES_PER_BASE))
