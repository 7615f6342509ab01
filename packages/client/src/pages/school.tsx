import { createResource, For, type JSX, Show } from 'solid-js'
import { learn, said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { doneIn } from '../carrier/school.ts'
import { gameEntry } from '../page/shelf.ts'
import { PageFrame } from '../ui/frame.tsx'
import { LESSON } from '../words/lesson.ts'
import { SCHOOL } from '../words/school.ts'

learn(SCHOOL)
learn(LESSON)

/** The exercises of a game, with what has been done of them. */
export function SchoolPage(props: { readonly game: string }): JSX.Element {
  const entry = () => gameEntry(props.game)
  return (
    <PageFrame>
      <article class="game-page school" data-testid="school">
        <h1>
          {t('school.title')}: {said(entry()?.title ?? { it: props.game, en: props.game })}
        </h1>
        <p class="quiet-text">{t('school.about')}</p>
        <Exercises game={props.game} />
        <div class="game-ways">
          <Show when={entry()?.lesson}>
            <a class="button" href={pathTo('learn', props.game)}>
              {t('lesson.title')}
            </a>
          </Show>
          <a class="button" href={pathTo('new', props.game)}>
            {t('lesson.play')}
          </a>
        </div>
      </article>
    </PageFrame>
  )
}

/** Also on the page of the game itself. */
export function Exercises(props: { readonly game: string }): JSX.Element {
  const [school] = createResource(
    () => props.game,
    async game => (await gameEntry(game)?.school?.()) ?? null,
  )
  const done = (): readonly string[] => doneIn(props.game)
  return (
    <Show when={school.latest ?? undefined} fallback={<p>{school.loading ? '' : t('school.none')}</p>}>
      {found => (
        <>
          <p class="school-progress" role="status" data-testid="school-progress">
            {t('school.progress', {
              done: found().exercises.filter(({ id }) => done().includes(id)).length,
              all: found().exercises.length,
            })}
          </p>
          <ol class="exercises">
            <For each={found().exercises}>
              {({ id, title, idea }) => (
                <li>
                  <a href={pathTo('school', props.game, id)} data-testid={`exercise-${id}`}>
                    <strong>{said(title)}</strong>
                    <Show when={done().includes(id)}>
                      <span class="exercise-done">✓ {t('school.done')}</span>
                    </Show>
                    <span class="exercise-idea">{said(idea)}</span>
                  </a>
                </li>
              )}
            </For>
          </ol>
        </>
      )}
    </Show>
  )
}
