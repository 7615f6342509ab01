/** What players say to each other: kept, told to those at the table who want to hear it, and to the other processes. */
import type { Refusal } from '@bivouac/kernel'
import type { Said, StoredTable } from '../store/types.ts'
import { seatsOf } from './info.ts'
import type { Client, RoomParts } from './room-parts.ts'

const LONGEST = 500
const PLAYERS_ONLY: Refusal = {
  rule: 'table',
  text: { it: 'Parlano solo i giocatori.', en: 'Only players may speak.' },
}

export interface Chat {
  /** Why it was not said, if it was not. */
  say(client: Client, text: unknown): Promise<Refusal | string | undefined>
  hear(said: Said): void
}

export function chat({ store, now }: RoomParts, stored: () => StoredTable, clients: () => Iterable<Client>): Chat {
  function hear({ user, name, text, when }: Said): void {
    for (const client of clients())
      if (seatsOf(stored().record, client.user.id).length > 0 && !client.blocks.has(user))
        client.send({ tell: 'said', from: name, text, when })
  }
  return {
    hear,
    async say(client, text) {
      const { record } = stored()
      const [seat] = seatsOf(record, client.user.id)
      if (seat === undefined) return PLAYERS_ONLY
      if (typeof text !== 'string' || text.trim() === '' || text.length > LONGEST) return '“say” needs a proper “text”'
      const name = record.seats[seat]?.name ?? client.user.name
      const said: Said = { table: record.id, seat, user: client.user.id, name, text, when: now() }
      await store.addSaid(said)
      hear(said)
      await store.publish({ kind: 'said', said })
      return undefined
    },
  }
}
