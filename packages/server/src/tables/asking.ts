/** What somebody at a table asks: the server answers what only it knows of, the table everything else. */
import type { Connection, HostedTable, Tell } from '@bivouac/host'
import type { Refusal } from '@bivouac/kernel'
import type { Chat } from './chat.ts'
import type { Claims } from './claims.ts'
import type { RoomClient } from './room-parts.ts'

const NOT_BEGUN: Refusal = {
  text: { it: 'La partita non è ancora cominciata.', en: 'The game has not begun yet.' },
}

export interface AskingParts {
  readonly talk: Chat
  readonly claims: Claims
  readonly table: () => HostedTable | undefined
  /** What is told of a table whose game has not begun. */
  readonly waiting: () => Tell
  readonly connection: (client: RoomClient) => Connection | undefined
  /** Whoever moves after his time was over has lost by it, though nobody has looked yet. */
  readonly judgeClock: () => Promise<void>
  readonly onFault: (fault: unknown) => void
}

function answer(client: RoomClient, id: unknown, fault: Refusal | string | undefined): void {
  const bad =
    typeof fault === 'string' ? { ok: false as const, error: fault } : fault && { ok: false as const, refusal: fault }
  client.send({ tell: 'answer', id: typeof id === 'number' ? id : -1, answer: bad ?? { ok: true } })
}

export function asking(parts: AskingParts): (client: RoomClient, raw: unknown) => Promise<void> {
  const { talk, claims, table, waiting, connection, judgeClock, onFault } = parts
  return async (client, raw) => {
    const { do: what, id, text } = (raw ?? {}) as { do?: unknown; id?: unknown; text?: unknown }
    if (what === 'say') {
      const refused = await talk.say(client, text).catch(fault => {
        onFault(fault)
        return 'the table could not answer'
      })
      return answer(client, id, refused)
    }
    if (what === 'claim') return answer(client, id, await claims.claim(client, raw))
    if (table() === undefined) return what === 'watch' ? client.send(waiting()) : answer(client, id, NOT_BEGUN)
    if (what === 'act') await judgeClock()
    await connection(client)?.ask(raw)
  }
}
