/** Looks through everything that is kept: the file itself, every table, every journal, every roll. Changes nothing. */
import type { AnyGame } from '@bivouac/kernel'
import { type Journal, verify } from '@bivouac/match'
import { journalOf } from '../tables/matches.ts'
import type { Store, StoredTable } from './types.ts'

export interface Checked {
  readonly tables: number
  readonly moves: number
  readonly rolls: number
  /** One sentence for each thing that is not as it should be. */
  readonly faults: readonly string[]
  /** What could not be looked at, and why. */
  readonly notes: readonly string[]
}

const AT_ONCE = 200

export async function checkStore(store: Store, games: readonly AnyGame[]): Promise<Checked> {
  const faults: string[] = []
  const notes: string[] = []
  const counts = { tables: 0, moves: 0, rolls: 0 }

  async function look(stored: StoredTable): Promise<void> {
    const { record, state } = stored
    const moves = await store.moves(record.id, 0)
    counts.moves += moves.length
    if (moves.length !== state.length) faults.push(`${record.id}: ${moves.length} moves are kept, not ${state.length}`)
    if (state.status === 'waiting') return
    if (record.head === undefined) return void faults.push(`${record.id}: it is being played and has not begun`)
    const game = games.find(each => each.id === record.game)
    if (game === undefined) return void notes.push(`${record.id}: there is no game “${record.game}” here`)
    if (game.version !== record.version)
      return void notes.push(
        `${record.id}: played by version ${record.version} of the rules, and these are ${game.version}`,
      )
    // The seed is at hand: the rolls of games that go on can be looked at, too.
    const journal: Journal = { ...journalOf(stored, moves), seed: record.seed }
    const { faults: found, recomputed } = verify(game, journal)
    counts.rolls += recomputed
    for (const fault of found) faults.push(`${record.id}: ${fault}`)
  }

  try {
    await store.ping()
  } catch (fault) {
    faults.push(fault instanceof Error ? fault.message : String(fault))
  }
  for (let after = ''; ; ) {
    const ids = await store.tableIds(after, AT_ONCE)
    for (const id of ids) {
      counts.tables++
      try {
        const stored = await store.table(id)
        if (stored === undefined) faults.push(`${id}: it has no state`)
        else await look(stored)
      } catch (fault) {
        faults.push(`${id}: ${fault instanceof Error ? fault.message : String(fault)}`)
      }
    }
    if (ids.length < AT_ONCE) return { ...counts, faults, notes }
    after = ids.at(-1)!
  }
}
