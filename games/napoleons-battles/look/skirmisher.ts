/** A1.1.1 One man of a skirmish line on his own base, at the ready and a little askew. */
import { SKIRMISHER } from '../data/bases.ts'
import { INCH } from '../words.ts'
import { blank, type Sketch, soldier } from './figures.ts'
import { handFor, PER_INCH } from './pens.ts'

/** Side of the base in units of the picture. */
export const SKIRMISH_SIDE = (SKIRMISHER.front / INCH) * PER_INCH

export function skirmisherOf(seed: number): Sketch {
  const into = blank()
  const hand = handFor(seed + 900)
  soldier(into, [hand(-2, 2), SKIRMISH_SIDE * 0.5 + hand(-2, 2)], hand(-25, 25), hand)
  return into
}
