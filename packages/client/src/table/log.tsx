import type { Heard } from '@bivouac/host/protocol'
import { cited, type Phrase, type Token } from '@bivouac/kernel'
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js'
import { lang, t } from '../app/language.ts'
import { afterPaint } from './after-paint.ts'
import { Die } from './dice.tsx'
import { isByComputer, isHinted } from './marks.ts'
import type { TableUi } from './ui.ts'

/** A sentence of the log: names to hover, dice to see, rules to open. */
export function Sentence(props: { readonly phrase: Phrase; readonly ui: TableUi }): JSX.Element {
  return <For each={props.phrase}>{part => (typeof part === 'string' ? part : token(part, props.ui))}</For>
}

function token(part: Token, ui: TableUi): JSX.Element {
  if (part.kind === 'die') return <Die sides={part.sides} got={part.got} />
  if (part.kind === 'rule') return <Cite rule={part.rule} ui={ui} />
  if (part.kind === 'side')
    return (
      <span class="token side" data-side={part.id}>
        {part.text}
      </span>
    )
  const thing = { kind: part.kind, id: part.id }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button cannot break over two lines of the log
    // biome-ignore lint/a11y/useFocusableInteractive: it takes focus by pointer only, or the log would be a hundred tab stops
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same thing can be reached on the board, where the keys are
    <span
      class="token"
      role="button"
      tabindex="-1"
      onPointerEnter={() => ui.point(thing)}
      onPointerLeave={() => ui.point(undefined)}
      onClick={() => ui.show(thing)}
    >
      {part.text}
    </span>
  )
}

export function Cite(props: { readonly rule: string; readonly ui: TableUi }): JSX.Element {
  return (
    <button
      type="button"
      class="cite"
      data-testid="cite"
      data-rule={props.rule}
      aria-label={t('table.openRule', { rule: props.rule })}
      onClick={() => props.ui.openRule(props.rule)}
    >
      {cited(props.rule)}
    </button>
  )
}

export function Log(props: { readonly ui: TableUi }): JSX.Element {
  let list: HTMLOListElement | undefined
  const store = (): TableUi['store'] => props.ui.store
  const seen = createMemo(() => props.ui.replay.at())
  const table = createMemo(() => store().latest()?.table ?? '')
  // All lines of a move come at once, when the board has shown it.
  const [lines, setLines] = createSignal(store().log())
  let isLate = false
  createEffect(
    on(
      () => store().log(),
      () => {
        if (isLate) return
        isLate = true
        afterPaint(() => {
          isLate = false
          setLines(store().log())
        })
      },
      { defer: true },
    ),
  )
  // The log follows the game, or the moment looked at, unless somebody scrolled up to read.
  createEffect(
    on([() => lines().length, seen], () => {
      const box = list
      if (box === undefined) return
      const at = seen()
      if (at === undefined) {
        box.scrollTop = box.scrollHeight
        return
      }
      const line = ([...box.children] as HTMLElement[]).findLast(each => Number(each.dataset.move) <= at)
      line?.scrollIntoView({ block: 'nearest' })
    }),
  )
  // The panels around it grow and shrink: whoever reads the end goes on reading the end.
  onMount(() => {
    let atEnd = true
    const box = list!
    const seenEnd = (): void => {
      atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 40
    }
    const watcher = new ResizeObserver(() => {
      if (atEnd && seen() === undefined) box.scrollTop = box.scrollHeight
    })
    box.addEventListener('scroll', seenEnd, { passive: true })
    watcher.observe(box)
    onCleanup(() => watcher.disconnect())
  })
  return (
    <ol ref={list} class="log" aria-label={t('table.log')} data-testid="log" tabindex="0">
      <For each={lines()}>{each => <Line heard={each} ui={props.ui} table={table()} seen={seen()} />}</For>
      <Show when={lines().length === 0}>
        <li class="log-empty">{t('table.logEmpty')}</li>
      </Show>
    </ol>
  )
}

function Line(props: {
  readonly heard: Heard
  readonly ui: TableUi
  readonly table: string
  readonly seen: number | undefined
}): JSX.Element {
  const words = (): TableUi['store']['page']['words'] => props.ui.store.page.words
  const level = (): number => words().level(props.heard.event)
  const phrase = createMemo(() => words().event(props.heard.event, lang()))
  const hinted = (): boolean => isHinted(props.table, props.heard.move)
  const byComputer = (): boolean => isByComputer(props.table, props.heard.move)
  return (
    <li
      class={`line level-${level()}`}
      classList={{
        later: props.seen !== undefined && props.heard.move > props.seen,
        now: props.heard.move === props.seen,
        'by-computer': byComputer(),
        hinted: hinted(),
      }}
      title={byComputer() ? t('advice.byComputer') : hinted() ? t('advice.hinted') : undefined}
      data-move={props.heard.move}
      data-event={props.heard.event.e}
    >
      <Sentence phrase={phrase()} ui={props.ui} />
      <Show when={level() <= 1}>
        <button
          type="button"
          class="jump"
          aria-label={t('replay.from', { at: props.heard.move })}
          title={t('replay.from', { at: props.heard.move })}
          onClick={() => void props.ui.replay.goTo(props.heard.move)}
        >
          ↺
        </button>
      </Show>
    </li>
  )
}
