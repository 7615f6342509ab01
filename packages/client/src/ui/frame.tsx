import type { JSX } from 'solid-js'
import { t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { LANGS, setSettings, settings } from '../app/settings.ts'

/** Head and foot of every page that is not a table. */
export function Frame(props: { readonly children: JSX.Element; readonly title?: string }): JSX.Element {
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
      <footer class="page-foot">{t('ui.foot')}</footer>
    </div>
  )
}
