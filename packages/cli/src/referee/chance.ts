import { type Tried, type TypedDice, typedDice } from '@bivouac/match'
import { Unanswerable } from './reading.ts'

/** Rolls typed in by somebody, hidden draws included: at a real table, or by a test. What a message does not use waits. */
export interface Script {
  readonly dice: TypedDice
  /** Typed and not yet used. */
  left: readonly number[]
}

export const script = (left: readonly number[]): Script => ({ dice: typedDice(), left })

/** What was done; a complaint when the rolls do not suffice or do not fit, and then none of them is used. */
export function usedUp<T>(rolls: Script, all: readonly number[], tried: Tried<T>): T {
  if ('wants' in tried) {
    const [{ why, sides }] = tried.wants.next
    throw new Unanswerable(`"dice" has no roll left for §${why} (1 of ${sides})`)
  }
  if ('unfit' in tried) {
    const { got, wanted } = tried.unfit
    throw new Unanswerable(`"dice" has ${got} for §${wanted?.why}, which is 1 of ${wanted?.sides}`)
  }
  rolls.left = all.slice(tried.used)
  return tried.done
}

const MOST_ROLLS = 10_000

/** A list of rolls as a message gives them, or what is wrong with it. */
export function readRolls(raw: unknown): readonly number[] | string {
  if (!Array.isArray(raw) || raw.length > MOST_ROLLS) return `"dice" is a list of at most ${MOST_ROLLS} rolls`
  if (!raw.every(each => Number.isSafeInteger(each) && each >= 1))
    return 'each roll of "dice" is a whole number from 1 up'
  return raw
}
