/** 11.4 – 11.7 The battle table as functions of numbers. */
import { BATTLE, TIE } from '../data/tables.ts'

/** 11.4 Below 6, 6–10, … 31–35, above 35. */
export const columnOf = (strength: number): number => (strength < 6 ? 0 : Math.min(7, Math.ceil(strength / 5) - 1))
export const inflicted = (die: number, strength: number): number => BATTLE[die - 1]![columnOf(strength)]!
export const tieOf = (strength: number): number => TIE[columnOf(strength)]!
/** 11.7 How many of the losses are for ever; `odd`: the odd one too. */
export const lossesAfter = (losses: number, odd: boolean): number =>
  odd ? Math.ceil(losses / 2) : Math.floor(losses / 2)
