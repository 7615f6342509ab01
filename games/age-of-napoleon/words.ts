/** The vocabulary of Age of Napoleon. Everything else in this folder imports its nouns from here. */
import type { Text } from '@bivouac/kernel'

/** Where a fact or a rule comes from: the sheet, a publication, an inference from both, or our reconstruction. */
export const PROVENANCES = ['rulebook', 'published', 'inferred', 'reconstruction'] as const
export type Provenance = (typeof PROVENANCES)[number]
/** The letter a page shows for it: S, P, I, R. */
export const MARK: Readonly<Record<Provenance, string>> = {
  rulebook: 'S',
  published: 'P',
  inferred: 'I',
  reconstruction: 'R',
}

/** The players, by seat. */
export const FRANCE = 0
export const COALITION = 1
export type Side = 0 | 1
export const SIDES = ['france', 'coalition'] as const

/** 2 How a country stands. The last two are France’s and Britain’s own and never change. */
export const STATUSES = ['CM', 'NC', 'FA', 'FD', 'IC', 'FR', 'CO'] as const
export const CM = 0
export const NC = 1
export const FA = 2
export const FD = 3
export const IC = 4
export const FR = 5
export const CO = 6
/** A detachable area that is no country of its own. */
export const NONE = -1
/** By status: who controls the country, −1 nobody. */
export const CONTROLLER: readonly number[] = [COALITION, -1, FRANCE, FRANCE, COALITION, FRANCE, COALITION]

export const PHASES = [
  'diplomacy',
  'insurrection',
  'strategy',
  'reinforcement',
  'campaign',
  'surrender',
  'winter',
  'victory',
] as const
export type Phase = (typeof PHASES)[number]
export const CAMPAIGN = 4
export const ROUNDS = 6

export const PILES = [
  'france',
  'france_aux',
  'austria',
  'prussia',
  'russia',
  'spain',
  'britain',
  'britain_aux',
] as const
export type Pile = (typeof PILES)[number]
export const FRENCH = 0
export const FRENCH_AUX = 1
export const AUSTRIAN = 2
export const PRUSSIAN = 3
export const RUSSIAN = 4
export const SPANISH = 5
export const BRITISH = 6
export const BRITISH_AUX = 7

