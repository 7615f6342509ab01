/** Numbers from a seed: the same seed, the same battle, on every machine. */
export type Pick = (n: number) => number

export function chance(seed: number): Pick {
  let state = (seed * 2_654_435 + 12_345) % 2_147_483_647
  return n => {
    // Park and Miller: products stay exact in a double.
    for (let i = 0; i < 3; i++) state = (state * 16_807) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * n)
  }
}
