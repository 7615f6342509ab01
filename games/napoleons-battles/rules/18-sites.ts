/** 18.4 Where something can be built or pulled down, and how long it takes. */
import {
  cornerX,
  cornerY,
  eastOf,
  featureHolds,
  lengthOf,
  nearestPoint,
  northOf,
  pointWithin,
  TOUCH,
  turnBetween,
} from '@bivouac/ground/measured'
import { builtFor } from '../built.ts'
import { BOAT_BASE } from '../data/bases.ts'
import { type Field, isSupply } from '../field.ts'
import { type Feature, nearFeature } from '../ground.ts'
import { BOAT } from '../muster.ts'
import { is } from '../options.ts'
import { freeSlot } from '../slots.ts'
import { has, type State } from '../state.ts'
import {
  BREACH,
  BRIDGE,
  DEPLOYED,
  FORTIFY,
  HALF_TURN,
  INCH,
  LAUNCH,
  ON_TABLE,
  PONTOON,
  REPAIR,
  REVERSE,
  ROUT,
  SHORT_BRIDGE,
  TRENCH,
} from '../words.ts'
import { frontOf } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { isHidden } from './17-known.ts'

/** A work: what, what it is about (a town, a wall, −1 nothing that stands already), where its builders stand, and what it starts from. */
export interface Site {
  readonly work: number
  readonly about: number
  readonly x: number
  readonly y: number
  readonly facing: number
  /** The width of the water, the value of a town or a wall. */
  readonly from: number
}

/** 18.4.2.2.4.1 Construction turns up to each value of a trench. */
const TRENCH_TURNS = [0, 8, 18, 28, 48] as const
/** 18.4.2.2.3, 18.4.2.2.4.1 No work is worth more. */
export const BEST = 4

/** Construction turns a work takes. A town is fortified after as many as it is worth, and better by one for each turn more: as many as the best is worth (18.4.2.2.3). */
export function turnsOf({ work, from }: Site): number {
  const wide = Math.ceil(from / INCH)
  switch (work) {
    case BREACH:
    case LAUNCH:
      return 1
    case SHORT_BRIDGE:
      return 2
    case PONTOON:
      return 3 * wide
    case BRIDGE:
      return 6 * wide
    case TRENCH:
      return TRENCH_TURNS[from + 1]! - TRENCH_TURNS[from]!
    case FORTIFY:
      return BEST
    default:
      return 4
  }
}

/** 18.4, 18.4.2 Wagon trains of its side that touch a unit. */
export const wagonsWith = (f: Field, s: State, u: number, table: Int32Array): number =>
  f.ofSide[f.side[u]!]!.filter(
    w =>
      isSupply(f, w) &&
      s.on[w] === ON_TABLE &&
      !isHidden(s, w) &&
      !has(s, w, ROUT) &&
      within(table, w, table, u, TOUCH),
  ).length

/** What a feature is called in `State.works`: its number in the terrain, frost or not. */
const numberOf = (s: State, { data }: Feature): number => (builtFor(s).data.terrain ?? []).indexOf(data)

/** The wall that runs along the whole front of a unit, on either side of it. */
export const wallBefore = (f: Field, u: number, table: Int32Array): Feature | undefined =>
  f.ground.walls.find(wall =>
    [0, 1].every(corner =>
      wall.pieces.some(piece =>
        pointWithin(cornerX(table, u, corner), cornerY(table, u, corner), f.ground.terrain.shapes, piece, TOUCH),
      ),
    ),
  )

/** How far what lies before the middle of a front reaches; 0 where the front does not stand on its bank. */
function gapBefore(f: Field, s: State, u: number, isGap: (f: Field, x: number, y: number) => boolean): number {
  const isOpen = (far: number): boolean =>
    isGap(f, s.x[u]! + eastOf(0, far, s.facing[u]!), s.y[u]! + northOf(0, far, s.facing[u]!))
  let from = 0
  while (from <= BANK && !isOpen(from)) from += STEP
  if (from > BANK) return 0
  let to = from
  while (to < WIDEST && isOpen(to)) to += STEP
  return to
}
const holding =
  ({ ground: { terrain } }: Field, x: number, y: number) =>
  ({ parts }: Feature): boolean =>
    parts.some(part => featureHolds(terrain, part, x, y))
/** Where a boat can be. */
export const isWater = (f: Field, x: number, y: number): boolean => f.ground.streams.some(holding(f, x, y))
/** 18.4.2.2.1 What is bridged: streams, and gorges that nobody can cross. */
function isGorge(f: Field, x: number, y: number): boolean {
  const holds = holding(f, x, y)
  const { sunken, barring } = f.ground
  return sunken.some(holds) || barring.some(each => each.data.kind === 'impassable' && holds(each))
}
const toBridge = (f: Field, x: number, y: number): boolean => isWater(f, x, y) || isGorge(f, x, y)
const STEP = 4
/** The front touches the bank, but for the bends of it. */
const BANK = INCH / 2
const WIDEST = 12 * INCH

/** The breach of a wall that a unit stands before (18.4.2.2.4.2): its words in `State.works`. */
function breachBefore(f: Field, s: State, u: number, table: Int32Array): number {
  for (const word of (s.works ?? '').split(' ')) {
    if (word[0] !== 'g') continue
    const [wall, x, y] = word.slice(1).split(',').map(Number)
    const isOpen = f.data.terrain?.[wall!]?.gates?.some(
      ({ at }) => Math.round(at[0] * INCH) === x && Math.round(at[1] * INCH) === y,
    )
    if (isOpen && f.data.terrain?.[wall!]?.kind === 'wall' && pointWithin(x!, y!, table, u, INCH / 2)) return wall!
  }
  return -1
}

