/** 14.1.2, 14.1.3 What the Guard minds on its way into contact, and what it has used up. */
import type { Verdict } from '@bivouac/kernel'
import { generalSpeed } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { COMMITTED, type Combat, type FrameOf, type MarchLocals, type State, type T } from '../state.ts'
import { INCH, ON_TABLE } from '../words.ts'
import { type Cost, PART } from './08-1-effort.ts'
import type { Ahead } from './08-2-ahead.ts'

type March = FrameOf<'march'>

/** 14.1.3 What a round of combat costs, in the measure of a march. */
export const ROUND = INCH * PART

const ONLY_CONTACT = no(
  '14.1.3',
  {
    it: 'In questa fase la Guardia si muove solo per contattare il nemico.',
    en: 'In this step the Guard moves only to contact the enemy.',
  },
  {
    it: 'Contattalo, o fermati e muovi nella fase di movimento.',
    en: 'Contact it, or halt and move in the movement step.',
  },
)
const NO_INCH = no(
  '14.1.3',
  {
    it: 'Per ingaggiare un combattimento la Guardia deve avere ancora un pollice di movimento.',
    en: 'To engage in a combat the Guard must still have an inch of movement.',
  },
  { it: 'Scegli un nemico più vicino.', en: 'Choose a nearer enemy.' },
)
const LEFT_BEHIND = no(
  '14.1.2',
  {
    it: 'Il generale a contatto non può seguire la Guardia fin là.',
    en: 'The general in contact cannot follow the Guard as far as that.',
  },
  { it: 'Scegli un nemico più vicino.', en: 'Choose a nearer enemy.' },
)

/** 14.1.3 */
export const onlyToContact = (_: T, f: March): Verdict => (f.mode === COMMITTED ? ONLY_CONTACT : undefined)

/** 14.1.3 An inch is left for the combat; 14.1.2 a general comes along. `pays` tells whether the march can pay so much. */
export function mayEngage(
  t: T,
  f: March,
  way: number,
  cost: Cost,
  c: Ahead,
  pays: (t: T, f: March, cost: Cost, c: Ahead) => Verdict,
): Verdict {
  if (f.mode !== COMMITTED) return undefined
  if (pays(t, f, { ...cost, weight: cost.weight + ROUND }, c) !== undefined) return NO_INCH
  const { s } = t
  const follows = (g: number): boolean =>
    s.host[g] === f.unit && s.on[g] === ON_TABLE && s.spent[g]! + way <= generalSpeed(c.field, g, is(s, 'infirm'))
  for (let g = c.field.troops; g < c.field.count; g++) if (follows(g)) return undefined
  return LEFT_BEHIND
}

/** 14.1.3 What the march has cost is remembered until the step is over. */
export function noteWay({ extra }: State, f: MarchLocals): void {
  if (f.mode === COMMITTED && extra.committed !== undefined) extra.committed[f.unit] = f.weight
}
/** 14.1.3 An inch more for each round of combat, whoever brought it about. */
export function noteRound({ extra: { committed }, side }: State, it: Combat): void {
  if (committed !== undefined && committed.length > 0) for (const u of it.own[side]!) committed[u]! += ROUND
}
