/** 6 Set-up: every campaign is laid out in the same way from its data. */

import { areaNumber, CAMPAIGNS } from '../data/index.ts'
import { LEVEL_SHIFT } from '../data/tables.ts'
import { AWAITED, campaignOf, isAt, POOL, type Rules, type State } from '../state.ts'
import { ENEMY, FRENCH, type Side } from '../words.ts'
import { placeAt, spare } from './5-forces.ts'
import { procedure } from './dialect.ts'

/** The table cleared for a campaign: every counter in its pool, or awaited. */
export function clearTable(s: State, campaign: number): void {
  const c = CAMPAIGNS[campaign]!
  s.campaign = campaign
  s.turn = 0
  s.scouts = 0
  s.napoleon = c.napoleon
  s.counter = c.counters.map((_, slot) => c.base + slot)
  s.at = c.counters.map(() => POOL)
  s.reduced = c.counters.map(() => 0)
  s.arrived = []
  s.everHeld = []
  s.battle = undefined
  s.outcome = undefined
  const shift = LEVEL_SHIFT[s.level]
  s.french = Math.max(0, c.supply[0] + shift.french)
  s.enemy = Math.max(0, c.supply[1] + shift.enemy)
}

export const setUp = procedure('setUp', {
  rule: '6.5',
  steps: {
    // 6.5, 6.6 Starting forces at full strength in their areas; late ones wait off the map.
    forces(t) {
      const { s } = t
      t.tell({ e: 'campaign', campaign: s.campaign, level: s.level })
      for (const group of campaignOf(s).groups)
        for (const slot of group.slots) placeAt(s, slot, group.late === undefined ? group.area : AWAITED)
    },
    // 6.4 A city with French forces alone gets French statics, every other city enemy ones.
    cities(t) {
      const { s } = t
      campaignOf(s).areas.forEach((area, number) => {
        if (!area.city || !area.open) return
        const french = isAt(s, number, FRENCH) && !isAt(s, number, ENEMY)
        addStatics(s, french ? FRENCH : ENEMY, number, 1, 1)
      })
    },
    // 6.1 Statics that a special rule adds.
    special(t) {
      const { s } = t
      for (const each of campaignOf(s).special)
        if (each.rule === 'statics')
          addStatics(s, ENEMY, areaNumber(campaignOf(s), each.area), each.garrisons, each.fortifications)
    },
  },
})

export function addStatics(s: State, side: Side, area: number, garrisons: number, fortifications: number): void {
  for (let i = 0; i < garrisons; i++) addOne(s, side, area, 'garrison')
  for (let i = 0; i < fortifications; i++) addOne(s, side, area, 'fortification')
}
function addOne(s: State, side: Side, area: number, kind: 'garrison' | 'fortification'): void {
  const slot = spare(s, side, kind)
  if (slot >= 0) placeAt(s, slot, area)
}

/** 6.6 Late groups whose box has come, or one of whose areas the French have just entered. */
export function arrivals(t: Rules, entered: number): void {
  const { s } = t
  campaignOf(s).groups.forEach((group, index) => {
    if (group.late === undefined || s.arrived.includes(index)) return
    const due = entered < 0 ? group.late.box === s.turn : group.late.enter.includes(entered)
    if (!due) return
    s.arrived.push(index)
    s.arrived.sort((a, b) => a - b)
    for (const slot of group.slots) if (s.at[slot] === AWAITED) placeAt(s, slot, group.area)
    t.tell({ e: 'arrive', campaign: s.campaign, area: group.area, forces: group.slots.map(slot => s.counter[slot]!) })
  })
}
