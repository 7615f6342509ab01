import type { TableInfo } from '@bivouac/host/online'
import { createResource, createSignal, For, type JSX, Show } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { call } from '../carrier/server.ts'
import type { TableStore } from '../table/store.ts'
import { HOME } from '../words/home.ts'

learn(HOME)

interface Line {
  readonly from: string
  readonly text: string
}

/** What the players say to each other, and what one of them notes for himself. */
export function ChatPanel(props: {
  readonly store: TableStore
  readonly id: string
  readonly about: TableInfo
}): JSX.Element {
  const [text, setText] = createSignal('')
  const plays = (): boolean => props.about.mine.length > 0
  const [before] = createResource(
    () => (plays() ? { unsaid: props.store.unsaid() } : undefined),
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
  const report = async (user: string): Promise<void> => {
    const words = prompt(t('chat.reportWhy'))?.trim()
    if (!words) return
    await call(`/tables/${encodeURIComponent(props.id)}/report`, 'POST', { user, text: words })
    props.store.notify({ text: t('chat.reported') })
  }
  const complain = (fault: unknown): void =>
    props.store.notify({ text: fault instanceof Error ? fault.message : String(fault) })
  /** Nobody is told, and nothing else changes: his words are not shown in this browser at this table. */
  const [muted, setMuted] = createSignal<ReadonlySet<string>>(new Set())
  const mute = (name: string): void => {
    const next = new Set(muted())
    if (!next.delete(name)) next.add(name)
    setMuted(next)
  }
  const lines = (): readonly Line[] =>
    [...(before() ?? []), ...props.store.chat()].filter(each => !muted().has(each.from))
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
          <For each={lines()}>
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
              <>
                <button
                  type="button"
                  data-testid="mute"
                  aria-pressed={muted().has(seat.name ?? '')}
                  onClick={() => mute(seat.name ?? '')}
                >
                  {t('chat.mute', { who: seat.name ?? '' })}
                </button>
                <button type="button" data-testid="block" onClick={() => void block(seat.user!, seat.name ?? '')}>
                  {t('chat.block', { who: seat.name ?? '' })}
                </button>
                <button type="button" data-testid="report" onClick={() => void report(seat.user!).catch(complain)}>
                  {t('chat.report', { who: seat.name ?? '' })}
                </button>
              </>
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
