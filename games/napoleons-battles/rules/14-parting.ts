/** 14.5.1, 14.5.2 Which bases may be detached, and where they and the rest of the unit stand afterwards. */
import { divided, eastOf, northOf, quad, TOUCH } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { FIGURES_PER_BASE } from '../data/bases.ts'
import { dispersalOf } from '../data/dispersal.ts'
import { type Field, isInfantry, isTroops } from '../field.ts'
import { isOpenFor, nearFeature } from '../ground.ts'
import { DETACHMENT, UNIT } from '../muster.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { freeSlot } from '../slots.ts'
import type { FrameOf, State, T } from '../state.ts'
import { DEPLOYED, LINE, MARCH } from '../words.ts'
import { basesOf, depthFor, frontFor } from './01-formations.ts'
import { isOccupied, staysOnTable } from './08-1-room.ts'
import { type Ahead, isTaken } from './08-2-ahead.ts'
import { edgeOf, edgesOf, isTooSmall, isTaken as isTownTaken, nearestEdge, roomIn } from './08-3-towns.ts'
import { COVERED, isHidden } from './17-known.ts'
import { dispersalFor, letterFor } from './20-great.ts'

type March = FrameOf<'march'>

export const NOT_PLAYED = no('14.5', {
  it: 'A questo tavolo non ci sono distaccamenti.',
  en: 'At this table there are no detachments.',
})
const NOT_THESE = no('14.5', {
  it: 'Solo fanteria e cavalleria distaccano basi.',
  en: 'Only infantry and cavalry detach bases.',
})
const OF_DETACHED = no('14.5.1.2', {
  it: 'Da un distaccamento non si distacca nessuno.',
  en: 'Nobody is detached from a detachment.',
})
const TOO_MANY = no(
  '14.5.1.2',
  {
    it: 'Si distacca al più metà delle basi, e mai la testa della colonna.',
    en: 'At most half of the bases are detached, and never the cadre base.',
  },
  { it: 'Distacca meno basi.', en: 'Detach fewer bases.' },
)
const WOULD_DISPERSE = no(
  '14.5.2.3',
  { it: 'L’unità madre ne sarebbe dispersa.', en: 'The parent unit would be dispersed by it.' },
  { it: 'Distacca meno basi, o nessuna.', en: 'Detach fewer bases, or none.' },
)
const NONE_LEFT = no('14.5.1', {
  it: 'Non ci sono altri segnalini per i distaccamenti.',
  en: 'There are no more counters for detachments.',
})
const NO_ROOM = no(
  '14.5.1',
  { it: 'Accanto all’unità non c’è posto per le basi.', en: 'There is no room for the bases beside the unit.' },
  { it: 'Prova dall’altro lato.', en: 'Try the other side.' },
)

// ---- how many, and where --------------------------------------------------------------------------------------------

/** `detach` takes the bases plus this × the side they go to: 0 left, 1 right; of a parent in a town, 2 and more the side by which it leaves. */
export const BESIDE = 16
export const BY_EDGE = 2
export const basesIn = (arg: number): number => arg % BESIDE
const placeIn = (arg: number): number => Math.floor(arg / BESIDE)
export const mostOf = (f: Field, s: State, u: number): number => Math.floor(basesOf(f, s, u) / 2)

/** 14.5.2.1-3 What the parent is left with, against the number it would then be dispersed at. */
function survives(f: Field, s: State, u: number, bases: number): boolean {
  const figures = bases * FIGURES_PER_BASE
  return s.figures[u]! - figures > dispersalFor(f, s, u) - dispersalOf(letterFor(f, s, u), figures)
}
export function mayDivide(f: Field, s: State, u: number, bases: number): Verdict {
  if (!is(s, 'detach')) return NOT_PLAYED
  if (!isTroops(f, u)) return NOT_THESE
  if (isHidden(s, u)) return COVERED
  if (f.kind[u] !== UNIT) return OF_DETACHED
  // 14.5.1.2 Bases of the rear go first when figures are lost, so those that leave are whole.
  if (bases < 1 || bases > mostOf(f, s, u)) return TOO_MANY
  if (!survives(f, s, u, bases)) return WOULD_DISPERSE
  return freeSlot(f, DETACHMENT) < 0 ? NONE_LEFT : undefined
}

