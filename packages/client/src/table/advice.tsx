import type { Hint } from '@bivouac/host/protocol'
import type { Action } from '@bivouac/kernel'
import { createSignal, type JSX, onCleanup, Show } from 'solid-js'
import { said, t } from '../app/language.ts'
import { markByComputer, markHinted } from './marks.ts'
import { noticeOf } from './store.ts'
import type { TableUi } from './ui.ts'

/** More decisions than any battle asks for: a rule that never ends must not keep the page busy for ever. */
const LONGEST = 3000

/** For games with an adviser: a hint with its reason, and on request he plays on in the player's place for as long as the rules say. */
export function AdvicePanel(props: { readonly ui: TableUi }): JSX.Element {
  const { store, selection } = props.ui
  const [running, setRunning] = createSignal(false)
  /** The last hint, for as long as the question it was given for stands. */
  const [given, setGiven] = createSignal<{ readonly at: number; readonly action: Action }>()
  const fresh = () => (given()?.at === store.latest()?.at ? given() : undefined)
  onCleanup(() => setRunning(false))
  const playsOn = () => store.latest()?.asked?.playsOn
  const ask = async (loud: boolean): Promise<Hint | undefined> => {
    const seat = store.seat()
    if (seat === undefined) return undefined
    const answer = await (loud ? store.tryAsk : store.ask)({ do: 'hint', seat })
    return answer.ok ? (answer.value as Hint) : undefined
  }
  const hint = async (): Promise<void> => {
    const found = await ask(true)
    const now = store.latest()
    if (found === undefined || now?.asked === undefined) return
    props.ui.advise(found)
    setGiven({ at: now.at, action: found.action })
    markHinted(now.table, now.at + 1)
  }
  async function play(): Promise<void> {
    const from = store.latest()?.at ?? 0
    setRunning(true)
    selection.cancel()
    for (let i = 0; i < LONGEST && running() && playsOn() !== undefined; i++) {
      const { at, asked } = store.latest()!
      // A question with a single answer may be answered by itself at any moment: what was found for it is then too late.
      const movedOn = (): boolean => store.latest()?.at !== at
      const found = await ask(false)
      if (!running()) break
      if (movedOn()) continue
      if (found === undefined) {
        await ask(true)
        break
      }
      const answer = await store.ask({ do: 'act', seat: asked!.seat, action: found.action, at })
      store.animation.skip()
      if (answer.ok || movedOn()) continue
      store.notify(noticeOf(answer))
      break
    }
    setRunning(false)
    const now = store.latest()
    if (now !== undefined) markByComputer(now.table, from, now.at)
  }
  const shown = (): boolean =>
    (store.mayAct() || running()) && props.ui.replay.at() === undefined && selection.armed() === undefined
  return (
    <Show when={shown()}>
      <Show
        when={fresh()}
        fallback={
          <button type="button" data-testid="advice" onClick={() => void hint()}>
            {t('advice.hint')}
          </button>
        }
      >
        {hinted => (
          <button type="button" data-testid="advice-take" onClick={() => selection.choose(hinted().action)}>
            {t('advice.take')}
          </button>
        )}
      </Show>
      <Show when={running() || playsOn()}>
        <button type="button" data-testid="autoplay" onClick={() => (running() ? setRunning(false) : void play())}>
          {running() ? t('advice.stop') : said(playsOn()!)}
        </button>
      </Show>
    </Show>
  )
}
