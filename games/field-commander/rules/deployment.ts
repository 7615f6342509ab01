/** 9.8, 9.9, 9.10 Both sides take their places on the battlefield. */
import { no } from '../rulebook.ts'
import { campaignOf, counterOf, forcesAt, type Rules, type State, type Unit } from '../state.ts'
import {
  ENEMY,
  ENEMY_APPROACH,
  ENEMY_RESERVE,
  FRENCH,
  FRENCH_APPROACH,
  FRENCH_FRONT,
  FRENCH_RESERVE,
} from '../words.ts'
import { type F, player } from './common.ts'
import { choice, end, goto, procedure } from './dialect.ts'

const unit = (slot: number, zone: number, column: number): Unit => ({
  slot,
  zone,
  column,
  plan: '',
  prepared: 0,
  acted: 0,
})
const bySlot = (a: Unit, b: Unit): number => a.slot - b.slot

// ---- 9.8 the French -----------------------------------------------------------------------------------------------------

const APPROACH_FULL = no(
  '9.8',
  {
    it: 'In Approccio cominciano al massimo quattro forze mobili.',
    en: 'At most four mobile forces begin in the Approach.',
  },
  { it: 'Mettila in Riserva.', en: 'Put it in Reserve.' },
)
const NO_FRONT = no(
  '9.8',
  {
    it: 'Sul Fronte si comincia solo con l’intuizione Fronte.',
    en: 'Only the Front insight lets forces begin on the Front.',
  },
  { it: 'Scegli l’intuizione Fronte prima della battaglia.', en: 'Choose the Front insight before the battle.' },
)
const FRONT_FULL = no(
  '9.7',
  {
    it: 'L’intuizione Fronte vale per tre forze.',
    en: 'The Front insight holds for three forces.',
  },
  { it: 'Mettila in Approccio o in Riserva.', en: 'Put it in the Approach or in Reserve.' },
)
const GUNS_IN_LINE = no(
  '9.10',
  { it: 'I cannoni stanno sempre in linea.', en: 'Guns are always in line.' },
  { it: 'Piazzali in linea.', en: 'Place them in line.' },
)

/** zone × 2 + column, for the three zones in which the French can begin. */
const PLACES: readonly number[] = [0, 1, 2, 3, 4, 5]
const mobiles = (s: State): number[] => forcesAt(s, s.battle!.area, FRENCH).filter(slot => counterOf(s, slot).mobile)

function mayPlace(t: Rules, f: F<'deployment'>, place: number) {
  const { s } = t
  const zone = place >> 1
  const slot = f.next
  if (zone === FRENCH_FRONT && !s.battle!.insights.includes('front')) return NO_FRONT
  if (zone === FRENCH_FRONT && f.front >= 3) return FRONT_FULL
  if (zone === FRENCH_APPROACH && f.approach >= 4) return APPROACH_FULL
  return (place & 1) === 1 && !counterOf(s, slot).troops ? GUNS_IN_LINE : undefined
}

export const deployment = procedure('deployment', {
  rule: '9.8',
  steps: {
    // Garrisons to the Approach, fortifications to the Reserve; neither counts against a limit.
    statics(t, f) {
      const { s } = t
      for (const slot of forcesAt(s, s.battle!.area, FRENCH)) {
        const { kind } = counterOf(s, slot)
        if (kind === 'garrison') s.battle!.units[FRENCH].push(unit(slot, FRENCH_APPROACH, 0))
        if (kind === 'fortification') s.battle!.units[FRENCH].push(unit(slot, FRENCH_RESERVE, 0))
      }
      f.next = mobiles(s)[0] ?? -1
      return f.next < 0 ? end() : undefined
    },
    // Force after force: its zone and its formation.
    place: choice({
      seat: player,
      offers: {
        place: {
          domain: PLACES,
          check: mayPlace,
          take: (t, f, place: number) => {
            const { s } = t
            const zone = place >> 1
            s.battle!.units[FRENCH].push(unit(f.next, zone, place & 1))
            if (zone === FRENCH_FRONT) f.front++
            if (zone === FRENCH_APPROACH) f.approach++
            t.tell({ e: 'deployed', force: s.counter[f.next]!, zone, column: place & 1 })
            f.next = mobiles(s).find(slot => slot > f.next) ?? -1
            return f.next < 0 ? undefined : goto('place')
          },
        },
      },
    }),
    // 9.7 Front is used up by the placing.
    placed(t) {
      const b = t.s.battle!
      if (b.insights.includes('front')) t.tell({ e: 'insightUsed', insight: 'front' })
      b.insights = b.insights.filter(each => each !== 'front')
      b.units[FRENCH].sort(bySlot)
    },
  },
})

