/** 16 Linked campaigns: commanders carried over, and what that costs. */
import { COUNTERS } from '../data/index.ts'
import { UPGRADES } from '../data/tables.ts'
import { campaignOf, isEnemy, type Rules, type State } from '../state.ts'
import { enemyEarns, gain } from './13-enemy-supply.ts'
import { even, player } from './15-decisions.ts'
import { choice, end, goto, procedure } from './dialect.ts'

/** The survivor of the last campaign who bears the name of this counter, or −1. */
export function veteran(s: State, slot: number): number {
  const { name } = campaignOf(s).counters[slot]!
  return s.diary.at(-1)!.survivors.find(each => COUNTERS[each]!.name === name) ?? -1
}
const nextVeteran = (s: State, from: number): number => {
  for (const slot of campaignOf(s).frenchMobile) if (slot >= from && veteran(s, slot) >= 0) return slot
  return -1
}

/** 16.2 Each survivor whose name appears in this campaign: his old counter at a price, or the new one. */
export const linked = procedure('linked', {
  rule: '16.2',
  steps: {
    find(t, f) {
      f.next = nextVeteran(t.s, f.next)
      return f.next < 0 ? end() : undefined
    },
    choose: choice({
      seat: player,
      offers: {
        keep: {
          take: (t, f) => {
            const { s } = t
            const old = veteran(s, f.next)
            t.tell({ e: 'carried', force: old, instead: s.counter[f.next]! })
            s.counter[f.next] = old
            price(t)
          },
        },
        fresh: { take: () => undefined },
      },
    }),
    next(_t, f) {
      f.next++
      return goto('find')
    },
  },
})

/** 16.2 One roll for each commander kept: something for the enemy in a random area of his. */
function price(t: Rules): void {
  const { s } = t
  const die = t.dice.roll(10, '16.2')
  const what = UPGRADES.find(([upTo]) => die <= upTo)![1]
  t.tell({ e: 'upgrade', die, gain: what })
  const held = campaignOf(s).areas.flatMap((_, area) => (isEnemy(s, area) ? [area] : []))
  if (what === 'supply' || held.length === 0) enemyEarns(t, 5)
  else if (!gain(t, what, held[even(t, held.length, '16.2')]!, '16.2')) enemyEarns(t, 5)
}
