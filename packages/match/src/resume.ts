import { type AnyGame, canonical } from '@bivouac/kernel'
import { commit } from './dice.ts'
import { matchOn } from './match.ts'
import { noDice } from './no-dice.ts'
import { disagreements, retrace } from './retrace.ts'
import { type ChanceSource, sourceOf } from './source.ts'
import type { Chance, Journal, Match } from './types.ts'

/**
 * Rebuilds a match from its journal and goes on where it stopped, its dice at the next roll. Says which move cannot be
 * made again and why. Undo reaches as far back as it did.
 *
 * With a seed, it must be the one the journal is committed to; the nonces are the journal's. With dice of the caller's
 * own an unfinished match loses its commitment, for its rolls will no longer keep it. With neither, a journal that has
 * its seed goes on with it, and any other can be looked at and played until somebody has to roll.
 */
export function resume(game: AnyGame, journal: Journal, chance?: Chance): Match | string {
  const source = sourceFor(journal, chance)
  if (typeof source === 'string') return source
  const retraced = retrace(game, journal)
  if (typeof retraced === 'string') return retraced
  const { course } = retraced
  const fault = disagreements(course, journal, false)[0]
  if (fault !== undefined) return fault
  const unfinished = course.decision !== undefined
  const promised = chance !== undefined && 'dice' in chance && unfinished ? { dice: chance.dice } : source
  // Dice that were typed once stay typed: what comes later does not make them verifiable.
  const typed = journal.dice === 'typed' || (chance !== undefined && 'dice' in chance && chance.typed === true)
  return matchOn({
    ...retraced,
    source: { ...promised, typed },
    from: journal.from,
    fork: journal.fork,
    backs: journal.backs,
    retried: journal.retried,
  })
}

function sourceFor(journal: Journal, chance: Chance | undefined): ChanceSource | string {
  const { commitment, seed } = journal
  const promised = { commitment, seed }
  if (chance !== undefined && 'dice' in chance) return { dice: chance.dice, ...promised }
  const secret = chance?.seed ?? seed
  if (secret === undefined) return { dice: noDice, ...promised }
  if (commitment === undefined) {
    // A journal that promised nothing promises nothing now: its earlier rolls are not this seed's.
    const { dice, keyed } = sourceOf({ seed: secret, nonces: chance?.nonces ?? [] })
    return { dice, keyed }
  }
  if (commit(secret) !== commitment.hash) return 'this seed is not the one the journal is committed to'
  if (chance?.nonces !== undefined && canonical(chance.nonces) !== canonical(commitment.nonces))
    return 'these are not the nonces the journal was begun with'
  return sourceOf({ seed: secret, nonces: commitment.nonces })
}
