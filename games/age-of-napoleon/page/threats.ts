import type { Thing, Threat } from '@bivouac/client/page'
import { place } from './actions.ts'

/** Where the other side could come next: the ends of its ways. */
export function aimedAt({ action: { type, arg } }: Threat): Thing | undefined {
  if (type === 'go' && Array.isArray(arg)) return place(Number(arg.at(-1)))
  return type === 'sail' && typeof arg === 'number' ? place(arg) : undefined
}