// ---- 9.9 the enemy ------------------------------------------------------------------------------------------------------

const NOT_THERE = no(
  '9.7',
  { it: 'Questa forza non è nella battaglia.', en: 'This force is not in the battle.' },
  {
    it: 'Indica una forza nemica che sta nell’area della battaglia.',
    en: 'Point at an enemy force in the area of the battle.',
  },
)
const PLACED_BEFORE = no(
  '9.7',
  {
    it: 'Le forze si indicano in ordine, e questa viene prima dell’ultima indicata.',
    en: 'Forces are named in order, and this one comes before the last named.',
  },
  { it: 'Annulla e indicala prima.', en: 'Undo and name it first.' },
)

export const enemyDeployment = procedure('enemyDeployment', {
  rule: '9.9',
  steps: {
    // Statics in their places, four infantry or cavalry at random in front, the rest behind; all in column.
    place(t) {
      const { s } = t
      const b = s.battle!
      const units = b.units[ENEMY]
      const slots = forcesAt(s, b.area, ENEMY)
      if (b.insights.includes('field')) {
        for (const slot of slots) units.push(unit(slot, ENEMY_APPROACH, counterOf(s, slot).troops ? 1 : 0))
        return undefined
      }
      const troops: number[] = []
      for (const slot of slots) {
        const counter = counterOf(s, slot)
        if (counter.troops) troops.push(slot)
        else units.push(unit(slot, counter.kind === 'garrison' ? ENEMY_APPROACH : ENEMY_RESERVE, 0))
      }
      for (let placed = 0; placed < 4 && troops.length > 0; placed++) {
        const index = troops.length <= 4 - placed ? 0 : t.dice.pick(troops.length, '9.9')
        units.push(unit(troops[index]!, ENEMY_APPROACH, 1))
        troops.splice(index, 1)
      }
      for (const slot of troops) units.push(unit(slot, ENEMY_RESERVE, 1))
      units.sort(bySlot)
      tellPlaces(t)
      return end()
    },
    // 9.7 Field: the player says which enemies begin in the Reserve; the others fill the Approach, beyond its limit.
    field: choice({
      rule: '9.7',
      seat: player,
      offers: {
        toReserve: {
          domain: t => campaignOf(t.s).sides[ENEMY]!,
          over: t => t.s.battle!.units[ENEMY].map(each => each.slot),
          check: (t, f, slot: number) => {
            if (!t.s.battle!.units[ENEMY].some(each => each.slot === slot)) return NOT_THERE
            return slot < f.next ? PLACED_BEFORE : undefined
          },
          take: (t, f, slot: number) => {
            t.s.battle!.units[ENEMY].find(each => each.slot === slot)!.zone = ENEMY_RESERVE
            f.next = slot + 1
            return goto('field')
          },
        },
        done: { take: () => undefined },
      },
    }),
    placed(t) {
      const b = t.s.battle!
      b.insights = b.insights.filter(each => each !== 'field')
      t.tell({ e: 'insightUsed', insight: 'field' })
      tellPlaces(t)
    },
  },
})

function tellPlaces(t: Rules): void {
  for (const zone of [ENEMY_APPROACH, ENEMY_RESERVE]) {
    const there = t.s.battle!.units[ENEMY].filter(each => each.zone === zone)
    if (there.length > 0) t.tell({ e: 'enemyDeployed', forces: there.map(each => t.s.counter[each.slot]!), zone })
  }
}
