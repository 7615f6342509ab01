/** What the checks of one decision in a march share: worked out once, read by every leg that is judged there. */
import {
  cornerX,
  cornerY,
  EAST_OF,
  FARTHEST,
  lengthOf,
  NORTH_OF,
  pointWithin,
  SIZE,
  SOUTH_OF,
  WEST_OF,
} from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { type Field, generalSpeed, isCombatUnit, isGeneral } from '../field.ts'
import { type Box, type Ground, groundIn } from '../ground.ts'
import { is } from '../options.ts'
import { fieldFor, has, type MarchLocals, type State } from '../state.ts'
import { DEPLOYED, enemyOf, INCH, ON_TABLE, ROUT } from '../words.ts'
import { isTogether, sharesTown } from './01-attachment.ts'
import { basesOf, depthOf, frontOf, lay, shapeAs, shapeOf } from './01-formations.ts'
import { areApart, asOne, isBent, isInLine, isOnAny, isOnRoad, within } from './01-pieces.ts'
import { ALONG, ANYHOW, CHANGING, type Manner } from './07-command.ts'
import { allowance, common, reachOf } from './08-1-effort.ts'

/** Nothing stands in the way. */
export const FREE = 0

/** Where a charge in some direction first meets somebody. */
export interface Meeting {
  readonly who: number
  readonly distance: number
  readonly direction: number
}

/** Enemies, and of them foes, within an inch of any wheel about a corner; bare where there are none and no ground that matters. */
export interface Turning {
  readonly isBare: boolean
  readonly ground: Ground
  readonly close: readonly number[]
  readonly foes: readonly number[]
}

/** The sectors of a wheel, of which the first `laid` are laid, `asked` looked at for rough ground (the first is `rough`), `looked` as one with others, `passed` are clear. */
export interface Swept {
  /** Room for all of them, as soon as one is laid: mostly none has to be. */
  shapes: Int32Array | undefined
  readonly most: number
  laid: number
  asked: number
  rough: number
  looked: number
  passed: number
  stop: Verdict
}

/** `at` is the first free place in the table behind the units. Lists are ascending. */
export interface Ahead {
  readonly field: Field
  readonly side: number
  readonly table: Int32Array
  readonly at: number
  /** The width and depth of the unit as it stands. */
  readonly front: number
  readonly depth: number
  /** All enemies on the table that take up room. */
  readonly enemies: readonly number[]
  /** What every speed of the unit divides, and the ticks it has this turn by manner (07-command.ts): of a general nothing. */
  readonly common: number
  readonly allowed: readonly number[]
  /** How far the unit can still go straight on open ground, and how far back or to the side; whatever it does then happens among what follows. */
  readonly reach: number
  readonly reachBack: number
  readonly ground: Ground
  readonly towns: readonly number[]
  readonly close: readonly number[]
  /** Of those, the unrouted combat units: within an inch of them little is allowed. */
  readonly foes: readonly number[]
  /** Whether one of those is less than an inch away already. */
  readonly isNear: boolean
  /** Friend and foe whose ground the unit may not stop on. */
  readonly others: readonly number[]
  /** By the hand of the fixed corner, left and right: what a wheel may come upon, if somebody has asked. */
  readonly turning: (Turning | undefined)[]
  /** By corner and direction: how far wheels of whole steps have been looked at (08-2-wheel.ts). */
  readonly swept: (Swept | undefined)[]
  /** By kind of leg: what stands in its way altogether, or FREE, as far as anybody has asked. */
  readonly bars: (NonNullable<Verdict> | typeof FREE | undefined)[]
  /** Whom a charge meets in the directions somebody has asked about: a handful. */
  readonly met: Meeting[]
}

const MANNERS: readonly Manner[] = [ANYHOW, ALONG, CHANGING]
const NOTHING: readonly number[] = [0, 0, 0]

/** A base that limbers up, and what rounding may add. */
const SLACK = 4 * INCH

/** How far from where it stands a leg can bring any part of a unit. */
function farthestOf(field: Field, s: State, u: number, reach: number): number {
  // Along bends, out of any side of a town: not measured from where it stands.
  if (isOnRoad(s, u) || s.form[u] === DEPLOYED) return FARTHEST
  if (isGeneral(field, u)) return generalSpeed(field, u, is(s, 'infirm')) + SLACK
  const { front, depth } = field.base[u]!
  const anyForm = basesOf(field, s, u) * Math.max(front, depth)
  return Math.max(reach, anyForm, frontOf(field, s, u) + depthOf(field, s, u)) + SLACK
}

