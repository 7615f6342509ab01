import type { Option, Scenario, Setup } from './module.ts'
import type { Json } from './values.ts'

/**
 * Reads a setup somebody wrote: `{}` or nothing is the first scenario with every default. Options that are not in the
 * list of the game are handed to `extra`, which answers with a fault or `undefined`. A game whose book says what may be
 * agreed gives `rule`, the section for faults of form; a fault in an option cites the option’s own.
 */
export function readSetup(
  raw: unknown,
  scenarios: readonly Scenario[],
  options: readonly Option[],
  extra: (key: string, value: Json) => string | undefined = key => `there is no option “${key}”`,
  rule?: string,
): Setup | string {
  const citing = (sentence: string, section = rule): string =>
    section === undefined ? sentence : `${sentence} (${section})`
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw)))
    return citing('a setup is an object: {"scenario": …, "options": {…}}')
  const given = (raw ?? {}) as Record<string, unknown>
  for (const key of Object.keys(given))
    if (key !== 'scenario' && key !== 'options') return citing(`a setup has scenario and options, not “${key}”`)
  const scenario = given.scenario ?? scenarios[0]!.id
  if (!scenarios.some(each => each.id === scenario))
    return citing(`there is no scenario “${String(scenario)}”; there are: ${scenarios.map(each => each.id).join(', ')}`)
  const wanted = given.options ?? {}
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return citing('options is an object')

  const chosen: Record<string, Json> = {}
  for (const option of options) chosen[option.id] = option.default
  for (const [key, value] of Object.entries(wanted as Record<string, Json>)) {
    const option = options.find(each => each.id === key)
    if (option === undefined) {
      const fault = extra(key, value)
      if (fault !== undefined) return fault
    } else if (!option.values.some(each => each.id === value))
      return citing(
        `option “${key}” is one of ${option.values.map(each => each.id).join(', ')}, not ${JSON.stringify(value)}`,
        option.rule,
      )
    chosen[key] = value
  }
  return { scenario: scenario as string, options: chosen }
}
