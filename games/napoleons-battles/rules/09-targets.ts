/** 9.2 Who may fire, and at whom. */
import {
  EAST_OF,
  inFan,
  isInDeadZone as isBeneath,
  NORTH_OF,
  type Place,
  pointWithin,
  SIZE,
  SOUTH_OF,
  TOUCH,
  WEST_OF,
} from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import {
  batteryOf,
  type Field,
  isArtillery,
  isBatteryUnit,
  isCavalry,
  isCombatUnit,
  isGeneral,
  isSupply,
  isTroops,
} from '../field.ts'
import { isInFord, isInside, touches } from '../ground.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { has, type State } from '../state.ts'
import { COLUMN, DEPLOYED, DISORDER, enemyOf, FIRED, GUNLESS, INCH, MARCH, ON_TABLE, ROUT, SQUARE } from '../words.ts'
import { hostOf } from './01-attachment.ts'
import { isBent, slotsOf, within } from './01-pieces.ts'
import { touchesByFront } from './08-4-contact.ts'
import { isInDeadZone } from './09-dead-zones.ts'
import { aimAt, CLEAR, fansOf, isOpenTo, mouths, OUTSIDE, TOO_FAR } from './09-sectors.ts'
import { mayBeSeen } from './17-observation.ts'
import { sameTarget } from './18-formations.ts'
import { isProne } from './18-lying.ts'
import { isInTable } from './19-combat.ts'

const NO_GUNS = no('9.2.1', { it: 'L’unità non ha un valore di fuoco.', en: 'The unit has no fire value.' })
const NOT_IN_MARCH = no(
  '9.2.1.1',
  { it: 'In colonna di marcia o al traino non si spara.', en: 'Nobody fires in march column or limbered.' },
  { it: 'Cambia formazione nel movimento.', en: 'Change formation in movement.' },
)
const MOUNTED = no('9.2.1.1', { it: 'La cavalleria a cavallo non spara.', en: 'Mounted cavalry does not fire.' })
const IN_FORD = no('9.2.1.3', { it: 'Una batteria nel guado non spara.', en: 'A battery in a ford does not fire.' })
const SHAKEN = no('9.2.1.4', {
  it: 'Un’unità disordinata o in rotta non spara.',
  en: 'A disordered or routed unit does not fire.',
})
const ONCE = no('9.3.1', {
  it: 'L’unità ha già sparato in questo round di fuoco.',
  en: 'The unit has fired in this fire round.',
})

const ON_THE_GROUND = no(
  '18.1.2',
  { it: 'Chi è steso a terra non spara.', en: 'Nobody fires lying down.' },
  { it: 'Rialzala nel movimento.', en: 'Let it rise in movement.' },
)
const WITHOUT_GUNS = no(
  '15.6.1',
  { it: 'Gli artiglieri hanno lasciato i pezzi.', en: 'The gunners have left their guns.' },
  { it: 'Riportali ai pezzi nel movimento.', en: 'Bring them back to the guns in movement.' },
)

/** 9.2.1 Whether a unit may fire at all; 9.2.1.4 hr by the club’s rule a disordered one may. */
export function mayShoot(f: Field, s: State, u: number, table: Int32Array): Verdict {
  const profile = f.profile[u]
  if (isCavalry(f, u)) return MOUNTED
  if (profile?.fire === undefined || profile.range === undefined) return NO_GUNS
  if (has(s, u, FIRED)) return ONCE
  if (has(s, u, GUNLESS)) return WITHOUT_GUNS
  if (s.form[u] === MARCH || (isBatteryUnit(f, u) && s.form[u] === COLUMN)) return NOT_IN_MARCH
  if (has(s, u, is(s, 'disorderedFire') ? ROUT : DISORDER | ROUT)) return SHAKEN
  if (isProne(s, u)) return ON_THE_GROUND
  return isArtillery(f, u) && isInFord(f.ground, table, u, s.form[u]!) ? IN_FORD : undefined
}

