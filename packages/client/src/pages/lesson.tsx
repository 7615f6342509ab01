import type { Chair } from '@bivouac/host/protocol'
import { type Action, cited } from '@bivouac/kernel'
import { createEffect, createMemo, createResource, createSignal, type JSX, Show } from 'solid-js'
import { botName } from '../app/bots.ts'
import { learn, said, t } from '../app/language.ts'
import { go, pathTo } from '../app/router.ts'
import { settings } from '../app/settings.ts'
import type { Lesson } from '../carrier/lesson.ts'
import { localCarrier, tables } from '../carrier/local.ts'
import { gameEntry } from '../page/shelf.ts'
import { createTableStore, type TableStore } from '../table/store.ts'
import { TableView } from '../table/table-view.tsx'
import { PageFrame } from '../ui/frame.tsx'
import { LESSON } from '../words/lesson.ts'

learn(LESSON)

/** Whoever has just learnt a game meets its gentlest player. */
const FIRST_BOT = 'recruit'

interface Opened {
  readonly store: TableStore
  readonly lesson: Lesson
}

/** The guided first battle of a game. */
export function LessonPage(props: { readonly game: string }): JSX.Element {
  const [opened] = createResource(
    () => props.game,
    async (id): Promise<Opened | undefined> => {
      const entry = gameEntry(id)
      if (entry?.lesson === undefined) return undefined
      const [page, lesson] = await Promise.all([entry.load(), entry.lesson()])
      await tables().script(lesson)
      const store = createTableStore(entry, page, localCarrier())
      store.carrier.watch(lesson.seat)
      return { store, lesson }
    },
  )
  return (
    <Show when={!opened.loading} fallback={<p class="loading">{t('table.loading')}</p>}>
      <Show
        when={opened()}
        fallback={
          <PageFrame>
            <p class="form">{t('lesson.none')}</p>
          </PageFrame>
        }
      >
        {made => <Guided {...made()} />}
      </Show>
    </Show>
  )
}

function Guided(props: Opened): JSX.Element {
  const { store, lesson } = props
  const { script, steps, seat, game } = lesson
  const [begun, setBegun] = createSignal(false)
  const expected = createMemo(() => script[store.latest()?.at ?? 0])
  /** Some battles are won within the lesson, others only begun in it. */
  const over = (): boolean => store.shown()?.result !== undefined || (store.shown()?.at ?? 0) >= script.length
  /** The step to read now; while the other side moves, the last one stays. */
  const step = createMemo((last: number): number => {
    if (over()) return steps.length - 1
    if (!begun()) return 0
    const next = expected()
    return store.shown() === store.latest() && next?.seat === seat && next.step !== undefined ? next.step : last
  }, 0)
  // Moves that teach nothing are made for the learner.
  createEffect(() => {
    const next = expected()
    const now = store.latest()
    if (!begun() || !store.mayAct() || now === undefined) return
    if (next?.seat === seat && next.step === undefined)
      void store.tryAsk({ do: 'act', seat, action: next.action, at: now.at })
  })
  const wanted = (): Action | undefined => (begun() ? expected()?.action : undefined)
  /** The same war, from here on with real dice and a computer on the other side, as a table of this browser. */
  async function playOn(): Promise<void> {
    const now = store.latest()
    if (now === undefined) return
    const { version, setup, view, eye, at } = now
    const chairs = now.chairs.map(
      ({ kind }, mine): Chair =>
        mine === seat ? { kind, name: settings.name } : { kind: 'bot', bot: FIRST_BOT, name: botName(FIRST_BOT, '') },
    )
    go(
      pathTo(
        'table',
        await tables().fork({ game, version, setup, chairs, mine: [seat], at, from: { view, eye, heard: [] } }),
      ),
    )
  }
  const showMe = (): void => {
    const now = store.latest()
    const next = expected()
    if (now !== undefined && next?.seat === seat && store.mayAct())
      void store.tryAsk({ do: 'act', seat, action: next.action, at: now.at })
  }
  return (
    <TableView
      store={store}
      home="table"
      lesson
      only={wanted}
      extra={openRule => (
        <section class="panel lesson-panel" aria-live="polite" aria-label={t('lesson.title')} data-testid="lesson">
          <p class="lesson-count">
            {t('lesson.title')} · <span data-testid="lesson-step">{step() + 1}</span>/{steps.length}
          </p>
          <h2>{said(steps[step()]!.title)}</h2>
          <p>{said(steps[step()]!.text)}</p>
          <div class="dialog-buttons">
            <Show when={!begun()}>
              <button type="button" class="primary" data-testid="lesson-next" onClick={() => setBegun(true)}>
                {t('lesson.begin')}
              </button>
            </Show>
            <Show when={begun() && !over()}>
              <button type="button" data-testid="lesson-show" onClick={showMe}>
                {t('lesson.show')}
              </button>
            </Show>
            <Show when={over()}>
              <Show when={lesson.onward}>
                {onward => (
                  <button type="button" class="primary" data-testid="lesson-onward" onClick={() => void playOn()}>
                    {said(onward())}
                  </button>
                )}
              </Show>
              <a
                class="button"
                classList={{ primary: lesson.onward === undefined }}
                href={pathTo('new', game)}
                data-testid="lesson-play"
              >
                {t('lesson.play')}
              </a>
            </Show>
            <Show when={over() && gameEntry(game)?.school}>
              <a class="button" href={pathTo('school', game)}>
                {t('lesson.school')}
              </a>
            </Show>
            <button type="button" data-testid="lesson-rule" onClick={() => openRule(steps[step()]!.rule)}>
              {t('lesson.rule', { rule: cited(steps[step()]!.rule) })}
            </button>
          </div>
        </section>
      )}
    />
  )
}