/** 6.5 What must be so before a corps can be placed. */
export const AVAILABILITIES = ['pool', 'reform', 'invasion', 'aux', 'aux_from_1810', 'insurgent'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** 0 … 49 in map order. */
export type Region = number
/** 0 … 18 in map order, then the detachable areas 19 … 22: Tirol, Dalmatien, Polen, Sachsen. */
export type Country = number
/** 0 … 118. */
export type Corps = number
/** A card is its title, 1 … 42: copies of one title are alike. */
export type Card = number

export const REGION_COUNT = 50
export const COUNTRY_COUNT = 23
export const FIRST_AREA = 19
export const CORPS_COUNT = 119
export const TITLE_COUNT = 42
export const CARD_COUNT = 55

/** The majors, by country number. */
export const FRANCE_LAND = 0
export const BRITAIN_LAND = 1
export const AUSTRIA_LAND = 2
export const PRUSSIA_LAND = 3
export const RUSSIA_LAND = 4
export const SPAIN_LAND = 5
export const MAJORS = 6
/** The four that victory is judged by (14). */
export const CONTESTED: readonly Country[] = [AUSTRIA_LAND, PRUSSIA_LAND, RUSSIA_LAND, SPAIN_LAND]

/** 1.9 Where a corps is when not in a region. */
export const RESERVE = -1
export const PRISONER = -2
export const REMOVED = -3

/** What a corps is in just now, as bits. Nothing of it outlasts the year, and most of it not the move. */
export const MOVED = 1
/** In the army that moves, or that intercepts. */
export const MARCHING = 2
export const INTERCEPTING = 4
export const ENGAGED = 8
/** Exhausted when the move began (10.4). */
export const WORN = 16
/** Came home from captivity this year (6.7). */
export const RELEASED = 32
/** Drawn for this deployment (option `mobilisation: draw`). */
export const DRAWN = 64
/** Suffers attrition now. */
export const ROLLING = 128

/** A pair of numbers in one, as actions name a card and a country, or a corps and a region. */
export const pair = (one: number, other: number): number => one * 64 + other
export const firstOf = (code: number): number => code >> 6
export const secondOf = (code: number): number => code & 63

// ---- cards by name, for rules that speak of one --------------------------------------------------------------------

export const ENGLISH_GOLD = 1
export const PITT = 2
export const METTERNICH = 3
export const ALEXANDER = 4
export const CONTINENTAL_SYSTEM = 5
export const TALLEYRAND = 6
export const GODOY = 7
export const CONFEDERATION = 8
export const SEPARATE_PEACE = 9
export const EMBASSY = 10
export const DYNASTY = 11
export const JOSEPH = 12
export const MARIE_LOUISE = 13
export const INSURRECTION = 14
export const NATIONALISM = 15
export const REPRESSION = 16
export const FOUCHE = 17
export const CHIEF_OF_STAFF = 18
export const COUP = 19
export const RADETZKY = 20
export const STEIN = 21
export const BRITANNIA = 22
export const LEVEE = 23
export const LANDWEHR = 24
export const OTTOMAN_WAR = 25
export const WAR_OF_1812 = 26
export const REMOUNTS = 27
export const MAJOR_CAMPAIGN = 28
export const MINOR_CAMPAIGN = 29
export const FORCED_MARCH = 30
export const MUD = 31
export const MISDIRECTED = 32
export const PEACE_TALKS = 33
export const CAVALRY_CHARGES = 34
export const ART_OF_WAR = 35
export const GRAND_BATTERY = 36
export const GUARD = 37
export const MORTALLY_WOUNDED = 38
export const ENTRENCHMENTS = 39
export const NEVER = 40
export const DEPOT = 41
export const SCORCHED_EARTH = 42

/** When a card is played for its event: the letters of chapter 16. */
export const PERIODS = ['D', 'I', 'S', 'R', 'C', 'B', 'U', 'W'] as const
export type Period = (typeof PERIODS)[number]

// ---- rows of the data ------------------------------------------------------------------------------------------------

export interface RegionFacts {
  readonly id: string
  readonly name: string
  readonly country: string
  /** The city, in a capital region. */
  readonly capital?: string
  readonly detachable?: true
  readonly mountain?: true
  readonly marsh?: true
  readonly barren?: true
  /** The seas it borders, the Black Sea not counted: coastal if there is one. */
  readonly seas?: readonly string[]
  readonly adjacent: readonly string[]
  readonly at: readonly [number, number]
  /** The radius of the largest circle around `at` inside the region. */
  readonly room: number
  readonly provenance: Readonly<Record<string, Provenance>>
}
export interface CountryFacts {
  readonly id: string
  readonly name: Text
  /** In its own language, as the map has it. */
  readonly own: string
  readonly kind: 'major' | 'minor' | 'area'
  /** Of a detachable area: whose it is until detached. */
  readonly ruler?: string
  readonly areas: readonly string[]
  readonly provenance: Provenance
}
export interface CorpsFacts {
  /** As the facts spell it, without accents; what set-ups call it by. */
  readonly id: string
  readonly name: string
  readonly pile: Pile
  readonly combat: number
  readonly movement: number
  readonly command: number
  readonly available: Availability
  readonly home: string
  /** What of the row is not reconstruction. */
  readonly provenance?: {
    readonly name?: Provenance
    readonly combat?: Provenance
    readonly movement?: Provenance
    readonly command?: Provenance
  }
}
export interface CardFacts {
  /** The title in English, as the facts have it; what set-ups call it by. */
  readonly id: string
  readonly name: Text
  readonly count: number
  readonly period: readonly Period[]
  /** Who may play it for its event. */
  readonly player: 'france' | 'coalition' | 'either'
  /** Leaves the game after its event. */
  readonly once: boolean
  /** What it does, in our own words. */
  readonly text: Text
  readonly provenance: { readonly name: Provenance; readonly effect: Provenance }
}
export interface ScenarioFacts {
  readonly year: number
  readonly round: number
  readonly lastYear: number
  readonly status: Readonly<Record<string, string>>
  readonly onceInsurgent: readonly string[]
  readonly reformed: readonly string[]
  readonly britannia: boolean
  readonly invaded: boolean
  readonly corps: Readonly<Record<string, readonly string[]>>
  readonly removed: readonly string[]
  readonly cards: {
    readonly aside: readonly string[]
    readonly gone: readonly string[]
    readonly discard: readonly string[]
    readonly randomDiscards: number
    readonly hand: number
  }
  readonly provenance: Readonly<Record<'status' | 'round' | 'corps' | 'cards', Provenance>>
  /** What is known of each part, in words. */
  readonly sources: Readonly<Record<string, string>>
}
