import { percent } from '@bivouac/kernel'
import { createMemo, createResource, For, type JSX, Show } from 'solid-js'
import { lang, learn, said, t } from '../app/language.ts'
import type { Odds, OddsReport } from '../page/index.ts'
import { PANELS } from '../words/panels.ts'
import type { Inquiry } from './inquiries.ts'
import { Cite } from './log.tsx'
import type { TableUi } from './ui.ts'
import { wholePercents } from './whole-percents.ts'

learn(PANELS)

/** How likely it ends well, as the game's own report counts it. */
const good = ({ rows }: OddsReport): number => rows.reduce((sum, { p, tone }) => sum + (tone === 'good' ? p : 0), 0)
/** Less than this apart is nothing to talk about. */
const ALIKE = 0.005
/** Less is told as “<1%”. */
const NEARLY = 0.005

/** Odds in words and bars: bare, and over what the enemy may hold where that makes a difference. */
export function OddsBody(props: {
  readonly ui: TableUi
  readonly asking: Inquiry
  readonly title?: (title: string | undefined) => JSX.Element
}): JSX.Element {
  const { store } = props.ui
  const [reporter] = createResource(() => store.page.odds())
  const reported = (found: Odds | undefined): OddsReport | undefined => {
    const tell = reporter.latest
    const seat = store.seat()
    const view = store.latest()?.view
    if (tell === undefined || found === undefined || seat === undefined || view === undefined) return undefined
    return tell(found, seat, view, lang(), props.asking.action, props.asking.foretold ?? { lines: [] })
  }
  const report = createMemo(() => reported(props.asking.odds))
  const whole = createMemo(() => wholePercents(report()?.rows.map(row => row.p) ?? []))
  /** What is nearly nothing or nearly all says so; everything else adds up. */
  const told = ({ p }: OddsReport['rows'][number], at: number): string =>
    percent(p < NEARLY || p > 1 - NEARLY ? p : (whole()[at] ?? 0) / 100, lang())
  const held = createMemo((): string | undefined => {
    const over = props.asking.odds?.held
    const bare = report()
    const found = over === undefined ? undefined : reported({ exact: false, ...over })
    if (over === undefined || found === undefined || bare === undefined) return undefined
    if (Math.abs(good(found) - good(bare)) < ALIKE) return undefined
    return t('odds.held', { bare: percent(good(bare), lang()), held: percent(good(found), lang()) })
  })
  return (
    <>
      {props.title?.(report()?.title)}
      <Show when={report()} fallback={<Foretelling ui={props.ui} asking={props.asking} />}>
        {found => (
          <>
            <p class="odds-sentence" data-testid="odds-sentence">
              {found().sentence}
            </p>
            <Show when={held()}>
              <p class="odds-held" data-testid="odds-held">
                {held()}
              </p>
            </Show>
            <ul class="bars">
              <For each={found().rows}>
                {(row, at) => (
                  <li class={`bar ${row.tone}`} data-testid="odds-row" data-p={row.p}>
                    <span class="bar-name">{row.name}</span>
                    <span class="bar-track">
                      <span class="bar-fill" style={{ width: `${row.p * 100}%` }} />
                    </span>
                    <span class="bar-p">{told(row, at())}</span>
                  </li>
                )}
              </For>
            </ul>
            <p class="quiet-text">
              {found().note ??
                (props.asking.odds?.exact
                  ? t('odds.exact')
                  : t('odds.sampled', { margin: (props.asking.odds?.margin ?? 0) * 100 }))}
            </p>
          </>
        )}
      </Show>
    </>
  )
}

/** While the odds are counted, and where there are none: what the rules foretell. */
function Foretelling(props: { readonly ui: TableUi; readonly asking: Inquiry }): JSX.Element {
  return (
    <Show
      when={props.asking.odds === undefined && props.asking.foretold}
      fallback={<p class="quiet-text">{t('odds.counting')}</p>}
    >
      {foretold => (
        <For each={foretold().lines}>
          {line => (
            <p class="refusal">
              {said(line.text)} <Cite rule={line.rule} ui={props.ui} />
            </p>
          )}
        </For>
      )}
    </Show>
  )
}