function boxAround(table: Int32Array, u: number, far: number): Box {
  const o = u * SIZE
  return [table[o + WEST_OF]! - far, table[o + SOUTH_OF]! - far, table[o + EAST_OF]! + far, table[o + NORTH_OF]! + far]
}
const isIn = (table: Int32Array, u: number, around: Box): boolean => {
  const o = u * SIZE
  return (
    isBent(table, u) ||
    (table[o + WEST_OF]! <= around[2] &&
      table[o + EAST_OF]! >= around[0] &&
      table[o + SOUTH_OF]! <= around[3] &&
      table[o + NORTH_OF]! >= around[1])
  )
}

export function ahead(s: State, f: MarchLocals): Ahead {
  const field = fieldFor(s)
  const u = f.unit
  const side = field.side[u]!
  const table = lay(field, s)
  // On its own again it takes up all of its ground.
  if (s.host[u]! >= 0) shapeAs(field, s, u, s.form[u]!, s.x[u]!, s.y[u]!, s.facing[u]!, table, u)
  // Off the road it goes as one piece, all its bases together, and not as its head alone.
  if (isOnRoad(s, u) && isInLine(field, s, u)) {
    shapeOf(field, s, u, table, u)
    asOne(table, u)
  }
  const reach = isGeneral(field, u) ? 0 : reachOf(field, s, f)
  const around = boxAround(table, u, farthestOf(field, s, u, reach))
  const enemies: number[] = []
  const close: number[] = []
  const foes: number[] = []
  const others: number[] = []
  for (let other = 0; other < field.troops; other++) {
    if (s.on[other] !== ON_TABLE) continue
    const isEnemy = field.side[other] === enemyOf(side)
    if (isEnemy) enemies.push(other)
    if (!isIn(table, other, around)) continue
    if (isEnemy) {
      close.push(other)
      if (isCombatUnit(field, other) && !has(s, other, ROUT)) foes.push(other)
    }
    if (!isTogether(s, other, u) && !sharesTown(field, s, other, u)) others.push(other)
  }
  const { ground, towns } = groundIn(field.ground, around)
  return {
    field,
    side,
    table,
    at: field.count,
    front: frontOf(field, s, u),
    depth: depthOf(field, s, u),
    enemies,
    common: isGeneral(field, u) ? 1 : common(field.profile[u]!),
    allowed: isGeneral(field, u) ? NOTHING : MANNERS.map(manner => allowance(field, s, u, manner)),
    reach,
    reachBack: isGeneral(field, u) ? 0 : reachOf(field, s, f, field.profile[u]!.back),
    ground,
    towns,
    close,
    foes,
    isNear: isNearAny(table, u, foes),
    others,
    turning: [undefined, undefined],
    swept: [undefined, undefined, undefined, undefined, undefined, undefined, undefined, undefined],
    bars: [],
    met: [],
  }
}

/** 8.2.3, 8.2.4, 8.2.5.1.1 Whether a shape is less than an inch from an unrouted enemy combat unit. */
export const isNearFoe = ({ foes, table }: Ahead, i: number): boolean => isNearAny(table, i, foes)
function isNearAny(table: Int32Array, i: number, foes: readonly number[]): boolean {
  for (let k = 0; k < foes.length; k++)
    if (!areApart(table, i, foes[k]!, INCH) && within(table, i, table, foes[k]!, INCH - 1)) return true
  return false
}

/** 8.1.3.2 Whether somebody else stands where the unit would: generals take up no room, and guests stand with their host. */
export const isTaken = ({ others, table }: Ahead, i: number): boolean => isOnAny(table, i, others)

/** Corners of a sweep are pushed out by a thousandth of their way from the middle, and a point or two. */
const outermost = (radius: number): number => Math.ceil(radius * 1.002) + 4

/** Whom and what a wheel about this corner (1 right, −1 left), however far, may come upon. */
export function turning(c: Ahead, u: number, hand: number): Turning {
  const index = hand > 0 ? 1 : 0
  const known = c.turning[index]
  if (known !== undefined) return known
  const { table } = c
  const [x, y] = [cornerX(table, u, index), cornerY(table, u, index)]
  const radius = outermost(lengthOf(c.front, c.depth)) + INCH
  const close = c.close.filter(enemy => isBent(table, enemy) || pointWithin(x, y, table, enemy, radius))
  const foes = close.filter(enemy => c.foes.includes(enemy))
  const isOpen = c.ground.slowing.length + c.ground.barring.length === 0
  const { ground } = isOpen ? c : groundIn(c.ground, [x - radius, y - radius, x + radius, y + radius])
  const isBare = close.length === 0 && ground.slowing.length === 0 && ground.barring.length === 0
  const found = { isBare, close, foes, ground }
  c.turning[index] = found
  return found
}
