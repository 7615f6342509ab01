import { Fault, noTable } from '../faults.ts'
import { newTableId } from '../ids.ts'
import { buckets, networkOf } from '../limits.ts'
import {
  Empty,
  InviteQuery,
  JoinBody,
  ListQuery,
  NewTableBody,
  NotesBody,
  ReportBody,
  TableParams,
} from '../schemas.ts'
import type { User } from '../store/types.ts'
import { maySee, seatsOf } from '../tables/info.ts'
import type { NewTable } from '../tables/lobby.ts'
import { journalOf } from '../tables/matches.ts'
import { type Context, type HttpApp, known } from './context.ts'

const MOST_SAID = 200
/** Reports that one person may make in a day. */
const MOST_REPORTS = 10
const DAY = 24 * 3600 * 1000
/** People that one network may stand for in the list of open tables, each with his tables, in an hour. */
const NEIGHBOURS = 4
const HOUR = 3600

export function tableRoutes(app: HttpApp, context: Context): void {
  const { store, lobby, config } = context
  const schema = { tags: ['tables'] }
  const byId = { ...schema, params: TableParams }
  const making = {
    config: { rateLimit: { max: Math.max(1, Math.ceil(config.requestsPerMinute / 10)), timeWindow: '1 minute' } },
  }

  const seen = async (id: string, user: User, invite?: string) => {
    const stored = await store.table(id)
    if (stored === undefined || !maySee(stored.record, user.id, invite)) throw noTable()
    return stored
  }
  const played = async (id: string, user: User) => {
    const stored = await seen(id, user)
    if (seatsOf(stored.record, user.id).length === 0) throw new Fault('players-only')
    return stored
  }

  // A guest is quickly another guest: the list that everybody sees has a share for each network, too.
  const mayShow = buckets((config.openTables * NEIGHBOURS) / HOUR, config.openTables * NEIGHBOURS)

  app.post('/api/tables', { ...making, schema: { ...schema, body: NewTableBody } }, async (request, reply) => {
    if (request.body.access === 'open' && !mayShow(networkOf(request.ip))) throw new Fault('tables-shown')
    const user = await known(context, request.user)
    return reply.code(201).send(await lobby.create(user, request.body as NewTable))
  })
  app.get('/api/tables', { schema: { ...schema, querystring: ListQuery } }, async request => ({
    tables: await lobby.list(request.user, request.query.watch === undefined ? 'waiting' : 'playing'),
  }))
  app.get('/api/tables/:id', { schema: { ...byId, querystring: InviteQuery } }, async request =>
    lobby.info(request.user, request.params.id, request.query.invite),
  )
  app.post('/api/tables/:id/join', { schema: { ...byId, body: JoinBody } }, async request =>
    lobby.join(await known(context, request.user), request.params.id, request.body as Parameters<typeof lobby.join>[2]),
  )
  app.post('/api/tables/:id/leave', { schema: { ...byId, body: Empty } }, async request =>
    lobby.leave(request.user, request.params.id),
  )

  app.get('/api/tables/:id/journal', { schema: { ...byId, querystring: InviteQuery } }, async (request, reply) => {
    const stored = await seen(request.params.id, request.user, request.query.invite)
    if (stored.state.status !== 'over') throw new Fault('file-later')
    const { id, game } = stored.record
    reply.header('content-disposition', `attachment; filename="${game}-${id}.json"`)
    return journalOf(stored, await store.moves(id, 0))
  })
  app.get('/api/tables/:id/chat', { schema: byId }, async request => {
    const { record } = await played(request.params.id, request.user)
    const blocks = new Set(await store.blocks(request.user.id))
    const said = (await store.said(record.id, MOST_SAID)).filter(each => !blocks.has(each.user))
    return { said: said.map(({ seat, name, text, when }) => ({ seat, from: name, text, when })) }
  })
  app.post('/api/tables/:id/report', { ...making, schema: { ...byId, body: ReportBody } }, async request => {
    const { record } = await played(request.params.id, request.user)
    const { user: about, text } = request.body
    if (about === request.user.id || seatsOf(record, about).length === 0) throw new Fault('nothing')
    if ((await store.reportsBy(request.user.id, context.now() - DAY)) >= MOST_REPORTS) throw new Fault('reports-full')
    const made = context.now()
    await store.addReport({ id: newTableId(), table: record.id, by: request.user.id, about, text, made, done: false })
    app.log.info({ event: 'report', table: record.id, by: request.user.id, about }, 'security')
    return { reported: true }
  })
  app.get('/api/tables/:id/notes', { schema: byId }, async request => {
    await seen(request.params.id, request.user)
    return { text: await store.note(request.user.id, request.params.id) }
  })
  app.put('/api/tables/:id/notes', { schema: { ...byId, body: NotesBody } }, async request => {
    await seen(request.params.id, request.user)
    const user = await known(context, request.user)
    await store.putNote(user.id, request.params.id, request.body.text)
    return { text: request.body.text }
  })
}
