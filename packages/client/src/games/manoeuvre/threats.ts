import type { Threat } from '@bivouac/host/protocol'
import { viewOf } from './facts.ts'

/** Where the other side could strike: squares of units that could be its targets, and squares it could move to. */
export function threatened(threats: readonly Threat[], raw: object): ReadonlyMap<string, number> {
  const view = viewOf(raw)
  const map = new Map<string, number>()
  const mark = (square: number, share: number): void => {
    if (square >= 0) map.set(`place:${square}`, Math.max(map.get(`place:${square}`) ?? 0, share))
  }
  for (const { action, share, target } of threats) {
    const id = Number(action.arg)
    if (target !== undefined) mark(view.square[target] ?? -1, share)
    else if (action.type === 'target') mark(view.square[id] ?? -1, share)
    else if (action.type === 'to') mark(id, share * 0.25)
  }
  return map
}
