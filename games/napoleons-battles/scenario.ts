/** A scenario as data: what a file, the page’s import and `bivouac referee` take, and what the shipped battles are written in. */
import type { Form, Text } from '@bivouac/kernel'
import type { OrderKind } from './orders.ts'
import type { Profile } from './profile.ts'
import type { Arm, Formation, Mark, Provenance, Quality, Rank, TerrainKind } from './words.ts'

/** A place in inches from the south-west corner, x east and y north, to a tenth of an inch or finer. */
export type Spot = readonly [number, number]

export interface TerrainData {
  readonly kind: TerrainKind
  readonly name?: string
  /** An area: its corners in order. A stream, a road, a wall: its course. A bridge: the middle of it, and its heading with `facing`. */
  readonly at: readonly Spot[]
  /** Of a course, in inches. */
  readonly width?: number
  /** Height of a hill in levels. */
  readonly level?: number
  /** 10.3.2, 10.3.9 What a town or a wall is worth in combat. */
  readonly value?: number
  /** 10.3.9.2 The side of a wall that is protected, as a direction in degrees seen from the wall. */
  readonly protects?: number
  /** 8.2.6.1.2.3-4 Gates and other openings of a wall or hedge: the middle of each, and how wide it is, in inches. */
  readonly gates?: readonly GateData[]
  /** Whom the ground slows, if not everybody. */
  readonly slows?: readonly Arm[]
  /** Who cannot go there at all. */
  readonly closed?: readonly Arm[]
  /** Whoever crosses it other than in column or march column is disordered. */
  readonly disorders?: true
  /** B1.6.2.1 A town with a steeple or tower to look out from. */
  readonly lookout?: true
}

export interface GateData {
  readonly at: Spot
  readonly width: number
}

export interface GeneralData {
  readonly id: string
  readonly side: number
  readonly army?: string
  readonly name: string
  readonly rank: Rank
  /** 2.1: radius in inches, quality, response, combat value; D where it counts in defence only (10.3.1.2.2). */
  readonly radius: number
  readonly quality: Quality
  readonly response: number
  readonly combat: number
  readonly defence?: true
  /** 13.2 How many lost units wear out his corps or independent division; half of them where nothing is said. */
  readonly fatigue?: number
  /** His superior; none for the army commander. */
  readonly under?: string
  /** 1.1.4.2.2 An overall wing commander; 1.1.4.4.3 a general of artillery. */
  readonly overall?: true
  readonly artillery?: true
  /** 20.1 Who has rules of his own; 18.7 the unit that escorts him. */
  readonly great?: 'napoleon' | 'wellington'
  readonly escort?: string
  /** 20.1.5 In inches, where he moves less than others. */
  readonly moves?: number
  /** Appendix B What his sheet proposes before the game; in force at once where the battle begins later. */
  readonly order?: OrderData
  readonly at?: Spot
  readonly facing?: number
  readonly with?: string
  readonly arrives?: ArrivalData
  readonly provenance?: Provenance
}

export interface OrderData {
  readonly kind: OrderKind
  /** Objectives and towns by their names, spots in inches; of support, generals by their ids. */
  readonly places?: readonly string[]
  readonly at?: readonly Spot[]
  readonly supports?: readonly string[]
}

export interface UnitData {
  readonly id?: string
  readonly side: number
  readonly army?: string
  readonly name?: string | Text
  /** What its name is in a sentence; given, it takes the article: “il 44e de ligne”. None: a proper name. */
  readonly is?: Form
  /** A type of the profiles, or a profile written in full. */
  readonly type: string | Profile
  /** None for batteries and wagons. */
  readonly figures?: number
  /** 2.2.4 The number at which it is dispersed, where it is not the chart's. */
  readonly dispersal?: number
  /** The general of its division; a corps or army general for reserve artillery and independent infantry. */
  readonly under?: string
  /** Middle of the front edge. */
  readonly at?: Spot
  readonly facing?: number
  readonly formation?: Formation
  /** The town it is deployed in, by name. */
  readonly town?: string
  readonly marks?: readonly Mark[]
  /** The unit it is attached to (1.5). */
  readonly with?: string
  readonly arrives?: ArrivalData
  /** A1.1 Bases of skirmishers it has out: the middle of the front of each, and the direction it faces. */
  readonly skirmishers?: readonly (readonly [x: number, y: number, facing: number])[]
}

/** Entry (SR 1.5, reconstruction): a turn, or a roll from a turn on with the numbers needed, the last turn automatic. */
export interface ArrivalData {
  readonly turn: number
  readonly entry: string
  readonly rolls?: readonly number[]
}
export interface EntryData {
  readonly id: string
  readonly at: Spot
  readonly facing: number
}
export interface ObjectiveData {
  readonly name: string
  readonly points: number
  /** A town by its name, or a spot on the table. */
  readonly town?: string
  readonly at?: Spot
  /** Worth something to one side only. */
  readonly side?: number
  /** Who holds it before anybody has come. */
  readonly holder?: number
}
/** Where a side may deploy: a convex area its units stand in wholly, or a town they are deployed in. */
export interface ZoneData {
  readonly side: number
  readonly at?: readonly Spot[]
  readonly town?: string
  /** The generals whose units it is for, themselves included; none: everybody’s of the side. */
  readonly of?: readonly string[]
}
export interface ArmyData {
  readonly id: string
  readonly side: number
  readonly name: string
  readonly morale: number
}

export const PHASES = ['control', 'guard', 'movement', 'reaction', 'fire', 'combat', 'pursuit', 'end'] as const
export type PhaseName = (typeof PHASES)[number]

export interface ScenarioData {
  readonly id?: string
  readonly name?: Text | string
  readonly about?: Text
  readonly year?: number
  /** Width and height in inches. */
  readonly table: Spot
  readonly turns?: number
  readonly turn?: number
  /** The side that plays first in every turn. */
  readonly first?: number
  /** The side whose phase it is, and the phase the game begins in. */
  readonly side?: number
  readonly phase?: PhaseName
  readonly sides?: readonly (Text | string)[]
  /** The table edge each side came from: where its routed units run to. */
  readonly edges?: readonly ('west' | 'east' | 'north' | 'south')[]
  readonly armies?: readonly ArmyData[]
  readonly generals?: readonly GeneralData[]
  /** 20.3 By side the generals who are players where a side has several, the commander in chief first. */
  readonly commanders?: readonly (readonly string[])[]
  readonly units: readonly UnitData[]
  readonly terrain?: readonly TerrainData[]
  readonly entries?: readonly EntryData[]
  readonly objectives?: readonly ObjectiveData[]
  readonly zones?: readonly ZoneData[]
  readonly options?: Readonly<Record<string, string>>
  /** 17.3 The row of the weather table it begins with, from 1; from which turn fog lifts of itself; whether snow and night are possible. */
  readonly weather?: number
  readonly fogLifts?: number
  readonly snow?: true
  readonly night?: true
  /** 20.4 The side that has the initiative, 20.5 free rolls by side. */
  readonly initiative?: number
  readonly freeRolls?: readonly [number, number]
  /** Rules of this battle alone, by the names in SPECIALS. */
  readonly specials?: readonly string[]
  readonly provenance?: Provenance
}

/** Rules of a battle alone. `noChief`: until the army commander is on the table, the generals under him are in command. */
export const SPECIALS = ['noChief'] as const
