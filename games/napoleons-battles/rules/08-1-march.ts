/** 8.2 One march: legs until the unit halts, comes into contact, or has nothing left. */
import { direction as asDirection, eastOf, lengthOf, northOf, stepped, TOUCH, wheeled, within } from '@bivouac/ground/table'
import { end, type Flow, goto, type Json, type OpenOffer, type Pick, type Verdict } from '@bivouac/kernel'
import { generalSpeed, isBatteryUnit, isGeneral, isSupply } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { call, drop, type FrameOf, INTERCEPTING, type MarchLocals, type Napoleon, put, type T } from '../state.ts'
import {
  ATTACKER,
  CAVALRY,
  CHARGED,
  COLUMN,
  DEPLOYED,
  FULL,
  HALF_TURN,
  INCH,
  LINE,
  MARCH,
  MOVED,
  ON_TABLE,
  REACT,
  SQUARE,
  STAYS,
} from '../words.ts'
import { besides, mayBeHost, placeBeside } from './01-attachment.ts'
import { depthOf, frontOf, shapeAs } from './01-formations.ts'
import { allowance, reachOf, spend } from './08-1-effort.ts'
import { isOccupied, nearestEnemies } from './08-1-room.ts'
import { changeTicks, formIsAnother, formOf, hasRoomFor, notNearEnemy, quarterOf, throughColumn } from './08-2-formation.ts'
import {
  type Ahead,
  affords,
  ahead,
  backMove,
  forwardMove,
  layStraight,
  layWheel,
  mayGo,
  mayWheel,
  notBeside,
  notDeployed,
  obliqueMove,
  sideMove,
  type Straight,
  straightCost,
  wheelCost,
  wheelOf,
  withinSector,
} from './08-2-manoeuvres.ts'
import { bringGuests, closeUp, disorderByObstacles, disorderInWood, disorderPassed } from './08-2-terrain.ts'
import { edgeOf, edgesOf, mayDeploy, nearestEdge, TOWNS } from './08-3-towns.ts'
import { contacts, isAllowedTarget, mayStartCombat, mayTouch, meeting } from './08-4-contact.ts'
import { choice, type Offers, open, plain } from './offers.ts'

type March = FrameOf<'march'>

// ---- shapes of arguments --------------------------------------------------------------------------------------------

const MOST = 60 * INCH
const isWhole = (v: unknown, low: number, high: number): v is number => Number.isInteger(v) && (v as number) >= low && (v as number) <= high
const isDistance = (arg: Json | undefined): arg is number => isWhole(arg, 1, MOST)
const isSigned = (arg: Json | undefined): arg is number => isWhole(arg, -MOST, MOST) && arg !== 0
const isTurn = (arg: Json | undefined): arg is number => isWhole(arg, -1800, 1800) && arg !== 0
const isPair = (low: number, high: number, least: number, most: number) => (arg: Json | undefined): arg is readonly number[] =>
  Array.isArray(arg) && arg.length === 2 && isWhole(arg[0], low, high) && isWhole(arg[1], least, most)
const isFormArg = (arg: Json | undefined): arg is number => isWhole(arg, 0, 31) && (arg as number) % 8 <= MARCH
const isSpot = isPair(-32_767, 32_767, -32_767, 32_767)

// ---- carrying legs out ----------------------------------------------------------------------------------------------

function tellMarch(t: T, u: number, leg: string, way: number): void {
  const { s } = t
  t.tell({ e: 'marched', unit: u, leg, x: s.x[u]!, y: s.y[u]!, facing: s.facing[u]!, form: s.form[u]!, way })
}

/** A straight leg that is known to be legal. */
export function goStraight(t: T, f: March, move: Straight, leg: string): void {
  const { s } = t
  const u = f.unit
  const c = ahead(s, f)
  layStraight(u, c, move)
  spend(c.field, f, straightCost(s, u, c, move), s.form[u]!)
  f.fromX = s.x[u]!
  f.fromY = s.y[u]!
  const [x, y] = stepped(s.x[u]!, s.y[u]!, move.direction, move.distance)
  s.host[u] = -1
  disorderInWood(t, u, c, 1, false)
  disorderByObstacles(t, u, c, move)
  disorderPassed(t, u, c, 1)
  s.x[u] = x
  s.y[u] = y
  bringGuests(t, u, move.distance, c)
  tellMarch(t, u, leg, move.distance)
}

