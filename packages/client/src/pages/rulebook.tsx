import { cited } from '@bivouac/kernel'
import { createEffect, createMemo, createResource, For, type JSX, Show } from 'solid-js'
import { said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { gameEntry } from '../page/shelf.ts'
import { Frame } from '../ui/frame.tsx'
import { type Conformance, conformanceOf, type Status } from './conformance.ts'

/** Every section of a game's rulebook in our own words, with what is known of its place in the code and the tests. */
export function RulebookPage(props: { readonly game: string; readonly section: string }): JSX.Element {
  const [book] = createResource(
    () => props.game,
    id => gameEntry(id)?.rulebook() ?? Promise.resolve(undefined),
  )
  const [status] = createResource(() => props.game, conformanceOf)
  const sections = createMemo(() => Object.entries(book() ?? {}).sort(([a], [b]) => compare(a, b)))
  createEffect(() => {
    if (book() === undefined || props.section === '') return
    const wanted = props.section
    queueMicrotask(() => {
      const element = document.getElementById(`s-${wanted}`)
      element?.scrollIntoView({ block: 'start' })
      element?.focus({ preventScroll: true })
    })
  })
  const statusOf = (rule: string): Status | undefined => (status() as Conformance | undefined)?.[rule]
  return (
    <Frame>
      <article class="book" data-testid="rulebook">
        <h1>{t('rules.title', { game: said(gameEntry(props.game)?.title ?? { it: props.game, en: props.game }) })}</h1>
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
                <Show when={section.rule !== false && statusOf(rule)}>
                  {found => (
                    <p class={`status ${found().state}`} data-testid="rule-status">
                      <span class="status-mark" aria-hidden="true" />
                      {t(`rules.${found().state}`)}
                      <Show when={found().tests > 0}> · {t('rules.tests', { count: found().tests })}</Show>
                    </p>
                  )}
                </Show>
              </section>
            )}
          </For>
        </Show>
      </article>
    </Frame>
  )
}

/** 2 before 10, 4 before 4-discard before 4.1. */
function compare(a: string, b: string): number {
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
