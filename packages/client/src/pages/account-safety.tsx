import { createResource, createSignal, For, type JSX, Show } from 'solid-js'
import { t } from '../app/language.ts'
import { route } from '../app/router.ts'
import { become, call, type Me } from '../carrier/server.ts'
import { PasskeyList, PasskeyLogin } from './account-passkeys.tsx'

interface Session {
  readonly id: string
  readonly seen: number
  readonly agent: string
  readonly here: boolean
}
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Where the account is signed in, what is known about it, and its end. */
export function Safety(props: { readonly onChange: (next: Me) => void }): JSX.Element {
  const [list, { refetch }] = createResource(() => call<{ sessions: readonly Session[] }>('/me/sessions'))
  const [fault, setFault] = createSignal('')
  const attempt = (work: () => Promise<unknown>): void => {
    setFault('')
    work().catch(error => setFault(textOf(error)))
  }
  const end = (id: string): void =>
    attempt(async () => {
      await call(`/me/sessions/${encodeURIComponent(id)}`, 'DELETE')
      await refetch()
    })
  return (
    <div class="form">
      <h3>{t('sessions.title')}</h3>
      <ul class="continue" data-testid="sessions">
        <For each={list()?.sessions}>
          {each => (
            <li>
              <span class="continue-link">
                {each.agent || '?'} · {new Date(each.seen).toLocaleString()}
              </span>
              <Show when={!each.here} fallback={<strong>{t('sessions.here')}</strong>}>
                <button type="button" onClick={() => end(each.id)}>
                  {t('sessions.end')}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <PasskeyList />
      <a class="button" href="/api/me/export" download="bivouac-account.json" data-testid="export-account">
        {t('account.export')}
      </a>
      <p class="quiet-text">{t('account.deleteAbout')}</p>
      <form
        class="dialog-buttons"
        onSubmit={event => {
          event.preventDefault()
          const body = Object.fromEntries(new FormData(event.currentTarget))
          attempt(async () => props.onChange(await become('/account/delete', body)))
        }}
      >
        <input
          type="password"
          name="password"
          required
          autocomplete="current-password"
          aria-label={t('account.deletePassword')}
          placeholder={t('account.deletePassword')}
        />
        <button type="submit" data-testid="delete-account">
          {t('account.delete')}
        </button>
      </form>
      <Show when={fault()}>
        <p class="notice" role="alert">
          {fault()}
        </p>
      </Show>
    </div>
  )
}

/** A password was forgotten: a link by mail, and what the link is for. */
export function Recovery(props: { readonly onChange: (next: Me) => void }): JSX.Element {
  const token = route().query.get('recover') ?? undefined
  const [note, setNote] = createSignal('')
  const send = async (form: HTMLFormElement): Promise<void> => {
    const body = Object.fromEntries(new FormData(form))
    try {
      if (token !== undefined) return props.onChange(await become('/recover/finish', { ...body, token }))
      await call('/recover', 'POST', body)
      setNote(t('recover.sent'))
    } catch (error) {
      setNote(textOf(error))
    }
  }
  return (
    <>
      <PasskeyLogin onChange={props.onChange} />
      <details class="form" open={token !== undefined}>
        <summary data-testid="recover">{t('recover.title')}</summary>
        <form
          class="dialog-buttons"
          onSubmit={event => {
            event.preventDefault()
            void send(event.currentTarget)
          }}
        >
          <Show
            when={token !== undefined}
            fallback={
              <input type="text" name="name" required aria-label={t('account.name')} placeholder={t('account.name')} />
            }
          >
            <input
              type="password"
              name="password"
              minlength="8"
              required
              autocomplete="new-password"
              aria-label={t('recover.password')}
              placeholder={t('recover.password')}
            />
          </Show>
          <button type="submit">{token === undefined ? t('recover.ask') : t('recover.set')}</button>
        </form>
        <p class="quiet-text" role="status">
          {note()}
        </p>
      </details>
    </>
  )
}