function goWheeling(t: T, f: March, arg: number, back: boolean): void {
  const { s } = t
  const u = f.unit
  const c = ahead(s, f)
  const wheel = wheelOf(arg, back)
  const sweeps = layWheel(s, u, c, wheel)
  spend(c.field, f, wheelCost(s, u, c, wheel, sweeps), s.form[u]!)
  s.host[u] = -1
  disorderInWood(t, u, c, sweeps, false)
  disorderPassed(t, u, c, sweeps)
  const place = wheeled(s.x[u]!, s.y[u]!, s.facing[u]!, frontOf(c.field, s, u), wheel.hand, wheel.tenths)
  s.x[u] = place.x
  s.y[u] = place.y
  s.facing[u] = place.facing
  bringGuests(t, u, INCH, c)
  tellMarch(t, u, back ? 'wheelBack' : 'wheel', 0)
}

function reform(t: T, f: March, form: number, facing: number, leg: string, ticks: number): void {
  const { s } = t
  const u = f.unit
  const c = ahead(s, f)
  spend(c.field, f, { weight: 0, change: ticks }, s.form[u]!)
  disorderInWood(t, u, c, 0, true)
  s.form[u] = form
  s.facing[u] = facing
  closeUp(s, u, c)
  tellMarch(t, u, leg, 0)
}

// ---- refusals of the smaller legs -----------------------------------------------------------------------------------

const ONLY_CONTACT = no(
  '8.5.2.2',
  { it: 'In questo passo si muove solo per contattare la cavalleria appena mossa.', en: 'In this step one moves only to contact cavalry that has just moved.' },
  { it: 'Contattala, o rinuncia prima di muovere.', en: 'Contact it, or leave it before you move.' },
)
const NO_HOST = no('1.5', { it: 'Non si può aggregare a questa unità.', en: 'It cannot be attached to this unit.' })
const HOST_FAR = no(
  '1.5',
  { it: 'L’unità è troppo lontana.', en: 'The unit is too far away.' },
  { it: 'Una batteria deve prima toccarla.', en: 'A battery has to touch it first.' },
)
const ALREADY_WITH = no('1.5.2', { it: 'È già aggregato a questa unità.', en: 'It is attached to this unit already.' })
const RIDE_FAR = no('8.1.2', { it: 'È più lontano di quanto il generale può muovere.', en: 'It is farther than the general can move.' })
const RIDE_OFF = no('8.1.4', { it: 'Il posto è fuori dal tavolo.', en: 'The place is off the table.' })
const RIDE_NEAR = no('8.4.1.2', { it: 'Da solo un generale non tocca il nemico.', en: 'On his own a general does not touch the enemy.' })
const RIDE_BARRED = no('8.2.6.3', { it: 'Il posto è su terreno impossibile.', en: 'The place is on impassable ground.' })

/** 8.5.2.2 Who intercepts may not end otherwise than in contact: until he does, he may still go straight on. */
const freely = (_: T, f: March): Verdict => (f.mode === INTERCEPTING ? ONLY_CONTACT : undefined)

function mayRide(t: T, f: March, [x, y]: readonly number[], c: Ahead): Verdict {
  const { s } = t
  const { field, table, at } = c
  if (x! < 0 || y! < 0 || x! > field.width || y! > field.height) return RIDE_OFF
  if (s.spent[f.unit]! + lengthOf(x! - s.x[f.unit]!, y! - s.y[f.unit]!) > generalSpeed(field, f.unit)) return RIDE_FAR
  shapeAs(field, s, f.unit, LINE, x!, y!, s.facing[f.unit]!, table, at)
  if (!field.ground.isOpenFor(field.arm[f.unit]!, table, at)) return RIDE_BARRED
  return c.enemies.some(u => within(table, at, table, u, TOUCH)) ? RIDE_NEAR : undefined
}

