/** 14.5 Detachments: bases left by themselves, and how they come back. What they are is written into the field (muster.ts). */
import { divided, eastOf, northOf, rightOf, TOUCH } from '@bivouac/ground/measured'
import { goto, type Verdict } from '@bivouac/kernel'
import { FIGURES_PER_BASE } from '../data/bases.ts'
import { type Field, isInfantry, isTroops } from '../field.ts'
import { DETACHMENT, twinsIn } from '../muster.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { giveBack, isAfoot, setAfoot, takeSlot } from '../slots.ts'
import { cloneState, type FrameOf, fieldFor, has, put, type State, type T } from '../state.ts'
import { DEPLOYED, DISORDER, DISORDERED_NOW, LINE, MARCH, MOVED, ON_TABLE, ROUT, WORN } from '../words.ts'
import { basesOf, frontFor, lay } from './01-formations.ts'
import { loosen } from './01-left-behind.ts'
import { within } from './01-pieces.ts'
import { type Ahead, ahead } from './08-2-ahead.ts'
import { reform } from './08-2-carrying.ts'
import { changeTicks, hasRoomFor, notNearEnemy } from './08-2-formation.ts'
import { affords } from './08-2-manoeuvres.ts'
import { isStraight } from './08-2-road.ts'
import { isWhole, leg } from './08-2-samples.ts'
import { edgeOf, edgesOf, isTaken, isTooSmall, nearestEdge, roomIn } from './08-3-towns.ts'
import { disorder } from './11-losses.ts'
import {
  BESIDE,
  BY_EDGE,
  basesIn,
  hasRoomToPart,
  mayDivide,
  mostOf,
  NOT_PLAYED,
  type Place,
  partingOf,
} from './14-parting.ts'
import { COVERED, isHidden } from './17-known.ts'
import { tell } from './telling.ts'

type March = FrameOf<'march'>

const NOT_ITS_OWN = no('14.5.4', {
  it: 'Un distaccamento si riunisce solo alla sua unità madre.',
  en: 'A detachment is reunited only with its own unit.',
})
const NOT_TOUCHING = no(
  '14.5.4',
  { it: 'L’unità non tocca il suo distaccamento.', en: 'The unit does not touch its detachment.' },
  { it: 'Portala a contatto.', en: 'Bring it into contact.' },
)
const OTHER_FORM = no(
  '14.5.4',
  {
    it: 'Unità e distaccamento non sono nella stessa formazione; dispiegati in città vale come linea.',
    en: 'Unit and detachment are not in the same formation; deployed in a town counts as line.',
  },
  { it: 'Prendi la formazione del distaccamento.', en: 'Take the formation of the detachment.' },
)

/** What the bases that leave take along: 14.4.2.1 all markers go with the bases they stand by. */
const INHERITED = DISORDER | DISORDERED_NOW | WORN

/** 14.5.1, 14.5.1.4, 14.5.2 The bases become a unit of their own, with a cadre base and a number of their own. */
function divide(t: T, u: number, bases: number, { x, y, facing, form, town }: Place): number {
  const { s } = t
  const figures = bases * FIGURES_PER_BASE
  const twin = takeSlot(fieldFor(s), s, DETACHMENT, u, figures)
  s.figures[u]! -= figures
  if (isAfoot(s, u)) setAfoot(s, twin, true)
  s.x[twin] = x
  s.y[twin] = y
  s.facing[twin] = facing
  s.form[twin] = form
  s.town[twin] = town
  put(s, twin, (s.mark[u]! & INHERITED) | MOVED)
  return twin
}

function mayRejoin(t: T, f: March, twin: number, c: Ahead): Verdict {
  const { s } = t
  const { field } = c
  const u = f.unit
  if (!is(s, 'detach')) return NOT_PLAYED
  if (twin >= field.troops || field.of[twin] !== u || field.kind[twin] !== DETACHMENT || s.on[twin] !== ON_TABLE)
    return NOT_ITS_OWN
  if (isHidden(s, u) || isHidden(s, twin)) return COVERED
  if (!within(c.table, u, c.table, twin, TOUCH)) return NOT_TOUCHING
  const asLine = (form: number): number => (form === DEPLOYED ? LINE : form)
  if (has(s, twin, ROUT) || asLine(s.form[u]!) !== asLine(s.form[twin]!)) return OTHER_FORM
  return undefined
}

