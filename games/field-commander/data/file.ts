/** The shape of a campaign file and of a map file: what was written down, before anybody has checked it. */
import type { Text } from '@bivouac/kernel'
import type { Grade, Order, SupplyResult } from '../words.ts'

/**
 * Where a value comes from. 'rulebook': stated there or forced by its arithmetic; 'published': reported by players of the
 * printed game; 'inferred': the natural reading of either; 'reconstruction': ours, until somebody reads the printed map.
 */
export const PROVENANCES = ['rulebook', 'published', 'inferred', 'reconstruction'] as const
export type Provenance = (typeof PROVENANCES)[number]
export type Sourced<T> = readonly [value: T, from: Provenance]

export interface MapFile {
  readonly id: string
  readonly name: Text
  /** `Area` or `Area*` (a city), an equals sign, and its neighbours in the order in which a random move counts them. */
  readonly areas: readonly string[]
  /** Cities, links and lists of neighbours that are better than a reconstruction: 'Nice-Turin', 'Genoa*', 'Lodi='. */
  readonly sources: Readonly<Record<string, Provenance>>
}

export interface ForceGroup {
  readonly side: 'french' | 'enemy'
  readonly nation: string
  readonly area: string
  /** Where the names and the place come from. */
  readonly from: Provenance
  /** Not at the start: when the turn marker enters this box, or when the French first enter one of these areas. */
  readonly late?: { readonly box?: number; readonly enter?: readonly string[] }
  /**
   * `Name type skill combat marks`: type i c g, skill R P L V E; marks are four letters, the provenance of type, skill,
   * combat and activation (r p i x as in PROVENANCES, x a reconstruction). Activation and the other values follow
   * from `template`, unless written behind as `a=7`, `s=2`.
   */
  readonly forces: readonly string[]
}

export interface OrderRow {
  /** The highest modified roll of this row; the last row has none. */
  readonly upTo?: number
  readonly order: Order
  /** Areas moved: 1, 2 or 3. */
  readonly times?: number
}
export interface OrderTable {
  /** Forces to a group. */
  readonly size: number
  readonly rows: readonly OrderRow[]
  /** For 'toward': an area, or Napoleon himself. */
  readonly toward?: string
}
export interface SupplyRow {
  readonly upTo: number
  readonly gain: SupplyResult
  readonly count: number
}
export interface TrackBox {
  readonly label: string
  readonly vp?: number
  readonly grade?: Grade
}

/** Special rules are data; each `rule` names one small hook in rules/special.ts. */
export type Special =
  /** More statics at set-up. */
  | { readonly rule: 'statics'; readonly area: string; readonly garrisons: number; readonly fortifications: number }
  /** Defeat unless so many Objectives are held at the end of the French turn, or of the whole turn. */
  | { readonly rule: 'holdAtLeast'; readonly objectives: number; readonly at: 'french' | 'turn' }
  /** Unless one of these is held then: defeat, or the campaign ends and scores the box it has reached. */
  | {
      readonly rule: 'holdOneOf'
      readonly areas: readonly string[]
      readonly at: 'french' | 'turn'
      readonly otherwise: 'defeat' | 'score'
    }
  /** Every turn of the track is played, and then the points are counted. */
  | {
      readonly rule: 'playAll'
      /** Points for each surviving French force that counts. */
      readonly perForce: Sourced<number>
      readonly counts: 'starting' | 'mobile'
      /** Points for an area held at the end, or held at the end of any turn. */
      readonly area: string
      readonly bonus: number
      readonly held: 'last' | 'ever'
      readonly superior: number
      readonly historical: number
    }
  /** The track is survived, not raced: after its last box that box is scored. */
  | { readonly rule: 'holdOut' }
  /** Destroyed commanders cannot be bought back. */
  | { readonly rule: 'noRebuy' }
  /** In the French supply phase of this box, every French mobile force outside a French-held city is hit on this or less. */
  | { readonly rule: 'winter'; readonly box: number; readonly hitOn: number }
  /** Napoleon must end the last turn in one of these, or the campaign is lost. */
  | { readonly rule: 'endAt'; readonly areas: readonly string[] }

export interface Pools {
  /** How many of each: recruits for sale, the enemy's cup at the start, and both sides' statics. */
  readonly french: Sourced<{ readonly infantry: number; readonly cavalry: number; readonly guns: number }>
  readonly enemy: Sourced<{ readonly infantry: number; readonly cavalry: number; readonly guns: number }>
  readonly frenchStatics: Sourced<{ readonly garrisons: number; readonly fortifications: number }>
  readonly enemyStatics: Sourced<{ readonly garrisons: number; readonly fortifications: number }>
  /** Scout counters in the box. */
  readonly scouts: Sourced<number>
}

export interface CampaignFile {
  readonly id: string
  readonly name: Text
  readonly about: Text
  readonly map: string
  readonly closed: Sourced<readonly string[]>
  readonly scale: Sourced<'brigade' | 'division' | 'corps'>
  readonly command: Sourced<number>
  readonly plans: { readonly noNapoleon: Sourced<number>; readonly enemy: Sourced<number> }
  readonly supply: { readonly french: Sourced<number>; readonly enemy: Sourced<number> }
  readonly income: { readonly base: Sourced<number>; readonly perCity: Sourced<number> }
  readonly napoleon: Sourced<string>
  readonly objectives: Sourced<readonly string[]>
  readonly forces: readonly ForceGroup[]
  readonly pools: Pools
  readonly orders: Sourced<OrderTable>
  readonly enemySupply: Sourced<readonly SupplyRow[]>
  readonly track: Sourced<readonly TrackBox[]>
  /** Another reading of the same track that a table may agree on. */
  readonly shortTrack?: Sourced<readonly TrackBox[]>
  readonly special: readonly Sourced<Special>[]
}
