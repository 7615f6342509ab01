import type { Weights } from '@bivouac/kernel'
import { GLANCE } from './glance.ts'

/** What Marshal values: begun as Veteran's, changed where self-play says so (docs/bots.md). */
export const WEIGHTS = Object.freeze({ ...GLANCE }) satisfies Weights

/** Where a personality differs. */
export const PERSONALITIES = Object.freeze({
  bold: { strength: 0.04, drive: 2.8, guard: 0.08 },
  cautious: { strength: 0.09, morale: 3.6, drive: 1.8 },
}) satisfies Readonly<Record<string, Weights>>