function mayAttach(t: T, f: March, host: number, c: Ahead): Verdict {
  const { s } = t
  const { field, table } = c
  const u = f.unit
  if (host < 0 || host >= field.troops || s.on[host] !== ON_TABLE || !mayBeHost(field, u, host)) return NO_HOST
  if (s.host[u] === host) return ALREADY_WITH
  if (!isGeneral(field, u)) return within(table, u, table, host, TOUCH) && s.form[host] !== SQUARE ? undefined : HOST_FAR
  const place = besides(field, s, u, host)
  return s.spent[u]! + lengthOf(place.x - s.x[u]!, place.y - s.y[u]!) > generalSpeed(field, u) ? HOST_FAR : undefined
}

function mayLeave(t: T, f: March, edge: number, c: Ahead): Verdict {
  const { s } = t
  const u = f.unit
  const town = s.town[u]!
  if (s.form[u] !== DEPLOYED || town < 0) return TOWNS.NOT_DEPLOYED
  if (edge >= edgesOf(c.field, town)) return TOWNS.NO_EDGE
  const place = edgeOf(c.field, town, edge)
  shapeAs(c.field, { ...s, town: [] } as never, u, formLeaving(c, u), place.x, place.y, place.facing, c.table, c.at)
  if (isOccupied(c.field, s, u, c.table, c.at) || c.enemies.some(each => within(c.table, c.at, c.table, each, TOUCH))) return TOWNS.NO_WAY_OUT
  return affords(t, f, { weight: 0, change: leaveTicks(t, c, u) }, c)
}
/** 8.3.3 Infantry leaves in line; a battery limbers up where it stands. */
const formLeaving = (c: Ahead, u: number): number => (isBatteryUnit(c.field, u) ? COLUMN : LINE)
const leaveTicks = (t: T, c: Ahead, u: number): number =>
  isBatteryUnit(c.field, u) ? changeTicks(c.field, u, LINE, COLUMN, is(t.s, 'rates')) : 0

const aboutTicks = (t: T, c: Ahead, u: number): number => {
  const profile = c.field.profile[u]!
  return is(t.s, 'rates') && 'about' in profile && t.s.form[u] === LINE
    ? changeTicks(c.field, u, COLUMN, LINE, false)
    : changeTicks(c.field, u, t.s.form[u]!, t.s.form[u]!, false)
}

// ---- samples --------------------------------------------------------------------------------------------------------

const LADDER = [1, 2, 3, 4, 6, 8, 12, 16, 20, 24]
/** Whole inches below the most, and the most. */
function ladder(most: number): number[] {
  const out = LADDER.map(inches => inches * INCH).filter(each => each < most)
  if (most > 0) out.push(most)
  return out
}
const ascending = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b)

/** Forward: the ladder, and up to just over an inch from the first enemy ahead. */
function distances(t: T, f: March, c: Ahead): number[] {
  if (isGeneral(c.field, f.unit)) return []
  const most = Math.min(MOST, reachOf(c.field, t.s, f))
  const out = ladder(most)
  const { who, distance } = meeting(t, f, 0, c)
  if (who >= 0 && distance > INCH + 4) out.push(Math.min(most, distance - INCH - 4))
  return ascending(out.filter(each => each > 0))
}
function turns(t: T, f: March, c: Ahead): number[] {
  if (isGeneral(c.field, f.unit) || t.s.form[f.unit] === SQUARE) return []
  const out = [-900, -600, -450, -300, -150, 150, 300, 450, 600, 900]
  for (const enemy of nearestEnemies(c.field, t.s, f.unit, c.table, 2)) {
    const to = asDirection(t.s.facing[enemy]! + HALF_TURN - t.s.facing[f.unit]!)
    const turn = to > HALF_TURN ? to - FULL : to
    if (turn !== 0 && Math.abs(turn) <= 900) out.push(turn)
  }
  return ascending(out)
}
const byBoth = (list: number[][]): number[][] => list.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!)

