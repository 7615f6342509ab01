import { Fault } from '../faults.ts'
import { isShown, skeletonOf } from '../names.ts'
import { Empty, MeBody, UserParams } from '../schemas.ts'
import type { User } from '../store/types.ts'
import { type Context, type HttpApp, known, meOf } from './context.ts'

const MOST_BLOCKS = 500

export function meRoutes(app: HttpApp, context: Context): void {
  const { store, lobby } = context
  const blocksOf = async (user: User) => {
    const blocks = []
    for (const id of await store.blocks(user.id)) blocks.push({ user: id, name: (await store.user(id))?.name ?? '' })
    return { blocks }
  }

  /** Nobody is called what cannot be seen, or what people would take for somebody else's account. */
  async function mayBeCalled(id: string, name: string): Promise<void> {
    if (!isShown(name)) throw new Fault('unseen-name')
    const other = await store.lookAlike(skeletonOf(name))
    if (other !== undefined && other !== id) throw new Fault('name-taken')
  }

  app.get('/api/me', { schema: { tags: ['me'] } }, async request => meOf(context, request))
  app.post('/api/me', { schema: { tags: ['me'], body: MeBody } }, async request => {
    const { name, lang } = request.body
    const { id } = await known(context, request.user)
    if (name !== undefined) await mayBeCalled(id, name.trim())
    const user = await store.changeUser(id, () => ({ ...(name && { name: name.trim() }), ...(lang && { lang }) }))
    request.user = user ?? request.user
    return meOf(context, request)
  })
  app.get('/api/me/tables', { schema: { tags: ['me'] } }, async request => ({ tables: await lobby.mine(request.user) }))

  app.get('/api/me/blocks', { schema: { tags: ['me'] } }, async request => blocksOf(request.user))
  app.put('/api/me/blocks/:user', { schema: { tags: ['me'], params: UserParams, body: Empty } }, async request => {
    const user = await known(context, request.user)
    if (request.params.user === user.id) throw new Fault('block-yourself')
    if ((await store.blocks(user.id)).length >= MOST_BLOCKS) throw new Fault('blocks-full')
    await store.setBlock(user.id, request.params.user, true)
    await context.blocksChanged({ user: user.id, blocked: request.params.user, on: true })
    return blocksOf(user)
  })
  app.delete('/api/me/blocks/:user', { schema: { tags: ['me'], params: UserParams } }, async request => {
    await store.setBlock(request.user.id, request.params.user, false)
    await context.blocksChanged({ user: request.user.id, blocked: request.params.user, on: false })
    return blocksOf(request.user)
  })
}
