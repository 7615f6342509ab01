import type { Weights } from '@bivouac/kernel'
import { GLANCE } from './glance.ts'

/** What Marshal values: Veteran's own weights. `bivouac tune` is the way to change them; docs/bots.md keeps its seeds. */
export const WEIGHTS = Object.freeze({ ...GLANCE }) satisfies Weights

/** Where a personality differs. */
export const PERSONALITIES = Object.freeze({
  bold: { strength: 0.04, drive: 2.8, guard: 0.08 },
  cautious: { strength: 0.09, morale: 3.6, drive: 1.8 },
}) satisfies Readonly<Record<string, Weights>>