function rides(t: T, f: March, c: Ahead): number[][] {
  const { s } = t
  if (!isGeneral(c.field, f.unit)) return []
  const out = new Map<string, number[]>()
  const add = (x: number, y: number): void => void out.set(`${x} ${y}`, [x, y])
  for (const dir of [0, 900, 1800, 2700]) for (const inches of [3, 8]) add(s.x[f.unit]! + eastOf(0, inches * INCH, dir), s.y[f.unit]! + northOf(0, inches * INCH, dir))
  return byBoth([...out.values()])
}

// ---- the legs -------------------------------------------------------------------------------------------------------

const straight = (make: (t: T, f: March, arg: number, c: Ahead) => Straight) => (t: T, f: March, arg: number, c: Ahead): Verdict => mayGo(t, f, make(t, f, arg, c), c)
const toll = (t: T, f: March, make: (t: T, f: March, arg: number, c: Ahead) => Straight, arg: number, leg: string): Flow<Napoleon> => {
  goStraight(t, f, make(t, f, arg, ahead(t.s, f)), leg)
  return goto('next')
}
const NOT_A_GENERAL = no('8.2', { it: 'I generali si muovono liberamente: scegli il posto.', en: 'Generals move freely: choose the place.' })
const NOT_A_UNIT = no('8.2', { it: 'Solo i generali si muovono senza fronte.', en: 'Only generals move without a front.' })
const forUnits = (_: T, f: March, __: unknown, c: Ahead): Verdict => (isGeneral(c.field, f.unit) ? NOT_A_GENERAL : undefined)
const forGenerals = (_: T, f: March, __: unknown, c: Ahead): Verdict => (isGeneral(c.field, f.unit) ? undefined : NOT_A_UNIT)

const tooDear = (t: T, f: March, arg: number, c: Ahead): Verdict =>
  affords(t, f, { weight: 0, change: changeTicks(c.field, f.unit, t.s.form[f.unit]!, formOf(arg), is(t.s, 'rates')) }, c)

type Leg<A extends Json> = Omit<OpenOffer<Napoleon, March, A, Ahead>, 'probe'>
/** A leg with a number or two: probed a few points beside its sample, where what is legal ends. */
const leg = <A extends Json>(o: Leg<A>): OpenOffer<Napoleon, March, A, Ahead> => ({ ...o, probe: (t, f, c, pick) => beside(o.over(t, f, c), o.accepts, pick) })
function beside<A extends Json>(sample: readonly A[], accepts: (arg: Json | undefined) => arg is A, pick: Pick): A {
  const near = (n: number): number => n + pick(9) - 4
  const from: Json = sample.length > 0 && pick(4) > 0 ? sample[pick(sample.length)]! : [pick(MOST), pick(MOST)]
  const tried: Json = typeof from === 'number' ? near(from) : Array.isArray(from) ? from.map(n => near(n as number)) : from
  if (accepts(tried)) return tried
  const single: Json = Array.isArray(from) ? Math.max(1, pick(28)) : 1
  if (accepts(single)) return single
  return (sample[0] ?? [1, 1]) as A
}
/** A leg without an argument. */
const quiet = (o: { check: readonly ((t: T, f: March, arg: undefined, c: Ahead) => Verdict)[]; take: (t: T, f: March) => Flow<Napoleon> }) => o

