/**
 * Units that come on the table later, out of others: detachments (14.5), boats (18.4.2.2.5); and cavalry that
 * fights on foot (14.4). Each kind has so many **slots**, numbers without a unit, which are there from the first turn where its option is played.
 *
 * `State.muster` says what stands in them, one word a slot: `d` an empty slot for a detachment, `d12:8` eight figures detached from unit 12; behind the
 * slots `h7` for each unit on foot. It is a text, so a copy costs nothing; without these options it is missing, and every list is as long as ever. The
 * field of a position (`fieldFor`) is the scenario’s with this written into it: side, arm, profile, base, noun, starting figures of a slot are found
 * in its tables by number like those of any unit, and no rule has to ask whether it has a twin before it.
 *
 * Numbers: the order of battle, slots **among the units** (`detachment`), generals, and from `f.count` on slots **behind everybody**
 * (`boat`). So whatever runs to `f.troops` or over `f.ofSide` meets detachments as units like others, once they are on
 * the table; whatever runs to `f.count` never meets boats: their own rules ask for them (`slotsIn(f, BOAT)`), and measure them
 * with `shapeOf` into the scratch room of the table.
 *
 * How to take one: `takeSlot(f, s, DETACHMENT, unit, 8)` answers its number, or −1 if all are out. It stands at the unit’s place, on the table, with its
 * own figures and nothing marked: the rule that takes it says where it goes, how it is formed and what it inherits. **Ask `fieldFor(s)` again
 * afterwards** (and after `giveBack`, `setAfoot`): a field in hand still shows the slot empty. `twinsIn(f, unit, DETACHMENT)` (muster.ts) are those of a unit,
 * `f.of[u]` whom a slot in use belongs to (−1 nobody), `f.kind[u]` what it is (`UNIT` for the order of battle: whatever counts units of an army asks for
 * it). `giveBack(f, s, u)` empties it again; figures are the caller’s business. How many slots a kind has stands in `SUPPLIES`, its facts
 * in `KINDS` (muster.ts): change them there. Skirmishers (A) and messengers (20.3.2) are no units and take no slots:
 * a-bases.ts, messages.ts.
 */
import type { Field } from './field.ts'
import { AFOOT, BOAT, DETACHMENT, isOnFoot, KINDS } from './muster.ts'
import { type OptionId, settingOf } from './options.ts'
import { station } from './rules/a-bases.ts'
import type { State } from './state.ts'
import { LATER, LINE, ON_TABLE } from './words.ts'

interface Supply {
  readonly kind: number
  /** The options that want them: any of them. */
  readonly options: readonly OptionId[]
  readonly many: number
}
/** Reconstruction: how many of each there can be at once; the book sets no limit but the bases a player owns. */
const SUPPLIES: readonly Supply[] = [
  { kind: DETACHMENT, options: ['detach'], many: 6 },
  { kind: BOAT, options: ['boats'], many: 4 },
]

/** The slots of a game as it begins: all empty; nothing where no option wants any. */
export function newMuster(options: readonly number[]): string | undefined {
  const words = SUPPLIES.flatMap(({ kind, options: wanting, many }) =>
    wanting.some(id => settingOf({ options }, id) > 0) ? Array.from({ length: many }, () => KINDS[kind]!.letter) : [],
  )
  return words.length === 0 ? undefined : words.join(' ')
}

/** The numbers of all slots of a kind, in use or not. */
export const slotsIn = (f: Field, kind: number): number[] => f.kind.flatMap((each, u) => (each === kind ? [u] : []))
/** The first slot of a kind that nobody is in, −1 none. */
export const freeSlot = (f: Field, kind: number): number => f.kind.findIndex((each, u) => each === kind && f.of[u]! < 0)

/** Which word of the muster a slot is: those behind everybody come last in either. */
const wordOf = (f: Field, u: number): number => (u < f.troops ? u : u - f.generals.length) - f.data.units.length
function write(f: Field, s: State, u: number, word: string): void {
  const words = s.muster!.split(' ')
  words[wordOf(f, u)] = word
  s.muster = words.join(' ')
}

/** Everything that is kept by unit and is nought or −1 of somebody who is not there. */
function clear(s: State, u: number): void {
  for (const list of [s.mark, s.along, s.spent, s.hurt, s.x, s.y, s.facing, s.figures]) list[u] = 0
  for (const list of [s.host, s.town, s.road]) list[u] = -1
  s.form[u] = LINE
  s.on[u] = LATER
  if (s.extra.strays.length > u) s.extra.strays[u] = 0
  if (s.extra.counters !== undefined) s.extra.counters.label[u] = 0
}

/** Takes a slot for so many figures out of a unit, and stands them where it stands; −1 if there is none left. See the head of this file. */
export function takeSlot(f: Field, s: State, kind: number, of: number, figures: number): number {
  const u = freeSlot(f, kind)
  if (u < 0) return -1
  write(f, s, u, `${KINDS[kind]!.letter}${of}:${figures}`)
  clear(s, u)
  s.on[u] = ON_TABLE
  s.x[u] = s.x[of]!
  s.y[u] = s.y[of]!
  s.facing[u] = s.facing[of]!
  s.figures[u] = figures
  return u
}

/** Empties a slot. Nobody is attached to it any more, and no list of the turn names it. */
export function giveBack(f: Field, s: State, u: number): void {
  write(f, s, u, KINDS[f.kind[u]!]!.letter)
  clear(s, u)
  for (let guest = 0; guest < s.host.length; guest++) if (s.host[guest] === u) s.host[guest] = -1
  const { extra } = s
  if (extra.skirmishers !== undefined) station(s, u, [])
  for (const list of [s.moved, extra.prone, extra.forced, extra.unwilling, extra.willing]) {
    const at = list.indexOf(u)
    if (at >= 0) list.splice(at, 1)
  }
}

/** 14.4 Whether a unit fights on foot, and getting off or on again. */
export const isAfoot = (s: State, u: number): boolean => isOnFoot(s.muster, u)
export function setAfoot(s: State, u: number, afoot: boolean): void {
  // A1 Only who is on foot has skirmishers out.
  if (s.extra.skirmishers !== undefined) station(s, u, [])
  const words = (s.muster ?? '').split(' ').filter(word => word !== '' && word !== `${AFOOT}${u}`)
  const slots = words.filter(word => word[0] !== AFOOT)
  const others = words.filter(word => word[0] === AFOOT)
  if (afoot) others.push(`${AFOOT}${u}`)
  // In the order of numbers: the same table is the same text.
  others.sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
  const muster = [...slots, ...others].join(' ')
  if (muster === '') delete s.muster
  else s.muster = muster
}
