import { createResource, createSignal, For, type JSX, Show } from 'solid-js'
import { date, t } from '../app/language.ts'
import { addPasskey, enterByPasskey, hasPasskeys, isCalledOff, type Passkeys } from '../carrier/passkeys.ts'
import { call, type Me } from '../carrier/server.ts'

/** Tries something that the browser's own dialog may end; what went wrong is said under it. */
function attempts() {
  const [fault, setFault] = createSignal('')
  const attempt = (work: () => Promise<unknown>): void => {
    setFault('')
    work().catch(error => {
      if (!isCalledOff(error)) setFault(error instanceof Error ? error.message : String(error))
    })
  }
  const Said = (): JSX.Element => (
    <Show when={fault()}>
      <p class="notice" role="alert">
        {fault()}
      </p>
    </Show>
  )
  return { attempt, Said }
}

/** The keys that open this account without a password. */
export function PasskeyList(): JSX.Element {
  const [list, { mutate }] = createResource(() => call<Passkeys>('/me/passkeys'))
  const { attempt, Said } = attempts()
  const remove = (id: string): void =>
    attempt(async () => mutate(await call<Passkeys>(`/me/passkeys/${encodeURIComponent(id)}`, 'DELETE')))
  return (
    <Show when={hasPasskeys()}>
      <h3>{t('passkeys.title')}</h3>
      <p class="quiet-text">{t('passkeys.about')}</p>
      <ul class="continue" data-testid="passkeys">
        <For each={list()?.passkeys}>
          {each => (
            <li>
              <span class="continue-link">
                {each.name || t('passkeys.one')} · {date(each.made)}
              </span>
              <button type="button" onClick={() => remove(each.id)}>
                {t('passkeys.remove')}
              </button>
            </li>
          )}
        </For>
      </ul>
      <button
        type="button"
        data-testid="add-passkey"
        onClick={() => attempt(async () => mutate(await addPasskey(navigator.platform)))}
      >
        {t('passkeys.add')}
      </button>
      <Said />
    </Show>
  )
}

export function PasskeyLogin(props: { readonly onChange: (next: Me) => void }): JSX.Element {
  const { attempt, Said } = attempts()
  return (
    <Show when={hasPasskeys()}>
      <button
        type="button"
        data-testid="login-passkey"
        onClick={() => attempt(async () => props.onChange(await enterByPasskey()))}
      >
        {t('passkeys.enter')}
      </button>
      <Said />
    </Show>
  )
}