const NO_TARGET = no('9.2.1.6', { it: 'Non è un bersaglio valido.', en: 'That is no valid target.' })
const NOT_NOW = no('9.2.1.7', {
  it: 'In questo passo si spara solo su chi ha appena mosso.',
  en: 'In this step only those who have just moved are fired at.',
})
export const ENGAGED = no('9.2.1.5', {
  it: 'Un’unità impegnata spara solo a chi tocca.',
  en: 'An engaged unit fires only at those it touches.',
})
const OUT_OF_RANGE = no('9.2.2', { it: 'Il bersaglio è oltre la gittata.', en: 'The target is out of range.' })
const OUT_OF_ARC = no(
  '9.2.3',
  { it: 'Il bersaglio è fuori dal settore di tiro.', en: 'The target is outside the fire zone.' },
  {
    it: 'Converti nel movimento, così che il fronte lo guardi.',
    en: 'Wheel in movement so that the front looks at it.',
  },
)
const BLOCKED = no('9.2.3.1.1', { it: 'La linea di fuoco è interrotta.', en: 'The line of fire is blocked.' })
const GUNS_BLOCKED = no('9.2.3.2.1', {
  it: 'La linea di fuoco della batteria è interrotta.',
  en: 'The battery’s line of fire is blocked.',
})
const DEAD = no('9.2.3.2.2.1', { it: 'Il bersaglio è nella zona morta.', en: 'The target is in the dead zone.' })

/** 9.1.3, 9.2.1.5 Enemies a unit or its host touches. */
export const engagedWith = (f: Field, s: State, u: number, table: Int32Array): number[] =>
  f.ofSide[enemyOf(f.side[u]!)]!.filter(
    e =>
      e < f.troops &&
      s.on[e] === ON_TABLE &&
      (within(table, u, table, e, TOUCH) || (hostOf(s, u) !== u && within(table, hostOf(s, u), table, e, TOUCH))),
  )

const WITH_TROOPS = no(
  '9.2.1.6 hr',
  {
    it: 'Una batteria a contatto di fanteria o cavalleria non è un bersaglio.',
    en: 'A battery with infantry or cavalry is no target.',
  },
  { it: 'Spara all’unità con cui sta.', en: 'Fire at the unit it stands with.' },
)
const isWithTroops = (f: Field, s: State, u: number): boolean =>
  isBatteryUnit(f, u) && s.host[u]! >= 0 && isTroops(f, s.host[u]!)
/** 9.2.1.6 hr Counter-battery fire: only the battery that was fired at in this turn, only at the battery that did. */
function hasBeenShelled(f: Field, s: State, u: number, by: number): boolean {
  if (!isBatteryUnit(f, u)) return false
  for (let k = 0; k < s.shelled.length; k += 2) if (s.shelled[k] === by && s.shelled[k + 1] === u) return true
  return false
}
/** 9.2.3.2.1 hr A battery of howitzers alone, by the club’s rule. */
export const isHighAngle = (f: Field, s: State, u: number): boolean =>
  is(s, 'howitzers') && isBatteryUnit(f, u) && batteryOf(f, u).howitzers === true

/** 9.2.1.6, 9.2.1.7 Whether this unit is one that may be fired at at all. */
export function mayAim(f: Field, s: State, u: number, target: number, only: boolean): Verdict {
  if (
    f.side[target] === f.side[u] ||
    s.on[target] !== ON_TABLE ||
    isGeneral(f, target) ||
    !(isCombatUnit(f, target) || isSupply(f, target))
  )
    return NO_TARGET
  if (only && !s.moved.includes(target)) return NOT_NOW
  return is(s, 'counterBattery') && isWithTroops(f, s, target) && !hasBeenShelled(f, s, u, target)
    ? WITH_TROOPS
    : undefined
}

/** 9.2 The first reason why this unit may not fire at that one; every refusal of the book in its order. */
export function mayHit(
  f: Field,
  s: State,
  u: number,
  target: number,
  table: Int32Array,
  only: boolean,
  engaged: readonly number[] = engagedWith(f, s, u, table),
): Verdict {
  const cannot = mayAim(f, s, u, target, only)
  if (cannot) return cannot
  if (engaged.length > 0) {
    if (!engaged.includes(target)) return ENGAGED
    // 9.2.3 Who touches the front may always be fired at, 9.2.2.1 others only as far as the front looks at them.
    const host = hostOf(s, u)
    if (touchesByFront(table, host, target) || s.form[host] === SQUARE || s.form[host] === DEPLOYED) return undefined
  }
  // 17.1.1, 18.2.1.1, 19.1.2 By optional rules: what is seen, what its partner fires at, what the table has.
  const unseen =
    mayBeSeen(f, s, u, target, table) ?? sameTarget(f, s, u, target, table) ?? isInTable(f, s, u, target, table)
  if (unseen !== undefined) return unseen
  const range = f.profile[u]!.range! * INCH
  let why: Verdict = OUT_OF_RANGE
  for (const mouth of mouths(f, s, u)) {
    if (!slotsOf(table, target).some(slot => pointWithin(mouth.x, mouth.y, table, slot, range))) continue
    if (why === OUT_OF_RANGE) why = OUT_OF_ARC
    // 9.2.3.2.2.1, 9.2.3.2.2.2 Neither down into a dead zone nor up out of one.
    const dead =
      isBatteryUnit(f, u) &&
      !isHighAngle(f, s, u) &&
      (isInDeadZone(f, s, u, target, table) || isUnderGuns(f, s, u, target, table))
    for (const fan of fansOf(f, s, u, mouth)) {
      const aim = aimAt(f, s, u, mouth, fan, target, table)
      if (aim === OUTSIDE || aim === TOO_FAR) continue
      if (dead) why = DEAD
      else if (aim === CLEAR) return undefined
      else why = isBatteryUnit(f, u) ? GUNS_BLOCKED : BLOCKED
    }
  }
  return why
}

