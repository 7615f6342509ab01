/** 8.2 Legs in formation: one offer for each manoeuvre. */
import { direction as asDirection, eastOf, northOf } from '@bivouac/ground/measured'
import { type Flow, goto, type Verdict } from '@bivouac/kernel'
import { isGeneral, isTroops } from '../field.ts'
import { is } from '../options.ts'
import { type FrameOf, type Napoleon, put, type T } from '../state.ts'
import { ATTACKER, CAVALRY, CHARGED, COLUMN, HALF_TURN, INCH, LINE, MARCH, SQUARE } from '../words.ts'
import { depthOf } from './01-formations.ts'
import { isOnRoad } from './01-pieces.ts'
import { nearestEnemyBearing } from './08-1-room.ts'
import { type Ahead, ahead } from './08-2-ahead.ts'
import { goAlong, goStraight, goWheeling, reform } from './08-2-carrying.ts'
import {
  changeTicks,
  formIsAnother,
  formOf,
  hasRoomFor,
  notNearEnemy,
  quarterOf,
  throughColumn,
} from './08-2-formation.ts'
import { aboutTicks, forUnits, freely, tooDear } from './08-2-leg-checks.ts'
import {
  affords,
  backMove,
  forwardMove,
  isFreeTeam,
  mayGo,
  notBeside,
  notDeployed,
  obliqueMove,
  type Straight,
  sideMove,
  withinSector,
} from './08-2-manoeuvres.ts'
import { aboutOnRoad, isStraight, leaveRoad, mayFollow, roadSample } from './08-2-road.ts'
import {
  ascending,
  distances,
  isDistance,
  isFormArg,
  isPair,
  isSigned,
  isTurn,
  isWhole,
  leg,
  MOST,
  quiet,
  turns,
} from './08-2-samples.ts'
import { mayWheel, wheelOf } from './08-2-wheel.ts'
import { contacts, isAllowedTarget, mayStartCombat, mayTouch, meeting } from './08-4-contact.ts'
import { mayFaceAnywhere, mayUseWing, middleAfter, ON_WING } from './14-wings.ts'
import { mayLimber } from './18-drivers.ts'
import { notInGrandBattery } from './18-formations.ts'
import { isIrregular, willAttack } from './19-combat.ts'
import { keepsTogether } from './a-2-movement.ts'
import { tell } from './telling.ts'

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
  const c = ahead(t.s, f)
  goStraight(t, f, make(t, f, arg, c), leg, c)
  return goto('next')
}

/** 8.2.4.1 hr Nothing for a limbered battery; 8.2.5.3.1 hr a change of formation for everybody else. */
const faceTicks = (t: T, c: Ahead, u: number): number => (isFreeTeam(t.s, u) ? 0 : aboutTicks(t, c, u))