/** 18.4.2.1.1 The place before the front of a unit where this work could be, if there is one. */
export function siteFor(f: Field, s: State, u: number, work: number, table: Int32Array): Site | undefined {
  const at = (about: number, from: number): Site => ({
    work,
    about,
    x: s.x[u]!,
    y: s.y[u]!,
    facing: s.facing[u]!,
    from,
  })
  switch (work) {
    case BREACH: {
      const found = [...f.ground.walls, ...f.ground.hedges].find(each => nearFeature(f.ground, each, table, u, TOUCH))
      return found === undefined ? undefined : at(numberOf(s, found), 0)
    }
    case SHORT_BRIDGE:
    case PONTOON:
    case BRIDGE: {
      const wide = gapBefore(f, s, u, toBridge)
      if (wide === 0 || wide >= WIDEST || wide <= INCH !== (work === SHORT_BRIDGE)) return undefined
      return at(-1, wide)
    }
    case FORTIFY:
      return s.form[u] === DEPLOYED && s.value[s.town[u]!]! < BEST ? at(s.town[u]!, s.value[s.town[u]!]!) : undefined
    case TRENCH: {
      if (s.form[u] === DEPLOYED) return undefined
      const wall = wallBefore(f, u, table)
      if (wall === undefined) return at(-1, 0)
      const value = wall.data.value ?? 1
      return value < BEST ? at(numberOf(s, wall), value) : undefined
    }
    case LAUNCH: {
      const wide = gapBefore(f, s, u, isWater)
      return is(s, 'boats') && wide >= BOAT_BASE.front && freeSlot(f, BOAT) >= 0 ? at(-1, wide) : undefined
    }
    case REPAIR: {
      const wall = breachBefore(f, s, u, table)
      return wall < 0 ? undefined : at(wall, 0)
    }
    case REVERSE: {
      const wall = wallBefore(f, u, table)
      return wall?.data.protects === undefined ? undefined : at(numberOf(s, wall), 0)
    }
    default:
      return undefined
  }
}

/** 18.4.2.2.2 Whether two builders are at the same work: from the same place, or from opposite banks of the same water. */
export function isSameSite(a: Site, b: Site): boolean {
  if (a.work !== b.work || a.about !== b.about) return false
  if (a.work === FORTIFY || a.about >= 0) return true
  const near = (x: number, y: number, far: number): boolean => lengthOf(x - b.x, y - b.y) <= far
  if (a.facing === b.facing) return near(a.x, a.y, TOUCH)
  const isAcross = Math.abs(turnBetween(a.facing, b.facing)) > HALF_TURN - 300
  const isBridge = a.work === PONTOON || a.work === BRIDGE
  return isBridge && isAcross && near(a.x + eastOf(0, a.from, a.facing), a.y + northOf(0, a.from, a.facing), INCH)
}

/** What stands when a work is done, as a word of `State.works`. */
export function wordOf(
  f: Field,
  s: State,
  u: number,
  { work, about, x, y, facing, from }: Site,
  table: Int32Array,
): string {
  const [lx, ly, rx, ry] = [cornerX(table, u, 0), cornerY(table, u, 0), cornerX(table, u, 1), cornerY(table, u, 1)]
  switch (work) {
    case BREACH:
      return `g${about},${breachAt(f, s, u, about, table).join(',')}`
    case TRENCH:
      return about >= 0
        ? `v${about},${from + 1}`
        : `w1,${lx},${ly},${rx},${ry},${(facing + HALF_TURN) % (2 * HALF_TURN)}`
    case REPAIR:
      return `c${about},${x},${y}`
    case REVERSE:
      return `r${about}`
    default: {
      // A little on either bank, so that there is no step.
      const [back, on] = [-ENDS, from + ENDS]
      const end = (far: number): string => `${x + eastOf(0, far, facing)},${y + northOf(0, far, facing)}`
      return `b${BRIDGE_WIDTH},${end(back)},${end(on)}`
    }
  }
}
const ENDS = INCH / 4
const BRIDGE_WIDTH = (3 * INCH) / 2

/** 18.4.1.2 The section that goes: as long as the line along which the unit touches the obstacle. */
function breachAt(f: Field, s: State, u: number, about: number, table: Int32Array): readonly number[] {
  const feature = f.ground.features.find(each => numberOf(s, each) === about)!
  const { shapes } = f.ground.terrain
  const touching = feature.pieces.filter(piece => within(table, u, shapes, piece, TOUCH))
  const spots = touching.flatMap(piece =>
    [0, 1, 2, 3].flatMap(corner => {
      const [cx, cy] = [cornerX(table, u, corner), cornerY(table, u, corner)]
      return pointWithin(cx, cy, shapes, piece, TOUCH) ? [nearestPoint(cx, cy, shapes, piece)] : []
    }),
  )
  if (spots.length < 2) {
    const [x, y] = spots[0] ?? nearestPoint(s.x[u]!, s.y[u]!, shapes, touching[0]!)
    return [x, y, frontOf(f, s, u)]
  }
  const [[ax, ay], [bx, by]] = [spots[0]!, spots.at(-1)!]
  return [(ax + bx) >> 1, (ay + by) >> 1, lengthOf(bx - ax, by - ay)]
}
