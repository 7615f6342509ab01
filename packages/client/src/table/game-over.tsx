import type { Text } from '@bivouac/kernel'
import { createSignal, type JSX, Show } from 'solid-js'
import { lang, learn, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { PANELS } from '../words/panels.ts'
import { endingWords } from './ending.ts'
import { Cite } from './log.tsx'
import { outcome, sideOfSeat, winnersOf } from './sides.ts'
import type { TableUi } from './ui.ts'

learn(PANELS)

export function GameOver(props: { readonly ui: TableUi; readonly names: readonly Text[] }): JSX.Element {
  const { store, replay } = props.ui
  const [closed, setClosed] = createSignal(false)
  const over = () => {
    const now = store.shown()
    return now !== undefined && (now.result ?? now.ending) !== undefined && replay.at() === undefined && !closed()
      ? now
      : undefined
  }
  const headline = (): string => {
    const now = over()
    if (now === undefined) return ''
    const winners = winnersOf(now) ?? []
    // Alone at the table, nobody's victory is a defeat.
    if (props.names.length === 1 && winners.length === 0) return t('over.lost')
    const mySides = new Set(now.mine.map(seat => sideOfSeat(now, seat)))
    if (winners.length === 0 || mySides.size !== 1) return outcome(now, props.names)
    return winners.some(side => mySides.has(side)) ? t('over.won') : t('over.lost')
  }
  const words = (): string => {
    const now = over()
    if (now?.result !== undefined) return store.page.words.result(now.result, lang(), now.view)
    return now?.ending === undefined ? '' : endingWords(now.ending, props.names)
  }
  const rematch = async (): Promise<void> => {
    const seat = store.seat()
    if (seat === undefined) return
    const answer = await store.tryAsk({ do: 'offer', seat, what: 'rematch' })
    if (answer.ok && answer.value === undefined) store.notify({ text: t('over.asked') })
  }
  return (
    <Show when={over()}>
      {now => (
        <section class="panel over" aria-label={t('over.title')} data-testid="game-over">
          <header class="panel-head">
            <h2>{headline()}</h2>
            <button type="button" class="quiet" aria-label={t('ui.close')} onClick={() => setClosed(true)}>
              ✕
            </button>
          </header>
          <p>
            {words()} <Show when={now().result}>{result => <Cite rule={result().rule} ui={props.ui} />}</Show>
          </p>
          <div class="dialog-buttons">
            <Show when={store.seat() !== undefined}>
              <Show
                when={!now().typed}
                fallback={
                  <a class="button primary" href={pathTo('new', store.page.id)}>
                    {t('over.again')}
                  </a>
                }
              >
                <button type="button" class="primary" data-testid="rematch" onClick={() => void rematch()}>
                  {t(props.names.length > 1 ? 'over.rematch' : 'over.again')}
                </button>
              </Show>
            </Show>
            <Show when={store.page.analysed}>
              <button
                type="button"
                data-testid="over-analyse"
                onClick={() => {
                  setClosed(true)
                  props.ui.analyse()
                }}
              >
                {t('over.analyse')}
              </button>
            </Show>
            <button type="button" data-testid="over-report" onClick={() => props.ui.open('report')}>
              {t('over.report')}
            </button>
            <button type="button" data-testid="over-replay" onClick={() => replay.play(true)}>
              {t('over.replay')}
            </button>
          </div>
        </section>
      )}
    </Show>
  )
}
