import type { Action, Text } from '@bivouac/kernel'
import { createMemo, For, type JSX, lazy, Show, Suspense } from 'solid-js'
import { lang, said, t } from '../app/language.ts'
import { ReasonButton } from '../ui/controls.tsx'
import { endingWords } from './ending.ts'
import { Cite } from './log.tsx'
import { outcome } from './sides.ts'
import type { TableUi } from './ui.ts'

const LastTurn = lazy(() => import('./hands.ts').then(part => ({ default: part.LastTurn })))
const TurnSign = lazy(() => import('./hands.ts').then(part => ({ default: part.TurnSign })))
const OrdersPanel = lazy(() => import('./orders.tsx').then(part => ({ default: part.OrdersPanel })))
const StandingOrdersPanel = lazy(() => import('./standing.tsx').then(part => ({ default: part.StandingOrdersPanel })))

interface Button {
  readonly action: Action
  readonly reason?: string
}

/** What to do now, or who is awaited; the buttons of the question on its right. */
export function PromptBar(props: {
  readonly ui: TableUi
  readonly names: readonly Text[]
  readonly tools: JSX.Element
  readonly lesson: boolean
  /** Is anybody there to be told what the others did? */
  readonly isHere: boolean
  /** May a computer be told to move now? Not where several share those who think. */
  readonly hurries: boolean
}): JSX.Element {
  const { store, replay, selection } = props.ui
  const asked = () => (replay.at() === undefined ? store.shown()?.asked : replay.asked())
  const mine = (): boolean => asked()?.actions !== undefined
  const thinking = (): string => t(props.hurries ? 'table.stopThinking' : 'table.thinking')
  const view = (): object => store.shown()?.view ?? {}

  /** Among people, or where the game knows orders. */
  const mayOrder = (): boolean =>
    store.page.orders !== undefined || (store.latest()?.chairs ?? []).filter(each => each.kind === 'human').length > 1
  const hasStanding = (): boolean =>
    (mine() && asked()?.standing !== undefined) || (store.latest()?.standing ?? []).length > 0

  const prompt = createMemo((): string => {
    const now = store.shown()
    if (now === undefined) return t('table.loading')
    if (replay.at() !== undefined) return t('replay.looking', { at: replay.at()!, of: replay.length() })
    // Alone at the table it is no question who won, only how.
    if (now.result !== undefined && props.names.length === 1)
      return store.page.words.result(now.result, lang(), now.view)
    if (now.result !== undefined) return outcome(now, props.names)
    if (now.ending !== undefined) return endingWords(now.ending, props.names)
    const question = asked()
    if (question === undefined) return t('table.loading')
    const words = store.page.words.prompt(question, view(), lang())
    // Of several who are asked jointly, it does not show who has answered; of those who share a question, who is through.
    const others = question.seats?.filter(seat => !now.mine.includes(seat)) ?? []
    if (mine() && (question.shared === undefined || others.length === 0)) return words
    if (mine()) return t('table.beside', { who: others.flatMap(seat => props.names[seat] ?? []), what: words })
    const awaited = others.length > 0 ? others : [question.seat]
    return t('table.waiting', { who: awaited.flatMap(seat => props.names[seat] ?? []), what: words })
  })

  // Buttons the question knows but does not offer now are shown with the reason that came with it.
  const buttons = createMemo((): readonly Button[] => {
    const offered = [...selection.whole(), ...selection.plain()].map(action => ({ action }))
    const now = store.latest()
    if (selection.offered().length === 0 || replay.at() !== undefined || now?.asked?.shut === undefined) return offered
    const known = new Set(store.meant.buttons(now.asked, now.view))
    const shut = now.asked.shut.flatMap(({ action, refusals }) =>
      known.has(action.type) && refusals[0] !== undefined ? [{ action, reason: said(refusals[0].text) }] : [],
    )
    return [...offered, ...shut]
  })

  return (
    <section
      class="prompt"
      classList={{ mine: store.mayAct() && replay.at() === undefined }}
      aria-label={t('table.prompt')}
      data-testid="prompt"
    >
      <div class="prompt-line">
        <Show when={store.latest()?.thinking !== undefined && replay.at() === undefined}>
          <button
            type="button"
            class="quiet thinking-stop"
            disabled={!props.hurries}
            aria-label={thinking()}
            title={thinking()}
            data-testid="stop-thinking"
            onClick={() => void store.ask({ do: 'stopThinking' })}
          >
            <span class="thinking" />
          </button>
        </Show>
        <div class="prompt-words">
          <p class="prompt-text" data-testid="prompt-text">
            {prompt()} <Show when={asked()}>{question => <Cite rule={question().rule} ui={props.ui} />}</Show>
          </p>
          <Show when={props.isHere}>
            <Suspense>
              <TurnSign ui={props.ui} />
              <LastTurn ui={props.ui} />
            </Suspense>
          </Show>
          <div class="standings">
            <Show when={props.isHere && !props.lesson && store.seat() !== undefined && mayOrder()}>
              <Suspense>
                <OrdersPanel ui={props.ui} />
              </Suspense>
            </Show>
            <Show when={replay.at() === undefined && hasStanding()}>
              <Suspense>
                <StandingOrdersPanel ui={props.ui} />
              </Suspense>
            </Show>
          </div>
        </div>
      </div>
      <div class="prompt-buttons">
        <Show when={selection.armed()}>
          {action => (
            <>
              <button
                type="button"
                class="primary"
                data-testid="confirm"
                aria-keyshortcuts="Enter"
                onClick={() => selection.confirm()}
              >
                <span class="deed">{store.page.words.action(action(), view(), lang())}</span>
              </button>
              <button type="button" data-testid="cancel" aria-keyshortcuts="Escape" onClick={() => selection.cancel()}>
                {t('ui.cancel')}
              </button>
            </>
          )}
        </Show>
        <Show when={selection.armed() === undefined}>
          <Show when={selection.begun().length > 0}>
            <button type="button" data-testid="cancel" aria-keyshortcuts="Escape" onClick={() => selection.cancel()}>
              {t('ui.cancel')}
            </button>
          </Show>
          <For each={buttons()}>
            {(button, i) => (
              <ReasonButton
                class={i() === 0 && button.reason === undefined ? 'primary' : ''}
                testid={`action-${button.action.type}`}
                reason={button.reason}
                onReason={text => store.notify({ text })}
                onClick={() => selection.choose(button.action)}
              >
                <span class="deed">{store.page.words.action(button.action, view(), lang())}</span>
              </ReasonButton>
            )}
          </For>
        </Show>
        <Show when={replay.at() !== undefined}>
          <button type="button" class="primary" data-testid="replay-leave" onClick={() => replay.leave()}>
            {t('replay.leave')}
          </button>
        </Show>
        <Suspense>{props.tools}</Suspense>
      </div>
    </section>
  )
}
