import type { Danger, Threat } from '@bivouac/client/page'
import { dangers } from '@bivouac/client/page/dangers'
import { viewOf } from './facts.ts'

/** Where the other side could strike: squares of units that could be its targets, and squares it could move to. */
export function threatened(threats: readonly Threat[], raw: object): ReadonlyMap<string, Danger> {
  const view = viewOf(raw)
  const { map, mark } = dangers()
  const strike = (square: number | undefined, share: number, by?: number): void => {
    if (square !== undefined && square >= 0) mark(`place:${square}`, share, by)
  }
  for (const { action, share, target, by } of threats) {
    const id = Number(action.arg)
    if (target !== undefined) strike(view.square[target], share, by)
    else if (action.type === 'target') strike(view.square[id], share)
    else if (action.type === 'to') strike(id, share * 0.25)
  }
  return map
}
