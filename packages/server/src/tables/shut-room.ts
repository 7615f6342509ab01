/** The room of a table that these rules cannot play or show: whoever comes is told so, and where the journal is. */
import type { Refusal } from '@bivouac/kernel'
import type { StoredTable } from '../store/types.ts'
import type { Room, RoomClient } from './room-parts.ts'

export type ShutReason = 'rules' | 'newer' | 'damaged'

const NO_TABLE: Refusal = {
  text: {
    it: 'Questa partita non si può mostrare con le regole di adesso.',
    en: 'This game cannot be shown with the rules of today.',
  },
}

export function shutRoom(stored: StoredTable, shut: ShutReason): Room {
  const clients = new Set<RoomClient>()
  return {
    id: stored.record.id,
    stored,
    shut,
    table: undefined,
    thinking: false,
    get clients() {
      return clients.size
    },
    localSeats: () => [],
    present: () => new Set(),
    enter: client => void clients.add(client),
    exit: client => void clients.delete(client),
    async ask(client, raw) {
      const { do: what, id } = (raw ?? {}) as { do?: unknown; id?: unknown }
      if (what === 'watch') return client.send({ tell: 'gone', why: shut })
      client.send({
        tell: 'answer',
        id: typeof id === 'number' ? id : -1,
        answer: { ok: false, refusal: NO_TABLE },
      })
    },
    async news() {},
    said() {},
    unsaid() {},
    says() {},
    presenceChanged() {},
    async flagFall() {},
    close(code, why) {
      for (const client of [...clients]) client.close(code, why)
    },
  }
}
