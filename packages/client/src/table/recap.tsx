import { For, type JSX } from 'solid-js'
import { lang, learn, t } from '../app/language.ts'
import { PANELS } from '../words/panels.ts'
import { Sentence } from './log.tsx'
import type { Missed } from './missed.ts'
import type { TableUi } from './ui.ts'

learn(PANELS)

const MOST_LINES = 12
/** Where the log stands beside the board, panels lie over the log. */
const isWide = (): boolean => matchMedia('(min-width: 1100px)').matches

/** "While you were away": what was missed, and a button to watch it. */
export function Recap(props: {
  readonly ui: TableUi
  readonly missed: Missed
  readonly onClose: () => void
}): JSX.Element {
  const { store, replay } = props.ui
  const watch = async (): Promise<void> => {
    const { from } = props.missed
    props.onClose()
    await replay.goTo(from)
    replay.play(true)
  }
  return (
    <section class="panel recap" aria-label={t('recap.title')} data-testid="recap">
      {/* On a small screen it would lie over the hand: one line, opened by whoever wants to read. */}
      <details open={isWide()}>
        <summary>
          <h2>{t('recap.title')}</h2>
        </summary>
        <ul class="recap-lines">
          <For each={props.missed.lines.slice(-MOST_LINES)}>
            {each => (
              <li>
                <Sentence phrase={store.page.words.event(each.event, lang())} ui={props.ui} />
              </li>
            )}
          </For>
        </ul>
        <button type="button" data-testid="recap-watch" onClick={() => void watch()}>
          {t('recap.watch')}
        </button>
      </details>
      <button type="button" class="quiet" aria-label={t('ui.close')} onClick={() => props.onClose()}>
        ✕
      </button>
    </section>
  )
}
