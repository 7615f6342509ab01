/** Tells people that it is their turn: once, on the channels they chose, and only if they are away. */
import type { AnyGame, Lang } from '@bivouac/kernel'
import { createTransport, type Transporter } from 'nodemailer'
import webpush from 'web-push'
import { type Config, keptIn } from '../config.ts'
import { hmac256Hex } from '../ids.ts'
import type { Metrics } from '../metrics.ts'
import type { Channels, PushSubscription, Store, StoredTable, User } from '../store/types.ts'
import { post } from './target.ts'

export interface Notifier {
  readonly pushKey: string
  readonly available: readonly ('push' | 'webhook' | 'mail')[]
  yourTurn(user: User, table: StoredTable, game: AnyGame | undefined): Promise<void>
  confirmMail(user: User, address: string, code: string): Promise<void>
  /** Resolves when everything that is on its way has arrived or failed. */
  idle(): Promise<void>
}
export interface NotifierParts {
  readonly config: Config
  readonly store: Store
  readonly metrics: Metrics
  readonly now: () => number
  readonly onFault: (fault: unknown) => void
}

const TRIES = 3
const WAIT = 2000

const WORDS: Readonly<
  Record<Lang, { turn: string; text: (game: string) => string; code: string; confirm: (code: string) => string }>
> = {
  it: {
    turn: 'Tocca a te',
    text: game => `${game}: tocca a te.`,
    code: 'Bivouac: conferma il tuo indirizzo',
    confirm: code =>
      `Il codice per ricevere gli avvisi di Bivouac a questo indirizzo è ${code}. Se non l’hai chiesto tu, ignora questo messaggio.`,
  },
  en: {
    turn: 'Your turn',
    text: game => `${game}: it is your turn.`,
    code: 'Bivouac: confirm your address',
    confirm: code =>
      `The code for receiving Bivouac’s notices at this address is ${code}. If you did not ask for it, ignore this message.`,
  },
}

export function notifier({ config, store, metrics, now, onFault }: NotifierParts): Notifier {
  const vapid = config.vapid ?? keptIn(config.data, 'vapid.json', () => webpush.generateVAPIDKeys())
  const mailer: Transporter | undefined = config.smtpUrl === undefined ? undefined : createTransport(config.smtpUrl)
  const base = config.publicUrl ?? `http://localhost:${config.port}`
  const running = new Set<Promise<void>>()
  const allowPrivate = config.privateTargets

  /** Tries a few times; what fails in the end is counted and logged, and stops nothing else. */
  async function attempt(
    channel: string,
    work: () => Promise<'done' | 'gone' | 'again'>,
  ): Promise<'done' | 'gone' | 'failed'> {
    for (let tries = 1; ; tries++) {
      const outcome = await work().catch((fault): 'again' => {
        if (tries === TRIES) onFault(fault)
        return 'again'
      })
      if (outcome !== 'again' || tries === TRIES) {
        const ended = outcome === 'again' ? 'failed' : outcome
        metrics.count('notifications_total', `channel="${channel}",outcome="${ended}"`)
        return ended
      }
      await new Promise(resolve => setTimeout(resolve, WAIT * tries).unref())
    }
  }
  const judged = (status: number): 'done' | 'gone' | 'again' =>
    status >= 200 && status < 300 ? 'done' : status === 404 || status === 410 ? 'gone' : 'again'

  async function push(user: User, subscription: PushSubscription, payload: string): Promise<void> {
    const outcome = await attempt('push', async () => {
      const details = webpush.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject: config.vapidSubject, ...vapid },
        TTL: 24 * 3600,
        urgency: 'normal',
      })
      const headers = details.headers as Record<string, string | number>
      return judged(await post({ url: details.endpoint, headers, body: details.body ?? '', allowPrivate }))
    })
    if (outcome !== 'gone') return
    // The browser took its subscription back.
    const fresh = await store.user(user.id)
    if (fresh === undefined) return
    const subscriptions = fresh.channels.subscriptions.filter(each => each.endpoint !== subscription.endpoint)
    await store.putUser({ ...fresh, channels: { ...fresh.channels, subscriptions } })
  }

  const webhook = ({ url, secret }: NonNullable<Channels['webhook']>, body: string): Promise<unknown> =>
    attempt('webhook', async () => {
      const t = Math.floor(now() / 1000)
      const status = await post({
        url,
        body,
        allowPrivate,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Bivouac',
          'x-bivouac-signature': `t=${t},v1=${hmac256Hex(secret, `${t}.${body}`)}`,
        },
      })
      return judged(status)
    })

  const mail = (to: string, subject: string, text: string): Promise<unknown> =>
    attempt('mail', async () => {
      await mailer?.sendMail({ from: config.mailFrom, to, subject, text })
      return 'done'
    })

  async function tracked(work: Promise<unknown>): Promise<void> {
    const all = work.then(
      () => {},
      fault => onFault(fault),
    )
    running.add(all)
    await all
    running.delete(all)
  }

  return {
    pushKey: vapid.publicKey,
    available: ['push', 'webhook', ...(mailer ? (['mail'] as const) : [])],
    async yourTurn(user, { record }, game) {
      const words = WORDS[user.lang]
      const title = game?.title[user.lang] ?? record.game
      const url = `${base}/online/${record.id}`
      const text = words.text(title)
      const { channels, lang } = user
      const payload = JSON.stringify({
        kind: 'your-turn',
        table: record.id,
        game: record.game,
        title: words.turn,
        text,
        lang,
        url,
      })
      const jobs: Promise<unknown>[] = []
      if (channels.push) for (const each of channels.subscriptions) jobs.push(push(user, each, payload))
      if (channels.webhook) jobs.push(webhook(channels.webhook, payload))
      if (channels.mail?.confirmed && mailer)
        jobs.push(mail(channels.mail.address, `Bivouac: ${words.turn}`, `${text}\n\n${url}\n`))
      await tracked(Promise.allSettled(jobs))
    },
    confirmMail: (user, address, code) =>
      tracked(mail(address, WORDS[user.lang].code, `${WORDS[user.lang].confirm(code)}\n`)),
    async idle() {
      await Promise.all(running)
    },
  }
}
