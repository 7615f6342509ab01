/** Reads a setup: a shipped battle by its name, or a whole scenario where the name would stand. */
import type { Json, Setup } from '@bivouac/kernel'
import { commandersOf } from './commanders.ts'
import { fieldNamed } from './field.ts'
import { SCENARIOS } from './options.ts'
import { battleFor, POINTS_ID, wantedIn } from './points/index.ts'
import { readScenario } from './validate/index.ts'

/** The name under which a position given as data is kept: its data is the option beside it. */
export const GIVEN = 'position'

type Reader = (plain: unknown, extra: (key: string, value: Json) => string | undefined) => Setup | string

export function validated(raw: unknown, read: Reader): Setup | string {
  const noOther = (key: string): string => `there is no option “${key}”`
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return read(raw, noOther)
  const { scenario, options } = raw as { scenario?: unknown; options?: unknown }
  const kept =
    typeof options === 'object' && options !== null && !Array.isArray(options)
      ? (options as Record<string, unknown>)
      : {}
  const given =
    typeof scenario === 'object' && scenario !== null ? scenario : scenario === GIVEN ? kept[GIVEN] : undefined
  if (given === undefined && scenario !== GIVEN) return byPoints(deployable(read(raw, noOther)))
  if (given === undefined) return 'a position is given as data: {"scenario": {"table": [48, 36], "units": […]}}'
  const data = readScenario(given)
  if (typeof data === 'string') return data
  const { [GIVEN]: _, ...chosen } = kept
  const plain = read(
    { ...(raw as object), scenario: SCENARIOS[0]!.id, options: { ...data.options, ...chosen } },
    noOther,
  )
  return typeof plain === 'string'
    ? plain
    : deployable({ scenario: GIVEN, options: { ...plain.options, [GIVEN]: data as unknown as Json } })
}

/** A battle by points is drawn up here and goes on as data. */
function byPoints(setup: Setup | string): Setup | string {
  if (typeof setup === 'string' || setup.scenario !== POINTS_ID) return setup
  const data = battleFor(wantedIn(setup.options))
  return { scenario: GIVEN, options: { ...setup.options, [GIVEN]: data as unknown as Json } }
}

/** 20.3.1 Several commanders need several formations, and every side one at least. */
export function commanded(setup: Setup): string | undefined {
  const given = setup.options[GIVEN]
  const all = commandersOf(fieldNamed(given === undefined ? setup.scenario : JSON.stringify(given)))
  const isEnough = all.length > 2 && [0, 1].every(side => all.some(each => each.side === side))
  return isEnough ? undefined : '“commanders: several” needs generals on both sides, and several formations'
}

/** Nobody deploys freely where the scenario does not say in which zones, or begins in the middle of a turn. */
function deployable(setup: Setup | string): Setup | string {
  if (typeof setup === 'string' || setup.options.deployment !== 'free') return setup
  const given = setup.options[GIVEN]
  const { zones, data } = fieldNamed(given === undefined ? setup.scenario : JSON.stringify(given))
  if (zones.length === 0) return 'free deployment needs zones, and this scenario has none'
  return data.phase === undefined && data.side === undefined
    ? setup
    : 'free deployment comes before the first turn, and this scenario begins later'
}
