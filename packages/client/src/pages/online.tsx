import { createSignal, For, type JSX, Show } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
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

export function Chat(props: { readonly store: TableStore }): JSX.Element {
  const [text, setText] = createSignal('')
  const say = (event: Event): void => {
    event.preventDefault()
    const words = text().trim()
    if (words === '') return
    setText('')
    void props.store.tryAsk({ do: 'say', text: words })
  }
  return (
    <section class="chat" aria-label={t('chat.title')} data-testid="chat">
      <ul class="chat-lines">
        <For each={props.store.chat()}>
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
    </section>
  )
}
