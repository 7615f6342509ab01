/** 9.2 Who may fire, and at whom. */
import {
  compareSpans,
  type Fan,
  fanDistance,
  fieldOfFire,
  halfSector,
  inFan,
  type Place,
  pointWithin,
  sidesOf,
  span,
  TOUCH,
  within,
} from '@bivouac/ground/table'
import type { Verdict } from '@bivouac/kernel'
import {
  batteryOf,
  type Field,
  isArtillery,
  isBatteryUnit,
  isCavalry,
  isCombatUnit,
  isGeneral,
  isInfantry,
  isSupply,
} from '../field.ts'
import { isInFord, lowest, touches } from '../ground.ts'
import { no } from '../rulebook.ts'
import { has, type State } from '../state.ts'
import { COLUMN, DEPLOYED, DISORDER, enemyOf, FIRED, INCH, MARCH, ON_TABLE, ROUT, SQUARE } from '../words.ts'
import { hostOf } from './01-attachment.ts'
import { depthOf, frontOf } from './01-formations.ts'
import { edgeOf, edgesOf } from './08-3-towns.ts'
import { touchesByFront } from './08-4-contact.ts'
import { isInDeadZone } from './09-dead-zones.ts'

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

/** 9.2.1 Whether a unit may fire at all. */
export function mayShoot(f: Field, s: State, u: number, table: Int32Array): Verdict {
  const profile = f.profile[u]
  if (isCavalry(f, u)) return MOUNTED
  if (profile?.fire === undefined || profile.range === undefined) return NO_GUNS
  if (has(s, u, FIRED)) return ONCE
  if (s.form[u] === MARCH || (isBatteryUnit(f, u) && s.form[u] === COLUMN)) return NOT_IN_MARCH
  if (has(s, u, DISORDER | ROUT)) return SHAKEN
  return isArtillery(f, u) && isInFord(f.ground, table, u, s.form[u]!) ? IN_FORD : undefined
}

/** 9.2.2.1, 9.2.2.2 Where a unit fires from: its front; a square, a garrison and guns with either, from every side. */
export function mouths(f: Field, s: State, u: number): Place[] {
  const host = hostOf(s, u)
  const town = s.form[host] === DEPLOYED ? s.town[host]! : s.form[u] === DEPLOYED ? s.town[u]! : -1
  if (town >= 0 && !(isBatteryUnit(f, u) && s.form[u] === DEPLOYED))
    return Array.from({ length: edgesOf(f, town) }, (_, edge) => edgeOf(f, town, edge))
  if (s.form[host] === SQUARE)
    return sidesOf(s.x[host]!, s.y[host]!, s.facing[host]!, frontOf(f, s, host), depthOf(f, s, host))
  return [{ x: s.x[u]!, y: s.y[u]!, facing: s.facing[u]! }]
}

/** 9.2.3.1, 9.2.3.2 The two half sectors of infantry, the field of fire of a battery. */
export function fansOf(f: Field, u: number, mouth: Place): Fan[] {
  if (isBatteryUnit(f, u)) return [fieldOfFire(mouth.x, mouth.y, mouth.facing, f.base[u]!.front)]
  return [halfSector(mouth.x, mouth.y, mouth.facing, -1), halfSector(mouth.x, mouth.y, mouth.facing, 1)]
}

/**
 * 9.2.3.1.1, 9.2.3.2.1 Whether something in the same fan is nearer than the target: friends that fight or carry, enemy combat units (for guns not
 * enemy batteries, and not who is wholly in a dead zone), buildings and ground higher than either end.
 */
function isBlocked(f: Field, s: State, u: number, fan: Fan, target: number, table: Int32Array): boolean {
  const mine = span()
  if (!fanDistance(fan, table, target, mine)) return true
  const one = span()
  const guns = isBatteryUnit(f, u)
  const spared = new Set([u, hostOf(s, u), target, hostOf(s, target)])
  for (let other = 0; other < f.troops; other++) {
    if (
      spared.has(other) ||
      s.host[other] === u ||
      s.host[other] === hostOf(s, u) ||
      s.host[other] === target ||
      s.on[other] !== ON_TABLE
    )
      continue
    const friend = f.side[other] === f.side[u]
    if (!friend && (isSupply(f, other) || (guns && isBatteryUnit(f, other)))) continue
    if (!inFan(fan, table, other)) continue
    if (guns && isInDeadZone(f, s, u, other, table)) continue
    if (fanDistance(fan, table, other, one) && compareSpans(one, mine) < 0) return true
  }
  return isHidden(f, u, fan, target, table, mine)
}