export const LEGS = {
  forward: leg<number>({
    accepts: isDistance,
    over: distances,
    check: [forUnits, freely, notDeployed, straight(forwardMove)],
    take: (t, f, arg) => toll(t, f, forwardMove, arg, 'forward'),
  }),
  oblique: leg<readonly number[]>({
    accepts: isPair(-1800, 1800, 1, MOST),
    over: (t, f, c) => {
      if (isGeneral(c.field, f.unit)) return []
      const most = Math.min(MOST, reachOf(c.field, t.s, f))
      const ways = ascending([2 * INCH, 4 * INCH, Math.floor(most / 2), most].filter(each => each > 0 && each <= most))
      return [-450, -225, 225, 450].flatMap(offset => ways.map(way => [offset, way]))
    },
    check: [forUnits, freely, notDeployed, (t, f, [offset]) => withinSector(t, f, offset!), (t, f, [offset, way], c) => mayGo(t, f, obliqueMove(t, f, offset!, way!, c), c)],
    take: (t, f, [offset, way]) => {
      goStraight(t, f, obliqueMove(t, f, offset!, way!, ahead(t.s, f)), 'oblique')
      return goto('next')
    },
  }),
  back: leg<number>({
    accepts: isDistance,
    over: (t, f, c) => {
      if (isGeneral(c.field, f.unit)) return []
      const most = reachOf(c.field, t.s, f, c.field.profile[f.unit]!.back)
      return ascending([INCH, 2 * INCH, most].filter(each => each > 0 && each <= most))
    },
    check: [forUnits, freely, notDeployed, straight(backMove)],
    take: (t, f, arg) => toll(t, f, backMove, arg, 'back'),
  }),
  side: leg<number>({
    accepts: isSigned,
    over: (t, f, c) => {
      if (isGeneral(c.field, f.unit)) return []
      const most = reachOf(c.field, t.s, f, c.field.profile[f.unit]!.back)
      return ascending([INCH, 2 * INCH, most].flatMap(each => (each > 0 && each <= most ? [-each, each] : [])))
    },
    check: [forUnits, freely, notDeployed, (t, f, arg, c) => notBeside(t, f, sideMove(t, f, arg, c), c), straight(sideMove)],
    take: (t, f, arg) => toll(t, f, sideMove, arg, 'side'),
  }),
  wheel: leg<number>({
    accepts: isTurn,
    over: turns,
    check: [forUnits, freely, notDeployed, (t, f, arg, c) => mayWheel(t, f, wheelOf(arg, false), c)],
    take: (t, f, arg) => {
      goWheeling(t, f, arg, false)
      return goto('next')
    },
  }),
  wheelBack: leg<number>({
    accepts: isTurn,
    over: (t, f, c) => (isGeneral(c.field, f.unit) || t.s.form[f.unit] === SQUARE ? [] : [-300, 300]),
    check: [forUnits, freely, notDeployed, (t, f, arg, c) => mayWheel(t, f, wheelOf(arg, true), c)],
    take: (t, f, arg) => {
      goWheeling(t, f, arg, true)
      return goto('next')
    },
  }),
  form: leg<number>({
    accepts: isFormArg,
    over: (t, f, c) => (isGeneral(c.field, f.unit) ? [] : t.s.form[f.unit] === SQUARE ? [0, 1, 8, 9, 16, 17, 24, 25] : [LINE, COLUMN, SQUARE, MARCH]),
    check: [
      forUnits,
      freely,
      formIsAnother,
      notNearEnemy,
      throughColumn,
      tooDear,
      (t, f, arg, c) => hasRoomFor(t, f, formOf(arg), asDirection(t.s.facing[f.unit]! + 900 * quarterOf(arg)), c),
    ],
    take: (t, f, arg) => {
      const c = ahead(t.s, f)
      const ticks = changeTicks(c.field, f.unit, t.s.form[f.unit]!, formOf(arg), is(t.s, 'rates'))
      reform(t, f, formOf(arg), asDirection(t.s.facing[f.unit]! + 900 * quarterOf(arg)), 'form', ticks)
      return goto('next')
    },
  }),
  about: quiet({
    check: [
      forUnits,
      freely,
      notDeployed,
      notNearEnemy,
      (t, f, _, c) => affords(t, f, { weight: 0, change: aboutTicks(t, c, f.unit) }, c),
    ],
    take: (t, f) => {
      const { s } = t
      const c = ahead(s, f)
      const u = f.unit
      const depth = depthOf(c.field, s, u)
      const facing = s.facing[u]!
      const ticks = aboutTicks(t, c, u)
      s.x[u]! += eastOf(0, -depth, facing)
      s.y[u]! += northOf(0, -depth, facing)
      reform(t, f, s.form[u]!, asDirection(facing + HALF_TURN), 'about', ticks)
      return goto('next')
    },
  }),
  touch: leg<readonly number[]>({
    accepts: isPair(0, 4095, -450, 450),
    over: (t, f, c) => (isGeneral(c.field, f.unit) ? [] : contacts(t, f, c)),
    check: [forUnits, notDeployed, mayStartCombat, isAllowedTarget, mayTouch],
    take: (t, f, [enemy, offset]) => {
      const { s } = t
      const c = ahead(s, f)
      const { direction, distance } = meeting(t, f, offset!, c)
      f.touched = enemy!
      f.offset = offset!
      goStraight(t, f, { direction, distance, manner: [] }, 'touch')
      put(s, f.unit, ATTACKER | (c.field.arm[f.unit] === CAVALRY ? CHARGED : 0))
      t.tell({ e: 'touched', unit: f.unit, enemy: enemy! })
      return goto('contact')
    },
  }),
  deploy: leg<number>({
    accepts: (arg): arg is number => isWhole(arg, 0, 63),
    over: (t, f, c) => (t.s.form[f.unit] === LINE && !isGeneral(c.field, f.unit) ? c.field.ground.towns.map((_, town) => town) : []),
    check: [forUnits, freely, notNearEnemy, mayDeploy, (t, f, _, c) => affords(t, f, { weight: 0, change: changeTicks(c.field, f.unit, LINE, LINE, false) }, c)],
    take: (t, f, town) => {
      const { s } = t
      const c = ahead(s, f)
      const place = edgeOf(c.field, town, nearestEdge(c.field, s, f.unit, town))
      s.town[f.unit] = town
      s.x[f.unit] = place.x
      s.y[f.unit] = place.y
      reform(t, f, DEPLOYED, place.facing, 'deploy', changeTicks(c.field, f.unit, LINE, LINE, false))
      return goto('next')
    },
  }),
  leave: leg<number>({
    accepts: (arg): arg is number => isWhole(arg, 0, 31),
    over: (t, f, c) => (t.s.form[f.unit] === DEPLOYED && t.s.town[f.unit]! >= 0 ? Array.from({ length: edgesOf(c.field, t.s.town[f.unit]!) }, (_, e) => e) : []),
    check: [forUnits, freely, mayLeave],
    take: (t, f, edge) => {
      const { s } = t
      const c = ahead(s, f)
      const place = edgeOf(c.field, s.town[f.unit]!, edge)
      const ticks = leaveTicks(t, c, f.unit)
      s.town[f.unit] = -1
      s.x[f.unit] = place.x
      s.y[f.unit] = place.y
      reform(t, f, formLeaving(c, f.unit), place.facing, 'leave', ticks)
      return goto('next')
    },
  }),
  attach: leg<number>({
    accepts: (arg): arg is number => isWhole(arg, 0, 4095),
    over: (_, f, c) =>
      isGeneral(c.field, f.unit) || isBatteryUnit(c.field, f.unit) || isSupply(c.field, f.unit) ? c.field.ofSide[c.side]!.filter(u => u < c.field.troops && u !== f.unit) : [],
    check: [freely, mayAttach],
    take: (t, f, host) => {
      const { s } = t
      const c = ahead(s, f)
      const place = besides(c.field, s, f.unit, host)
      if (isGeneral(c.field, f.unit)) s.spent[f.unit]! += lengthOf(place.x - s.x[f.unit]!, place.y - s.y[f.unit]!)
      s.host[f.unit] = host
      placeBeside(c.field, s, f.unit, host)
      f.begun = 1
      t.tell({ e: 'attached', unit: f.unit, host })
      return goto('done')
    },
  }),
  go: leg<readonly number[]>({
    accepts: isSpot,
    over: rides,
    check: [forGenerals, mayRide],
    take: (t, f, [x, y]) => {
      const { s } = t
      s.spent[f.unit]! += lengthOf(x! - s.x[f.unit]!, y! - s.y[f.unit]!)
      s.x[f.unit] = x!
      s.y[f.unit] = y!
      s.host[f.unit] = -1
      f.begun = 1
      t.tell({ e: 'rode', general: f.unit, x: x!, y: y!, fled: false })
      return goto('done')
    },
  }),
} as const

