import { createResource, createSignal, For, type JSX, Show } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { call, type TableInfo } from '../carrier/server.ts'
import { copyText } from '../table/files.ts'
import type { TableStore } from '../table/store.ts'
import { HOME } from '../words/home.ts'

learn(HOME)

/** The link that lets the other player sit down. */
export function Invitation(props: {
  readonly id: string
  readonly token: string | undefined
  readonly store: TableStore
}): JSX.Element {
  const [closed, setClosed] = createSignal(false)
  const link = (): string => `${location.origin}${location.pathname}${pathTo('online', props.id)}?invite=${props.token}`
  return (
    <Show when={props.token !== undefined && !closed()}>
      <section class="panel" aria-label={t('invite.title')} data-testid="invite">
        <header class="panel-head">
          <h2>{t('invite.title')}</h2>
          <button type="button" class="quiet" aria-label={t('ui.close')} onClick={() => setClosed(true)}>
            ✕
          </button>
        </header>
        <p>
          <strong>{t('invite.waiting')}</strong> {t('invite.about')}
        </p>
        <input
          class="invite-link"
          readonly
          value={link()}
          aria-label={t('invite.title')}
          data-testid="invite-link"
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" class="primary" onClick={() => void copyText(link(), props.store)}>
          {t('invite.copy')}
        </button>
      </section>
    </Show>
  )
}

interface Line {
  readonly from: string
  readonly text: string
}

/** What the players say to each other, and what one of them notes for himself. */
export function Chat(props: {
  readonly store: TableStore
  readonly id: string
  readonly about: TableInfo
}): JSX.Element {
  const [text, setText] = createSignal('')
  const plays = (): boolean => props.about.mine.length > 0
  const [before] = createResource(
    () => plays() || undefined,
    () =>
      call<{ said: readonly Line[] }>(`/tables/${encodeURIComponent(props.id)}/chat`)
        .then(found => found.said)
        .catch((): readonly Line[] => []),
  )
  const say = (event: Event): void => {
    event.preventDefault()
    const words = text().trim()
    if (words === '') return
    setText('')
    void props.store.tryAsk({ do: 'say', text: words })
  }
  const opponents = () =>
    props.about.seats.filter((seat, at) => seat.user !== undefined && !props.about.mine.includes(at))
  const block = async (user: string, name: string): Promise<void> => {
    await call(`/me/blocks/${encodeURIComponent(user)}`, 'PUT', {})
    props.store.notify({ text: t('chat.blocked', { who: name }) })
  }
  /** Somebody else is to move and is not at the table. */
  const gone = (): boolean => {
    const now = props.store.latest()
    const seat = now?.asked?.seat
    if (now === undefined || seat === undefined || now.mine.includes(seat)) return false
    return now.chairs[seat]?.kind === 'human' && now.chairs[seat]?.present === false
  }
  const claim = async (as: 'win' | 'draw'): Promise<void> => {
    await props.store.tryAsk({ do: 'claim', as })
  }
  return (
    <Show when={plays()}>
      <section class="chat" aria-label={t('chat.title')} data-testid="chat">
        <ul class="chat-lines" aria-live="polite">
          <For each={[...(before() ?? []), ...props.store.chat()]}>
            {each => (
              <li>
                <strong>{each.from}</strong> {each.text}
              </li>
            )}
          </For>
        </ul>
        <form class="chat-form" onSubmit={say}>
          <input
            type="text"
            maxlength="500"
            value={text()}
            aria-label={t('chat.say')}
            placeholder={t('chat.say')}
            onInput={event => setText(event.currentTarget.value)}
          />
        </form>
        <details class="chat-more">
          <summary>{t('chat.more')}</summary>
          <Notes id={props.id} />
          <Show when={gone()}>
            <p class="quiet-text">{t('claim.about')}</p>
            <button type="button" data-testid="claim-win" onClick={() => void claim('win')}>
              {t('claim.win')}
            </button>
            <button type="button" data-testid="claim-draw" onClick={() => void claim('draw')}>
              {t('claim.draw')}
            </button>
          </Show>
          <For each={opponents()}>
            {seat => (
              <button type="button" data-testid="block" onClick={() => void block(seat.user!, seat.name ?? '')}>
                {t('chat.block', { who: seat.name ?? '' })}
              </button>
            )}
          </For>
        </details>
      </section>
    </Show>
  )
}

function Notes(props: { readonly id: string }): JSX.Element {
  const path = (): string => `/tables/${encodeURIComponent(props.id)}/notes`
  const [kept] = createResource(() => call<{ text: string }>(path()).catch(() => ({ text: '' })))
  return (
    <textarea
      class="notes"
      rows="4"
      maxlength="10000"
      aria-label={t('chat.notes')}
      placeholder={t('chat.notes')}
      data-testid="notes"
      value={kept()?.text ?? ''}
      onChange={event => void call(path(), 'PUT', { text: event.currentTarget.value }).catch(() => {})}
    />
  )
}
