import { cited } from '@bivouac/kernel'
import { createEffect, createMemo, createResource, createSignal, For, type JSX, Show } from 'solid-js'
import { learn, said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { gameEntry } from '../page/shelf.ts'
import { PageFrame } from '../ui/frame.tsx'
import { FAIR } from '../words/fair.ts'
import { BookExample, createExamples } from './book-example.tsx'
import { ExercisePage } from './exercise.tsx'

learn(FAIR)

/** Every section of a game's rulebook in our own words, with the examples that its school plays. */
export function RulebookPage(props: { readonly game: string; readonly section: string }): JSX.Element {
  const [book] = createResource(
    () => props.game,
    id => gameEntry(id)?.rulebook() ?? Promise.resolve(undefined),
  )
  const [school] = createResource(
    () => props.game,
    async game => (await gameEntry(game)?.school?.()) ?? { game, exercises: [] },
  )
  const examples = createExamples(() => props.game)
  /** The example that is being played, and where in the book. */
  const [playing, setPlaying] = createSignal<{ readonly id: string; readonly rule: string }>()
  const [left, setLeft] = createSignal('')
  const wanted = (): string => left() || props.section
  const sections = createMemo(() => Object.entries(book() ?? {}).sort(([a], [b]) => inOrder(a, b)))
  createEffect(() => {
    if (book() === undefined || playing() !== undefined || wanted() === '') return
    const rule = wanted()
    queueMicrotask(() => {
      const element = document.getElementById(`s-${rule}`)
      element?.scrollIntoView({ block: 'start' })
      element?.focus({ preventScroll: true })
    })
  })
  return (
    <Show
      when={playing()}
      keyed
      fallback={
        <PageFrame>
          <article class="book" data-testid="rulebook">
            <h1>
              {t('rules.title', { game: said(gameEntry(props.game)?.title ?? { it: props.game, en: props.game }) })}
            </h1>
            <p class="quiet-text">{t('rules.about')}</p>
            <Show when={!book.loading} fallback={<p>{t('table.loading')}</p>}>
              <nav class="book-contents" aria-label={t('rules.contents')}>
                <For each={sections().filter(([rule]) => !/[.-]/.test(rule))}>
                  {([rule, section]) => (
                    <a href={pathTo('rules', props.game, rule)}>
                      §{rule} {said(section.title)}
                    </a>
                  )}
                </For>
              </nav>
              <For each={sections()} fallback={<p>{t('rules.unknown')}</p>}>
                {([rule, section]) => (
                  <section
                    class="book-section"
                    classList={{ top: !/[.-]/.test(rule), here: rule === props.section }}
                    id={`s-${rule}`}
                    tabindex="-1"
                  >
                    <h2>
                      <a href={pathTo('rules', props.game, rule)} class="book-number">
                        {cited(rule)}
                      </a>{' '}
                      {said(section.title)}
                    </h2>
                    <p>{said(section.summary)}</p>
                    <For each={school()?.exercises.filter(each => each.rule === rule) ?? []}>
                      {exercise => (
                        <Show when={examples()[exercise.id]}>
                          {example => (
                            <BookExample
                              game={props.game}
                              exercise={exercise}
                              example={example()}
                              onPlay={() => setPlaying({ id: exercise.id, rule })}
                            />
                          )}
                        </Show>
                      )}
                    </For>
                  </section>
                )}
              </For>
            </Show>
            <p class="quiet-text">
              <a href={pathTo('fair', props.game)} data-testid="fair-link">
                {t('fair.title')}
              </a>
            </p>
          </article>
        </PageFrame>
      }
    >
      {({ id, rule }) => (
        <ExercisePage
          game={props.game}
          id={id}
          back={{
            label: t('book.back'),
            go() {
              setLeft(rule)
              setPlaying(undefined)
            },
          }}
        />
      )}
    </Show>
  )
}

/** 2 before 10, 4 before 4-discard before 4.1. */
export function inOrder(a: string, b: string): number {
  const parts = (text: string): readonly string[] => text.split(/(?=[.-])/)
  const x = parts(a)
  const y = parts(b)
  for (let i = 0; i < Math.max(x.length, y.length); i++) {
    if (x[i] === undefined) return -1
    if (y[i] === undefined) return 1
    const n = Number.parseFloat(x[i]!.replace(/^[.-]/, '')) - Number.parseFloat(y[i]!.replace(/^[.-]/, ''))
    if (n !== 0 && !Number.isNaN(n)) return n
    // Parts named by a word stay in the order the book file gives them.
    if (x[i] !== y[i]) return 0
  }
  return 0
}
