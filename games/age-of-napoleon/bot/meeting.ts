/** When armies meet on the way: interceptions, withdrawals, somewhere to fall back to. */
import type { Seat } from '@bivouac/kernel'
import { combatOf } from '../rules/8-army.ts'
import { NAPOLEON } from '../rules/facts.ts'
import { corpsAt, corpsHere } from '../rules/table.ts'
import type { State } from '../state.ts'
import type { Corps, Region } from '../words.ts'
import { priceOf } from './cards.ts'
import { battleOf, chanceOf, INFLICTS, LOSES, WINS } from './odds.ts'
import { comfort, groundFor } from './plan.ts'

export const strengthOf = (s: State, army: readonly Corps[]): number => {
  let strength = 0
  for (const corps of army) strength += combatOf(s, corps)
  return strength
}

/** 9.4 An interception: what it changes in the battle, or brings as a battle of its own. */
export function interceptionWorth(s: State, seat: Seat, at: Region, army: readonly Corps[]): number {
  const enemy = strengthOf(s, corpsAt(s, 1 - seat, at))
  const friends = corpsAt(s, seat, at)
  const own = strengthOf(s, army)
  const price = s.free[seat] === 1 ? 0 : priceOf(s, seat)
  const toll = 0.3 * army.length + price + (army.includes(NAPOLEON) && army.length < 3 ? 2 : 0)
  if (friends.length > 0) {
    const held = strengthOf(s, friends)
    return (chanceOf(enemy, held) - chanceOf(enemy, held + own)) * (2 + friends.length) - toll
  }
  const column = battleOf(own, enemy)
  const dealt = 1.5 * Math.min(corpsHere(s, 1 - seat, at), INFLICTS[column]!)
  const suffered = 1.7 * Math.min(army.length, LOSES[column]!)
  return dealt - suffered + 2 * WINS[column]! - 1.2 - toll
}

/** 9.5 To stand and fight, in the same measure as a refuge. */
export function standing(s: State, seat: Seat, at: Region): number {
  const own = corpsAt(s, seat, at)
  const enemies = corpsAt(s, 1 - seat, at)
  const column = battleOf(strengthOf(s, enemies), strengthOf(s, own) + 1)
  const dealt = 1.5 * Math.min(enemies.length, LOSES[column]!)
  const suffered = 1.7 * Math.min(own.length, INFLICTS[column]!)
  return dealt - suffered + 1.5 * (1 - WINS[column]!)
}

/** 9.5, 11.9 Somewhere to fall back to: one’s own country, with friends, out of reach. */
export function refuge(s: State, seat: Seat, from: Region): (region: Region) => number {
  const { sums, threat, pull } = groundFor(s, seat)
  const own = corpsAt(s, seat, from)
  const strength = strengthOf(s, own)
  return region => {
    const held = sums.defence[seat * 50 + region]! + strength
    const risk = threat[region]! === 0 ? 0 : chanceOf(threat[region]!, held)
    return comfort(s, seat, region) + 0.3 * pull[region]! - risk * (1 + 0.3 * own.length)
  }
}
