import type { Why } from '@bivouac/host/protocol'
import { percent } from '@bivouac/kernel'
import { createMemo, createResource, For, type JSX, onMount, Show } from 'solid-js'
import { lang, learn, said, t } from '../app/language.ts'
import type { OddsReport } from '../page/index.ts'
import { PANELS } from '../words/panels.ts'
import { Cite } from './log.tsx'
import type { TableUi } from './ui.ts'

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

/** The odds of what is about to be done: bars, and the sentence a player would say. */
function OddsPanel(props: { readonly ui: TableUi }): JSX.Element {
  const { store, selection } = props.ui
  const [reporter] = createResource(() => store.page.odds())
  const report = createMemo((): OddsReport | undefined => {
    const tell = reporter.latest
    const found = selection.odds()?.odds
    const seat = store.seat()
    const view = store.latest()?.view
    if (tell === undefined || found === undefined || seat === undefined || view === undefined) return undefined
    return tell(found, seat, view, lang(), selection.odds()!.action, selection.odds()!.foretold ?? { lines: [] })
  })
  return (
    <Show when={selection.odds()}>
      {asked => (
        <section class="panel odds" aria-label={t('odds.title')} data-testid="odds">
          <header class="panel-head">
            <h2>{report()?.title ?? t('odds.title')}</h2>
            <span class="panel-about">
              {store.page.words.action(asked().action, store.latest()?.view ?? {}, lang())}
            </span>
          </header>
          <Show when={report()} fallback={<p class="quiet-text">{t('odds.counting')}</p>}>
            {found => (
              <>
                <p class="odds-sentence" data-testid="odds-sentence">
                  {found().sentence}
                </p>
                <ul class="bars">
                  <For each={found().rows}>
                    {row => (
                      <li class={`bar ${row.tone}`} data-testid="odds-row" data-p={row.p}>
                        <span class="bar-name">{row.name}</span>
                        <span class="bar-track">
                          <span class="bar-fill" style={{ width: `${row.p * 100}%` }} />
                        </span>
                        <span class="bar-p">{percent(row.p, lang())}</span>
                      </li>
                    )}
                  </For>
                </ul>
                <p class="quiet-text">
                  {found().note ??
                    (asked().odds?.exact
                      ? t('odds.exact')
                      : t('odds.sampled', { margin: (asked().odds?.margin ?? 0) * 100 }))}
                </p>
              </>
            )}
          </Show>
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
                              {said(refusal.text)} <Cite rule={refusal.rule} ui={props.ui} />
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

/** Several actions fit the thing that was clicked. */
function ActionMenu(props: { readonly ui: TableUi }): JSX.Element {
  const { store, selection } = props.ui
  return (
    <Show when={selection.menu()}>
      {menu => (
        <section class="panel menu" aria-label={t('menu.title')} data-testid="menu">
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
