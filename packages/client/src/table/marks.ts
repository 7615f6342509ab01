/** What the log says of help: moves the computer made in the player's place, and moves made after a hint. Kept in this browser. */
import { createSignal } from 'solid-js'

interface Marks {
  /** Moves after the first number, up to the second. */
  readonly byComputer: readonly (readonly [from: number, to: number])[]
  readonly hinted: readonly number[]
}
const NONE: Marks = { byComputer: [], hinted: [] }
const keyOf = (table: string): string => `bivouac.help.${table}`

function read(table: string): Marks {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') as Partial<Marks>) }
  } catch {
    return NONE
  }
}
const [changes, setChanges] = createSignal(0)
let known: { readonly table: string; readonly at: number; readonly marks: Marks } | undefined
/** Every line of the log asks, so what is kept is read once. */
function marksOf(table: string): Marks {
  const at = changes()
  if (known?.table !== table || known.at !== at) known = { table, at, marks: read(table) }
  return known.marks
}
function keep(table: string, marks: Marks): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(marks))
  } catch {
    // Not kept: the log of this visit is not marked either, the moves are the same.
  }
  setChanges(n => n + 1)
}

/** Did the computer make this move for the player? */
export const isByComputer = (table: string, move: number): boolean =>
  marksOf(table).byComputer.some(([from, to]) => move > from && move <= to)
export const isHinted = (table: string, move: number): boolean => marksOf(table).hinted.includes(move)

export function markByComputer(table: string, from: number, to: number): void {
  const marks = read(table)
  if (to > from) keep(table, { ...marks, byComputer: [...marks.byComputer, [from, to]] })
}
export function markHinted(table: string, move: number): void {
  const marks = read(table)
  if (!marks.hinted.includes(move)) keep(table, { ...marks, hinted: [...marks.hinted, move] })
}