/** What stands in the way of a kind of leg altogether: then it is not on the menu. */
const BARS: Readonly<Partial<Record<keyof typeof LEGS, (t: T, f: March, c: Ahead) => Verdict>>> = {
  forward: (t, f, c) => forUnits(t, f, 0, c) ?? freely(t, f) ?? notDeployed(t, f),
  oblique: (t, f, c) => forUnits(t, f, 0, c) ?? freely(t, f) ?? notDeployed(t, f),
  back: (t, f, c) => forUnits(t, f, 0, c) ?? freely(t, f) ?? notDeployed(t, f),
  side: (t, f, c) => forUnits(t, f, 0, c) ?? freely(t, f) ?? notDeployed(t, f),
  wheel: (t, f, c) => forUnits(t, f, 0, c) ?? freely(t, f) ?? notDeployed(t, f),
  wheelBack: (t, f, c) => forUnits(t, f, 0, c) ?? freely(t, f) ?? notDeployed(t, f),
  form: (t, f, c) => forUnits(t, f, 0, c) ?? freely(t, f) ?? notDeployed(t, f),
  touch: (t, f, c) => forUnits(t, f, 0, c) ?? notDeployed(t, f) ?? mayStartCombat(t, f),
  deploy: (t, f, c) => forUnits(t, f, 0, c) ?? freely(t, f),
  leave: (t, f, c) => forUnits(t, f, 0, c) ?? freely(t, f),
  attach: (t, f, c) => freely(t, f) ?? isGuest(t, f, c),
  go: (t, f, c) => forGenerals(t, f, 0, c),
}
const NO_GUEST = no('1.5', { it: 'Fanteria e cavalleria non si aggregano.', en: 'Infantry and cavalry are not attached.' })
const isGuest = (_: T, f: March, c: Ahead): Verdict =>
  isGeneral(c.field, f.unit) || isBatteryUnit(c.field, f.unit) || isSupply(c.field, f.unit) ? undefined : NO_GUEST

