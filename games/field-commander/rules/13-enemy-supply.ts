/** 13.6, 13.7 Enemy supply: a roll for each city, then refits from the most skilled down. */
import { LEVEL_SHIFT } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import { campaignOf, counterOf, isEnemy, type Rules, type State } from '../state.ts'
import { ENEMY, type SupplyResult } from '../words.ts'
import { drawReinforcement, placeAt, spare } from './5-forces.ts'
import { question } from './15-decisions.ts'
import { end, goto, procedure } from './dialect.ts'

const REFIT = 2
/** What the enemy gets for each counter that is not there. */
const INSTEAD = 2

/** One gain of the enemy's: a counter in the area, or supply; false when there was no counter left. */
export function gain(t: Rules, what: SupplyResult, area: number, why: '13.6' | '16.2'): boolean {
  const { s } = t
  const slot = what === 'reinforcement' ? drawReinforcement(t, why) : what === 'supply' ? -1 : spare(s, ENEMY, what)
  if (slot < 0) return false
  if (what === 'reinforcement') t.reveal()
  placeAt(s, slot, area)
  t.tell({ e: 'placed', campaign: s.campaign, force: s.counter[slot]!, area })
  return true
}

export function enemyEarns(t: Rules, points: number): void {
  t.s.enemy += points
  t.tell({ e: 'enemySupply', points })
}

function reducedForces(s: State): number[] {
  let highest = -1
  let out: number[] = []
  for (const slot of campaignOf(s).sides[ENEMY]!) {
    if (s.at[slot]! < 0 || s.reduced[slot] === 0) continue
    const { skill } = counterOf(s, slot)
    if (skill > highest) {
      highest = skill
      out = []
    }
    if (skill === highest) out.push(slot)
  }
  return out
}
const NOT_FIRST = no(
  '13.7',
  {
    it: 'Si riequipaggia prima chi è ridotto e più abile.',
    en: 'The most skilled of the reduced forces is refitted first.',
  },
  {
    it: 'Toccherà a questa se resteranno 2 punti dopo le più abili.',
    en: 'Its turn comes if 2 points are left after the more skilled.',
  },
)

export const enemySupply = procedure('enemySupply', {
  rule: '13.6',
  steps: {
    cities(t, f) {
      const { s } = t
      campaignOf(s).areas.forEach((area, number) => {
        if (area.city && isEnemy(s, number)) f.cities.push(number)
      })
    },
    roll(t, f) {
      const { s } = t
      for (const area of f.cities) {
        const die = t.dice.roll(10, '13.6')
        const row = campaignOf(s).enemySupply.find(each => die <= each.upTo)!
        t.tell({ e: 'citySupply', campaign: s.campaign, area, die, gain: row.gain, count: row.count })
        if (row.gain === 'supply') enemyEarns(t, row.count)
        else for (let i = 0; i < row.count; i++) if (!gain(t, row.gain, area, '13.6')) enemyEarns(t, INSTEAD)
      }
    },
    // What the level of the table adds.
    level(t) {
      const points = LEVEL_SHIFT[t.s.level].enemyIncome
      if (points > 0) enemyEarns(t, points)
    },
    refit: question({
      rule: '13.7',
      verb: 'refit',
      domain: t => campaignOf(t.s).sides[ENEMY]!,
      candidates: t => (t.s.enemy >= REFIT ? reducedForces(t.s) : []),
      refuse: () => NOT_FIRST,
      settle: (t, _f, slot) => {
        t.s.enemy -= REFIT
        t.s.reduced[slot] = 0
        t.tell({ e: 'refit', force: t.s.counter[slot]!, side: ENEMY })
        return goto('refit')
      },
      none: () => end(),
    }),
  },
})
