import pg from 'pg'
import type { News } from './types.ts'

interface Options {
  readonly url: string
  readonly channel: string
  /** What this process signs its own news with: it does not want to hear them. */
  readonly self: string
  readonly hear: (news: News, from: string) => void
  readonly onFault: (fault: unknown) => void
}

const WAIT = 500

/** A connection of its own for LISTEN; when it breaks it comes back, and says that something may have been missed. */
export async function listener({ url, channel, self, hear, onFault }: Options): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    fresh.on('error', onFault)
    fresh.on('end', again)
    fresh.on('notification', ({ payload }) => {
      const message = JSON.parse(payload ?? '{}') as { self?: string; news?: News }
      if (message.news !== undefined && message.self !== self) hear(message.news, message.self ?? '')
    })
    await fresh.connect()
    await fresh.query(`LISTEN ${channel}`)
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
          onFault(fault)
          again()
        },
      )
    }, WAIT)
  }
  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