/** 9.2.3.2.2.2 From a dead zone guns do not hit what stands on the height: measured as if the target’s place were the battery’s. */
function isUnderGuns(f: Field, s: State, u: number, target: number, table: Int32Array): boolean {
  const { ground } = f
  const hill = ground.hills.find(each => isInside(ground, each, table, target))
  if (hill === undefined || touches(ground, hill, table, u)) return false
  return isBeneath(ground.terrain, hill.parts[0]!, s.x[target]!, s.y[target]!, table, u)
}

/** All a unit may fire at. */
export function targetsOf(f: Field, s: State, u: number, table: Int32Array, only: boolean): number[] {
  if (s.on[u] !== ON_TABLE || mayShoot(f, s, u, table) !== undefined) return []
  const engaged = engagedWith(f, s, u, table)
  const from = mouths(f, s, u)
  const range = f.profile[u]!.range! * INCH
  return f.ofSide[enemyOf(f.side[u]!)]!.filter(
    target =>
      target < f.troops &&
      (engaged.length > 0 ? engaged.includes(target) : mayReach(from, table, target, range)) &&
      mayHit(f, s, u, target, table, only, engaged) === undefined,
  )
}
/** Whether its box alone does not say that a target is out of range: of most it does, and nothing else has to be asked. */
function mayReach(from: readonly Place[], table: Int32Array, target: number, range: number): boolean {
  if (isBent(table, target)) return true
  const o = target * SIZE
  for (let k = 0; k < from.length; k++) {
    const { x, y } = from[k]!
    if (
      x >= table[o + WEST_OF]! - range &&
      x <= table[o + EAST_OF]! + range &&
      y >= table[o + SOUTH_OF]! - range &&
      y <= table[o + NORTH_OF]! + range
    )
      return true
  }
  return false
}

const NOT_EMPTY = no('9.3.2', {
  it: 'La città è occupata: spara a chi c’è dentro.',
  en: 'The town is held: fire at those inside.',
})
const NO_SIEGE = no('9.3.2', {
  it: 'Solo pezzi pesanti e obici sparano su edifici vuoti.',
  en: 'Only heavy guns and howitzers fire at empty buildings.',
})
const WORN = no('9.3.3.3', { it: 'La città non scende sotto +1.', en: 'The town does not go below +1.' })

/** 9.3.2, 9.4.2.5 Firing at an empty town. */
export function mayBatter(f: Field, s: State, u: number, town: number, table: Int32Array): Verdict {
  const feature = f.ground.towns[town]
  if (feature === undefined) return NO_TARGET
  if (!isBatteryUnit(f, u) || !(batteryOf(f, u).heavy || batteryOf(f, u).howitzers)) return NO_SIEGE
  if (s.value[town]! <= 1) return WORN
  for (let other = 0; other < f.troops; other++)
    if (s.on[other] === ON_TABLE && (s.town[other] === town || touches(f.ground, feature, table, other)))
      return NOT_EMPTY
  if (engagedWith(f, s, u, table).length > 0) return ENGAGED
  const { shapes } = f.ground.terrain
  const range = f.profile[u]!.range! * INCH
  let why: Verdict = OUT_OF_RANGE
  for (const mouth of mouths(f, s, u))
    for (const piece of feature.pieces)
      if (pointWithin(mouth.x, mouth.y, shapes, piece, range))
        for (const fan of fansOf(f, s, u, mouth))
          if (inFan(fan, shapes, piece)) {
            if (isOpenTo(f, s, u, mouth, fan, shapes, piece, table)) return undefined
            why = GUNS_BLOCKED
          }
  return why
}
