/** What a number typed or a die thrown by the page comes to: only where people roll their own. */

/** A fair die, for those who have none at hand. */
export function rollDie(sides: number): number {
  const fair = Math.floor(2 ** 32 / sides) * sides
  for (;;) {
    const [word] = crypto.getRandomValues(new Uint32Array(1))
    if (word! < fair) return 1 + (word! % sides)
  }
}

/**
 * What a key means while somebody types a number from 1 to `sides`; `begun` are the digits typed before. On a die of ten
 * the 0 is a ten, as on the real ones.
 */
export function typedDigit(begun: string, digit: string, sides: number): { got: number } | { begun: string } {
  if (sides === 10) return { got: digit === '0' ? 10 : Number(digit) }
  const number = Number(begun + digit)
  if (number < 1 || number > sides) return { begun: '' }
  return number * 10 > sides ? { got: number } : { begun: String(number) }
}
