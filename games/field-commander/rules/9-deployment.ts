/** 9.8, 9.9, 9.10 Both sides take their places on the battlefield. */
import { deployCode, PLACES } from '../data/codes.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { APPROACH_MOST, FRONT_MOST } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import { campaignOf, counterOf, forcesAt, type Rules, type State, type Unit, unitOf } from '../state.ts'
import {
  ENEMY,
  ENEMY_APPROACH,
  ENEMY_RESERVE,
  FRENCH,
  FRENCH_APPROACH,
  FRENCH_FRONT,
  FRENCH_RESERVE,
} from '../words.ts'
import { player } from './15-decisions.ts'
import { choice, end, procedure, setOf } from './dialect.ts'

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

const NOT_THERE = no(
  '9.8',
  { it: 'Questa forza non è nella battaglia.', en: 'This force is not in the battle.' },
  {
    it: 'Indica una forza che sta nell’area della battaglia.',
    en: 'Point at a force in the area of the battle.',
  },
)
const HAS_PLACE = no(
  '9.8',
  { it: 'Questa forza ha già il suo posto.', en: 'This force has its place already.' },
  { it: 'Toglila da dove sta, e mettila altrove.', en: 'Take it from where it stands, and put it elsewhere.' },
)
const ALL_DEPLOY = no(
  '9.8',
  { it: 'Ogni forza mobile prende posto sul campo.', en: 'Every mobile force takes its place on the field.' },
  { it: 'Dai un posto anche alle altre.', en: 'Give the others a place as well.' },
)

/** zone × 2 + column, for the three zones in which the French can begin. */
const BERTHS: readonly number[] = [0, 1, 2, 3, 4, 5]
const DEPLOYMENTS: readonly (readonly number[])[] = CAMPAIGNS.map(c =>
  c.frenchMobile.flatMap(slot => BERTHS.map(place => deployCode(slot, place))),
)
const slotIn = (code: number): number => Math.floor(code / PLACES)
const zoneIn = (code: number): number => (code % PLACES) >> 1
const mobiles = (s: State): number[] => forcesAt(s, s.battle!.area, FRENCH).filter(slot => counterOf(s, slot).mobile)

function mayPlace({ s }: Rules, chosen: readonly number[], code: number) {
  const slot = slotIn(code)
  const zone = zoneIn(code)
  if (s.at[slot] !== s.battle!.area) return NOT_THERE
  if (chosen.some(each => slotIn(each) === slot)) return HAS_PLACE
  const before = chosen.filter(each => zoneIn(each) === zone).length
  if (zone === FRENCH_FRONT && !s.battle!.insights.includes('front')) return NO_FRONT
  if (zone === FRENCH_FRONT && before >= FRONT_MOST) return FRONT_FULL
  if (zone === FRENCH_APPROACH && before >= APPROACH_MOST) return APPROACH_FULL
  return code % 2 === 1 && !counterOf(s, slot).troops ? GUNS_IN_LINE : undefined
}

export const deployment = procedure('deployment', {
  rule: '9.8',
  steps: {
    // Garrisons to the Approach, fortifications to the Reserve; neither counts against a limit.
    statics(t) {
      const { s } = t
      for (const slot of forcesAt(s, s.battle!.area, FRENCH)) {
        const { kind } = counterOf(s, slot)
        if (kind === 'garrison') s.battle!.units[FRENCH].push(unit(slot, FRENCH_APPROACH, 0))
        if (kind === 'fortification') s.battle!.units[FRENCH].push(unit(slot, FRENCH_RESERVE, 0))
      }
      return mobiles(s).length === 0 ? end() : undefined
    },
    // All at once, each with its zone and its formation.
    place: choice({
      seat: player,
      offers: {
        deploy: setOf({
          domain: t => DEPLOYMENTS[t.s.campaign]!,
          over: t => mobiles(t.s).flatMap(slot => BERTHS.map(place => deployCode(slot, place))),
          least: t => mobiles(t.s).length,
          most: t => mobiles(t.s).length,
          few: ALL_DEPLOY,
          many: HAS_PLACE,
          each: (t, _f, chosen, code) => mayPlace(t, chosen, code),
          take: (t, _f, codes) => {
            const { s } = t
            for (const code of codes) {
              const slot = slotIn(code)
              s.battle!.units[FRENCH].push(unit(slot, zoneIn(code), code % 2))
              t.tell({ e: 'deployed', force: s.counter[slot]!, zone: zoneIn(code), column: code % 2 })
            }
          },
        }),
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
        toReserve: setOf({
          domain: t => campaignOf(t.s).sides[ENEMY]!,
          over: t => t.s.battle!.units[ENEMY].map(each => each.slot),
          each: (t, _f, _chosen, slot) => (unitOf(t.s.battle!, ENEMY, slot) === undefined ? NOT_THERE : undefined),
          take: (t, _f, slots) => {
            for (const slot of slots) unitOf(t.s.battle!, ENEMY, slot)!.zone = ENEMY_RESERVE
          },
        }),
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