/** 14.5.1.3 The building beside a unit that is too small for all of it and free for some of it, −1 none. */
function smallTown(s: State, u: number, c: Ahead, bases: number): number {
  const { field, table } = c
  if (!isInfantry(field, u)) return -1
  return field.ground.towns.findIndex(
    (town, i) =>
      isTooSmall(field, s, i, u) &&
      roomIn(field, i, u) >= bases &&
      s.burning[i] !== 1 &&
      nearFeature(field.ground, town, table, u, TOUCH) &&
      !isTownTaken(field, s, i, u, table),
  )
}

export interface Place {
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly form: number
  readonly town: number
}
/** Where parent and detachment stand afterwards. */
interface Parting {
  readonly parent: Place
  readonly detached: Place
}
export function partingOf(t: T, f: March, arg: number, c: Ahead): Parting | undefined {
  const { s } = t
  const { field } = c
  const u = f.unit
  const [bases, side] = [basesIn(arg), placeIn(arg)]
  const [x, y, facing, form] = [s.x[u]!, s.y[u]!, s.facing[u]!, s.form[u]!]
  const here: Place = { x, y, facing, form, town: s.town[u]! }
  // 14.5.1.3 Out of a town the bases stay where they are, and it is the parent that goes, in line (8.3.3).
  if (form === DEPLOYED) {
    const edge = side - BY_EDGE
    if (edge < 0 || edge >= edgesOf(field, here.town)) return undefined
    const out = edgeOf(field, here.town, edge)
    const far = depthFor(field, u, LINE, 1) + CLEAR
    return {
      parent: {
        x: out.x + eastOf(0, far, out.facing),
        y: out.y + northOf(0, far, out.facing),
        facing: out.facing,
        form: LINE,
        town: -1,
      },
      detached: here,
    }
  }
  if (side >= BY_EDGE) return undefined
  const town = smallTown(s, u, c, bases)
  const all = basesOf(field, s, u)
  if (town >= 0)
    return {
      parent: here,
      detached: { ...edgeOf(field, town, nearestEdge(field, s, u, town)), form: DEPLOYED, town },
    }
  // A march column leaves its last bases where they are.
  if (form === MARCH) {
    const back = -(all - bases) * field.base[u]!.depth
    const rear = { x: x + eastOf(0, back, facing), y: y + northOf(0, back, facing) }
    return { parent: here, detached: { ...here, ...rear, form: bases > 1 ? MARCH : LINE } }
  }
  const hand = side === 0 ? -1 : 1
  const [before, after, apart] = [all, all - bases, bases].map(n => frontFor(field, u, form, n)) as [
    number,
    number,
    number,
  ]
  // The parent’s other edge stays where it is; in line nobody moves at all.
  const middle = divided(-hand * (before - after), 2)
  const beside = middle + divided(hand * (after + apart), 2)
  const along = (way: number): Place => ({ ...here, x: x + eastOf(way, 0, facing), y: y + northOf(way, 0, facing) })
  return { parent: along(middle), detached: along(beside) }
}
/** Between a town and who has just left it, so that rounding lays neither on the other. */
const CLEAR = 2

export function hasRoomToPart(t: T, f: March, arg: number, c: Ahead): Verdict {
  const parting = partingOf(t, f, arg, c)
  if (parting === undefined) return NO_ROOM
  const { field, table, at } = c
  const u = f.unit
  const all = basesOf(field, t.s, u)
  const fits = ({ x, y, facing, form }: Place, bases: number): boolean => {
    quad(x, y, facing, frontFor(field, u, form, bases), depthFor(field, u, form, bases), table, at)
    if (!staysOnTable(field, table, at) || !isOpenFor(c.ground, field.arm[u]!, table, at)) return false
    // Who goes out of a town in line no longer shares it with anybody (8.3.3): a battery before it is in the way.
    return t.s.form[u] === DEPLOYED
      ? !isOccupied(field, { ...t.s, form: t.s.form.with(u, form) }, u, table, at)
      : !isTaken(c, at)
  }
  const stays = parting.parent.form === t.s.form[u] && parting.parent.town === t.s.town[u]
  if (!(stays && parting.detached.form === DEPLOYED) && !fits(parting.parent, all - basesIn(arg))) return NO_ROOM
  return parting.detached.form === DEPLOYED || fits(parting.detached, basesIn(arg)) ? undefined : NO_ROOM
}
