import { createEffect, type JSX, lazy, Match, on, Show, Suspense, Switch } from 'solid-js'
import { t } from './app/language.ts'
import { route } from './app/router.ts'
import { FIRST_GAME } from './page/shelf.ts'
import { LocalTable } from './pages/table.tsx'

const Home = lazy(() => import('./pages/home.tsx').then(page => ({ default: page.Home })))
const NewGame = lazy(() => import('./pages/new-game.tsx').then(page => ({ default: page.NewGame })))
const OnlineTable = lazy(() => import('./pages/online-table.tsx').then(page => ({ default: page.OnlineTable })))
const GamePage = lazy(() => import('./pages/game.tsx').then(page => ({ default: page.GamePage })))
const AboutPage = lazy(() => import('./pages/about.tsx').then(page => ({ default: page.AboutPage })))
const RulebooksPage = lazy(() => import('./pages/rulebooks.tsx').then(page => ({ default: page.RulebooksPage })))
const RulebookPage = lazy(() => import('./pages/rulebook.tsx').then(page => ({ default: page.RulebookPage })))
const Lesson = lazy(() => import('./pages/lesson.tsx').then(page => ({ default: page.Lesson })))
const SchoolPage = lazy(() => import('./pages/school.tsx').then(page => ({ default: page.SchoolPage })))
const Exercise = lazy(() => import('./pages/exercise.tsx').then(page => ({ default: page.Exercise })))
const Operator = lazy(() => import('./pages/operator.tsx').then(page => ({ default: page.Operator })))
const EditorPage = lazy(() => import('./pages/editor.tsx').then(page => ({ default: page.EditorPage })))
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
          <NewGame game={part(1) || FIRST_GAME} scenario={route().query.get('scenario') ?? undefined} />
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
          <Show when={part(1)} fallback={<RulebooksPage />}>
            <RulebookPage game={part(1)} section={part(2)} />
          </Show>
        </Match>
        <Match when={page() === 'learn'}>
          <Lesson game={part(1) || FIRST_GAME} />
        </Match>
        <Match when={page() === 'school'}>
          <Show when={part(2)} keyed fallback={<SchoolPage game={part(1) || FIRST_GAME} />}>
            {id => <Exercise game={part(1)} id={id} />}
          </Show>
        </Match>
        <Match when={page() === 'game' && part(1)}>
          <GamePage game={part(1)} />
        </Match>
        <Match when={page() === 'edit' && part(1)} keyed>
          {game => <EditorPage game={game} />}
        </Match>
        <Match when={page() === 'about'}>
          <AboutPage />
        </Match>
        <Match when={page() === 'operator'}>
          <Operator />
        </Match>
        <Match when={page() === 'settings'}>
          <SettingsPage part={part(1)} />
        </Match>
      </Switch>
    </Suspense>
  )
}
