/**
 * 17.2.2 What one side knows of the table. With hidden counters every question is put, every refusal given and every preview made from this, never
 * from the table itself: so none of them can tell what stands out of sight.
 */
import type { Field } from '../field.ts'
import { no } from '../rulebook.ts'
import { isAfoot, setAfoot } from '../slots.ts'
import { cloneState, fieldFor, type State, type T } from '../state.ts'
import { DUMMY, UNSEEN } from '../words.ts'

export const isHidden = (s: State, u: number): boolean => (s.extra.counters?.label[u] ?? 0) > 0

export const COVERED = no(
  '17.2.2',
  { it: 'L’unità è ancora sotto il suo segnaposto.', en: 'The unit is still under its counter.' },
  { it: 'Solo ciò che si vede cambia le basi sul tavolo.', en: 'Only what is seen changes the bases on the table.' },
)

/** Shots on record: `shooter × 256 + target` (18.2.1.1). */
const shooterOf = (aim: number): number => aim >> 8

/**
 * Takes from a copy of the table what `side` does not see (−1: what either side does not see of the other). The order of battle is open, and so are
 * losses, which are always told: what stays unknown of a unit out of sight is where it is and what it does.
 */
export function forget(f: Field, s: State, side: number): void {
  const { counters } = s.extra
  if (counters === undefined) return
  const gone = f.side.map((own, u) => own !== side && counters.label[u]! > 0)
  for (let u = 0; u < f.count; u++) {
    if (!gone[u]) continue
    s.on[u] = UNSEEN
    s.host[u] = -1
    s.town[u] = -1
    s.road[u] = -1
    for (const by of [s.x, s.y, s.facing, s.form, s.mark, s.along, s.spent, s.hurt]) by[u] = 0
    if (s.extra.committed !== undefined && s.extra.committed.length > 0) s.extra.committed[u] = 0
    // 14.4 Whether it has got off its horses is not seen, either; whom it has detached has been seen when it did (14.5).
    if (isAfoot(s, u)) setAfoot(s, u, false)
  }
  counters.hand = counters.hand.map((left, own) =>
    own === side ? left : left + counters.dummies.filter((who, i) => i % DUMMY === 0 && who === own).length,
  )
  counters.dummies = counters.dummies.filter((_, i) => counters.dummies[i - (i % DUMMY)] === side)
  counters.label = counters.label.map((number, u) => (gone[u] ? 0 : number))
  const known = (list: readonly number[]): number[] => list.filter(u => !gone[u])
  s.moved = known(s.moved)
  s.extra.prone = known(s.extra.prone)
  s.extra.forced = known(s.extra.forced)
  s.extra.unwilling = known(s.extra.unwilling)
  s.extra.willing = known(s.extra.willing)
  s.extra.aimed = s.extra.aimed.filter(aim => !gone[shooterOf(aim)])
  s.shelled = s.shelled.filter((_, i) => !gone[s.shelled[i - (i % 2)]!] && !gone[s.shelled[i - (i % 2) + 1]!])
}

/** The table as a side knows it, to be judged by: what it does not see is simply not there. */
export function known(s: State, side: number): State {
  const copy = cloneState(s)
  forget(fieldFor(s), copy, side)
  return copy
}

/** The same as a table for rules; where nothing can be hidden, the table itself. */
export const asKnown = (t: T, side: number): T => (t.s.extra.counters === undefined ? t : { ...t, s: known(t.s, side) })

const nothing = (): void => {}
/** A table of one’s own to try things out on, of which nobody hears: the real one, or as a side knows it. */
export function trial(t: T, side?: number): T {
  const s = side === undefined ? cloneState(t.s) : known(t.s, side)
  delete s.extra.counters
  return { ...t, s, tell: nothing, whisper: nothing, reveal: nothing }
}
