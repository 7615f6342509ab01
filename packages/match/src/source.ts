import type { Dice } from '@bivouac/kernel'
import { commit, type KeyedDice, keyedDice } from './dice.ts'
import type { Chance, Commitment } from './types.ts'

/** Where the chance of a match comes from, and what was promised about it. */
export interface ChanceSource {
  readonly dice: Dice
  readonly keyed?: KeyedDice | undefined
  readonly commitment?: Commitment | undefined
  readonly seed?: string | undefined
  /** People roll and type in what they got. */
  readonly typed?: boolean | undefined
}

export function sourceOf(chance: Chance): ChanceSource {
  if ('dice' in chance) return { dice: chance.dice, typed: chance.typed }
  const nonces = Object.freeze([...(chance.nonces ?? [])])
  const keyed = keyedDice({ seed: chance.seed, nonces })
  const commitment: Commitment = Object.freeze({ scheme: 'hmac-sha256', hash: commit(chance.seed), nonces })
  return { dice: keyed, keyed, commitment, seed: chance.seed }
}
