import type { Seat, Text } from '@bivouac/kernel'
import { createEffect, createSignal, For, type JSX, lazy, onCleanup, Show, Suspense } from 'solid-js'
import { said, t } from '../app/language.ts'
import { ReasonButton } from '../ui/controls.tsx'
import { Icon } from './icons.tsx'
import type { Threats } from './scene.ts'
import type { TableUi } from './ui.ts'

const Ask = lazy(() => import('./dialogs.tsx').then(part => ({ default: part.Ask })))
const MoreMenu = lazy(() => import('./more-menu.tsx').then(part => ({ default: part.MoreMenu })))

export function TableTools(props: {
  readonly ui: TableUi
  readonly home: 'table' | 'online'
  readonly threats: Threats
  readonly names: readonly Text[]
  readonly lesson: boolean
  readonly onFlip: () => void
  readonly onHelp: () => void
  readonly onUndo: () => void
  /** A factor, or 0 for the whole board. */
  readonly zoom: (by: number) => void
}): JSX.Element {
  const { store } = props.ui
  const [open, setOpen] = createSignal(false)
  const [resigning, setResigning] = createSignal(false)
  let more: HTMLDetailsElement | undefined
  const shut = (): void => {
    if (more !== undefined) more.open = false
  }
  // As any menu: Esc closes it, and so does a click elsewhere, which then means nothing else.
  const outside = (event: Event): void => {
    if (more === undefined || more.contains(event.target as Node)) return
    shut()
    event.stopPropagation()
    event.preventDefault()
  }
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    shut()
    more?.querySelector('summary')?.focus()
    event.stopPropagation()
  }
  createEffect(() => {
    if (!open()) return
    const capture = { capture: true }
    document.addEventListener('click', outside, capture)
    document.addEventListener('keydown', leave, capture)
    onCleanup(() => {
      document.removeEventListener('click', outside, capture)
      document.removeEventListener('keydown', leave, capture)
    })
  })
  const now = store.latest
  const noUndo = (): string | undefined => {
    const refusal = now()?.noUndo
    return refusal === undefined ? undefined : said(refusal.text)
  }
  return (
    <div class="tools" role="toolbar" aria-label={t('tools.title')}>
      <ReasonButton
        class="quiet"
        testid="undo"
        label={t(now()?.typed ? 'tools.umpireUndo' : 'tools.undo')}
        keys="Control+Z"
        reason={noUndo()}
        onReason={text => store.notify({ text })}
        onClick={props.onUndo}
      >
        <Icon name="undo" />
      </ReasonButton>
      <button
        type="button"
        class="quiet"
        data-testid="threats"
        aria-pressed={props.threats.on()}
        aria-label={t('tools.threats')}
        title={`${t('tools.threats')} (t)`}
        onClick={() => void props.threats.toggle()}
      >
        <Icon name="threats" />
      </button>
      <button
        type="button"
        class="quiet wide-only"
        data-testid="flip"
        aria-label={t('tools.flip')}
        title={`${t('tools.flip')} (f)`}
        onClick={() => props.onFlip()}
      >
        <Icon name="flip" />
      </button>
      <button
        type="button"
        class="quiet wide-only"
        aria-label={t('tools.closer')}
        title={`${t('tools.closer')} (+)`}
        onClick={() => props.zoom(1.25)}
      >
        <Icon name="closer" />
      </button>
      <button
        type="button"
        class="quiet wide-only"
        aria-label={t('tools.whole')}
        title={`${t('tools.whole')} (0)`}
        onClick={() => props.zoom(0)}
      >
        <Icon name="whole" />
      </button>
      <button
        type="button"
        class="quiet wide-only"
        data-testid="help-button"
        aria-label={t('keys.title')}
        title={`${t('keys.title')} (?)`}
        onClick={() => props.onHelp()}
      >
        ?
      </button>
      <Show when={!props.lesson}>
        <details class="more" ref={more} data-testid="more" onToggle={event => setOpen(event.currentTarget.open)}>
          <summary aria-label={t('tools.more')} title={t('tools.more')}>
            <Icon name="more" />
          </summary>
          <Show when={open()}>
            <Suspense>
              <MoreMenu
                ui={props.ui}
                home={props.home}
                onFlip={props.onFlip}
                onHelp={props.onHelp}
                onResign={() => setResigning(true)}
                shut={shut}
              />
            </Suspense>
          </Show>
        </details>
      </Show>
      <Show when={resigning()}>
        <Suspense>
          <Ask
            title={t('tools.resign')}
            text={t((now()?.chairs.length ?? 0) > 2 ? 'resign.several' : 'resign.sure')}
            yes={t('tools.resign')}
            onYes={() => void store.tryAsk({ do: 'resign', seat: store.seat() ?? 0 })}
            onClose={() => setResigning(false)}
          />
        </Suspense>
      </Show>
      <OffersBar ui={props.ui} names={props.names} />
    </div>
  )
}

/** An offer of somebody else waits for an answer: everybody has to agree. */
function OffersBar(props: { readonly ui: TableUi; readonly names: readonly Text[] }): JSX.Element {
  const { store } = props.ui
  const isAsked = (offer: { readonly seat: Seat; readonly yes?: readonly Seat[] }): boolean =>
    offer.seat !== store.seat() && !offer.yes?.includes(store.seat() ?? -1)
  const open = () => store.latest()?.offers?.filter(isAsked) ?? []
  return (
    <Show when={store.seat() !== undefined}>
      <For each={open()}>
        {each => (
          <div class="notice offer" role="alert" data-testid="offer">
            <span>{t(`offer.${each.what}`, { who: props.names[each.seat] ?? '' })}</span>
            <For each={[true, false]}>
              {yes => (
                <button
                  type="button"
                  class={yes ? 'primary' : ''}
                  onClick={() => void store.tryAsk({ do: 'answerOffer', seat: store.seat()!, what: each.what, yes })}
                >
                  {yes ? t('ui.yes') : t('ui.no')}
                </button>
              )}
            </For>
          </div>
        )}
      </For>
    </Show>
  )
}
