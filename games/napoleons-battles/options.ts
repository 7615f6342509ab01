/**
 * What a table can set. One word, `rules`, chooses a whole set of rules; every switch stands as that set has it unless it is set by itself.
 * The switches themselves are in `options/`, by group.
 */
import type { Option, Scenario } from '@bivouac/kernel'
import { SHIPPED } from './field.ts'
import { ADVANCED_RULES } from './options/advanced.ts'
import { HOUSE_RULES } from './options/house.ts'
import { OPTIONAL_RULES } from './options/optional.ts'
import { DEPLOYMENT, ORDER_ZONE, READINGS } from './options/readings.ts'
import { BY_PRESET, PRESETS, type Preset, type Switch, value } from './options/switch.ts'
import { BY_POINTS, POINT_OPTIONS, POINTS_ID } from './points/index.ts'

const LISTED = [...HOUSE_RULES, ...READINGS, ...ADVANCED_RULES, ...OPTIONAL_RULES, DEPLOYMENT, ORDER_ZONE] as const
export type OptionId = (typeof LISTED)[number]['id']
/** Every switch of the book in the order of `State.options`, written or not. */
export const SWITCHES: readonly Switch<OptionId>[] = LISTED
const INDEX = Object.fromEntries(SWITCHES.map((each, i) => [each.id, i])) as Record<OptionId, number>

/** The set of rules that is played where nobody says anything. */
export const DEFAULT_PRESET: Preset = 'advanced'

const RULES: Option = {
  id: 'rules',
  name: { it: 'Regole', en: 'Rules' },
  about: {
    it: 'Base: capitoli 1-12. Avanzate: anche 13-15. Complete: anche molte delle opzionali. Le regole del circolo sono dei traduttori, non degli autori.',
    en: 'Base: chapters 1-12. Advanced: 13-15, too. Complete: many optional rules, too. House rules are the translators’ club’s, not the designers’.',
  },
  values: [
    value('base', 'base', 'base'),
    value('baseHouse', 'base e circolo', 'base and house'),
    value('advanced', 'avanzate', 'advanced'),
    value('advancedHouse', 'avanzate e circolo', 'advanced and house'),
    value('complete', 'complete', 'complete'),
  ],
  default: DEFAULT_PRESET,
}

/** A switch that no preset touches has its first value; one of a preset says so itself. */
const offered = ({ id, name, about, values, group }: Switch): Option => ({
  id,
  name,
  about,
  values: group === 'reading' ? values : [value(BY_PRESET, 'come le regole scelte', 'as the rules chosen'), ...values],
  default: group === 'reading' ? values[0]!.id : BY_PRESET,
})

/** What the form shows. */
export const OPTIONS: readonly Option[] = [RULES, ...POINT_OPTIONS, ...SWITCHES.filter(each => each.ready).map(offered)]

type Chosen = Readonly<Record<string, unknown>>
const presetOf = (chosen: Chosen): Preset => {
  const given = chosen.rules as Preset
  return PRESETS.includes(given) ? given : DEFAULT_PRESET
}
function settledAt(each: Switch, chosen: Chosen): number {
  if (!each.ready) return 0
  const given = each.values.findIndex(one => one.id === chosen[each.id])
  return given >= 0 ? given : each.on.includes(presetOf(chosen)) ? 1 : 0
}

/**
 * `State.options` holds, by switch, the number of the value that holds: presets are worked out here, once. Noughts at the end are left out: a switch
 * that is added behind the others, and stands at its first value, leaves old positions as they are.
 */
export function optionsOf(chosen: Chosen): number[] {
  const all = SWITCHES.map(each => settledAt(each, chosen))
  while (all.at(-1) === 0) all.pop()
  return all
}

/** By switch: the value it comes to. */
export const settled =
  (chosen: Chosen) =>
  (id: OptionId): string => {
    const each = SWITCHES[INDEX[id]]!
    return each.values[settledAt(each, chosen)]!.id
  }

/** Where a switch stands in `State.options`, for those who ask often. */
export const switchAt = (option: OptionId): number => INDEX[option]

/** Whether the second value of an option holds. */
export const is = (s: { readonly options: readonly number[] }, option: OptionId): boolean =>
  s.options[INDEX[option]] === 1

/** The number of the value that holds, of switches with more than two. */
export const settingOf = (s: { readonly options: readonly number[] }, option: OptionId): number =>
  s.options[INDEX[option]] ?? 0

export const SCENARIOS: readonly Scenario[] = [...SHIPPED, { id: POINTS_ID, ...BY_POINTS }].map(
  ({ id, name, about }) => ({
    id: id!,
    name: typeof name === 'string' || name === undefined ? { it: id!, en: id! } : name,
    about: about ?? { it: '', en: '' },
  }),
)
