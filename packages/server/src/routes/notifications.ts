import { Fault } from '../faults.ts'
import { newCode, newSecret, sameSecret } from '../ids.ts'
import { badTarget } from '../notify/target.ts'
import { ChannelsBody, CodeBody, EndpointBody, SubscriptionBody } from '../schemas.ts'
import type { Channels, User } from '../store/types.ts'
import { type Context, type HttpApp, known, mustBeFresh } from './context.ts'

const MOST_SUBSCRIPTIONS = 10

export function notificationRoutes(app: HttpApp, context: Context): void {
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
  const change = async (user: User, next: (channels: Channels) => Channels): Promise<Channels> =>
    (await store.changeUser(user.id, ({ channels }) => ({ channels: next(channels) })))?.channels ?? user.channels
  const isNew = ({ mail }: Channels, address: string): boolean => mail?.address !== address || !mail.confirmed
  const callable = (url: string): void => {
    const fault = badTarget(url, config.privateTargets)
    if (fault !== undefined) throw new Fault(fault)
  }

  app.get('/api/me/notifications', { schema }, async request => settingsOf(request.user.channels))
  app.put('/api/me/notifications', { ...share, schema: { ...schema, body: ChannelsBody } }, async request => {
    const user = await known(context, request.user)
    const { push, webhook, mail } = request.body
    if (webhook) callable(webhook.url)
    if (mail && !notifier.available.includes('mail')) throw new Fault('no-mail')
    // Letters there could give the account a new password.
    if (mail && isNew(user.channels, mail.address) && user.account !== undefined) mustBeFresh(context, request)
    if (mail && isNew(user.channels, mail.address) && !notifier.mayMail(mail.address)) throw new Fault('mails')
    let confirm: { readonly address: string; readonly code: string } | undefined
    const channels = await change(user, before => {
      let after: Channels = push === undefined ? before : { ...before, push }
      if (webhook !== undefined) {
        const { webhook: old, ...rest } = after
        const secret = old?.secret ?? newSecret()
        after = webhook === null ? rest : { ...rest, webhook: { url: webhook.url, secret } }
      }
      if (mail !== undefined) {
        const { mail: _, ...rest } = after
        if (mail === null) after = rest
        else if (isNew(before, mail.address)) {
          confirm = { address: mail.address, code: newCode() }
          after = { ...rest, mail: { ...confirm, confirmed: false } }
        }
      }
      return after
    })
    if (confirm !== undefined) void notifier.confirmMail(user, confirm.address, confirm.code)
    return settingsOf(channels)
  })
  app.post('/api/me/notifications/mail/confirm', { ...share, schema: { ...schema, body: CodeBody } }, async request => {
    let right = false
    const channels = await change(request.user, before => {
      const { mail } = before
      right = mail?.code !== undefined && sameSecret(request.body.code, mail.code)
      return right && mail ? { ...before, mail: { address: mail.address, confirmed: true } } : before
    })
    if (!right) throw new Fault('wrong-code')
    return settingsOf(channels)
  })

  app.post('/api/me/push', { schema: { ...schema, body: SubscriptionBody } }, async request => {
    const user = await known(context, request.user)
    const { endpoint, keys } = request.body
    callable(endpoint)
    const { subscriptions } = await change(user, before => {
      const others = before.subscriptions.filter(each => each.endpoint !== endpoint)
      return { ...before, push: true, subscriptions: [...others, { endpoint, keys }].slice(-MOST_SUBSCRIPTIONS) }
    })
    return { subscriptions: subscriptions.length }
  })
  app.delete('/api/me/push', { schema: { ...schema, body: EndpointBody } }, async request => {
    const { subscriptions } = await change(request.user, before => ({
      ...before,
      subscriptions: before.subscriptions.filter(each => each.endpoint !== request.body.endpoint),
    }))
    return { subscriptions: subscriptions.length }
  })
}
