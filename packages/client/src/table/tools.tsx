import type { Text } from '@bivouac/kernel'
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js'
import { said, t } from '../app/language.ts'
import { ReasonButton } from '../ui/controls.tsx'
import { Icon } from './icons.tsx'
import type { Threats } from './scene.ts'
import type { TableUi } from './ui.ts'

const AskFirst = lazy(() => import('./dialogs.tsx').then(part => ({ default: part.AskFirst })))
const ProposalsBar = lazy(() => import('./proposals-bar.tsx').then(part => ({ default: part.ProposalsBar })))
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
  const now = store.latest
  /** What somebody else has proposed and this seat has not answered. */
  const proposals = () => {
    const seat = store.seat()
    if (seat === undefined) return []
    return now()?.offers?.filter(each => each.seat !== seat && !each.yes?.includes(seat)) ?? []
  }
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
                frame={more!}
              />
            </Suspense>
          </Show>
        </details>
      </Show>
      <Show when={resigning()}>
        <Suspense>
          <AskFirst
            title={t('tools.resign')}
            text={t((now()?.chairs.length ?? 0) > 2 ? 'resign.several' : 'resign.sure')}
            yes={t('tools.resign')}
            onYes={() => void store.tryAsk({ do: 'resign', seat: store.seat() ?? 0 })}
            onClose={() => setResigning(false)}
          />
        </Suspense>
      </Show>
      <Show when={proposals().length > 0}>
        <Suspense>
          <ProposalsBar ui={props.ui} names={props.names} open={proposals()} />
        </Suspense>
      </Show>
    </div>
  )
}
