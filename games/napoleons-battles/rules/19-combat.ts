/** 19 Optional rules of fire and combat. */
import { pointWithin } from '@bivouac/ground/measured'
import { end, type Flow, type Verdict } from '@bivouac/kernel'
import { RANGE_TABLE } from '../data/range.ts'
import { batteryOf, type Field, generalOf, isBatteryUnit, isGeneral, isTroops, troopOf } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, type Napoleon, type State, type T } from '../state.ts'
import { INCH } from '../words.ts'
import { d10, type Line, line } from './01-dice.ts'
import { slotsOf } from './01-pieces.ts'
import { mouths } from './09-sectors.ts'
import { isUnwilling } from './18-lying.ts'
import { rollAgain } from './20-initiative.ts'
import { tell } from './telling.ts'

// ---- 19.1 the range table -------------------------------------------------------------------------------------------

/** 19.1.1 The row of the table: 0 up to one inch, 1 up to two …; contact is the first row. */
export function rowOf(f: Field, s: State, u: number, target: number, town: number, table: Int32Array): number {
  const { by } = RANGE_TABLE[batteryOf(f, u).calibre]
  const { shapes } = f.ground.terrain
  for (let row = 0; row < by.length; row++)
    for (const { x, y } of mouths(f, s, u)) {
      const far = (row + 1) * INCH
      if (
        target >= 0
          ? slotsOf(table, target).some(slot => pointWithin(x, y, table, slot, far))
          : f.ground.towns[town]!.pieces.some(piece => pointWithin(x, y, shapes, piece, far))
      )
        return row
    }
  return by.length
}

/** 19.1.1, CARD-5 The modifier of calibre and distance; the factor of the card is one less where the table is used. */
export function rangeLines(f: Field, s: State, u: number, target: number, town: number, table: Int32Array): Line[] {
  if (!is(s, 'rangeTable') || !isBatteryUnit(f, u) || (target < 0 && town < 0)) return []
  const row = rowOf(f, s, u, target, town, table)
  const value = RANGE_TABLE[batteryOf(f, u).calibre].by[row] ?? 0
  return [
    line('CARD-5', 'fattore con la tabella', 'factor with the table', -1),
    line('19.1.1', `distanza fino a ${row + 1}"`, `up to ${row + 1}" away`, value),
  ]
}

const BEYOND = no('19.1.2', {
  it: 'La tabella non ha un valore per questa distanza: è fuori gittata.',
  en: 'The table has no number for this distance: it is out of range.',
})
/** 19.1.2 An empty cell is out of range. */
export const isInTable = (f: Field, s: State, u: number, target: number, table: Int32Array): Verdict =>
  is(s, 'rangeTable') &&
  isBatteryUnit(f, u) &&
  rowOf(f, s, u, target, -1, table) >= RANGE_TABLE[batteryOf(f, u).calibre].by.length
    ? BEYOND
    : undefined

// ---- 19.4 irregulars ------------------------------------------------------------------------------------------------

const REFUSED = no(
  '19.4',
  { it: 'Gli irregolari hanno rifiutato di attaccare.', en: 'The irregulars have refused to attack.' },
  { it: 'Riprova nella prossima fase.', en: 'Try again in the next phase.' },
)
export const willAttack = (t: T, f: FrameOf<'march'>): Verdict => (isUnwilling(t.s, f.unit) ? REFUSED : undefined)

/** Who has to be asked before he goes into contact: note * of the profile. */
export const isIrregular = (f: Field, s: State, u: number): boolean =>
  is(s, 'irregulars') && isTroops(f, u) && troopOf(f, u).irregular === true

/** 19.4 Above its control, unmodified, the irregular stays where it is; 20.1.4.2 a general of the old school by his response. */
export const nerve = {
  rule: '19.4',
  steps: {
    roll: (t: T, f: FrameOf<'nerve'>) => {
      f.die = d10(t, isGeneral(fieldFor(t.s), f.unit) ? '20.1.4.2' : '19.4')
    },
    free: rollAgain<'nerve'>((t, f) => fieldFor(t.s).side[f.unit]!, 'roll', 'settle'),
    settle: (t: T, f: FrameOf<'nerve'>): Flow<Napoleon> => {
      const field = fieldFor(t.s)
      const leads = isGeneral(field, f.unit)
      const need = leads ? generalOf(field, f.unit).response : troopOf(field, f.unit).control
      const passed = f.die <= need
      tell(t, { e: 'tested', unit: f.unit, what: leads ? 'contact' : 'attack', die: f.die, need, passed })
      const { willing, unwilling } = t.s.extra
      ;(passed ? willing : unwilling).push(f.unit)
      return end()
    },
  },
} as const
