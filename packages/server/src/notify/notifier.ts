/** Tells people that it is their turn: once, on the channels they chose, and only if they are away. */
import type { AnyGame, Lang } from '@bivouac/kernel'
import { createTransport, type Transporter } from 'nodemailer'
import webpush from 'web-push'
import { type Config, keptIn } from '../config.ts'
import { hmac256Hex } from '../ids.ts'
import { buckets } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Channels, PushSubscription, Store, StoredTable, User } from '../store/types.ts'
import { post } from './target.ts'

export interface Notifier {
  readonly pushKey: string
  readonly available: readonly ('push' | 'webhook' | 'mail')[]
  yourTurn(user: User, table: StoredTable, game: AnyGame | undefined): Promise<void>
  /** The game was ended, and why. */
  voided(user: User, table: StoredTable, game: AnyGame | undefined): Promise<void>
  /** False if enough has been sent to that address. */
  mayMail(address: string): boolean
  confirmMail(user: User, address: string, code: string): Promise<void>
  /** The link that gives an account a new password. */
  recovery(user: User, address: string, token: string): Promise<void>
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
const MAIL_PATIENCE = 10_000
/** To one address, in an hour. */
const LETTERS = 3

const WORDS: Readonly<
  Record<
    Lang,
    {
      turn: string
      text: (game: string) => string
      voided: string
      ended: (game: string) => string
      code: string
      forgotten: string
      recover: (link: string) => string
      confirm: (code: string) => string
    }
  >
> = {
  it: {
    turn: 'Tocca a te',
    text: game => `${game}: tocca a te.`,
    voided: 'Partita annullata',
    ended: game =>
      `${game}: la partita era cominciata con regole che sono cambiate, ed è finita senza vincitori. Il file della partita si può scaricare dal tavolo.`,
    forgotten: 'Bivouac: una password nuova',
    recover: link =>
      `Con questo link scegli una password nuova per il tuo account di Bivouac. Vale un’ora e una volta sola.\n\n${link}\n\nSe non l’hai chiesto tu, ignora questo messaggio.`,
    code: 'Bivouac: conferma il tuo indirizzo',
    confirm: code =>
      `Il codice per ricevere gli avvisi di Bivouac a questo indirizzo è ${code}. Se non l’hai chiesto tu, ignora questo messaggio.`,
  },
  en: {
    turn: 'Your turn',
    text: game => `${game}: it is your turn.`,
    voided: 'Game ended',
    ended: game =>
      `${game}: the game began with rules that have changed since, and ends without a winner. Its game file can be downloaded at the table.`,
    forgotten: 'Bivouac: a new password',
    recover: link =>
      `This link lets you choose a new password for your Bivouac account. It holds for an hour, and once.\n\n${link}\n\nIf you did not ask for it, ignore this message.`,
    code: 'Bivouac: confirm your address',
    confirm: code =>
      `The code for receiving Bivouac’s notices at this address is ${code}. If you did not ask for it, ignore this message.`,
  },
}

/** One deadline for a whole conversation with a mail server. */
async function inTime<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server did not answer in time')), MAIL_PATIENCE)
    timer.unref()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export function notifier({ config, store, metrics, now, onFault }: NotifierParts): Notifier {
  const vapid = config.vapid ?? keptIn(config.data, 'vapid.json', () => webpush.generateVAPIDKeys())
  const mailer: Transporter | undefined = config.smtpUrl === undefined ? undefined : createTransport(config.smtpUrl)
  const base = config.publicUrl ?? `http://localhost:${config.port}`
  const running = new Set<Promise<void>>()
  /** Letters that nobody may have asked for: a stranger's box is not ours to fill. */
  const mayMail = buckets(LETTERS / 3600, LETTERS)
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let ending = false
  const allowPrivate = config.privateTargets

  /** Tries a few times; what fails in the end is counted and logged, and stops nothing else. */
  async function attempt(
    channel: string,
    work: () => Promise<'done' | 'gone' | 'again'>,
  ): Promise<'done' | 'gone' | 'failed'> {
    for (let tries = 1; ; tries++) {
      const outcome = await work().catch((fault): 'again' => {
        if (tries === TRIES || ending) onFault(fault)
        return 'again'
      })
      if (outcome !== 'again' || tries === TRIES || ending) {
        const ended = outcome === 'again' ? 'failed' : outcome
        metrics.count('notifications_total', { channel, outcome: ended })
        return ended
      }
      await Promise.race([new Promise(resolve => setTimeout(resolve, WAIT * tries).unref()), ended])
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
    const { endpoint } = subscription
    await store.changeUser(user.id, ({ channels }) => ({
      channels: { ...channels, subscriptions: channels.subscriptions.filter(each => each.endpoint !== endpoint) },
    }))
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
      await inTime(mailer?.sendMail({ from: config.mailFrom, to, subject, text }))
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

  const titleOf = ({ lang }: User, { record }: StoredTable, game: AnyGame | undefined): string =>
    game?.title[lang] ?? record.game
  async function tell(kind: string, user: User, { record }: StoredTable, title: string, text: string): Promise<void> {
    const url = `${base}/online/${record.id}`
    const { channels, lang } = user
    const payload = JSON.stringify({ kind, table: record.id, game: record.game, title, text, lang, url })
    const jobs: Promise<unknown>[] = []
    if (channels.push) for (const each of channels.subscriptions) jobs.push(push(user, each, payload))
    if (channels.webhook) jobs.push(webhook(channels.webhook, payload))
    if (channels.mail?.confirmed && mailer)
      jobs.push(mail(channels.mail.address, `Bivouac: ${title}`, `${text}\n\n${url}\n`))
    await tracked(Promise.allSettled(jobs))
  }

  return {
    pushKey: vapid.publicKey,
    available: ['push', 'webhook', ...(mailer ? (['mail'] as const) : [])],
    yourTurn: (user, stored, game) => {
      const { turn, text } = WORDS[user.lang]
      return tell('your-turn', user, stored, turn, text(titleOf(user, stored, game)))
    },
    voided: (user, stored, game) => {
      const { voided, ended } = WORDS[user.lang]
      return tell('voided', user, stored, voided, ended(titleOf(user, stored, game)))
    },
    mayMail: address => mayMail(address.toLowerCase()),
    async recovery(user, address, token) {
      if (mailer === undefined || !mayMail(address.toLowerCase())) return
      const { forgotten, recover } = WORDS[user.lang]
      await tracked(mail(address, forgotten, `${recover(`${base}/#/settings?recover=${token}`)}\n`))
    },
    confirmMail: (user, address, code) =>
      tracked(mail(address, WORDS[user.lang].code, `${WORDS[user.lang].confirm(code)}\n`)),
    async idle() {
      // What has failed once is not tried again while somebody waits for the end.
      ending = true
      end()
      await Promise.all(running)
    },
  }
}
