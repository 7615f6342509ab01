import { type Dice, DiceFault, diceFrom } from '@bivouac/kernel'

/** Rolls typed in by somebody: at a real table, or by a test. A move that could not be carried out gives its rolls back. */
export interface Script {
  readonly dice: Dice
  /**
   * Runs something that may roll, with `more` rolls added at the end. When the rolls do not suffice or do not fit, says
   * so and forgets `more`; when `run` answers false the rolls it used are put back.
   */
  during(more: readonly number[], run: () => boolean): string | undefined
}

export function script(first: readonly number[]): Script {
  const rolls = [...first]
  let used = 0
  let fault: string | undefined
  const fail = (message: string): never => {
    fault = message
    throw new DiceFault(message)
  }
  const dice = diceFrom((sides, why) => {
    const got = rolls[used]
    if (got === undefined) return fail(`"dice" has no roll left for §${why} (1 of ${sides})`)
    if (got > sides) return fail(`"dice" has ${got} for §${why}, which is 1 of ${sides}`)
    used++
    return got
  })
  return {
    dice,
    during(more, run) {
      const before = { used, length: rolls.length }
      rolls.push(...more)
      fault = undefined
      if (!run() || fault !== undefined) {
        used = before.used
        rolls.length = before.length
      }
      return fault
    },
  }
}

const MOST_ROLLS = 10_000

/** A list of rolls as a message gives them, or what is wrong with it. */
export function readRolls(raw: unknown): readonly number[] | string {
  if (!Array.isArray(raw) || raw.length > MOST_ROLLS) return `"dice" is a list of at most ${MOST_ROLLS} rolls`
  if (!raw.every(each => Number.isSafeInteger(each) && each >= 1))
    return 'each roll of "dice" is a whole number from 1 up'
  return raw
}
