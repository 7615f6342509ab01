import type { Dice } from '@bivouac/kernel'

export interface CountingDice {
  readonly dice: Dice
  /** How often they have been asked, for dice and for blind picks. */
  drawn(): number
  /** How many dice have fallen. */
  rolled(): number
}

/** The same dice, counted: where none falls, nothing can come out otherwise. */
export function counting(dice: Dice): CountingDice {
  let [drawn, rolled] = [0, 0]
  return {
    dice: {
      roll(sides, why) {
        drawn++
        rolled++
        return dice.roll(sides, why)
      },
      pick(count, why) {
        drawn++
        return dice.pick(count, why)
      },
    },
    drawn: () => drawn,
    rolled: () => rolled,
  }
}
