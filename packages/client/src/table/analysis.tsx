/** After the game: who was winning when, what turned it, what the dice did, and what could have been done better. */
import '../style/analysis.css'
import type { Analysis, Mistake, MoveJudged } from '@bivouac/ai'
import { type Action, percent as inPercent, type Text } from '@bivouac/kernel'
import type { Journal } from '@bivouac/match'
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { lang, learn, said, t } from '../app/language.ts'
import type { FromAnalyst } from '../carrier/messages.ts'
import { ANALYSIS } from '../words/analysis.ts'
import { Curve } from './analysis-curve.tsx'
import { judgedBefore, keepJudged } from './analysis-kept.ts'
import type { TableUi } from './ui.ts'

learn(ANALYSIS)

const MOST_MISTAKES = 8
/** Less is written as nothing. */
const LEAST_LUCK = 0.005
const NOBODY: Text = { it: '', en: '' }
const percent = (chance: number): string => inPercent(chance, lang())
const points = (chance: number): string =>
  `${chance < 0 ? '−' : '+'}${percent(Math.abs(Math.round(chance * 100) / 100))}`

export function AnalysisPanel(props: {
  readonly ui: TableUi
  readonly names: readonly Text[]
  readonly onClose: () => void
}): JSX.Element {
  const { store, replay } = props.ui
  const table = (): string => store.latest()?.table ?? ''
  const [found, setFound] = createSignal(judgedBefore(table(), replay.length()))
  const [at, setAt] = createSignal(0)
  let worker: Worker | undefined
  onCleanup(() => worker?.terminate())
  onMount(async () => {
    if (found() !== undefined) return
    const answer = await store.tryAsk({ do: 'journal' })
    if (!answer.ok) return props.onClose()
    worker = new Worker(new URL('../worker/analysis.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('error', event => failed(event.message))
    worker.addEventListener('message', ({ data }: MessageEvent<FromAnalyst>) => {
      if ('at' in data) setAt(data.at)
      else if ('fault' in data) failed(data.fault)
      else {
        keepJudged(table(), data.found)
        setFound(data.found)
      }
    })
    worker.postMessage(answer.value as Journal)
  })
  function failed(why: string): void {
    store.notify({ text: why })
    props.onClose()
  }

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
  const isLuck = ({ before, chosen, after }: MoveJudged): boolean =>
    Math.abs(after - chosen) > Math.abs(chosen - before)
  const over = (): boolean => store.latest()?.result !== undefined || store.latest()?.ending !== undefined
  const verdict = (): string =>
    props.found.deserved === 'none' ? t('analysis.even') : t('analysis.deserved', { who: side(props.found.deserved) })

  /** The moment of the choice, through the eyes of the one who chose, with the better move on the board. */
  async function show({ at, seat, better, view }: Mistake): Promise<void> {
    if (over()) replay.look(seat)
    await replay.goTo(at - 1)
    const asked = replay.asked()
    if (replay.at() !== at - 1 || asked === undefined) return
    props.ui.mark(store.page.ways(better, asked, view)[0] ?? [])
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
      <Show when={props.found.luck.some(luck => Math.abs(luck) >= LEAST_LUCK)} fallback={<p>{t('analysis.noLuck')}</p>}>
        <p data-testid="analysis-luck">
          {t('analysis.luck')}: {props.found.luck.map((luck, seat) => `${name(seat)} ${points(luck)}`).join(', ')}.{' '}
          <Show when={over()}>{verdict()}</Show>
        </p>
      </Show>
      <h3>{t('analysis.turning')}</h3>
      <ol class="analysis-list">
        <For each={props.found.turning}>
          {move => (
            <li>
              <button type="button" data-testid="analysis-turning" onClick={() => void replay.goTo(move.at)}>
                <b>
                  {move.at} · {name(move.seat)}
                </b>{' '}
                {percent(move.before)} → {percent(move.after)} ({t(isLuck(move) ? 'analysis.dice' : 'analysis.choice')}
                ): {spoken(move.action, move.view)}
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
                  {points(-mistake.cost)}: {spoken(mistake.action, mistake.view)}
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
