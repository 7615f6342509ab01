/** Dice for tries that are compared: each number of the first rolls comes equally often, so that few tries tell what many would. */
import { type Dice, searchDice } from '@bivouac/kernel'

/** Rolls that are shared out evenly; a battle and the march before it take fewer. */
const ROLLS = 6
const FINE = 1024

/**
 * Chance decides in which of `tries` a number falls, not how often. The same `at` and `luck` are the same dice; blind picks and what is
 * rolled later are `luck` alone.
 */
export function evenDice(tries: number, chance: Dice): (at: number, luck: number) => Dice {
  const orders = Array.from({ length: ROLLS }, () => shuffled(tries, chance))
  return (at, luck) => {
    const rest = searchDice(luck)
    let rolled = 0
    return {
      pick: rest.pick,
      roll(sides, why) {
        if (rolled === ROLLS) return rest.roll(sides, why)
        const within = (rest.next(FINE) + 0.5) / FINE
        return Math.floor(((orders[rolled++]![at]! + within) / tries) * sides) + 1
      },
    }
  }
}

function shuffled(count: number, chance: Dice): readonly number[] {
  const order = Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i--) {
    const j = chance.pick(i + 1, '-')
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}
