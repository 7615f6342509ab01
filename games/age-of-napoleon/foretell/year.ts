/** What the end of the year would bring: who gives in and why, and what the winter takes. */
import type { Held, Outlook, Wintering } from '../outlook.ts'
import { outlook } from '../rules/outlook.ts'
import { corpsAt, put } from '../rules/table.ts'
import { cloneState, type State } from '../state.ts'
import { type Corps, RESERVE, type Region } from '../words.ts'

/** The table as it would be with these corps in that region and nobody else there. */
export function occupied(s: State, army: readonly Corps[], region: Region, seat: number): Outlook {
  const copy = cloneState(s)
  for (const corps of corpsAt(copy, 1 - seat, region)) put(copy, corps, RESERVE)
  for (const corps of army) put(copy, corps, region)
  return outlook({ s: copy, stack: [] })
}
export const heldIn = ({ held }: Outlook, country: number): Held | undefined =>
  held.find(each => each.country === country)

/** Corps lost on average, and the chance that any is. */
export function toll({ losses }: Wintering): { readonly mean: number; readonly any: number } {
  const share = 1 / losses.length
  return {
    mean: losses.reduce((sum, each) => sum + each * share, 0),
    any: losses.filter(each => each > 0).length * share,
  }
}
