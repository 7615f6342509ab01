/** What players say to each other: kept, told to those at the table who want to hear it, and to the other processes. */
import type { Refusal } from '@bivouac/kernel'
import { buckets } from '../limits.ts'
import type { StoredChat, StoredTable } from '../store/types.ts'
import { seatsOf } from './info.ts'
import type { RoomClient, RoomParts } from './room-parts.ts'

const LONGEST = 500
/** Words a second in the long run, and at once: nobody types faster, and nobody wants to read more. */
const PER_SECOND = 1
const AT_ONCE = 20
const PLAYERS_ONLY: Refusal = {
  text: { it: 'Parlano solo i giocatori.', en: 'Only players may speak.' },
}
const TOO_MUCH: Refusal = {
  text: { it: 'Troppe parole in una volta: aspetta un momento.', en: 'Too many words at once: wait a moment.' },
}

export interface Chat {
  /** Why it was not said, if it was not. */
  say(client: RoomClient, text: unknown): Promise<Refusal | string | undefined>
  hear(said: StoredChat): void
  /** Words were taken away: they vanish from open pages, too. */
  unsaid(): void
}

export function chat({ store, now }: RoomParts, stored: () => StoredTable, clients: () => Iterable<RoomClient>): Chat {
  const maySay = buckets(PER_SECOND, AT_ONCE)

  function hear({ user, name, text, when }: StoredChat): void {
    for (const client of clients())
      if (seatsOf(stored().record, client.user.id).length > 0 && !client.blocks.has(user))
        client.send({ tell: 'said', from: name, text, when })
  }
  return {
    hear,
    unsaid() {
      for (const client of clients())
        if (seatsOf(stored().record, client.user.id).length > 0) client.send({ tell: 'unsaid' })
    },
    async say(client, text) {
      const { record } = stored()
      const [seat] = seatsOf(record, client.user.id)
      if (seat === undefined) return PLAYERS_ONLY
      if (typeof text !== 'string' || text.trim() === '' || text.length > LONGEST) return '“say” needs a proper “text”'
      if (!maySay(client.user.id)) return TOO_MUCH
      const name = record.seats[seat]?.name ?? client.user.name
      const said: StoredChat = { table: record.id, seat, user: client.user.id, name, text, when: now() }
      await store.addSaid(said)
      hear(said)
      await store.publish({ kind: 'said', said })
      return undefined
    },
  }
}
