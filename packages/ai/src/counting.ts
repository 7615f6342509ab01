import type { Dice } from '@bivouac/kernel'

export interface CountingDice {
  readonly dice: Dice
  /** How often they have been asked. */
  drawn(): number
}

/** The same dice, counted: where none falls, nothing can come out otherwise. */
export function counting(dice: Dice): CountingDice {
  let drawn = 0
  return {
    dice: {
      roll(sides, why) {
        drawn++
        return dice.roll(sides, why)
      },
      pick(count, why) {
        drawn++
        return dice.pick(count, why)
      },
    },
    drawn: () => drawn,
  }
}
