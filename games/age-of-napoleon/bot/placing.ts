/** Reinforcements: who comes, and where. */
import type { Verdict } from '@bivouac/kernel'
import { combatOf } from '../rules/8-army.ts'
import { COMBAT, COMMAND, MOVEMENT, PARIS } from '../rules/facts.ts'
import { corpsHere } from '../rules/table.ts'
import { type Corps, FRANCE, firstOf, type Region, secondOf } from '../words.ts'
import { chanceOf } from './odds.ts'
import type { Ground } from './plan.ts'

export const merit = (corps: Corps): number => COMBAT[corps]! + 0.6 * COMMAND[corps]! + 0.5 * MOVEMENT[corps]!

/** Where a corps does most good: near what is wanted, with friends, not in front of somebody stronger. */
function stand(
  { s, seat, sums, threat, pull }: Ground,
  corps: Corps,
  region: Region,
  joined: number,
  caution: number,
): number {
  const friends = sums.defence[seat * 50 + region]! + joined
  const risk = threat[region]! === 0 ? 0 : chanceOf(threat[region]!, friends + combatOf(s, corps) + 4)
  const guard = region === PARIS && seat === FRANCE && corpsHere(s, seat, PARIS) === 0 && joined === 0 ? 0.6 : 0
  return pull[region]! + guard - caution * risk + (friends > 6 ? 0.3 : 0)
}

/**
 * The best corps of every pile, as many as may come, each in the best place open to it; a stand is judged with those
 * already placed there. `caution`: what the chance of being beaten there counts for.
 */
export function placed(
  ground: Ground,
  codes: readonly number[],
  most: number,
  caution: number,
  may: (chosen: readonly number[], code: number) => Verdict,
): number[] {
  const places = new Map<Corps, number[]>()
  for (const code of codes) {
    const known = places.get(firstOf(code))
    if (known === undefined) places.set(firstOf(code), [code])
    else known.push(code)
  }
  const chosen: number[] = []
  const joined = new Float64Array(50)
  for (const corps of [...places.keys()].sort((a, b) => merit(b) - merit(a))) {
    if (chosen.length >= most) break
    let best = -1
    let worth = Number.NEGATIVE_INFINITY
    for (const code of places.get(corps)!) {
      const value = stand(ground, corps, secondOf(code), joined[secondOf(code)]!, caution)
      if (value > worth && may(chosen, code) === undefined) {
        worth = value
        best = code
      }
    }
    if (best < 0) continue
    chosen.push(best)
    joined[secondOf(best)]! += combatOf(ground.s, corps) + 1
  }
  return chosen.sort((a, b) => a - b)
}
