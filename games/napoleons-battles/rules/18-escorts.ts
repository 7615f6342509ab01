/** 18.7 A unit that escorts the commander in chief. */
import { TOUCH } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import type { Field } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import { ON_TABLE } from '../words.ts'
import { within } from './01-pieces.ts'

/** 18.7 The general a unit escorts, −1 none. */
export function escorted(f: Field, s: State, u: number): number {
  if (!is(s, 'escorts')) return -1
  const at = f.generals.findIndex(({ escort }, i) => escort === f.id[u] && f.side[f.troops + i] === f.side[u])
  return at < 0 ? -1 : f.troops + at
}
const ALONE = no(
  '18.7',
  { it: 'La scorta muove solo con il suo generale.', en: 'The escort moves only with its general.' },
  { it: 'Porta prima il generale a contatto.', en: 'Bring the general to it first.' },
)
/** 18.7 It moves only if it begins with him, 7.2.2.3 and he keeps his radius while nobody else touches him. */
export function mayEscortMove(f: Field, s: State, u: number, table: () => Int32Array): Verdict {
  const general = escorted(f, s, u)
  if (general < 0) return undefined
  const laid = table()
  return s.on[general] === ON_TABLE && within(laid, general, laid, u, TOUCH) ? undefined : ALONE
}

/** 7.2.2.3 A general who touches nobody but his escort keeps his radius. */
export function hasOnlyEscort(f: Field, s: State, general: number, table: Int32Array): boolean {
  if (!is(s, 'escorts')) return false
  const near = f.ofSide[f.side[general]!]!.filter(
    u => u < f.troops && s.on[u] === ON_TABLE && within(table, general, table, u, TOUCH),
  )
  return near.length > 0 && near.every(u => escorted(f, s, u) === general)
}
