/** After the game: who was winning when, what turned it, what the dice did, and what could have been done better. */
import '../style/analysis.css'
import type { Analysis, Mistake } from '@bivouac/ai'
import type { Action, Text } from '@bivouac/kernel'
import { For, type JSX, Show } from 'solid-js'
import { lang, said, t } from '../app/language.ts'
import { Curve } from './analysis-curve.tsx'
import { createJudging } from './analysis-run.ts'
import { deservedWords, luckWords, percent, type Turn, turnedWords } from './analysis-words.ts'
import type { TableUi } from './ui.ts'

const MOST_MISTAKES = 8
const NOBODY: Text = { it: '', en: '' }

export function AnalysisPanel(props: {
  readonly ui: TableUi
  readonly names: readonly Text[]
  readonly onClose: () => void
}): JSX.Element {
  const { store, replay } = props.ui
  const { found, at } = createJudging(props.ui, why => {
    if (why !== undefined) store.notify({ text: why })
    props.onClose()
  })

  return (
    <section class="panel analysis" aria-label={t('analysis.title')} data-testid="analysis">
      <header class="panel-head">
        <h2>{t('analysis.title')}</h2>
        <button
          type="button"
          class="quiet"
          aria-label={found() === undefined ? t('ui.cancel') : t('ui.close')}
          data-testid="analysis-close"
          onClick={() => props.onClose()}
        >
          ✕
        </button>
      </header>
      <Show
        when={found()}
        fallback={
          <label class="analysis-wait">
            {t('analysis.working', { at: at(), of: replay.length() })}
            <progress max={replay.length()} value={at()} />
          </label>
        }
      >
        {all => <Judged ui={props.ui} names={props.names} found={all()} />}
      </Show>
    </section>
  )
}

function Judged(props: {
  readonly ui: TableUi
  readonly names: readonly Text[]
  readonly found: Analysis
}): JSX.Element {
  const { store, replay } = props.ui
  const side = (seat: number): Text | string => props.names[seat] ?? ''
  const name = (seat: number): string => said(props.names[seat] ?? NOBODY)
  const spoken = (action: Action, view: object): string => store.page.words.action(action, view, lang())
  const over = (): boolean => store.latest()?.result !== undefined || store.latest()?.ending !== undefined

  /** The moment before a deed, with the deed on the board. */
  async function lookAt({ at, action, view }: Turn): Promise<void> {
    await replay.goTo(at - 1)
    const asked = replay.asked()
    if (replay.at() === at - 1 && asked !== undefined) props.ui.mark(store.meant.things(action, asked, view))
  }
  /** The moment of the choice, through the eyes of the one who chose, with the better move on the board. */
  async function show({ at, seat, better, view }: Mistake): Promise<void> {
    if (over()) replay.look(seat)
    await replay.goTo(at - 1)
    const asked = replay.asked()
    if (replay.at() !== at - 1 || asked === undefined) return
    props.ui.mark(store.meant.things(better, asked, view))
  }
  return (
    <>
      <Curve
        curve={props.found.curve}
        turning={props.found.turning.map(move => move.at)}
        at={replay.at()}
        label={t('analysis.graph', { who: side(0) })}
        colours={store.page.sides(store.latest()!.setup, store.latest()!.view).map(side => side.colour)}
        goTo={at => void replay.goTo(at)}
      />
      <p class="quiet-text">{t('analysis.graph', { who: side(0) })}</p>
      <Show when={luckWords(props.found, props.names)} fallback={<p>{t('analysis.noLuck')}</p>}>
        {luck => (
          <p data-testid="analysis-luck">
            {luck()} <Show when={over()}>{deservedWords(props.found, props.names)}</Show>
          </p>
        )}
      </Show>
      <h3>{t('analysis.turning')}</h3>
      <ol class="analysis-list">
        <For each={props.found.turning}>
          {move => (
            <li>
              <button type="button" data-testid="analysis-turning" onClick={() => void lookAt(move)}>
                <b>
                  {move.at} · {name(move.seat)}
                </b>{' '}
                {turnedWords(store, move)}{' '}
                <span class="quiet-text">
                  {percent(move.before)} → {percent(move.after)}
                </span>
              </button>
            </li>
          )}
        </For>
      </ol>
      <h3>{t('analysis.mistakes')}</h3>
      <Show when={props.found.mistakes.length > 0} fallback={<p>{t('analysis.none')}</p>}>
        <ol class="analysis-list">
          <For each={props.found.mistakes.slice(0, MOST_MISTAKES)}>
            {mistake => (
              <li>
                <button type="button" data-testid="analysis-mistake" onClick={() => void show(mistake)}>
                  <b>
                    {mistake.at} · {name(mistake.seat)}
                  </b>{' '}
                  {t('analysis.cost', { what: spoken(mistake.action, mistake.view), much: percent(mistake.cost) })}
                  <span class="analysis-better">
                    {t('analysis.better', { what: spoken(mistake.better, mistake.view) })}
                  </span>
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <p class="quiet-text">{t('analysis.about')}</p>
    </>
  )
}
