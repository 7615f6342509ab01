/** 8.3, 1.5 Legs that are about a place: a town, a host, a spot to ride to. */
import { lengthOf } from '@bivouac/ground/measured'
import { goto } from '@bivouac/kernel'
import { isBatteryUnit, isGeneral, isSupply } from '../field.ts'
import { is } from '../options.ts'
import { has } from '../state.ts'
import { DEPLOYED, GUNLESS, LINE } from '../words.ts'
import { besides, placeBeside } from './01-attachment.ts'
import { ahead } from './08-2-ahead.ts'
import { reform } from './08-2-carrying.ts'
import { changeTicks, notNearEnemy } from './08-2-formation.ts'
import {
  forGenerals,
  formLeaving,
  forUnits,
  freely,
  leaveTicks,
  mayAttach,
  mayLeave,
  mayRide,
} from './08-2-leg-checks.ts'
import { affords } from './08-2-manoeuvres.ts'
import { isSpot, isWhole, leg, rides } from './08-2-samples.ts'
import { isArrangement, mayShuffle, mayShuffleAtAll, shuffleTicks } from './08-3-shuffle.ts'
import { AT_CORNER, edgeOf, edgesOf, mayDeploy, placeIn } from './08-3-towns.ts'
import { gunsFor, man, mayMan } from './15-guns.ts'
import { askFirst, rideAsks, rideWillJoin, willJoin } from './20-generals.ts'
import { tell } from './telling.ts'

export const PLACES = {
  deploy: leg<number>({
    accepts: (arg): arg is number => isWhole(arg, 0, AT_CORNER * 33 - 1),
    over: (t, f, c) => {
      if (t.s.form[f.unit] !== LINE || isGeneral(c.field, f.unit)) return []
      const towns = c.field.ground.towns.map((_, town) => town)
      // 9.2.2.2 hr A battery may stand in a corner of the town, too.
      if (!is(t.s, 'townGuns') || !isBatteryUnit(c.field, f.unit)) return towns
      const corners = towns.map(town => edgesOf(c.field, town))
      const most = Math.max(0, ...corners)
      return [
        ...towns,
        ...Array.from({ length: most }, (_, k) =>
          towns.filter(town => k < corners[town]!).map(town => town + AT_CORNER * (k + 1)),
        ).flat(),
      ]
    },
    probe: (_, __, c, pick) => AT_CORNER * pick(3) + pick(c.field.ground.towns.length + 1),
    check: [
      forUnits,
      freely,
      notNearEnemy,
      (t, f, arg, c) => mayDeploy(t, f, arg, c),
      (t, f, _, c) => affords(t, f, { weight: 0, change: changeTicks(c.field, f.unit, LINE, LINE, false) }, c),
    ],
    take: (t, f, arg) => {
      const { s } = t
      const c = ahead(s, f)
      const place = placeIn(c.field, s, f.unit, arg)
      s.town[f.unit] = arg % AT_CORNER
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
    check: [freely, willJoin, mayAttach],
    take: (t, f, host) => {
      const { s } = t
      const asked = askFirst(t, f, `H${host}`)
      if (asked !== undefined) return asked
      const c = ahead(s, f)
      const place = besides(c.field, s, f.unit, host)
      if (isGeneral(c.field, f.unit)) s.spent[f.unit]! += lengthOf(place.x - s.x[f.unit]!, place.y - s.y[f.unit]!)
      s.host[f.unit] = host
      placeBeside(c.field, s, f.unit, host)
      f.begun = 1
      tell(t, { e: 'attached', unit: f.unit, host })
      return goto('done')
    },
  }),
  /** 8.3.3.1 hr */
  shuffle: leg<readonly number[]>({
    accepts: isArrangement,
    over: (t, f, c) =>
      mayShuffleAtAll(t, f, c) === undefined
        ? [0, 900, 1800, 2700].map(facing => [t.s.x[f.unit]!, t.s.y[f.unit]!, facing, t.s.form[f.unit]!])
        : [],
    check: [forUnits, freely, mayShuffle],
    probe: (t, f, _, pick) => [t.s.x[f.unit]! + pick(480) - 240, t.s.y[f.unit]! + pick(480) - 240, pick(3600), pick(4)],
    take: (t, f, [x, y, facing, form]) => {
      const c = ahead(t.s, f)
      t.s.x[f.unit] = x!
      t.s.y[f.unit] = y!
      reform(t, f, form!, facing!, 'shuffle', shuffleTicks(c, f.unit))
      return goto('done')
    },
  }),
  /** 15.6.2 Gunners go back to a gun. */
  man: leg<number>({
    accepts: (arg): arg is number => isWhole(arg, 0, 255),
    over: (t, f, c) => (has(t.s, f.unit, GUNLESS) ? gunsFor(c.field, t.s, f.unit) : []),
    check: [forUnits, freely, mayMan],
    take: (t, f, gun) => {
      man(t, f, gun)
      return goto('done')
    },
  }),
  go: leg<readonly number[]>({
    accepts: isSpot,
    over: rides,
    check: [forGenerals, mayRide, rideWillJoin],
    take: (t, f, [x, y]) => {
      const { s } = t
      const asked = rideAsks(t, f, [x!, y!], ahead(s, f))
      if (asked !== undefined) return asked
      s.spent[f.unit]! += lengthOf(x! - s.x[f.unit]!, y! - s.y[f.unit]!)
      s.x[f.unit] = x!
      s.y[f.unit] = y!
      s.host[f.unit] = -1
      f.begun = 1
      tell(t, { e: 'rode', general: f.unit, x: x!, y: y!, fled: false })
      return goto('done')
    },
  }),
} as const
