/** 10.4 to 10.9 Shock, attacks, and who takes the hits. */
import { no } from '../rulebook.ts'
import { campaignOf, counterOf, type Rules, type State, type Unit, unitOf, valuesOf } from '../state.ts'
import { ENEMY, FRENCH, other, type Side } from '../words.ts'
import { destroy, hit } from './5-forces.ts'
import { forward, gunTarget, hasRoom, isInZone, isMelee, isOwnGround, reserveOf } from './10-field.ts'
import { type F, question } from './15-decisions.ts'
import { call, end, goto, procedure } from './dialect.ts'

/** The least skilled of one side in a zone, ascending; of one arm only where asked. */
function leastSkilled(s: State, side: Side, zone: number, only: 'cavalry' | '' = ''): number[] {
  let lowest = 99
  let out: number[] = []
  for (const unit of s.battle!.units[side]) {
    const counter = counterOf(s, unit.slot)
    if (unit.zone !== zone || (only !== '' && counter.kind !== only)) continue
    if (counter.skill < lowest) {
      lowest = counter.skill
      out = []
    }
    if (counter.skill === lowest) out.push(unit.slot)
  }
  return out
}
const slotsOf = (side: Side) => (t: Rules) => campaignOf(t.s).sides[side]!
const either = (t: Rules, f: { side: Side }): readonly number[] => slotsOf(f.side)(t)

// ---- 10.4 shock ---------------------------------------------------------------------------------------------------------

const NOT_IN_ZONE = no(
  '10.4',
  {
    it: 'Questa forza non è nella zona assalita.',
    en: 'This force is not in the zone entered.',
  },
  { it: 'Indica una forza della zona in cui si è entrati.', en: 'Point at a force in the zone entered.' },
)
const NOT_LEAST = no(
  '10.4',
  {
    it: 'Il test tocca a chi ha l’abilità più bassa nella zona.',
    en: 'The test falls to whoever has the lowest skill in the zone.',
  },
  { it: 'Indica chi ha l’abilità più bassa.', en: 'Point at one of the lowest skill.' },
)

export const shock = procedure('shock', {
  rule: '10.4',
  steps: {
    target: question({
      rule: '10.4',
      verb: 'shock',
      domain: (t, f) => either(t, f),
      candidates: (t, f) => leastSkilled(t.s, f.side, f.zone),
      refuse: (t, f, slot) => (unitOf(t.s.battle!, f.side, slot)?.zone === f.zone ? NOT_LEAST : NOT_IN_ZONE),
      settle: (_t, f, slot) => {
        f.slot = slot
      },
      mine: (_t, f) => f.side === ENEMY,
    }),
    // Column and home ground fail outright; else the combat value or less. Failing costs a hit and a zone.
    test(t, f) {
      const { s } = t
      const unit = unitOf(s.battle!, f.side, f.slot)!
      const { troops } = counterOf(s, f.slot)
      const force = s.counter[f.slot]!
      if (troops && unit.column === 1) t.tell({ e: 'shockFails', force, because: 'column' })
      else if (troops && isOwnGround(f.side, unit.zone)) t.tell({ e: 'shockFails', force, because: 'ground' })
      else {
        const morale = f.side === FRENCH && s.battle!.morale === 1 ? 3 : 0
        const need = valuesOf(s, f.slot).combat + f.shift + morale
        const die = t.dice.roll(10, '10.4')
        const ok = die <= need ? 1 : 0
        t.tell({ e: 'shock', force, die, need, ok })
        if (ok === 1) return undefined
      }
      hit(t, f.slot)
      fallBack(t, f.side, f.slot)
      return undefined
    },
  },
})

/** A mobile force that failed goes back a zone; from its own Reserve, or without room, it is destroyed. */
function fallBack(t: Rules, side: Side, slot: number): void {
  const { s } = t
  const unit = unitOf(s.battle!, side, slot)
  if (unit === undefined || !counterOf(s, slot).mobile) return
  const to = unit.zone - forward(side)
  if (unit.zone === reserveOf(side) || !hasRoom(s, side, to)) destroy(t, slot)
  else {
    unit.zone = to
    t.tell({ e: 'moved', force: s.counter[slot]!, zone: to })
  }
}

