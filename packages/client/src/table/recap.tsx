import type { Heard } from '@bivouac/host/protocol'
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js'
import { lang, t } from '../app/language.ts'
import { Sentence } from './log.tsx'
import type { TableUi } from './ui.ts'

const MOST_LINES = 12

/** How far this eye has seen the table, kept so that tomorrow's visit knows what is new. */
function seenStore(table: string, eye: string | number): { get(): number | undefined; set(at: number): void } {
  const key = `bivouac.seen.${table}.${eye}`
  return {
    get() {
      try {
        const kept = localStorage.getItem(key)
        return kept === null ? undefined : Number(kept)
      } catch {
        return undefined
      }
    },
    set(at) {
      try {
        localStorage.setItem(key, String(at))
      } catch {
        // Not kept: the recap will be longer next time.
      }
    },
  }
}

/** "While you were away": what happened since these eyes last saw the table, and a button to watch it. */
export function Recap(props: { readonly ui: TableUi; readonly covered: boolean; readonly skip: boolean }): JSX.Element {
  const { store, replay } = props.ui
  const [missed, setMissed] = createSignal<{ readonly from: number; readonly lines: readonly Heard[] }>()
  let eye: unknown

  createEffect(
    on([store.shown, () => props.covered], ([now]) => {
      if (now === undefined || props.covered || props.skip || now !== store.latest()) return
      const seen = seenStore(now.table, now.eye)
      const last = seen.get()
      if (eye !== now.eye) {
        eye = now.eye
        const lines = last === undefined ? [] : store.log().filter(each => each.move > last)
        const told = lines.filter(each => store.page.words.level(each.event) > 1)
        setMissed(told.length > 0 && last !== undefined && last > 0 ? { from: last, lines: told } : undefined)
      } else setMissed(undefined)
      if (!document.hidden) seen.set(now.at)
    }),
  )
  const watch = async (): Promise<void> => {
    const from = missed()?.from
    setMissed(undefined)
    if (from === undefined) return
    await replay.goTo(from)
    replay.play(true)
  }
  return (
    <Show when={missed()}>
      {found => (
        <section class="panel recap" aria-label={t('recap.title')} data-testid="recap">
          <header class="panel-head">
            <h2>{t('recap.title')}</h2>
            <button type="button" class="quiet" aria-label={t('ui.close')} onClick={() => setMissed(undefined)}>
              ✕
            </button>
          </header>
          <ul class="recap-lines">
            <For each={found().lines.slice(-MOST_LINES)}>
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
        </section>
      )}
    </Show>
  )
}
