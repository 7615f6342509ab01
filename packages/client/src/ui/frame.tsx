import { createResource, type JSX, Show } from 'solid-js'
import { t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { LANGS, setSettings, settings } from '../app/settings.ts'
import { me } from '../carrier/server.ts'

/** Head and foot of every page that is not a table. */
export function PageFrame(props: { readonly children: JSX.Element; readonly title?: string }): JSX.Element {
  // Without a server there is nobody to log in to.
  const [known] = createResource(() => me().catch(() => undefined))
  return (
    <div class="page">
      <header class="page-head">
        <a class="brand" href={pathTo()} aria-label={`Bivouac – ${t('ui.home')}`}>
          <img src="/icon.svg" alt="" width="32" height="32" />
          <span>Bivouac</span>
        </a>
        <nav class="page-nav" aria-label={t('ui.pages')}>
          <a href={pathTo('rules')}>{t('nav.rules')}</a>
          <a href={pathTo('settings')} data-testid="settings-link">
            {t('settings.title')}
          </a>
          <Show when={known()}>
            {who => (
              <a href={pathTo('settings', 'account')} class="account-link" data-testid="account-link">
                {who().account ?? t('nav.login')}
              </a>
            )}
          </Show>
          <button
            type="button"
            class="quiet lang"
            data-testid="language"
            aria-label={`${settings.lang === 'it' ? 'EN' : 'IT'} – ${t('nav.language')}`}
            title={t('nav.language')}
            onClick={() => setSettings('lang', LANGS.find(lang => lang !== settings.lang)!)}
          >
            {settings.lang === 'it' ? 'EN' : 'IT'}
          </button>
        </nav>
      </header>
      <main class="page-main">{props.children}</main>
      <footer class="page-foot">
        {t('ui.foot')}{' '}
        <a href={pathTo('about')} data-testid="about-link">
          {t('nav.about')}
        </a>
      </footer>
    </div>
  )
}
