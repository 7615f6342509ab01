import { createEffect, type JSX, lazy, on, Show, Suspense } from 'solid-js'
import { t } from './app/language.ts'
import { route } from './app/router.ts'
import { LocalTable } from './pages/table.tsx'

const OtherPages = lazy(() => import('./pages/others.tsx').then(page => ({ default: page.OtherPages })))

export function App(): JSX.Element {
  const table = (): string | undefined => (route().parts[0] === 'table' ? route().parts[1] : undefined)
  const at = (): number | undefined => {
    const text = route().query.get('at')
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
  }
  createEffect(
    on(
      () => route().parts.join('/'),
      () => scrollTo(0, 0),
      { defer: true },
    ),
  )
  return (
    <Suspense fallback={<p class="loading">{t('table.loading')}</p>}>
      <Show when={table()} keyed fallback={<OtherPages at={at()} />}>
        {id => <LocalTable id={id} at={at()} />}
      </Show>
    </Suspense>
  )
}
