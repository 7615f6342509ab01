import type { Danger, Threat } from '@bivouac/client/page'
import { dangers } from '@bivouac/client/page/dangers'
import { APPROACHES } from '../words.ts'
import { beyond } from './facts.ts'

/** Where the other side could strike next: locales it could attack, approaches it could assault or fire at. */
export function threatened(threats: readonly Threat[]): ReadonlyMap<string, Danger> {
  const { map, mark } = dangers()
  for (const { action, share, by } of threats) {
    const id = Number(action.arg)
    if (action.type === 'assault') mark(`place:${APPROACHES + (id ^ 1)}`, share, by)
    else if (action.type === 'enter') mark(`place:${beyond(id)}`, share, by)
    else if (action.type === 'target') mark(`place:${id}`, share, by)
  }
  return map
}
