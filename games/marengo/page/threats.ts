import type { Thing, Threat } from '@bivouac/client/page'
import { onApproach, place } from './actions.ts'
import { localeOf } from './facts.ts'

type Parts = Readonly<Record<string, readonly number[] | undefined>>

/** Where the other side could strike next: locales it could attack, approaches it could assault or fire at. */
export function aimedAt({ action }: Threat): Thing | undefined {
  const { from: [from] = [], to: [to] = [] } = (action.arg ?? {}) as Parts
  if (from !== undefined) return onApproach(from ^ 1)
  return to === undefined ? undefined : place(localeOf(to))
}
