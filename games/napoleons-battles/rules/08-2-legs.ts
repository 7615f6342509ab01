/** 8.2 The legs of a march: one offer for each manoeuvre. */
import { direction as asDirection, eastOf, lengthOf, northOf } from '@bivouac/ground/table'
import { type Flow, goto, type Json, type OpenOffer, type Verdict } from '@bivouac/kernel'
import { isBatteryUnit, isGeneral, isSupply } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, type Napoleon, put, type T } from '../state.ts'
import { ATTACKER, CAVALRY, CHARGED, COLUMN, DEPLOYED, HALF_TURN, INCH, LINE, MARCH, SQUARE } from '../words.ts'
import { besides, placeBeside } from './01-attachment.ts'
import { depthOf } from './01-formations.ts'
import { reachOf } from './08-1-effort.ts'
import { goStraight, goWheeling, reform } from './08-2-carrying.ts'
import {
  changeTicks,
  formIsAnother,
  formOf,
  hasRoomFor,
  notNearEnemy,
  quarterOf,
  throughColumn,
} from './08-2-formation.ts'
import {
  aboutTicks,
  forGenerals,
  formLeaving,
  forUnits,
  freely,
  leaveTicks,
  mayAttach,
  mayLeave,
  mayRide,
  tooDear,
} from './08-2-leg-checks.ts'
import {
  type Ahead,
  affords,
  ahead,
  backMove,
  forwardMove,
  mayGo,
  mayWheel,
  notBeside,
  notDeployed,
  obliqueMove,
  type Straight,
  sideMove,
  wheelOf,
  withinSector,
} from './08-2-manoeuvres.ts'
import {
  ascending,
  distances,
  isDistance,
  isFormArg,
  isPair,
  isSigned,
  isSpot,
  isTurn,
  isWhole,
  leg,
  MOST,
  quiet,
  rides,
  turns,
} from './08-2-samples.ts'
import { edgeOf, edgesOf, mayDeploy, nearestEdge } from './08-3-towns.ts'
import { contacts, isAllowedTarget, mayStartCombat, mayTouch, meeting } from './08-4-contact.ts'
import { type Offers, open, plain } from './offers.ts'

type March = FrameOf<'march'>

const straight =
  (make: (t: T, f: March, arg: number, c: Ahead) => Straight) =>
  (t: T, f: March, arg: number, c: Ahead): Verdict =>
    mayGo(t, f, make(t, f, arg, c), c)
const toll = (
  t: T,
  f: March,
  make: (t: T, f: March, arg: number, c: Ahead) => Straight,
  arg: number,
  leg: string,
): Flow<Napoleon> => {
  goStraight(t, f, make(t, f, arg, ahead(t.s, f)), leg)
  return goto('next')
}

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
    check: [
      forUnits,
      freely,
      notDeployed,
      (t, f, [offset]) => withinSector(t, f, offset!),
      (t, f, [offset, way], c) => mayGo(t, f, obliqueMove(t, f, offset!, way!, c), c),
    ],
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
    check: [
      forUnits,
      freely,
      notDeployed,
      (t, f, arg, c) => notBeside(t, f, sideMove(t, f, arg, c), c),
      straight(sideMove),
    ],
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
    over: (t, f, c) =>
      isGeneral(c.field, f.unit)
        ? []
        : t.s.form[f.unit] === SQUARE
          ? [0, 1, 8, 9, 16, 17, 24, 25]
          : [LINE, COLUMN, SQUARE, MARCH],
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
    // One after the other: a general has no profile that the price could be read from.
    check: [
      (t, f, _, c) =>
        forUnits(t, f, 0, c) ??
        freely(t, f) ??
        notDeployed(t, f) ??
        notNearEnemy(t, f, 0, c) ??
        affords(t, f, { weight: 0, change: aboutTicks(t, c, f.unit) }, c),
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
    over: (t, f, c) =>
      t.s.form[f.unit] === LINE && !isGeneral(c.field, f.unit) ? c.field.ground.towns.map((_, town) => town) : [],
    check: [
      forUnits,
      freely,
      notNearEnemy,
      mayDeploy,
      (t, f, _, c) => affords(t, f, { weight: 0, change: changeTicks(c.field, f.unit, LINE, LINE, false) }, c),
    ],
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
    over: (t, f, c) =>
      t.s.form[f.unit] === DEPLOYED && t.s.town[f.unit]! >= 0
        ? Array.from({ length: edgesOf(c.field, t.s.town[f.unit]!) }, (_, e) => e)
        : [],
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
      isGeneral(c.field, f.unit) || isBatteryUnit(c.field, f.unit) || isSupply(c.field, f.unit)
        ? c.field.ofSide[c.side]!.filter(u => u < c.field.troops && u !== f.unit)
        : [],
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
const NO_GUEST = no('1.5', {
  it: 'Fanteria e cavalleria non si aggregano.',
  en: 'Infantry and cavalry are not attached.',
})
const isGuest = (_: T, f: March, c: Ahead): Verdict =>
  isGeneral(c.field, f.unit) || isBatteryUnit(c.field, f.unit) || isSupply(c.field, f.unit) ? undefined : NO_GUEST

type Check = (t: T, f: March, arg: Json, c: Ahead) => Verdict
/** Every check answers for every unit: behind what stands in the way of the leg altogether, the others are not asked. */
const guarded = (type: keyof typeof LEGS, check: unknown): Check[] =>
  ((Array.isArray(check) ? check : [check]) as Check[]).map(
    rule => (t, f, arg, c) => BARS[type]?.(t, f, c) ?? rule(t, f, arg, c),
  )

export const LEG_OFFERS: Offers<'march'> = {
  ...Object.fromEntries(
    Object.entries(LEGS).map(([name, each]) => {
      const type = name as keyof typeof LEGS
      if (!('accepts' in each)) return [type, plain<'march', Ahead>(each)]
      const spec = each as never as OpenOffer<Napoleon, March, Json, Ahead>
      return [type, open<'march', Json, Ahead>({ ...spec, check: guarded(type, spec.check), may: BARS[type]! })]
    }),
  ),
  halt: plain<'march', Ahead>({ take: () => goto('done') }),
}
