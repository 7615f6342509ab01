import type { Lang, Option, Scenario, Setup } from '@bivouac/kernel'
import type { Report } from './types.ts'

/** What was agreed before the game: the scenario, and the switches that stand elsewhere than the rulebook leaves them. */
export function agreed(
  known: { readonly scenarios: readonly Scenario[]; readonly options: readonly Option[] },
  setup: Setup,
  lang: Lang,
): Pick<Report, 'scenario' | 'options'> {
  const scenario = known.scenarios.find(each => each.id === setup.scenario)?.name[lang] ?? setup.scenario
  const options = known.options.flatMap(({ id, name, values, default: usual }) => {
    const value = values.find(each => each.id === setup.options[id])
    return value === undefined || value.id === usual ? [] : [{ name: name[lang], value: value.name[lang] }]
  })
  return { scenario, options }
}
