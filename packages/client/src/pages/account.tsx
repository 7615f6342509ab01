import { createResource, createSignal, For, type JSX, Show } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { subscribe, unsubscribe } from '../carrier/push.ts'
import { become, call, type Me, me } from '../carrier/server.ts'
import { Switch } from '../ui/fields.tsx'
import { ACCOUNT } from '../words/account.ts'
import { Recovery, Safety } from './account-safety.tsx'

learn(ACCOUNT)

interface Channels {
  readonly push: boolean
  readonly webhook?: { readonly url: string; readonly secret: string }
  readonly mail?: { readonly address: string; readonly confirmed: boolean }
  readonly available: readonly ('push' | 'webhook' | 'mail')[]
}
interface Blocked {
  readonly blocks: readonly { readonly user: string; readonly name: string }[]
}

/** Account, notifications and block list: what only makes sense with a server. */
export function Online(): JSX.Element {
  const [who, { mutate }] = createResource(() => me().catch(() => undefined))
  return (
    <section class="block" aria-labelledby="online-title" data-testid="online-settings">
      <h2 id="online-title">{t('account.title')}</h2>
      <Show when={who()} fallback={<p class="quiet-text">{t('account.offline')}</p>}>
        {now => (
          <>
            <Account who={now()} onChange={next => mutate(next)} />
            <Show when={now().account !== undefined} fallback={<Recovery onChange={next => mutate(next)} />}>
              <Safety onChange={next => mutate(next)} />
            </Show>
            <Notifications who={now()} />
            <Blocks />
          </>
        )}
      </Show>
    </section>
  )
}

function Account(props: { readonly who: Me; readonly onChange: (next: Me) => void }): JSX.Element {
  const [fault, setFault] = createSignal('')
  let form: HTMLFormElement | undefined
  const go = async (path: string, body?: object): Promise<void> => {
    setFault('')
    try {
      props.onChange(await become(path, body ?? Object.fromEntries(new FormData(form))))
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Show
      when={props.who.account === undefined}
      fallback={
        <p>
          {t('account.signedIn', { name: props.who.account ?? '' })}{' '}
          <button type="button" data-testid="logout" onClick={() => void go('/logout', {})}>
            {t('account.logout')}
          </button>
        </p>
      }
    >
      <form
        ref={form}
        class="form"
        onSubmit={event => {
          event.preventDefault()
          void go('/login')
        }}
      >
        <p class="quiet-text">{t('account.guest')}</p>
        <label class="field">
          <span class="field-name">{t('account.name')}</span>
          <input
            type="text"
            name="name"
            autocomplete="username"
            minlength="3"
            maxlength="30"
            required
            data-testid="account-name"
          />
        </label>
        <label class="field">
          <span class="field-name">{t('account.password')}</span>
          <input
            type="password"
            name="password"
            autocomplete="current-password"
            minlength="8"
            required
            data-testid="account-password"
          />
        </label>
        <div class="dialog-buttons">
          <button type="submit" data-testid="login">
            {t('account.login')}
          </button>
          <button
            type="button"
            data-testid="create-account"
            onClick={() => form?.reportValidity() && void go('/account')}
          >
            {t('account.create')}
          </button>
        </div>
        <Show when={fault()}>
          <p class="notice" role="alert" data-testid="account-fault">
            {fault()}
          </p>
        </Show>
      </form>
    </Show>
  )
}

function Notifications(props: { readonly who: Me }): JSX.Element {
  const [channels, { mutate }] = createResource(() => call<Channels>('/me/notifications'))
  const [note, setNote] = createSignal('')
  const put = async (change: object, path = '', method = 'PUT'): Promise<void> => {
    try {
      mutate(await call<Channels>(`/me/notifications${path}`, method, change))
      setNote(t('notify.saved'))
    } catch (error) {
      setNote(error instanceof Error ? error.message : String(error))
    }
  }
  const push = async (on: boolean): Promise<void> => {
    if (on && !(await subscribe(props.who.push))) return void setNote(t('notify.refused'))
    if (!on) await unsubscribe()
    await put({ push: on })
  }
  const text = (value: string): string | undefined => value.trim() || undefined
  return (
    <Show when={channels()}>
      {now => (
        <div class="form">
          <h3>{t('notify.title')}</h3>
          <Show when={now().available.includes('push')}>
            <Switch label={t('notify.push')} on={now().push} onChange={on => void push(on)} testid="notify-push" />
          </Show>
          <Show when={now().available.includes('webhook')}>
            <label class="field">
              <span class="field-name">{t('notify.webhook')}</span>
              <input
                type="url"
                value={now().webhook?.url ?? ''}
                data-testid="notify-webhook"
                onChange={event => {
                  const url = text(event.currentTarget.value)
                  void put({ webhook: url === undefined ? null : { url } })
                }}
              />
              <Show when={now().webhook}>
                {hook => <small class="field-about">{t('notify.secret', { secret: hook().secret })}</small>}
              </Show>
            </label>
          </Show>
          <Show when={now().available.includes('mail')}>
            <label class="field">
              <span class="field-name">{t('notify.mail')}</span>
              <input
                type="email"
                value={now().mail?.address ?? ''}
                data-testid="notify-mail"
                onChange={event => {
                  const address = text(event.currentTarget.value)
                  void put({ mail: address === undefined ? null : { address } })
                }}
              />
              <Show when={now().mail?.confirmed}>
                <small class="field-about">{t('notify.confirmed')}</small>
              </Show>
            </label>
            <Show when={now().mail?.confirmed === false}>
              <form
                class="dialog-buttons"
                onSubmit={event => {
                  event.preventDefault()
                  void put(Object.fromEntries(new FormData(event.currentTarget)), '/mail/confirm', 'POST')
                }}
              >
                <input
                  type="text"
                  name="code"
                  required
                  aria-label={t('notify.confirm')}
                  placeholder={t('notify.confirm')}
                />
                <button type="submit">{t('notify.send')}</button>
              </form>
            </Show>
          </Show>
          <p class="quiet-text" role="status">
            {note()}
          </p>
        </div>
      )}
    </Show>
  )
}

function Blocks(): JSX.Element {
  const [list, { mutate }] = createResource(() => call<Blocked>('/me/blocks'))
  const lift = async (user: string): Promise<void> => {
    mutate(await call<Blocked>(`/me/blocks/${encodeURIComponent(user)}`, 'DELETE'))
  }
  return (
    <Show when={list()}>
      {now => (
        <>
          <h3>{t('blocks.title')}</h3>
          <ul class="continue" data-testid="blocks">
            <For each={now().blocks} fallback={<li class="quiet-text">{t('blocks.none')}</li>}>
              {each => (
                <li>
                  <span class="continue-link">{each.name}</span>
                  <button type="button" onClick={() => void lift(each.user)}>
                    {t('blocks.lift')}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </>
      )}
    </Show>
  )
}
