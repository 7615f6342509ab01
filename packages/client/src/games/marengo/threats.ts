import type { Threat } from '@bivouac/host/protocol'
import { APPROACHES } from '@bivouac/marengo/words'
import { beyond } from './facts.ts'

/** Where the other side could strike next: locales it could attack, approaches it could assault or fire at. */
export function threatened(threats: readonly Threat[]): ReadonlyMap<string, number> {
  const map = new Map<string, number>()
  const mark = (place: number, share: number): void => {
    const key = `place:${place}`
    map.set(key, Math.max(map.get(key) ?? 0, share))
  }
  for (const { action, share } of threats) {
    const id = Number(action.arg)
    if (action.type === 'assault') mark(APPROACHES + (id ^ 1), share)
    else if (action.type === 'enter') mark(beyond(id), share)
    else if (action.type === 'target') mark(id, share)
  }
  return map
}
