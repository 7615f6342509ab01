/** Dice for futures that are compared: every reason to roll or to draw has a stream of its own. */
import { type Dice, searchDice } from '@bivouac/kernel'

/**
 * The first battle throws the same dice in two futures although one of them has marched more before it, and the same cards are drawn: what differs is
 * more often the option, and less often the luck. The same `luck` is the same dice.
 */
export function namedDice(luck: number): Dice {
  const streams = new Map<string, Dice>()
  const of = (why: string): Dice => {
    const known = streams.get(why)
    if (known !== undefined) return known
    let seed = luck
    for (let i = 0; i < why.length; i++) seed = (Math.imul(seed, 31) + why.charCodeAt(i)) & 0x3fffffff
    const stream = searchDice(seed)
    streams.set(why, stream)
    return stream
  }
  return { pick: (count, why) => of(why).pick(count, why), roll: (sides, why) => of(why).roll(sides, why) }
}