/** The front of the parent grows towards the bases that come back. */
function join(s: State, u: number, twin: number, field: Field): void {
  const [form, facing] = [s.form[u]!, s.facing[u]!]
  const before = frontFor(field, u, form, basesOf(field, s, u))
  const hand = rightOf(s.x[twin]! - s.x[u]!, s.y[twin]! - s.y[u]!, facing) < 0 ? -1 : 1
  s.figures[u]! += s.figures[twin]!
  s.hurt[u] = Math.max(s.hurt[u]!, s.hurt[twin]!)
  s.mark[u]! |= s.mark[twin]! & INHERITED
  giveBack(field, s, twin)
  if (form === DEPLOYED || form === MARCH) return
  const grown = divided(hand * (frontFor(field, u, form, basesOf(field, s, u)) - before), 2)
  s.x[u]! += eastOf(grown, 0, facing)
  s.y[u]! += northOf(grown, 0, facing)
}
function rejoinsWithRoom(t: T, f: March, twin: number, c: Ahead): Verdict {
  const s = cloneState(t.s)
  join(s, f.unit, twin, c.field)
  if (s.form[f.unit] === DEPLOYED) return undefined
  return hasRoomFor({ ...t, s }, f, s.form[f.unit]!, s.facing[f.unit]!, ahead(s, f))
}

/** 14.5.1.1 As long as a change of formation. */
const price = (c: Ahead, u: number): number => changeTicks(c.field, u, LINE, LINE, false)
const pays = (t: T, f: March, c: Ahead): Verdict => affords(t, f, { weight: 0, change: price(c, f.unit) }, c)

export const DETACHING = {
  detach: leg<number>({
    accepts: (arg): arg is number => isWhole(arg, 1, BESIDE * 34 - 1),
    over: (t, f, c) => {
      if (!is(t.s, 'detach') || !isTroops(c.field, f.unit)) return []
      const [u, form] = [f.unit, t.s.form[f.unit]!]
      const most = mostOf(c.field, t.s, u)
      const sides =
        form === DEPLOYED
          ? Array.from({ length: edgesOf(c.field, t.s.town[u]!) }, (_, edge) => BY_EDGE + edge)
          : form === MARCH
            ? [0]
            : [0, 1]
      const many = most < 1 ? [] : [...new Set([1, most])]
      return sides.flatMap(side => many.map(n => n + BESIDE * side))
    },
    check: [
      (t, f, arg, c) =>
        mayDivide(c.field, t.s, f.unit, basesIn(arg)) ??
        isStraight(t, f, arg, c) ??
        notNearEnemy(t, f, arg, c) ??
        pays(t, f, c) ??
        hasRoomToPart(t, f, arg, c),
    ],
    take: (t, f, arg) => {
      const { s } = t
      const u = f.unit
      const c = ahead(s, f)
      const { parent, detached } = partingOf(t, f, arg, c)!
      const ticks = price(c, u)
      const twin = divide(t, u, basesIn(arg), detached)
      s.x[u] = parent.x
      s.y[u] = parent.y
      s.town[u] = parent.town
      reform(t, f, parent.form, parent.facing, undefined, ticks)
      loosen(fieldFor(s), s)
      tell(t, { e: 'detached', unit: twin, host: u, figures: s.figures[twin]!, town: detached.town })
      return goto('next')
    },
  }),
  rejoin: leg<number>({
    accepts: (arg): arg is number => isWhole(arg, 0, 255),
    over: (t, f, c) =>
      c.field.of.includes(f.unit) ? twinsIn(c.field, f.unit, DETACHMENT).filter(u => t.s.on[u] === ON_TABLE) : [],
    check: [
      (t, f, twin, c) =>
        mayRejoin(t, f, twin, c) ??
        isStraight(t, f, twin, c) ??
        notNearEnemy(t, f, twin, c) ??
        pays(t, f, c) ??
        rejoinsWithRoom(t, f, twin, c),
    ],
    take: (t, f, twin) => {
      const { s } = t
      const u = f.unit
      const c = ahead(s, f)
      const [ticks, figures] = [price(c, u), s.figures[twin]!]
      join(s, u, twin, c.field)
      reform(t, f, s.form[u]!, s.facing[u]!, undefined, ticks)
      loosen(fieldFor(s), s)
      tell(t, { e: 'rejoined', unit: u, figures })
      return goto('next')
    },
  }),
} as const

// ---- 14.5.3 occupying what is too small -----------------------------------------------------------------------------

/** 14.5.3 Whether the ground won lies in a building too small for the winner: its number, −1 none. */
export function smallPrize(f: Field, s: State, u: number, town: number): number {
  return is(s, 'detach') && town >= 0 && isInfantry(f, u) && isTooSmall(f, s, town, u) ? town : -1
}

/** 14.5.3 The most bases go in, for nothing, and both are disordered; if that would disperse the unit nobody goes. */
export function occupy(t: T, u: number, town: number): void {
  const { s } = t
  const f = fieldFor(s)
  const bases = Math.min(mostOf(f, s, u), roomIn(f, town, u))
  if (mayDivide(f, s, u, bases) !== undefined) return
  if (isTaken(f, s, town, u, lay(f, s))) return
  const place = edgeOf(f, town, nearestEdge(f, s, u, town))
  const twin = divide(t, u, bases, { ...place, form: DEPLOYED, town })
  tell(t, { e: 'detached', unit: twin, host: u, figures: s.figures[twin]!, town })
  disorder(t, u, 'detached')
  disorder(t, twin, 'detached')
}
