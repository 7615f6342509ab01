/** Every page but the table, which comes with the app. */
import { type JSX, lazy, Match, Show, Switch } from 'solid-js'
import { route } from '../app/router.ts'
import { FIRST_GAME } from '../page/shelf.ts'

const Home = lazy(() => import('./home.tsx').then(page => ({ default: page.Home })))
const NewGame = lazy(() => import('./new-game.tsx').then(page => ({ default: page.NewGame })))
const OnlineTable = lazy(() => import('./online-table.tsx').then(page => ({ default: page.OnlineTable })))
const AboutGame = lazy(() => import('./game.tsx').then(page => ({ default: page.AboutGame })))
const AboutPage = lazy(() => import('./about.tsx').then(page => ({ default: page.AboutPage })))
const FairPage = lazy(() => import('./fair.tsx').then(page => ({ default: page.FairPage })))
const RulebooksPage = lazy(() => import('./rulebooks.tsx').then(page => ({ default: page.RulebooksPage })))
const RulebookPage = lazy(() => import('./rulebook.tsx').then(page => ({ default: page.RulebookPage })))
const LessonPage = lazy(() => import('./lesson.tsx').then(page => ({ default: page.LessonPage })))
const SchoolPage = lazy(() => import('./school.tsx').then(page => ({ default: page.SchoolPage })))
const ExercisePage = lazy(() => import('./exercise.tsx').then(page => ({ default: page.ExercisePage })))
const Operator = lazy(() => import('./operator.tsx').then(page => ({ default: page.Operator })))
const EditorPage = lazy(() => import('./editor.tsx').then(page => ({ default: page.EditorPage })))
const SettingsPage = lazy(() => import('./settings.tsx').then(page => ({ default: page.SettingsPage })))

export function OtherPages(props: { readonly at: number | undefined }): JSX.Element {
  const page = (): string => route().parts[0] ?? ''
  const part = (at: number): string => route().parts[at] ?? ''
  return (
    <Switch fallback={<Home />}>
      <Match when={page() === 'new'}>
        <NewGame game={part(1) || FIRST_GAME} scenario={route().query.get('scenario') ?? undefined} />
      </Match>
      <Match when={page() === 'online' && part(1)} keyed>
        {id => (
          <OnlineTable
            id={id}
            at={props.at}
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
        <LessonPage game={part(1) || FIRST_GAME} />
      </Match>
      <Match when={page() === 'school'}>
        <Show when={part(2)} keyed fallback={<SchoolPage game={part(1) || FIRST_GAME} />}>
          {id => <ExercisePage game={part(1)} id={id} />}
        </Show>
      </Match>
      <Match when={page() === 'game' && part(1)}>
        <AboutGame game={part(1)} />
      </Match>
      <Match when={page() === 'edit' && part(1)} keyed>
        {game => <EditorPage game={game} />}
      </Match>
      <Match when={page() === 'fair'}>
        <FairPage game={part(1)} />
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
  )
}
