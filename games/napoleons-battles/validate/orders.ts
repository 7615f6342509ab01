/** Appendix B and 20.3: whom and what orders and commands of a scenario name has to be there. */
import type { Text } from '@bivouac/kernel'
import type { GeneralData, ScenarioData } from '../scenario.ts'
import { fault, type Raw } from './shapes.ts'

export function ordersFault(raw: Raw): Text | undefined {
  const { generals = [], objectives = [], terrain = [] } = raw as unknown as ScenarioData
  const lookout = terrain.find(each => each.lookout !== undefined && (each.lookout !== true || each.kind !== 'town'))
  if (lookout !== undefined)
    return fault('“lookout” è true, e solo di una città', 'lookout is true, and of a town only')
  const { commanders } = raw as unknown as { commanders?: unknown }
  if (commanders !== undefined && !areCommanders(commanders, generals))
    return fault(
      '“commanders” sono, per parte, da uno a quattro generali di quella parte',
      'commanders are, by side, one to four generals of that side',
    )
  const places = [
    ...objectives.map(({ name }) => name),
    ...terrain.flatMap(each => (each.kind === 'town' ? (each.name ?? []) : [])),
  ]
  for (const general of generals) {
    const wrong = orderFault(
      general,
      places,
      generals.map(({ id }) => id),
    )
    if (wrong !== undefined) return wrong
  }
  return undefined
}
/** 20.3 */
const areCommanders = (raw: unknown, generals: readonly GeneralData[]): boolean =>
  Array.isArray(raw) &&
  raw.length === 2 &&
  raw.every(
    (own, side) =>
      Array.isArray(own) &&
      own.length >= 1 &&
      own.length <= 4 &&
      new Set(own).size === own.length &&
      own.every(id => generals.some(each => each.id === id && each.side === side)),
  )
function orderFault({ name, order }: GeneralData, known: readonly string[], ids: readonly string[]): Text | undefined {
  if (order === undefined) return undefined
  const { kind, places = [], at = [], supports = [] } = order
  const place = places.find(each => !known.includes(each))
  if (place !== undefined)
    return fault(
      `l’ordine del generale “${name}” nomina “${place}”, che non è un obiettivo né una città`,
      `the order of general “${name}” names “${place}”, which is no objective and no town`,
    )
  const id = supports.find(each => !ids.includes(each))
  if (id !== undefined)
    return fault(
      `l’ordine del generale “${name}” nomina il generale “${id}”, che non c’è`,
      `the order of general “${name}” names general “${id}”, who is not there`,
    )
  const few = kind === 'support' ? supports.length === 0 : places.length + at.length === 0
  return few || (kind === 'support' ? places.length + at.length : supports.length) > 0
    ? fault(
        `l’ordine del generale “${name}” non dice chi sostenere, o dove andare`,
        `the order of general “${name}” does not say whom to support, or where to go`,
      )
    : undefined
}
