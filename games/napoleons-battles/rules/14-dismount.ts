/**
 * 14.4 Cavalry that gets off its horses and on again. On foot it is infantry of another profile: the field says so (muster.ts), and so does every
 * rule that asks whether somebody is cavalry (14.4.3).
 */
import { goto, type Verdict } from '@bivouac/kernel'
import { type Field, isCavalry, isTroops, troopOf } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { isAfoot, setAfoot } from '../slots.ts'
import { drop, type FrameOf, fieldFor, type MarchLocals, type State, type T } from '../state.ts'
import { DEPLOYED, REACT, SQUARE } from '../words.ts'
import { effort, FREE, turnTicks } from './08-1-effort.ts'
import { type Ahead, ahead } from './08-2-ahead.ts'
import { reform } from './08-2-carrying.ts'
import { changeTicks, hasRoomFor, notNearEnemy } from './08-2-formation.ts'
import { affords } from './08-2-manoeuvres.ts'
import { leaveRoad, takeRoad } from './08-2-road.ts'
import { quiet } from './08-2-samples.ts'
import { mayStopIn } from './08-3-towns.ts'
import { COVERED, isHidden } from './17-known.ts'
import { tell } from './telling.ts'

type March = FrameOf<'march'>

const NOT_PLAYED = no('14.4', { it: 'A questo tavolo non si smonta.', en: 'At this table nobody dismounts.' })
const NOT_THESE = no('14.4.1', {
  it: 'Solo la cavalleria con la nota h può smontare.',
  en: 'Only cavalry with note h may dismount.',
})
const ON_FOOT = no('14.4.2', { it: 'L’unità è già appiedata.', en: 'The unit is on foot already.' })
const ON_HORSE = no('14.4.2', { it: 'L’unità è già a cavallo.', en: 'The unit is on horseback already.' })
const IN_SQUARE = no(
  '14.4.2.2',
  { it: 'In quadrato non si rimonta.', en: 'Nobody mounts in square.' },
  { it: 'Cambia prima formazione.', en: 'Change formation first.' },
)
const IN_TOWN = no(
  '8.3.3',
  { it: 'Chi è dispiegato in città deve prima lasciarla.', en: 'A unit deployed in a town has to leave it first.' },
  { it: 'Usa “lascia la città”.', en: 'Say “leave the town”.' },
)

/** 14.4.1 Note h. */
export const mayFightOnFoot = (f: Field, u: number): boolean =>
  isCavalry(f, u) && isTroops(f, u) && troopOf(f, u).dismounts !== undefined

function mayDismount(t: T, f: March, c: Ahead): Verdict {
  if (!is(t.s, 'dismount')) return NOT_PLAYED
  if (isHidden(t.s, f.unit)) return COVERED
  if (isAfoot(t.s, f.unit)) return ON_FOOT
  return mayFightOnFoot(c.field, f.unit) ? undefined : NOT_THESE
}
function mayMount(t: T, f: March): Verdict {
  if (!is(t.s, 'dismount')) return NOT_PLAYED
  if (isHidden(t.s, f.unit)) return COVERED
  if (!isAfoot(t.s, f.unit)) return ON_HORSE
  if (t.s.form[f.unit] === SQUARE) return IN_SQUARE
  return t.s.form[f.unit] === DEPLOYED ? IN_TOWN : undefined
}

/** 14.4.2 As long as a change of formation, by the profile it has now. */
const price = (c: Ahead, u: number): number => changeTicks(c.field, u, 0, 0, false)
const pays = (t: T, f: March, c: Ahead): Verdict => affords(t, f, { weight: 0, change: price(c, f.unit) }, c)

/** 14.4.2.1 Same place, front and formation; the bases are of another size, so there has to be room for them (8.2.5.1.3), and horses stop in no town (8.3.1). */
function hasRoom(t: T, f: March, afoot: boolean): Verdict {
  const s: State = { ...t.s }
  setAfoot(s, f.unit, afoot)
  const c = ahead(s, f)
  const copy: T = { ...t, s }
  return hasRoomFor(copy, f, s.form[f.unit]!, s.facing[f.unit]!, c) ?? mayStopIn(s, f.unit, c, c.at)
}

/** The other bases take the place of these. What the march has cost so far is the same part of a turn by the other profile’s speeds. */
function change(t: T, f: March, afoot: boolean): void {
  const { s } = t
  const u = f.unit
  const c = ahead(s, f)
  reform(t, f, s.form[u]!, s.facing[u]!, undefined, price(c, u))
  rewrite(s, f, () => setAfoot(s, u, afoot))
  // 14.4.2.1 Every marker stays but that of reaction, which no infantry has.
  drop(s, u, REACT)
  leaveRoad(s, u)
  takeRoad(fieldFor(s), s, u)
  tell(t, { e: 'horses', unit: u, afoot })
}
function rewrite(s: State, f: MarchLocals, now: () => void): void {
  const before = fieldFor(s)
  const spent = effort(before, s, f, FREE, s.form[f.unit]!)
  const turn = turnTicks(before.profile[f.unit]!)
  now()
  f.changes = Math.ceil((spent * turnTicks(fieldFor(s).profile[f.unit]!)) / turn)
  f.spent = f.changes
  f.weight = 0
}

export const DISMOUNTING = {
  dismount: quiet({
    check: [
      (t, f, _, c) => mayDismount(t, f, c) ?? notNearEnemy(t, f, 0, c) ?? pays(t, f, c),
      (t, f) => hasRoom(t, f, true),
    ],
    take: (t, f) => {
      change(t, f, true)
      return goto('next')
    },
  }),
  mount: quiet({
    check: [
      (t, f, _, c) => mayMount(t, f) ?? notNearEnemy(t, f, 0, c) ?? pays(t, f, c),
      (t, f) => hasRoom(t, f, false),
    ],
    take: (t, f) => {
      change(t, f, false)
      return goto('next')
    },
  }),
} as const
