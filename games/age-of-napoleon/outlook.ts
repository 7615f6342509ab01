/** What the rules make of the table as it stands, for whoever looks at it: numbers alone, and nothing that is hidden. */
import type { Addend } from './events.ts'
import type { Country, Region } from './words.ts'

/** A country with corps of its enemy in it. */
export interface Held {
  readonly country: Country
  /** How many of either, and whether the capital (of a minor: its region) is in enemy hands. */
  readonly enemies: number
  readonly own: number
  readonly capital: boolean
  /** Would it surrender if the year ended now (12.1–12.4)? */
  readonly falls: boolean
}
/** An army that would roll for the winter where it stands (13.1). */
export interface Wintering {
  readonly region: Region
  readonly seat: number
  readonly size: number
  readonly addends: readonly Addend[]
  /** Losses by the die, 1 … 6. */
  readonly losses: readonly number[]
}
/** The sums of the battle that is being prepared; attacker first. */
export interface Sums {
  readonly attacker: number
  readonly at: Region
  readonly addends: readonly [readonly Addend[], readonly Addend[]]
  readonly strength: readonly [number, number]
  /** By die, 1 … 6: losses inflicted; where Art of War fixes the die, that alone. */
  readonly columns: readonly [readonly number[], readonly number[]]
  readonly fixed: readonly [number, number]
  readonly tie: readonly [number, number]
}
export interface Outlook {
  /** By seat: the cards the next Strategy Phase would bring, as the countries stand now (6.2). */
  readonly due: readonly [number, number]
  /** By major: what its control is worth in cards to France and to the Coalition. */
  readonly gives: readonly (readonly [number, number])[]
  /** By pile: the most on the map and the most a year (6.3), and whom it serves, −1 nobody. */
  readonly ceiling: readonly number[]
  readonly deployment: readonly number[]
  readonly serves: readonly number[]
  readonly held: readonly Held[]
  readonly winter: readonly Wintering[]
  /** Who meets the conditions of a marginal victory now (14.2), −1 nobody. */
  readonly marginal: number
  readonly battle?: Sums
}
