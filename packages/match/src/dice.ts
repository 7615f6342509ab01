/**
 * Verifiable dice, scheme `hmac-sha256`. The README of this package says the same in prose; a change here that alters
 * one roll needs a new scheme name, because it would make honest journals look forged.
 *
 *   commitment = hex(SHA-256(utf8(seed)))
 *   key        = HMAC-SHA-256(utf8(seed), utf8("bivouac-dice-1" + for each nonce: "\n" + hex(SHA-256(utf8(nonce)))))
 *   block      = HMAC-SHA-256(key, utf8(number + " " + attempt + " " + kind + " " + sides + " " + why + backs))
 *
 * - `number`: how many rolls the game has made before this one, counted from 0 over the whole game, opening included,
 *   visible dice and hidden picks alike. `attempt` starts at 0. `kind` is "roll" or "pick". Numbers are decimal.
 * - `backs` is nothing until a move is taken back by agreement; after so many take-backs it is "\nback " and their
 *   number: whoever has seen a roll and taken it back does not know the next one.
 * - The 32 bytes of the block are read as eight 32-bit unsigned big-endian words, in order. A word below
 *   floor(2^32 / sides) × sides decides: got = 1 + word mod sides. Other words are thrown away, for they would favour
 *   low numbers; when all eight are, `attempt` goes up by one and the next block is computed.
 *
 * Nonces are hashed one by one so that no choice of nonce can imitate another list of nonces.
 */
import { type Dice, DiceFault, type RuleRef, sha256Hex } from '@bivouac/kernel'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

const WORDS = 2 ** 32

export interface KeyedDice extends Dice {
  /** The number of the next roll. */
  readonly number: number
  /** Goes on at another roll: after an undo, or when a move could not be carried out; `backs`: after so many take-backs. */
  seek(number: number, backs?: number): void
}

/** What is published before the first roll, so that the seed cannot be chosen afterwards. */
export const commit = (seed: string): string => sha256Hex(seed)

/** The dice of a match: `from` is the number of the first roll wanted, 0 for a new game. */
export function keyedDice(chance: { seed: string; nonces?: readonly string[]; from?: number }): KeyedDice {
  const nonces = chance.nonces ?? []
  const key = hmac(
    sha256,
    utf8ToBytes(chance.seed),
    utf8ToBytes(['bivouac-dice-1', ...nonces.map(sha256Hex)].join('\n')),
  )
  const keyed = hmac.create(sha256, key)
  let number = chance.from ?? 0
  let backs = 0

  const draw = (kind: 'roll' | 'pick', sides: number, why: RuleRef): number => {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORDS)
      throw new DiceFault(`there is no die of ${sides} sides (${why})`)
    const limit = Math.floor(WORDS / sides) * sides
    for (let attempt = 0; ; attempt++) {
      const block = keyed
        .clone()
        .update(utf8ToBytes(`${number} ${attempt} ${kind} ${sides} ${why}${backs > 0 ? `\nback ${backs}` : ''}`))
        .digest()
      const words = new DataView(block.buffer, block.byteOffset, block.byteLength)
      for (let at = 0; at < 32; at += 4) {
        const word = words.getUint32(at)
        if (word >= limit) continue
        number++
        return 1 + (word % sides)
      }
    }
  }
  return {
    roll: (sides, why) => draw('roll', sides, why),
    pick: (count, why) => draw('pick', count, why) - 1,
    get number() {
      return number
    },
    seek(to, taken = 0) {
      number = to
      backs = taken
    },
  }
}
