/** What a switch is, and how one is written in a line. */
import type { Option, Text } from '@bivouac/kernel'

/** Sets of switches a table can agree on with one word. */
export const PRESETS = ['base', 'baseHouse', 'advanced', 'advancedHouse', 'complete'] as const
export type Preset = (typeof PRESETS)[number]

/** Readings of the text belong to no preset; the others are on in some of them. */
export type Group = 'reading' | 'house' | 'advanced' | 'optional'

/** The value that says: as the preset has it. */
export const BY_PRESET = 'preset'

export interface Switch<Id extends string = string> {
  readonly id: Id
  readonly group: Group
  /** Presets in which it stands at its second value. */
  readonly on: readonly Preset[]
  /** Whether its rules are written: a switch without rules is not offered and stands at its first value. */
  readonly ready: boolean
  readonly name: Text
  readonly about: Text
  /** Without `preset`; the first is what is played where nobody switches anything on. */
  readonly values: Option['values']
}

export const HOUSE: readonly Preset[] = ['baseHouse', 'advancedHouse']
/** House rules about advanced ones. */
export const HOUSE_ADVANCED: readonly Preset[] = ['advancedHouse']
export const ADVANCED: readonly Preset[] = ['advanced', 'advancedHouse', 'complete']
export const COMPLETE: readonly Preset[] = ['complete']
/** Optional rules outside every preset. */
export const NEVER: readonly Preset[] = []

export const value = (id: string, it: string, en: string) => ({ id, name: { it, en } })
const OFF_ON = [value('off', 'no', 'no'), value('on', 'sì', 'yes')] as const

type Words = readonly [it: string, en: string]
const text = ([it, en]: Words): Text => ({ it, en })

/** A switch that is off or on, or one with values of its own. */
export const switchOf =
  (group: Group, on: readonly Preset[]) =>
  <const Id extends string>(
    id: Id,
    ready: boolean,
    name: Words,
    about: Words,
    values: Option['values'] = OFF_ON,
  ): Switch<Id> => ({ id, group, on, ready, name: text(name), about: text(about), values })
