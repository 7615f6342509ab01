/** From the store to a match and back: journals are put together, resumed with their hashes checked, and caught up with. */
import { type AnyGame, canonical, type Seat } from '@bivouac/kernel'
import { createMatch, type Journal, type Mark, type Match, type Move, resume } from '@bivouac/match'
import type { Head, Store, StoredMove, StoredTable, TableRecord } from '../store/types.ts'

/** Plays the opening: everybody has sat down and thrown in his nonce. */
export function beginMatch(game: AnyGame, record: TableRecord): { match: Match; head: Head } {
  const nonces = record.seats.flatMap(seat => (seat.nonce === undefined ? [] : [seat.nonce]))
  const match = createMatch(game, record.setup, { seed: record.seed, nonces })
  match.standLater()
  const { commitment, opening, marks } = match.journal()
  return { match, head: { commitment: commitment!, opening, mark: marks[0]! } }
}

export function journalOf({ record, state }: StoredTable, moves: readonly StoredMove[]): Journal {
  const { head } = record
  if (head === undefined) throw new Error(`table ${record.id} has not begun`)
  const marks: Mark[] = [head.mark]
  for (const { mark } of moves) if (mark !== undefined) marks.push(mark)
  return {
    format: 'bivouac-journal-1',
    game: record.game,
    version: record.version,
    setup: record.setup,
    commitment: head.commitment,
    ...(state.status === 'over' && { seed: record.seed }),
    opening: head.opening,
    moves: moves.map(each => each.move),
    marks,
    ...(state.backs !== undefined && { backs: state.backs }),
    ...(state.result && { result: state.result }),
  }
}

/** Journal and rules do not agree, or the journal is not whole. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** The match as it was kept; throws with a sentence when journal and rules do not agree. */
async function readMatch(store: Store, game: AnyGame, stored: StoredTable): Promise<Match> {
  const { record, state } = stored
  const moves = await store.moves(record.id, 0)
  if (moves.length !== state.length)
    throw new Unreadable(`table ${record.id} has ${moves.length} moves, not ${state.length}`)
  const match = resume(game, journalOf(stored, moves), { seed: record.seed })
  if (typeof match === 'string') throw new Unreadable(`table ${record.id}: ${match}`)
  // What is answered in advance is a move like any other: kept first, and after a time that tells nothing.
  match.standLater()
  stand(match, state.standing)
  return match
}

/** `match` only if the game has begun; `stored` only if there is such a table. */
export interface WholeTable {
  readonly stored: StoredTable | undefined
  readonly match: Match | undefined
}

/** A table with everything that belongs to it, read at one moment even while another process writes. */
export async function readWhole(store: Store, game: AnyGame, id: string): Promise<WholeTable> {
  for (let tries = 0; ; tries++) {
    const stored = await store.table(id)
    if (stored === undefined || stored.state.status === 'waiting') return { stored, match: undefined }
    try {
      return { stored, match: await readMatch(store, game, stored) }
    } catch (fault) {
      const again = await store.table(id)
      if (tries >= 5 || again?.state.revision === stored.state.revision) throw fault
    }
  }
}

function stand(match: Match, standing: StoredTable['state']['standing']): void {
  standing.forEach((wanted, seat) => {
    for (const question of match.standing(seat)) if (!wanted.includes(question)) match.stand(seat, question, false)
    for (const question of wanted) if (!match.standing(seat).includes(question)) match.stand(seat, question, true)
  })
}

/**
 * Makes the moves another process has made. The dice are the same everywhere, so the same rolls must come out; false if
 * anything differs, and then the match is spoiled and has to be read again.
 */
export function follow(match: Match, moves: readonly StoredMove[], { state }: StoredTable): boolean {
  for (const { at, move } of moves) {
    if (at <= match.length) continue
    const { seat, action } = move
    if (at !== match.length + 1 || !match.submit(seat, action).ok) return false
  }
  const made = match.moves(match.length - moves.length)
  const same = (a: Move | undefined, b: Move | undefined): boolean => canonical(a) === canonical(b)
  if (match.length !== state.length || !moves.every(({ move }, i) => same(move, made[i]))) return false
  stand(match, state.standing)
  return match.length === state.length
}

/** The moves a change made, with the marks that fall on them. */
export function storedMoves(at: number, moves: readonly Move[], journal: Journal): StoredMove[] {
  const marks = new Map<number, Mark>()
  for (let i = journal.marks.length - 1; i >= 0 && journal.marks[i]!.at > at; i--)
    marks.set(journal.marks[i]!.at, journal.marks[i]!)
  return moves.map((move, i) => {
    const mark = marks.get(at + i + 1)
    return mark === undefined ? { at: at + i + 1, move } : { at: at + i + 1, move, mark }
  })
}

export const standingOf = (match: Match, seats: number): readonly (readonly string[])[] =>
  Array.from({ length: seats }, (_, seat: Seat) => match.standing(seat))
