import { statfs } from 'node:fs/promises'
import { Fault } from '../faults.ts'
import { sameSecret } from '../ids.ts'
import type { Context, HttpApp } from './context.ts'

const PATIENCE = 2000
/** Milliseconds that an answer is good for. */
const GOOD_FOR = 250
/** What proxies write down about whom they speak for. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

export function operationRoutes(app: HttpApp, context: Context): void {
  const schema = { hide: true }
  const options = { schema, config: { rateLimit: false as const } }
  app.get('/healthz', options, async () => ({ ok: true }))
  let said = ''
  let looked: { readonly at: number; readonly found: Promise<string | undefined> } = {
    at: Number.NEGATIVE_INFINITY,
    found: Promise.resolve(undefined),
  }
  app.get('/readyz', options, async () => {
    // Whoever asks right after another hears what was found for that one: nobody can make the disk work without end.
    if (performance.now() - looked.at > GOOD_FOR) looked = { at: performance.now(), found: unfit(context) }
    const why = context.isReady() ? await looked.found : 'not up, or going down'
    if (why !== undefined && why !== said) app.log.error({ why }, 'not ready')
    said = why ?? ''
    if (why !== undefined) throw new Fault('not-ready', { why })
    return { ok: true, store: context.store.kind }
  })
  app.get('/metrics', options, async (request, reply) => {
    const token = context.config.metricsToken
    // Without a token only this machine may look; behind a proxy everybody seems to be this machine, also where nobody told us of it.
    const passedOn = context.config.trustProxy || PASSED_ON.some(each => request.headers[each] !== undefined)
    const near = token === undefined && !passedOn && isLoopback(request.ip)
    const told = token !== undefined && sameSecret(request.headers.authorization, `Bearer ${token}`)
    if (!near && !told) throw new Fault('no-metrics')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await context.metrics.text())
  })
}

/** Why no traffic should come here: what is written must come back, and there must be room for more. */
async function unfit({ store, config }: Context): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const inTime = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the store does not answer')), PATIENCE)
  })
  try {
    await Promise.race([store.ping(), inTime])
    // A write may still fit into space the database has already, when the next one will not.
    if (store.kind === 'sqlite' && (await freeIn(config.data)) < config.leastFree) return 'the disk is full'
    return undefined
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault)
  } finally {
    clearTimeout(timer)
  }
}

const isLoopback = (address: string): boolean => /^(?:::1|(?:::ffff:)?127\.)/.test(address)

/** Bytes that may still be written. */
export async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
