import type { RuleRef } from './values.ts'

/** The only source of chance in the rules. Every call names the rule that asks for it, one of `R`. */
export interface Dice<R extends RuleRef = RuleRef> {
  /** A die on the table: 1 … sides. */
  roll(sides: number, why: R): number
  /** A blind pick that players do not see (a card from a deck, a counter from a cup): 0 … count − 1. */
  pick(count: number, why: R): number
}

/** What chance decided, as written in a journal. `got` is 1 … sides for dice and for picks alike. */
export interface Roll {
  readonly why: RuleRef
  readonly sides: number
  readonly got: number
  readonly hidden?: true
}

export class DiceFault extends Error {
  override readonly name = 'DiceFault'
}

/** Dice from one function that says what comes next; `hidden` tells a pick from a roll. */
export function diceFrom(next: (sides: number, why: RuleRef, hidden: boolean) => number): Dice {
  return {
    roll: (sides, why) => next(sides, why, false),
    pick: (count, why) => next(count, why, true) - 1,
  }
}

/** Writes down what another source of chance decides. */
export function recording(dice: Dice, rolls: Roll[]): Dice {
  return {
    roll(sides, why) {
      const got = dice.roll(sides, why)
      rolls.push({ why, sides, got })
      return got
    },
    pick(count, why) {
      const picked = dice.pick(count, why)
      rolls.push({ why, sides: count, got: picked + 1, hidden: true })
      return picked
    },
  }
}

/** Repeats the rolls of a journal and fails when the rules ask for something else than they asked for then. */
export function journalDice(rolls: readonly Roll[]): Dice & { done(): void } {
  let at = 0
  const dice = diceFrom((sides, why) => {
    const roll = rolls[at++]
    if (roll === undefined) throw new DiceFault(`the journal has no roll for ${why} (1 of ${sides})`)
    if (roll.sides !== sides || roll.why !== why)
      throw new DiceFault(
        `the journal has ${roll.why} (1 of ${roll.sides}) where the rules ask for ${why} (1 of ${sides})`,
      )
    if (!Number.isInteger(roll.got) || roll.got < 1 || roll.got > sides)
      throw new DiceFault(`the journal has ${roll.got} on a die of ${sides} for ${why}`)
    return roll.got
  })
  const done = (): void => {
    const left = rolls[at]
    if (left !== undefined) throw new DiceFault(`the journal has a roll left over for ${left.why} (1 of ${left.sides})`)
  }
  return { ...dice, done }
}

/** Declared dice for tests: `[4, 6, 1]` in order. A roll missing, impossible or left over fails with its citation. */
export function scriptedDice(script: readonly number[]): Dice & { done(): void; add(...more: number[]): void } {
  const left = [...script]
  const dice = diceFrom((sides, why) => {
    const got = left.shift()
    if (got === undefined) throw new DiceFault(`the script has no roll left for ${why} (1 of ${sides})`)
    if (!Number.isInteger(got) || got < 1 || got > sides)
      throw new DiceFault(`the script has ${got} for ${why}, a die of ${sides}`)
    return got
  })
  const done = (): void => {
    if (left.length > 0) throw new DiceFault(`the script has rolls left over: ${left.join(', ')}`)
  }
  return { ...dice, done, add: (...more) => void left.push(...more) }
}

/** Fast seeded chance for simulations and search: sfc32, far too predictable for a real match. */
export function searchDice(seed: number | string): Dice & { next(n: number): number } {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = seedNumber(seed)
  let d = 1
  const next = (n: number): number => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (((sum >>> 0) / 4294967296) * n) | 0
  }
  for (let i = 0; i < 15; i++) next(2)
  return { next, roll: sides => next(sides) + 1, pick: count => next(count) }
}

function seedNumber(seed: number | string): number {
  if (typeof seed === 'number') return seed | 0
  let h = 2166136261
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619)
  return h | 0
}

/**
 * Runs something once for every way its rolls can fall; `p` then says how likely that way was. Counts up like an odometer
 * whose wheels are the rolls: the last roll turns first. `false`: there are more than `leaves` ways.
 */
export function everyRoll(leaves: number, run: (dice: Dice, p: () => number) => void): boolean {
  const tooMany = new DiceFault(`the rolls can fall in more than ${leaves} ways`)
  const forced: number[] = []
  const sides: number[] = []
  for (let leaf = 0; ; leaf++) {
    if (leaf === leaves) return false
    let rolled = 0
    let p = 1
    const dice = diceFrom(of => {
      const at = rolled++
      // Every roll on the way could have fallen otherwise. A way may even have no end, where always the same is rolled.
      if (at === leaves) throw tooMany
      if (at === forced.length) forced.push(1)
      sides[at] = of
      p /= of
      return forced[at]!
    })
    try {
      run(dice, () => p)
    } catch (fault) {
      if (fault === tooMany) return false
      throw fault
    }
    // Rolls the rules no longer ask for on this branch are wheels that are not there.
    forced.length = rolled
    while (forced.length > 0 && forced.at(-1) === sides[forced.length - 1]) forced.pop()
    if (forced.length === 0) return true
    forced[forced.length - 1]!++
  }
}
