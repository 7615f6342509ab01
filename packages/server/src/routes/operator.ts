/** What an operator may do, by a token of his own: look, void games, ban, close accounts, take words away. All of it is written down. */
import type { FastifyRequest } from 'fastify'
import { Fault, noTable } from '../faults.ts'
import { sameSecret } from '../ids.ts'
import { networkOf } from '../limits.ts'
import { BanBody, FindQuery, ReportParams, TableParams, UnsayBody, UserParams, WhyBody } from '../schemas.ts'
import { leaveEverything } from '../tables/farewell.ts'
import { endAsVoid } from '../tables/void.ts'
import type { Context, HttpApp } from './context.ts'

const MOST_LISTED = 200
const DAY = 24 * 3600 * 1000

export function operatorRoutes(app: HttpApp, context: Context): void {
  const { store, rooms, config, now, metrics } = context
  const share = Math.max(1, Math.ceil(config.requestsPerMinute / 5))
  // Not under /api: no cookie counts here, so nobody else's page can use an operator's browser.
  const options = {
    config: { rateLimit: { max: share, timeWindow: '1 minute' } },
    onRequest: async (request: FastifyRequest) => {
      const { operatorToken } = config
      if (operatorToken === undefined) throw new Fault('nothing')
      if (sameSecret(request.headers.authorization, `Bearer ${operatorToken}`)) return
      metrics.count('refusals_total', { reason: 'operator' })
      app.log.warn({ event: 'wrong operator token', address: networkOf(request.ip) }, 'security')
      throw new Fault('no-operator')
    },
  }
  const schema = { hide: true }

  async function did(what: string, about: string, why: string): Promise<{ readonly done: string }> {
    await store.addDeed({ when: now(), who: 'operator', what, about, why })
    app.log.info({ event: 'operator', what, about, why }, 'security')
    return { done: what }
  }
  async function person(id: string) {
    const user = await store.user(id)
    if (user === undefined) throw new Fault('nothing')
    return user
  }

  app.get('/operator/tables', { ...options, schema: { ...schema, querystring: FindQuery } }, async request => ({
    tables: await store.recentTables(request.query.find ?? '', MOST_LISTED),
  }))
  app.get('/operator/users', { ...options, schema: { ...schema, querystring: FindQuery } }, async request => ({
    users: await store.findUsers(request.query.find ?? '', MOST_LISTED),
  }))
  app.get('/operator/reports', { ...options, schema }, async () => ({ reports: await store.reports(MOST_LISTED) }))
  app.get('/operator/deeds', { ...options, schema }, async () => ({ deeds: await store.deeds(MOST_LISTED) }))
  app.get('/operator/tables/:id/chat', { ...options, schema: { ...schema, params: TableParams } }, async request => ({
    said: await store.said(request.params.id, MOST_LISTED),
  }))

  const onTable = { ...options, schema: { ...schema, params: TableParams, body: WhyBody } }
  app.post('/operator/tables/:id/void', onTable, async request => {
    const { id } = request.params
    const done = await endAsVoid(context, id, 'operator')
    if (done === undefined) throw noTable()
    if (!done.ended) throw new Fault('not-played')
    await rooms.changed(id, done.stored.state.revision)
    return did('void', id, request.body.why)
  })
  app.post(
    '/operator/tables/:id/unsay',
    { ...options, schema: { ...schema, params: TableParams, body: UnsayBody } },
    async request => {
      const { id } = request.params
      const { user, when, why } = request.body
      const which = { ...(user !== undefined && { user }), ...(when !== undefined && { when }) }
      if ((await store.unsay(id, which)) === 0) throw new Fault('nothing')
      await rooms.unsaid(id)
      return did('unsay', id, why)
    },
  )
  app.post(
    '/operator/users/:user/ban',
    { ...options, schema: { ...schema, params: UserParams, body: BanBody } },
    async request => {
      const { id } = await person(request.params.user)
      const { days, why } = request.body
      await store.changeUser(id, () => ({ banned: days === 0 ? 0 : now() + days * DAY }))
      if (days > 0) {
        await store.endSessions(id, {})
        await context.signedOut({ user: id })
      }
      return did(days === 0 ? 'unban' : `ban ${days}`, id, why)
    },
  )
  app.post(
    '/operator/users/:user/close',
    { ...options, schema: { ...schema, params: UserParams, body: WhyBody } },
    async request => {
      const user = await person(request.params.user)
      await leaveEverything(context, user)
      await store.forgetUser(user.id)
      await context.signedOut({ user: user.id })
      return did('close', user.id, request.body.why)
    },
  )
  app.post(
    '/operator/reports/:report/done',
    { ...options, schema: { ...schema, params: ReportParams, body: WhyBody } },
    async request => {
      if (!(await store.doneWith(request.params.report))) throw new Fault('nothing')
      return did('done', request.params.report, request.body.why)
    },
  )
}
