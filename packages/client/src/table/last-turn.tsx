import type { Heard } from '@bivouac/host/protocol'
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js'
import { lang, t } from '../app/language.ts'
import { Sentence } from './log.tsx'
import type { TableUi } from './ui.ts'
import { isChoice } from './weighing.ts'

/** Deeds named in the line; the log has them all. */
const MOST_NAMED = 3
/** What somebody did, below the headings and above what came of it. */
const DEED = 2

/** What the others did since this player's last deed, in one line; one tap shows it again. */
export function LastTurn(props: { readonly ui: TableUi }): JSX.Element {
  const { store, replay } = props.ui
  const [last, setLast] = createSignal<{ readonly from: number; readonly deeds: readonly Heard[] }>()
  let from: number | undefined
  let wasMine = false
  createEffect(
    on(store.shown, (now, before) => {
      if (now === undefined) return
      const goesOn = before !== undefined && before.eye === now.eye && now.at >= before.at
      if (!goesOn || wasMine || from === undefined) from = now.at
      wasMine = isChoice(now.asked)
      const since = from
      const isNews = wasMine && now.at > since
      const deeds = isNews
        ? store.log().filter(each => each.move > since && store.page.words.level(each.event) === DEED)
        : []
      setLast(deeds.length > 0 ? { from: since, deeds } : undefined)
    }),
  )
  const again = (since: number): void => void replay.goTo(since).then(() => replay.play(true))
  return (
    <Show when={replay.at() === undefined && store.mayAct() && last()}>
      {found => (
        <p class="last-turn" data-testid="last-turn">
          <button
            type="button"
            class="quiet"
            data-testid="last-turn-watch"
            aria-label={t('table.lastTurn')}
            title={t('table.lastTurn')}
            onClick={() => again(found().from)}
          >
            ↺
          </button>
          <span>
            <For each={found().deeds.slice(-MOST_NAMED)}>
              {(each, i) => (
                <>
                  {i() > 0 ? ' · ' : ''}
                  <Sentence phrase={store.page.words.event(each.event, lang())} ui={props.ui} />
                </>
              )}
            </For>
          </span>
        </p>
      )}
    </Show>
  )
}
