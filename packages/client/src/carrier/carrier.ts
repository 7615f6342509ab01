import type { Ask, Reply, Tell } from '@bivouac/host/protocol'

/** An ask without its number: the carrier numbers them and brings each answer back to the one who asked. */
export type UnnumberedAsk = Ask extends infer A ? (A extends { readonly id: number } ? Omit<A, 'id'> : never) : never

/** What stands between the page and a table, wherever the table runs. */
export interface Carrier {
  /** Sits down, or looks with other eyes: answered by a `table` message to every listener. */
  watch(eye?: number | 'spectator'): void
  ask(question: UnnumberedAsk): Promise<Reply>
  listen(ear: (tell: Tell) => void): () => void
  /** Is the table within reach? Local ones always are. */
  online(): boolean
  close(): void
}

export interface Wire {
  send(ask: Ask): void
  close(): void
  online(): boolean
}

/** The half of a carrier that is the same for every wire: numbering, waiting, telling. */
export function carrierOver(wire: Wire): { carrier: Carrier; receive(tell: Tell): void; lost(): void } {
  const ears = new Set<(tell: Tell) => void>()
  const waiting = new Map<number, (answer: Reply) => void>()
  let last = 0
  const lost = (): void => {
    for (const answer of waiting.values()) answer({ ok: false, error: 'offline' })
    waiting.clear()
  }
  return {
    lost,
    receive(tell) {
      if (tell.tell === 'answer') {
        waiting.get(tell.id)?.(tell.answer)
        waiting.delete(tell.id)
      } else for (const ear of ears) ear(tell)
    },
    carrier: {
      watch: eye => wire.send(eye === undefined ? { do: 'watch' } : { do: 'watch', eye }),
      ask(question) {
        const id = ++last
        return new Promise(resolve => {
          waiting.set(id, resolve)
          wire.send({ ...question, id } as Ask)
        })
      },
      listen(ear) {
        ears.add(ear)
        return () => ears.delete(ear)
      },
      online: wire.online,
      close() {
        lost()
        ears.clear()
        wire.close()
      },
    },
  }
}