const LEG_OFFERS: Offers<'march'> = {
  ...Object.fromEntries(
    Object.entries(LEGS).map(([type, each]) =>
      'accepts' in each ? [type, open<'march', Json, Ahead>({ ...(each as never as OpenOffer<Napoleon, March, Json, Ahead>), may: BARS[type as keyof typeof LEGS]! })] : [type, plain<'march', Ahead>(each)],
    ),
  ),
  halt: plain<'march', Ahead>({ take: () => goto('done') }),
}

export const march = {
  rule: '8.2',
  steps: {
    /** Legs of a march given as one text go first; then the unit is asked. Nothing left: the march is over. */
    next: (t: T, f: March): Flow<Napoleon> => {
      if (f.rest !== '') return takeNext(t, f)
      const c = ahead(t.s, f)
      if (!isGeneral(c.field, f.unit) && allowance(c.field, t.s, f.unit) === 0) return goto('done')
      return undefined
    },
    leg: choice<'march', Ahead>({
      rule: '8.2',
      seat: (t, f) => ahead(t.s, f).side,
      context: (t, f) => ahead(t.s, f),
      offers: LEG_OFFERS,
    }),
    /** 8.4.4 Infantry that cavalry has come upon tries to form square; 8.4.1.5 cavalry contacted loses its marker. */
    contact: (t: T, f: March) => {
      const c = ahead(t.s, f)
      for (const enemy of c.enemies) if (c.field.arm[enemy] === CAVALRY && within(c.table, f.unit, c.table, enemy, TOUCH)) drop(t.s, enemy, REACT)
      const direction = asDirection(t.s.facing[f.unit]! + f.offset)
      const reach = lengthOf(t.s.x[f.unit]! - f.fromX, t.s.y[f.unit]! - f.fromY) + reachOf(c.field, t.s, f)
      return call('squares', { by: f.unit, fromX: f.fromX, fromY: f.fromY, direction, reach })
    },
    done: (t: T, f: March) => {
      const { s } = t
      f.rest = ''
      if (f.begun === 1) {
        put(s, f.unit, MOVED)
        drop(s, f.unit, REACT)
        if (!s.moved.includes(f.unit)) s.moved.push(f.unit)
      } else put(s, f.unit, STAYS)
      return call('escape', { by: f.unit, unit: -1 })
    },
    leave: () => end(),
  },
} as const

