import { Fault } from '../faults.ts'
import { sameSecret } from '../ids.ts'
import type { App, Context } from './context.ts'

const PATIENCE = 2000

export function operationRoutes(app: App, context: Context): void {
  const schema = { hide: true }
  const options = { schema, config: { rateLimit: false as const } }
  app.get('/healthz', options, async () => ({ ok: true }))
  app.get('/readyz', options, async () => {
    const inTime = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE).unref())
    const reached =
      context.isReady() &&
      (await Promise.race([context.store.ping(), inTime]).then(
        () => true,
        () => false,
      ))
    if (!reached) throw new Fault('not-ready')
    return { ok: true, store: context.store.kind }
  })
  app.get('/metrics', options, async (request, reply) => {
    const token = context.config.metricsToken
    if (token !== undefined && !sameSecret(request.headers.authorization, `Bearer ${token}`))
      throw new Fault('no-metrics')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(context.metrics.text())
  })
}
