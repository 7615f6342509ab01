import { Fault } from '../faults.ts'
import { newCode, newSecret, sameSecret } from '../ids.ts'
import { badTarget } from '../notify/target.ts'
import { ChannelsBody, CodeBody, EndpointBody, SubscriptionBody } from '../schemas.ts'
import type { Channels, User } from '../store/types.ts'
import { type App, type Context, known } from './context.ts'

const MOST_SUBSCRIPTIONS = 10

export function notificationRoutes(app: App, context: Context): void {
  const { store, notifier, config } = context
  const schema = { tags: ['notifications'] }
  const share = {
    config: { rateLimit: { max: Math.max(1, Math.ceil(config.requestsPerMinute / 30)), timeWindow: '1 minute' } },
  }

  const settingsOf = ({ push, webhook, mail }: Channels) => ({
    push,
    ...(webhook && { webhook }),
    ...(mail && { mail: { address: mail.address, confirmed: mail.confirmed } }),
    available: notifier.available,
  })
  const put = async (user: User, channels: Channels): Promise<void> => {
    await store.putUser({ ...user, channels })
  }
  const callable = (url: string): void => {
    const fault = badTarget(url, config.privateTargets)
    if (fault !== undefined) throw new Fault(fault)
  }

  app.get('/api/me/notifications', { schema }, async request => settingsOf(request.user.channels))
  app.put('/api/me/notifications', { ...share, schema: { ...schema, body: ChannelsBody } }, async request => {
    const user = await known(context, request.user)
    const { push, webhook, mail } = request.body
    let channels: Channels = user.channels
    if (push !== undefined) channels = { ...channels, push }
    if (webhook !== undefined) {
      const { webhook: old, ...rest } = channels
      if (webhook !== null) callable(webhook.url)
      channels =
        webhook === null ? rest : { ...rest, webhook: { url: webhook.url, secret: old?.secret ?? newSecret() } }
    }
    if (mail !== undefined) {
      const { mail: old, ...rest } = channels
      if (mail === null) channels = rest
      else if (!notifier.available.includes('mail')) throw new Fault('no-mail')
      else if (old?.address !== mail.address || !old.confirmed) {
        const code = newCode()
        channels = { ...rest, mail: { address: mail.address, confirmed: false, code } }
        void notifier.confirmMail(user, mail.address, code)
      }
    }
    await put(user, channels)
    return settingsOf(channels)
  })
  app.post('/api/me/notifications/mail/confirm', { ...share, schema: { ...schema, body: CodeBody } }, async request => {
    const { channels } = request.user
    const { mail } = channels
    if (mail?.code === undefined || !sameSecret(request.body.code, mail.code)) throw new Fault('wrong-code')
    const confirmed: Channels = { ...channels, mail: { address: mail.address, confirmed: true } }
    await put(request.user, confirmed)
    return settingsOf(confirmed)
  })

  app.post('/api/me/push', { schema: { ...schema, body: SubscriptionBody } }, async request => {
    const user = await known(context, request.user)
    const { endpoint, keys } = request.body
    callable(endpoint)
    const others = user.channels.subscriptions.filter(each => each.endpoint !== endpoint)
    const subscriptions = [...others, { endpoint, keys }].slice(-MOST_SUBSCRIPTIONS)
    await put(user, { ...user.channels, push: true, subscriptions })
    return { subscriptions: subscriptions.length }
  })
  app.delete('/api/me/push', { schema: { ...schema, body: EndpointBody } }, async request => {
    const { user } = request
    const subscriptions = user.channels.subscriptions.filter(each => each.endpoint !== request.body.endpoint)
    if (subscriptions.length !== user.channels.subscriptions.length)
      await put(user, { ...user.channels, subscriptions })
    return { subscriptions: subscriptions.length }
  })
}