/** Towns, woods and hills between: higher than the lower end; what either end stands in does not hide it. */
function isHidden(
  f: Field,
  u: number,
  fan: Fan,
  target: number,
  table: Int32Array,
  mine: ReturnType<typeof span>,
): boolean {
  const { ground } = f
  const [own, theirs] = [lowest(ground, table, u), lowest(ground, table, target)]
  const low = Math.min(own, theirs)
  const one = span()
  for (const feature of [...ground.towns, ...ground.woods, ...ground.hills]) {
    const level = feature.data.kind === 'hill' ? (feature.data.level ?? 1) : 1
    // 9.2.3.1.2 What is no higher than the lower of the two stops nothing; guns mind what is higher than both (9.2.3.2.1).
    if (level <= (isBatteryUnit(f, u) ? Math.max(own, theirs) : low)) continue
    if (touches(ground, feature, table, u) || touches(ground, feature, table, target)) continue
    for (const piece of feature.pieces)
      if (fanDistance(fan, ground.shapes, piece, one) && compareSpans(one, mine) < 0) return true
  }
  return false
}

const NO_TARGET = no('9.2.1.6', { it: 'Non è un bersaglio valido.', en: 'That is no valid target.' })
const NOT_NOW = no('9.2.1.7', {
  it: 'In questo passo si spara solo su chi ha appena mosso.',
  en: 'In this step only those who have just moved are fired at.',
})
const ENGAGED = no('9.2.1.5', {
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
const DEAD = no('9.2.3.2.2.1', { it: 'Il bersaglio è nella zona morta.', en: 'The target is in the dead zone.' })

/** 9.1.3, 9.2.1.5 Enemies a unit or its host touches. */
export const engagedWith = (f: Field, s: State, u: number, table: Int32Array): number[] =>
  f.ofSide[enemyOf(f.side[u]!)]!.filter(
    e =>
      e < f.troops &&
      s.on[e] === ON_TABLE &&
      (within(table, u, table, e, TOUCH) || (hostOf(s, u) !== u && within(table, hostOf(s, u), table, e, TOUCH))),
  )

/** 9.2 The first reason why this unit may not fire at that one; every refusal of the book in its order. */
export function mayHit(f: Field, s: State, u: number, target: number, table: Int32Array, only: boolean): Verdict {
  if (
    f.side[target] === f.side[u] ||
    s.on[target] !== ON_TABLE ||
    isGeneral(f, target) ||
    !(isCombatUnit(f, target) || isSupply(f, target))
  )
    return NO_TARGET
  if (only && !s.moved.includes(target)) return NOT_NOW
  const engaged = engagedWith(f, s, u, table)
  if (engaged.length > 0) {
    if (!engaged.includes(target)) return ENGAGED
    // 9.2.3 Who touches the front may always be fired at.
    if (
      touchesByFront(table, u, target) ||
      s.form[hostOf(s, u)] === SQUARE ||
      hostOf(s, u) !== u ||
      s.form[u] === DEPLOYED
    )
      return undefined
    return isInfantry(f, u) || isArtillery(f, u) ? undefined : OUT_OF_ARC
  }
  const range = f.profile[u]!.range! * INCH
  let why: Verdict = OUT_OF_RANGE
  for (const mouth of mouths(f, s, u)) {
    if (!pointWithin(mouth.x, mouth.y, table, target, range)) continue
    if (why === OUT_OF_RANGE) why = OUT_OF_ARC
    for (const fan of fansOf(f, u, mouth)) {
      if (!inFan(fan, table, target)) continue
      if (isBatteryUnit(f, u) && (isInDeadZone(f, s, u, target, table) || isInDeadZone(f, s, target, u, table))) {
        why = DEAD
        continue
      }
      if (!isBlocked(f, s, u, fan, target, table)) return undefined
      why = BLOCKED
    }
  }
  return why
}

/** All a unit may fire at. */
export function targetsOf(f: Field, s: State, u: number, table: Int32Array, only: boolean): number[] {
  if (s.on[u] !== ON_TABLE || mayShoot(f, s, u, table) !== undefined) return []
  return f.ofSide[enemyOf(f.side[u]!)]!.filter(
    target => target < f.troops && mayHit(f, s, u, target, table, only) === undefined,
  )
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
  const range = f.profile[u]!.range! * INCH
  for (const mouth of mouths(f, s, u))
    for (const piece of feature.pieces)
      if (
        pointWithin(mouth.x, mouth.y, f.ground.shapes, piece, range) &&
        fansOf(f, u, mouth).some(fan => inFan(fan, f.ground.shapes, piece))
      )
        return undefined
  return OUT_OF_RANGE
}