// ---- a march as one text --------------------------------------------------------------------------------------------

/** Letter by leg: “7 F960 W-300 F240 T31” is unit 7, forward 4 inches, wheel 30 degrees left, forward 1, touch unit 31. */
export const LETTERS: Readonly<Record<string, keyof typeof LEGS>> = {
  F: 'forward',
  O: 'oblique',
  B: 'back',
  S: 'side',
  W: 'wheel',
  V: 'wheelBack',
  C: 'form',
  A: 'about',
  T: 'touch',
  D: 'deploy',
  L: 'leave',
  H: 'attach',
  G: 'go',
}
const MOST_LEGS = 12
const MOST_LETTERS = 100
export interface Spoken {
  readonly type: keyof typeof LEGS
  readonly arg: Json | undefined
}

/** Reads one leg; `undefined` when it is none. A touch without a direction is straight ahead. */
function readLeg(word: string): Spoken | undefined {
  const type = LETTERS[word[0] ?? '']
  if (type === undefined) return undefined
  const numbers = word.length === 1 ? [] : word.slice(1).split(',').map(Number)
  if (numbers.some(n => !Number.isInteger(n))) return undefined
  const arg: Json | undefined = type === 'about' ? undefined : type === 'touch' && numbers.length === 1 ? [numbers[0]!, 0] : numbers.length === 1 ? numbers[0]! : numbers
  const { accepts } = LEGS[type] as { accepts?: (arg: Json | undefined) => boolean }
  if (accepts === undefined ? numbers.length > 0 : !accepts(arg)) return undefined
  return { type, arg }
}

/** The unit and the legs of a march written as text; `undefined` when it is none. */
export function readMarch(text: unknown): { readonly unit: number; readonly legs: readonly Spoken[]; readonly rest: string } | undefined {
  if (typeof text !== 'string' || text.length > MOST_LETTERS || text.length < 3) return undefined
  const words = text.split(' ')
  const unit = Number(words[0])
  if (!Number.isInteger(unit) || unit < 0 || String(unit) !== words[0]) return undefined
  const legs = words.slice(1).map(readLeg)
  if (legs.length === 0 || legs.length > MOST_LEGS || legs.includes(undefined)) return undefined
  return { unit, legs: legs as Spoken[], rest: words.slice(1).join(' ') }
}

type AnyLeg = {
  readonly check?: unknown
  readonly take: (t: T, f: March, arg: never) => Flow<Napoleon>
}
/** The first refusal of one leg. */
export function judgeLeg(t: T, f: March, { type, arg }: Spoken): Verdict {
  const { check } = LEGS[type] as AnyLeg
  if (check === undefined) return undefined
  const c = ahead(t.s, f)
  for (const rule of (Array.isArray(check) ? check : [check]) as ((t: T, f: March, arg: unknown, c: Ahead) => Verdict)[]) {
    const verdict = rule(t, f, arg, c)
    if (verdict !== undefined) return verdict
  }
  return undefined
}

/** Takes the next leg of the text. What has become impossible on the way (a square, a disorder) drops the rest. */
function takeNext(t: T, f: March): Flow<Napoleon> {
  const [word, ...others] = f.rest.split(' ')
  f.rest = others.join(' ')
  const leg = readLeg(word!)
  if (leg === undefined || judgeLeg(t, f, leg) !== undefined) {
    f.rest = ''
    return f.begun === 1 ? goto('done') : undefined
  }
  const flow = (LEGS[leg.type] as AnyLeg).take(t, f, leg.arg as never)
  const to = flow !== undefined && flow.k === 'goto' ? flow.step : 'next'
  // The text says the whole march: after its last leg the unit halts.
  return goto(to === 'next' && f.rest === '' ? 'done' : to)
}

export const newMarch = (t: T, unit: number, mode: number, rest = ''): MarchLocals => ({
  unit,
  mode,
  spent: 0,
  weight: 0,
  changes: 0,
  changed: 0,
  begun: 0,
  fromX: t.s.x[unit]!,
  fromY: t.s.y[unit]!,
  fromFacing: t.s.facing[unit]!,
  touched: -1,
  offset: 0,
  rest,
})
