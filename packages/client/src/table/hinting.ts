import type { Hint } from '@bivouac/host/protocol'
import { markHinted } from './marks.ts'
import type { TableUi } from './ui.ts'

/** Asks the computer what it would do; the move made after it is marked in the log. */
export async function askHint(ui: TableUi): Promise<void> {
  const { store } = ui
  const seat = store.seat()
  if (seat === undefined) return
  const answer = await store.tryAsk({ do: 'hint', seat })
  if (!answer.ok) return
  const now = store.latest()
  markHinted(now?.table ?? '', (now?.at ?? 0) + 1)
  ui.advise(answer.value as Hint)
}
