import { createEffect, type JSX, lazy, Match, on, Suspense, Switch } from 'solid-js'
import { t } from './app/language.ts'
import { route } from './app/router.ts'
import { FIRST_GAME } from './page/shelf.ts'
import { LocalTable } from './pages/table.tsx'

const Home = lazy(() => import('./pages/home.tsx').then(page => ({ default: page.Home })))
const NewGame = lazy(() => import('./pages/new-game.tsx').then(page => ({ default: page.NewGame })))
const OnlineTable = lazy(() => import('./pages/online-table.tsx').then(page => ({ default: page.OnlineTable })))
const RulebookPage = lazy(() => import('./pages/rulebook.tsx').then(page => ({ default: page.RulebookPage })))
const Lesson = lazy(() => import('./pages/lesson.tsx').then(page => ({ default: page.Lesson })))
const SettingsPage = lazy(() => import('./pages/settings.tsx').then(page => ({ default: page.SettingsPage })))

export function App(): JSX.Element {
  const page = (): string => route().parts[0] ?? ''
  const part = (at: number): string => route().parts[at] ?? ''
  const number = (name: string): number | undefined => {
    const text = route().query.get(name)
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
      <Switch fallback={<Home />}>
        <Match when={page() === 'new'}>
          <NewGame game={part(1) || FIRST_GAME} />
        </Match>
        <Match when={page() === 'table' && part(1)} keyed>
          {id => <LocalTable id={id} at={number('at')} />}
        </Match>
        <Match when={page() === 'online' && part(1)} keyed>
          {id => (
            <OnlineTable
              id={id}
              at={number('at')}
              invite={route().query.get('invite') ?? undefined}
              join={route().query.get('join') !== null}
            />
          )}
        </Match>
        <Match when={page() === 'rules'}>
          <RulebookPage game={part(1) || FIRST_GAME} section={part(2)} />
        </Match>
        <Match when={page() === 'learn'}>
          <Lesson game={part(1) || FIRST_GAME} />
        </Match>
        <Match when={page() === 'settings'}>
          <SettingsPage />
        </Match>
      </Switch>
    </Suspense>
  )
}
