import { type Dice, DiceFault, diceFrom } from '@bivouac/kernel'

/** Rules may not roll while they judge, and a table that was only read has no dice; who rolls anyway is told so. */
export const noDice: Dice = diceFrom((_sides, why) => {
  throw new DiceFault(`there are no dice at this table, and ${why} asks for them`)
})
