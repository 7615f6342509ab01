/** 8.4.1 Coming into contact. */
import { cornerX, cornerY, shape, shapes, TOUCH } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { isCavalry, isTroops } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { EVADING, type FrameOf, fieldFor, has, INTERCEPTING, type T } from '../state.ts'
import { DISORDER, INCH, SQUARE } from '../words.ts'
import { firstMet, within } from './01-pieces.ts'
import type { Ahead, Meeting } from './08-2-ahead.ts'
import { affords, layStraight, mannerOf, mayGo, type Straight, straightCost } from './08-2-manoeuvres.ts'
import { mayEngage } from './14-guard-checks.ts'

const NOT_THEY = no('8.4.1.1', {
  it: 'Artiglieria, carriaggi e generali da soli non iniziano un combattimento.',
  en: 'Artillery, wagons and generals on their own do not start a combat.',
})
const IN_DISORDER = no(
  '8.4.1.1',
  {
    it: 'Un’unità disordinata non inizia un combattimento (errata).',
    en: 'A disordered unit does not start a combat (errata).',
  },
  { it: 'Resta ferma un turno per riordinarti.', en: 'Stay where you are for a turn to reorder.' },
)
const NOT_IN_SQUARE = no(
  '1.4.2.3',
  { it: 'In quadrato non si contatta il nemico.', en: 'A square is not used to contact the enemy.' },
  { it: 'Cambia prima formazione.', en: 'Change formation first.' },
)
const NO_CONTACT = no('14.2.2', { it: 'Chi evade non contatta nessuno.', en: 'Whoever evades contacts nobody.' })
const NO_ENEMY = no('8.4', { it: 'Non è un’unità nemica sul tavolo.', en: 'That is no enemy unit on the table.' })
const NOT_FIRST = no(
  '8.4.1',
  {
    it: 'In questa direzione non si arriva a contatto di quel nemico.',
    en: 'This way does not lead into contact with that enemy.',
  },
  { it: 'Prova un’altra direzione entro 45°, o converti.', en: 'Try another direction within 45°, or wheel.' },
)
const NOT_BY_FRONT = no('8.4.1', {
  it: 'Il contatto deve avvenire con il fronte di almeno una base.',
  en: 'Contact has to be made with the front of at least one base.',
})
const ONLY_MOVERS = no('8.5.2.2', {
  it: 'In questo passo si può contattare solo la cavalleria nemica appena mossa.',
  en: 'In this step only enemy cavalry that has just moved may be contacted.',
})

/** Farther than any charge on open ground. */
const FARTHEST = 40 * INCH

/** Where a charge in this direction first meets somebody: nobody within reach, −1. */
export function meeting(t: T, f: FrameOf<'march'>, offset: number, c: Ahead): Meeting {
  const direction = (t.s.facing[f.unit]! + offset + 3600) % 3600
  for (let k = 0; k < c.met.length; k++) if (c.met[k]!.direction === direction) return c.met[k]!
  const reach = Math.min(FARTHEST, c.reach + 4)
  const { who, distance } = firstMet(c.table, f.unit, direction, reach, c.close)
  const found = { who, distance, direction }
  c.met.push(found)
  return found
}

/** Whether the front edge of a shape touches another. */
export function touchesByFront(table: Int32Array, i: number, other: number): boolean {
  const front = shapes(1)
  shape([cornerX(table, i, 0), cornerY(table, i, 0), cornerX(table, i, 1), cornerY(table, i, 1)], front, 0)
  return within(front, 0, table, other, TOUCH)
}

export function mayStartCombat(t: T, f: FrameOf<'march'>): Verdict {
  const field = fieldFor(t.s)
  if (f.mode === EVADING) return NO_CONTACT
  if (!isTroops(field, f.unit)) return NOT_THEY
  if (t.s.form[f.unit] === SQUARE) return NOT_IN_SQUARE
  return has(t.s, f.unit, DISORDER) && !is(t.s, 'disorderedContact') ? IN_DISORDER : undefined
}

/** 8.5.2.2 Cavalry that intercepts may only contact cavalry that moved in the step before. */
export function isAllowedTarget(t: T, f: FrameOf<'march'>, [enemy]: readonly number[], c: Ahead): Verdict {
  if (!c.enemies.includes(enemy!)) return NO_ENEMY
  if (f.mode === INTERCEPTING && !(isCavalry(c.field, enemy!) && t.s.moved.includes(enemy!))) return ONLY_MOVERS
  return undefined
}

/** 8.4.1 The way leads to that enemy first, straight or up to 45 degrees off the front, and the front touches him. */
export function mayTouch(t: T, f: FrameOf<'march'>, [enemy, offset]: readonly number[], c: Ahead): Verdict {
  if (!c.enemies.includes(enemy!)) return NO_ENEMY
  const met = meeting(t, f, offset!, c)
  if (met.who < 0) return NOT_FIRST
  const move: Straight = { direction: met.direction, distance: met.distance, manner: mannerOf(c, t.s, f.unit, false) }
  layStraight(f.unit, c, move)
  if (met.who !== enemy && !within(c.table, c.at, c.table, enemy!, TOUCH)) return NOT_FIRST
  if (!within(c.table, c.at, c.table, enemy!, TOUCH)) return NOT_FIRST
  if (!touchesByFront(c.table, c.at, enemy!)) return NOT_BY_FRONT
  return mayGo(t, f, move, c, enemy!) ?? mayEngage(t, f, move.distance, straightCost(t.s, f.unit, c, move), c, affords)
}

/** One entry for each enemy the front would meet: the direction nearest to straight ahead. */
export function contacts(t: T, f: FrameOf<'march'>, c: Ahead): number[][] {
  const found: number[][] = []
  for (const offset of OFFSETS) {
    const { who } = meeting(t, f, offset, c)
    if (who >= 0 && found.every(([enemy]) => enemy !== who)) found.push([who, offset])
  }
  return found.sort((a, b) => a[0]! - b[0]!)
}
const OFFSETS = [0, -150, 150, -300, 300, -450, 450]