/** 8.2.1-8.2.5, 8.4.1 Manoeuvres in formation. */
export const MANOEUVRES = {
  forward: leg<number>({
    accepts: isDistance,
    over: distances,
    check: [forUnits, freely, notDeployed, isStraight, straight(forwardMove)],
    take: (t, f, arg) => toll(t, f, forwardMove, arg, 'forward'),
  }),
  oblique: leg<readonly number[]>({
    accepts: isPair(-1800, 1800, 1, MOST),
    over: (_, f, c) => {
      if (isGeneral(c.field, f.unit)) return []
      const most = Math.min(MOST, c.reach)
      const ways = ascending([2 * INCH, 4 * INCH, Math.floor(most / 2), most].filter(each => each > 0 && each <= most))
      return [-450, -225, 225, 450].flatMap(offset => ways.map(way => [offset, way]))
    },
    check: [
      forUnits,
      freely,
      notDeployed,
      isStraight,
      (t, f, [offset]) => withinSector(t, f, offset!),
      (t, f, [offset, way], c) => mayGo(t, f, obliqueMove(t, f, offset!, way!, c), c),
    ],
    take: (t, f, [offset, way]) => {
      const c = ahead(t.s, f)
      goStraight(t, f, obliqueMove(t, f, offset!, way!, c), 'oblique', c)
      return goto('next')
    },
  }),
  /** 1.4.2.4, 8.2.6.1.2.1 Along the road, forwards or back. */
  road: leg<number>({
    accepts: isSigned,
    over: (t, f, c) => (isGeneral(c.field, f.unit) ? [] : roadSample(t, f, c)),
    check: [forUnits, freely, mayFollow],
    take: (t, f, distance) => {
      goAlong(t, f, distance)
      return goto('next')
    },
  }),
  back: leg<number>({
    accepts: isDistance,
    over: (_, f, c) => {
      if (isGeneral(c.field, f.unit)) return []
      const most = c.reachBack
      return ascending([INCH, 2 * INCH, most].filter(each => each > 0 && each <= most))
    },
    check: [forUnits, freely, notDeployed, isStraight, straight(backMove)],
    take: (t, f, arg) => toll(t, f, backMove, arg, 'back'),
  }),
  side: leg<number>({
    accepts: isSigned,
    over: (_, f, c) => {
      if (isGeneral(c.field, f.unit)) return []
      const most = c.reachBack
      return ascending([INCH, 2 * INCH, most].flatMap(each => (each > 0 && each <= most ? [-each, each] : [])))
    },
    check: [
      forUnits,
      freely,
      notDeployed,
      isStraight,
      (t, f, arg, c) => notBeside(t, f, sideMove(t, f, arg, c), c),
      straight(sideMove),
    ],
    take: (t, f, arg) => toll(t, f, sideMove, arg, 'side'),
  }),
  wheel: leg<number>({
    accepts: isTurn,
    over: turns,
    check: [forUnits, freely, notDeployed, isStraight, (t, f, arg, c) => mayWheel(t, f, wheelOf(arg, false), c)],
    take: (t, f, arg) => {
      goWheeling(t, f, arg, false)
      return goto('next')
    },
  }),
  wheelBack: leg<number>({
    accepts: isTurn,
    over: (t, f, c) => (isGeneral(c.field, f.unit) || t.s.form[f.unit] === SQUARE ? [] : [-300, 300]),
    check: [forUnits, freely, notDeployed, isStraight, (t, f, arg, c) => mayWheel(t, f, wheelOf(arg, true), c)],
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
          : is(t.s, 'wings') && isTroops(c.field, f.unit)
            ? [
                LINE,
                COLUMN,
                SQUARE,
                MARCH,
                ...[1, 2].flatMap(wing => [LINE, COLUMN, MARCH].map(each => each + ON_WING * wing)),
              ]
            : [LINE, COLUMN, SQUARE, MARCH],
    check: [
      forUnits,
      freely,
      formIsAnother,
      mayUseWing,
      notInGrandBattery,
      (t, f, arg, c) => mayLimber(t, f, formOf(arg), c),
      notNearEnemy,
      throughColumn,
      tooDear,
      (t, f, arg, c) =>
        hasRoomFor(
          t,
          f,
          formOf(arg),
          asDirection(t.s.facing[f.unit]! + 900 * quarterOf(arg)),
          c,
          middleAfter(t.s, f.unit, arg),
        ),
    ],
    take: (t, f, arg) => {
      const c = ahead(t.s, f)
      const ticks = changeTicks(c.field, f.unit, t.s.form[f.unit]!, formOf(arg), is(t.s, 'rates'))
      const { x, y } = middleAfter(t.s, f.unit, arg)
      t.s.x[f.unit] = x
      t.s.y[f.unit] = y
      reform(t, f, formOf(arg), asDirection(t.s.facing[f.unit]! + 900 * quarterOf(arg)), 'form', ticks)
      return goto('next')
    },
  }),
  /** 8.2.5.3.1 hr By the club’s rule the front turns about its middle to anywhere, for a change of formation. */
  face: leg<number>({
    accepts: (arg): arg is number => isWhole(arg, 0, 3599),
    over: (t, f, c) =>
      isGeneral(c.field, f.unit) || mayFaceAnywhere(t, f) !== undefined
        ? []
        : ascending([0, 450, 900, 1350, 1800, 2250, 2700, 3150, nearestEnemyBearing(c.field, t.s, f.unit)]),
    check: [
      forUnits,
      freely,
      notDeployed,
      mayFaceAnywhere,
      isStraight,
      notNearEnemy,
      (t, f, _, c) => affords(t, f, { weight: 0, change: faceTicks(t, c, f.unit) }, c),
      (t, f, facing, c) => hasRoomFor(t, f, t.s.form[f.unit]!, facing, c),
    ],
    take: (t, f, facing) => {
      const c = ahead(t.s, f)
      const ticks = faceTicks(t, c, f.unit)
      leaveRoad(t.s, f.unit)
      reform(t, f, t.s.form[f.unit]!, facing, 'face', ticks)
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
      if (isOnRoad(s, u)) aboutOnRoad(c.field, s, u)
      else {
        s.x[u]! += eastOf(0, -depth, facing)
        s.y[u]! += northOf(0, -depth, facing)
        s.facing[u] = asDirection(facing + HALF_TURN)
      }
      reform(t, f, s.form[u]!, s.facing[u]!, 'about', ticks)
      return goto('next')
    },
  }),
  touch: leg<readonly number[]>({
    accepts: isPair(0, 4095, -450, 450),
    over: (t, f, c) => (isGeneral(c.field, f.unit) ? [] : contacts(t, f, c)),
    check: [
      forUnits,
      notDeployed,
      isStraight,
      mayStartCombat,
      willAttack,
      isAllowedTarget,
      mayTouch,
      (t, f, _, c) => keepsTogether(t, f, c),
    ],
    take: (t, f, [enemy, offset]) => {
      const { s } = t
      const c = ahead(s, f)
      if (isIrregular(c.field, s, f.unit) && !s.extra.willing.includes(f.unit)) {
        f.rest = `T${enemy},${offset}`
        return goto('nerve')
      }
      const { direction, distance } = meeting(t, f, offset!, c)
      f.touched = enemy!
      f.offset = offset!
      goStraight(t, f, { direction, distance, manner: [] }, 'touch', c)
      put(s, f.unit, ATTACKER | (c.field.arm[f.unit] === CAVALRY ? CHARGED : 0))
      tell(t, { e: 'touched', unit: f.unit, enemy: enemy! })
      return goto('contact')
    },
  }),
} as const
