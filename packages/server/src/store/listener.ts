import pg from 'pg'
import { clientOptions, plainly } from './connections.ts'
import type { News } from './types.ts'

interface Options {
  readonly url: string
  readonly channel: string
  /** What this process signs its own news with: it does not want to hear them. */
  readonly self: string
  readonly hear: (news: News, from: string) => void
  readonly onFault: (fault: unknown) => void
  /** Milliseconds between two calls to itself, and of silence after which the connection is given up. */
  readonly beat?: number
  readonly silence?: number
}
export interface Listener {
  /** It has heard itself lately. */
  readonly hears: boolean
  close(): Promise<void>
}
interface Message {
  readonly self?: string
  readonly news?: News
  readonly beat?: true
}

const WAIT = 500

/**
 * A connection of its own for LISTEN. It calls itself, through the database, again and again: a connection that fell
 * silent without a reset looks well for hours and hears nothing. When it breaks it comes back, and says that something
 * may have been missed.
 */
export async function listener(options: Options): Promise<Listener> {
  const { url, channel, self, hear, onFault, beat = 1500, silence = 5000 } = options
  let closed = false
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let heard = performance.now()
  let asking: Promise<void> | undefined

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client(clientOptions(url))
    fresh.on('error', fault => onFault(plainly(fault)))
    fresh.on('end', () => {
      if (client === fresh || client === undefined) again()
    })
    fresh.on('notification', ({ payload }) => {
      const message = JSON.parse(payload ?? '{}') as Message
      if (message.self === self) heard = performance.now()
      else if (message.news !== undefined) hear(message.news, message.self ?? '')
    })
    await fresh.connect()
    await fresh.query(`LISTEN ${channel}`)
    heard = performance.now()
    asking = undefined
    client = fresh
  }
  const again = (): void => {
    if (closed) return
    client = undefined
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(
        () => hear({ kind: 'deaf' }, self),
        fault => {
          onFault(plainly(fault))
          again()
        },
      )
    }, WAIT)
  }
  const beating = setInterval(() => {
    if (client === undefined) return
    const deaf = client
    if (performance.now() - heard < silence)
      // One question at a time: a connection that has not answered the last one hears no sooner for being asked again.
      return void (asking ??= deaf
        .query('SELECT pg_notify($1, $2)', [channel, JSON.stringify({ self, beat: true } satisfies Message)])
        .then(
          () => {},
          () => {},
        )
        .finally(() => {
          asking = undefined
        }))
    onFault(new Error('the connection that listens fell silent; another one is made'))
    client = undefined
    // A polite goodbye would wait for the answer of somebody who does not answer.
    ;(deaf as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    again()
  }, beat)
  beating.unref()
  await connect()
  return {
    get hears() {
      return client !== undefined && performance.now() - heard < silence
    },
    async close() {
      closed = true
      clearInterval(beating)
      clearTimeout(timer)
      await client?.end()
    },
  }
}
