/**
 * The ground under the campaigns. Our own drawing: the rulebook gives areas and connections, and these are the real
 * places, in degrees east and north, drawn from general geography. Nothing of it is read by the rules.
 */
import type { Text } from '@bivouac/kernel'

export type Degrees = readonly [east: number, north: number]
export type Lettered = readonly [name: Text, at: Degrees, turn?: number]

export interface Atlas {
  /** Where each area of the map lies, by the name the map file gives it. */
  readonly places: Readonly<Record<string, Degrees>>
  /** Outlines of the sea; they run on beyond the sheet. */
  readonly seas: readonly (readonly Degrees[])[]
  readonly lakes: readonly (readonly Degrees[])[]
  readonly rivers: readonly (readonly Degrees[])[]
  readonly ranges: readonly (readonly Degrees[])[]
  readonly woods: readonly (readonly Degrees[])[]
  readonly names: {
    readonly sea: readonly Lettered[]
    readonly land: readonly Lettered[]
    readonly river: readonly Lettered[]
  }
}

export const named = (it: string, en: string, at: Degrees, turn = 0): Lettered => [{ it, en }, at, turn]
