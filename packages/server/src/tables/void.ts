/** Games that cannot be gone on with: ended without a winner, their journal free to take, and everybody told why. */
import { Conflict } from '@bivouac/host'
import type { AnyGame } from '@bivouac/kernel'
import type { Store, StoredTable, TableState } from '../store/types.ts'

export type VoidReason = 'rules' | 'operator' | 'abandoned'
const TRIES = 5

/** These rules are newer than those the game began with. An older process leaves newer games alone. */
export const isOutdated = (game: AnyGame, { record }: StoredTable): boolean => record.version < game.version

export const voided = (state: TableState, why: VoidReason, now: number): TableState => {
  const { answered: _, question: _question, deadline: __, notifyAt: ___, clock, ...rest } = state
  return {
    ...rest,
    status: 'over',
    revision: state.revision + 1,
    deciding: [],
    botTurn: false,
    stretch: state.stretch + 1,
    offers: [],
    ...(clock && { clock: { left: clock.left, running: [], since: clock.since } }),
    ending: { by: 'void', why, winners: [] },
    updated: now,
  }
}

/** The table as it is afterwards; nothing if there is none, and as it was if it was not being played. */
export async function endAsVoid(
  { store, now }: { readonly store: Store; readonly now: () => number },
  id: string,
  why: VoidReason,
): Promise<{ readonly stored: StoredTable; readonly ended: boolean } | undefined> {
  for (let tries = 0; ; tries++) {
    const stored = await store.table(id)
    if (stored === undefined) return undefined
    if (stored.state.status !== 'playing') return { stored, ended: false }
    const state = voided(stored.state, why, now())
    try {
      await store.commit({ table: id, expected: stored.state.revision, state })
      return { stored: { record: stored.record, state }, ended: true }
    } catch (fault) {
      if (!(fault instanceof Conflict) || tries >= TRIES) throw fault
    }
  }
}
