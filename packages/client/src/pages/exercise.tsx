import { cited } from '@bivouac/kernel'
import { createEffect, createMemo, createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js'
import { learn, said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { localCarrier, tables } from '../carrier/local.ts'
import { type Exercise, keepDone, type School, tells } from '../carrier/school.ts'
import { gameEntry } from '../page/shelf.ts'
import { Spotlight } from '../table/spotlight.tsx'
import { createTableStore, type TableStore } from '../table/store.ts'
import { TableView } from '../table/table-view.tsx'
import { PageFrame } from '../ui/frame.tsx'
import { LESSON } from '../words/lesson.ts'
import { SCHOOL } from '../words/school.ts'

learn(LESSON)
learn(SCHOOL)

interface Opened {
  readonly store: TableStore
  readonly school: School
  readonly exercise: Exercise
}

/** One exercise: the learner may do whatever the rules allow, and the rules tell when it is done. */
export function ExercisePage(props: {
  readonly game: string
  readonly id: string
  /** Where it was opened from, if it is not the school. */
  readonly back?: { readonly label: string; readonly go: () => void }
}): JSX.Element {
  const [again, setAgain] = createSignal(0)
  const [opened] = createResource(
    () => ({ game: props.game, id: props.id, again: again() }),
    async ({ game, id }): Promise<Opened | undefined> => {
      const entry = gameEntry(game)
      const school = await entry?.school?.()
      const exercise = school?.exercises.find(each => each.id === id)
      if (entry === undefined || school === undefined || exercise === undefined) return undefined
      const [page] = await Promise.all([entry.load(), tables().exercise(game, exercise)])
      const store = createTableStore(entry, page, localCarrier())
      store.carrier.watch(exercise.seat)
      return { store, school, exercise }
    },
  )
  return (
    <Show when={!opened.loading} fallback={<p class="loading">{t('table.loading')}</p>}>
      <Show
        when={opened()}
        keyed
        fallback={
          <PageFrame>
            <p class="form">{t('school.none')}</p>
          </PageFrame>
        }
      >
        {made => <Doing {...made} back={props.back} onAgain={() => setAgain(n => n + 1)} />}
      </Show>
    </Show>
  )
}

function Doing(
  props: Opened & {
    readonly back: { readonly label: string; readonly go: () => void } | undefined
    readonly onAgain: () => void
  },
): JSX.Element {
  const { store, school, exercise } = props
  const { steps, seat } = exercise
  /** Which step is under way, from which event on, and how much of its way has been shown. */
  const [at, setAt] = createSignal({ step: 0, from: 0, shown: 0 })
  const [missed, setMissed] = createSignal(false)
  const step = () => steps[at().step]
  const isDone = (): boolean => step() === undefined
  // What was heard before the exercise began is no answer to it.
  let isSeated = false
  createEffect(() => {
    if (store.shown() === undefined) return
    const heard = store.log()
    if (!isSeated) {
      isSeated = true
      return void setAt({ step: 0, from: heard.length, shown: 0 })
    }
    const now = step()
    if (now === undefined || missed()) return
    const news = heard.slice(at().from)
    const doneAt = news.findIndex(({ event }) => now.done.some(sign => tells(event, sign)))
    if (doneAt >= 0) return void setAt({ step: at().step + 1, from: at().from + doneAt + 1, shown: 0 })
    const isOver = store.shown()?.result !== undefined
    setMissed(isOver || news.some(({ event }) => now.missed?.some(sign => tells(event, sign))))
  })
  createEffect(() => isDone() && keepDone(school.game, exercise.id))
  const next = createMemo(() => school.exercises[school.exercises.indexOf(exercise) + 1])
  /** The next action of the way that the table takes: the learner may have done some of it himself. */
  async function showMe(): Promise<void> {
    const { way } = step() ?? { way: [] }
    const { step: doing } = at()
    for (let i = at().shown; i < way.length; i++) {
      const now = store.latest()
      if (now === undefined || !store.mayAct()) return
      const { ok } = await store.ask({ do: 'act', seat, action: way[i]!, at: now.at })
      // With it the step may have been done: the next one has a way of its own.
      if (ok) return void setAt(before => (before.step === doing ? { ...before, shown: i + 1 } : before))
    }
  }
  const light = (): readonly string[] => {
    const now = step()
    return now === undefined || missed() || !store.mayAct() || store.animation.busy() ? [] : (now.light ?? [])
  }
  return (
    <TableView
      store={store}
      home="table"
      lesson
      extra={openRule => (
        <section class="panel lesson-panel" aria-live="polite" aria-label={said(exercise.title)} data-testid="exercise">
          <p class="lesson-count">
            {t('school.task')}
            <Show when={!isDone()}> · {t('school.step', { at: at().step + 1, all: steps.length })}</Show>
          </p>
          <h2>{said(exercise.title)}</h2>
          <Switch fallback={<p data-testid="exercise-task">{said(step()!.text)}</p>}>
            <Match when={isDone()}>
              <p data-testid="exercise-done">
                <strong>{t('school.well')}</strong> {said(exercise.praise)}
              </p>
            </Match>
            <Match when={missed()}>
              <p data-testid="exercise-missed">{t('school.missed')}</p>
            </Match>
          </Switch>
          <div class="dialog-buttons">
            <Show when={isDone() && props.back === undefined}>
              <Show
                when={next()}
                fallback={
                  <a class="button primary" href={pathTo('new', school.game)}>
                    {t('lesson.play')}
                  </a>
                }
              >
                {following => (
                  <a class="button primary" href={pathTo('school', school.game, following().id)}>
                    {t('school.next', { title: said(following().title) })}
                  </a>
                )}
              </Show>
            </Show>
            <Show when={!isDone() && !missed()}>
              <button type="button" data-testid="exercise-show" onClick={() => void showMe()}>
                {t('lesson.show')}
              </button>
            </Show>
            <button
              type="button"
              classList={{ primary: missed() }}
              data-testid="exercise-again"
              onClick={() => props.onAgain()}
            >
              {t('school.again')}
            </button>
            <button type="button" onClick={() => openRule(exercise.rule)}>
              {t('lesson.rule', { rule: cited(exercise.rule) })}
            </button>
            <Show
              when={props.back}
              fallback={
                <a class="button" href={pathTo('school', school.game)}>
                  {t('school.all')}
                </a>
              }
            >
              {back => (
                <button type="button" data-testid="exercise-back" onClick={() => back().go()}>
                  {back().label}
                </button>
              )}
            </Show>
          </div>
          <Spotlight keys={light()} />
        </section>
      )}
    />
  )
}