// ---- 10.6 attack --------------------------------------------------------------------------------------------------------

/** 10.5, 10.8, 11.7 Combat and super value of an attack with everything that is added to them. */
export function attackValues(
  s: State,
  side: Side,
  unit: Unit,
  combat: number,
  superValue: number,
): readonly [number, number] {
  const values = valuesOf(s, unit.slot)
  const melee = isMelee(s.battle!, unit.zone) ? 3 : 0
  const struck = side === ENEMY && s.battle!.wellStruck === 1 ? 3 : 0
  return [values.combat + combat + melee + struck, values.superValue + superValue + melee]
}

export const attack = procedure('attack', {
  rule: '10.6',
  steps: {
    roll(t, f) {
      const { s } = t
      const unit = unitOf(s.battle!, f.side, f.slot)!
      const { kind } = counterOf(s, f.slot)
      const [combat, superValue] = attackValues(s, f.side, unit, f.combat, f.superValue)
      const die = t.dice.roll(10, '10.6')
      const hits = die <= superValue ? 2 : die <= combat ? 1 : 0
      t.tell({ e: 'attack', force: s.counter[f.slot]!, die, combat, superValue, hits })
      if (hits === 0) return end()
      const guns = kind === 'gun' || kind === 'fortification'
      const scope = guns ? 'guns' : f.only === 'cavalry' ? 'cavalry' : 'near'
      return call('hits', { side: other(f.side), left: hits, from: unit.zone, scope, by: f.slot })
    },
  },
})

// ---- 10.7, 10.9 hits -----------------------------------------------------------------------------------------------------

/** The zone the next hit falls on, or −1. */
function targetZone(s: State, f: F<'hits'>): number {
  const b = s.battle!
  const victims = f.side
  if (f.scope === 'guns') return gunTarget(b, other(victims), f.from)
  if (f.scope === 'rear') {
    for (let zone = reserveOf(victims); zone >= 0 && zone <= 5; zone += forward(victims))
      if (isInZone(b, victims, zone)) return zone
    return -1
  }
  const only = f.scope === 'cavalry' ? 'cavalry' : ''
  for (const zone of [f.from, f.from + forward(other(victims)), f.from - forward(other(victims))])
    if (leastSkilled(s, victims, zone, only).length > 0) return zone
  return -1
}

const OUT_OF_REACH = no(
  '10.9',
  {
    it: 'Il colpo cade su un’altra zona.',
    en: 'The hit falls on another zone.',
  },
  { it: 'Indica una forza della zona colpita.', en: 'Point at a force in the zone that is hit.' },
)
const MORE_SKILLED = no(
  '10.9',
  {
    it: 'Nella zona c’è chi ha meno abilità, e il colpo tocca a lui.',
    en: 'There is somebody less skilled in the zone, and the hit is his.',
  },
  {
    it: 'Toccherà a lei quando i meno abili saranno distrutti.',
    en: 'Its turn comes when the less skilled are destroyed.',
  },
)

export const hits = procedure('hits', {
  rule: '10.9',
  steps: {
    assign: question({
      rule: '10.9',
      verb: 'hit',
      domain: (t, f) => either(t, f),
      candidates: (t, f) => leastSkilled(t.s, f.side, targetZone(t.s, f), f.scope === 'cavalry' ? 'cavalry' : ''),
      refuse: (t, f, slot) =>
        unitOf(t.s.battle!, f.side, slot)?.zone === targetZone(t.s, f) ? MORE_SKILLED : OUT_OF_REACH,
      settle: (t, f, slot) => {
        hit(t, slot)
        f.left--
        return f.left > 0 ? goto('assign') : end()
      },
      none: () => end(),
      mine: (_t, f) => f.side === ENEMY,
    }),
  },
})
