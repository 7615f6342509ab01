import type { Why } from '@bivouac/host/protocol'
import { For, type JSX, onMount, Show } from 'solid-js'
import { lang, learn, said, t } from '../app/language.ts'
import { keyOf, type Thing } from '../page/index.ts'
import { PANELS } from '../words/panels.ts'
import { beside } from './beside.ts'
import { Cite } from './log.tsx'
import { OddsBody } from './odds-body.tsx'
import type { TableUi } from './ui.ts'
import { defeatBy } from './weighing.ts'

learn(PANELS)

export function Panels(props: { readonly ui: TableUi }): JSX.Element {
  return (
    <>
      <ActionMenu ui={props.ui} />
      <WhyPanel ui={props.ui} />
      <OddsPanel ui={props.ui} />
    </>
  )
}

/** The odds of what is about to be done, and what the rules warn of. */
function OddsPanel(props: { readonly ui: TableUi }): JSX.Element {
  const { store, selection } = props.ui
  return (
    <Show when={selection.odds()}>
      {asked => (
        <section class="panel odds" aria-label={t('odds.title')} data-testid="odds">
          <Show when={defeatBy(store.latest()?.asked, asked().action)}>
            {result => (
              <p class="warning" role="alert" data-testid="warning">
                {t('odds.loses')} {store.page.words.result(result(), lang(), store.latest()?.view)}{' '}
                <Cite rule={result().rule} ui={props.ui} />
              </p>
            )}
          </Show>
          <For each={asked().foretold?.warnings}>
            {warning => (
              <p class="warning" role="alert" data-testid="warning">
                {said(warning)}
              </p>
            )}
          </For>
          <OddsBody
            ui={props.ui}
            asking={asked()}
            title={title => (
              <header class="panel-head">
                <h2>{title ?? t('odds.title')}</h2>
                <span class="panel-about">
                  {store.page.words.action(asked().action, store.latest()?.view ?? {}, lang())}
                </span>
              </header>
            )}
          />
        </section>
      )}
    </Show>
  )
}

/** Actions that fall under the same reasons, which are then given once. */
function underOneReason(all: readonly Why[]): readonly (readonly Why[])[] {
  const groups = new Map<string, Why[]>()
  for (const each of all) {
    const key = JSON.stringify([each.action.type, each.legal, each.refusals])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [each])
    else group.push(each)
  }
  return [...groups.values()]
}
const MOST_NAMED = 4

/** Why not? Each reason with its rule, and what would make it legal. */
function WhyPanel(props: { readonly ui: TableUi }): JSX.Element {
  const { store, selection } = props.ui
  const view = (): object => store.latest()?.view ?? {}
  return (
    <Show when={selection.explained()}>
      {explained => (
        <section class="panel why" aria-label={t('why.title')} data-testid="why">
          <header class="panel-head">
            <h2>{t('why.title')}</h2>
            <span class="panel-about">{store.page.nameOf(explained().thing, view(), lang())}</span>
            <button type="button" class="quiet" aria-label={t('ui.close')} onClick={() => selection.dismiss()}>
              ✕
            </button>
          </header>
          <Show when={explained().why} fallback={<p class="quiet-text">{t('why.asking')}</p>}>
            {all => (
              <ul class="why-list">
                <For each={underOneReason(all()).slice(0, 8)} fallback={<li>{t('why.nothing')}</li>}>
                  {group => (
                    <li data-testid="why-row">
                      <strong>
                        {group
                          .slice(0, MOST_NAMED)
                          .map(each => store.page.words.action(each.action, view(), lang()))
                          .join(', ')}
                        {group.length > MOST_NAMED ? ` … (${group.length})` : ''}
                      </strong>
                      <Show when={!group[0]!.legal} fallback={<span class="legal"> — {t('why.legal')}</span>}>
                        <For each={group[0]!.refusals}>
                          {refusal => (
                            <p class="refusal" data-testid="refusal">
                              {said(refusal.text)}{' '}
                              <Show when={refusal.rule}>{rule => <Cite rule={rule()} ui={props.ui} />}</Show>
                              <Show when={refusal.cure}>
                                {cure => (
                                  <em class="cure">
                                    {t('why.cure')} {said(cure())}
                                  </em>
                                )}
                              </Show>
                            </p>
                          )}
                        </For>
                      </Show>
                    </li>
                  )}
                </For>
              </ul>
            )}
          </Show>
        </section>
      )}
    </Show>
  )
}

/** Not before it is in the page: a panel that waits for something it fetches is put there later than it is made. */
const takeFocus = (element: HTMLElement): void => onMount(() => element.focus())

/** A choice opens where the pointer is: beside the thing it is about, over neither log nor armies. */
function standBeside(element: HTMLElement, thing: Thing): void {
  const boxes = (selector: string): readonly DOMRect[] =>
    [...document.querySelectorAll(selector)].map(each => each.getBoundingClientRect())
  const room = { left: 8, top: 8, width: innerWidth - 16, height: innerHeight - 16 }
  const at = boxes(`[data-thing~="${CSS.escape(keyOf(thing))}"]`).slice(0, 1)
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const { left, top } = beside(size, room, at, boxes('.record, .armies-side, .prompt'))
  element.style.left = `${left}px`
  element.style.top = `${top}px`
}

/** Several actions fit the thing that was clicked. */
function ActionMenu(props: { readonly ui: TableUi }): JSX.Element {
  const { store, selection } = props.ui
  return (
    <Show when={selection.menu()}>
      {menu => (
        <section
          class="panel menu"
          aria-label={t('menu.title')}
          data-testid="menu"
          ref={element => onMount(() => standBeside(element, menu().thing))}
        >
          <header class="panel-head">
            <h2>{store.page.nameOf(menu().thing, store.latest()?.view ?? {}, lang())}</h2>
          </header>
          <div class="menu-list">
            <For each={menu().actions}>
              {(action, i) => (
                <button
                  type="button"
                  ref={element => i() === 0 && takeFocus(element)}
                  data-testid={`action-${action.type}`}
                  onClick={() => selection.choose(action)}
                >
                  {store.page.words.action(action, store.latest()?.view ?? {}, lang())}
                </button>
              )}
            </For>
          </div>
        </section>
      )}
    </Show>
  )
}
