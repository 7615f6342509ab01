import { For, type JSX, Show } from 'solid-js'
import { lang, learn, t } from '../app/language.ts'
import { MORE } from '../words/more.ts'
import type { TableUi } from './ui.ts'

learn(MORE)

/**
 * An answer given in advance to a question that comes again and again, offered where it is asked; and what has been
 * answered in advance, with the way to be asked again. Nobody else learns of either.
 */
export function StandingOrdersPanel(props: { readonly ui: TableUi }): JSX.Element {
  const { store } = props.ui
  const set = (question: string, on: boolean): void => {
    const seat = store.seat()
    if (seat !== undefined) void store.tryAsk({ do: 'stand', seat, question, on })
  }
  /** The answer that may be given for good, where it can be given now. */
  const offered = (): { readonly question: string; readonly answer: string } | undefined => {
    const now = store.latest()
    const asked = now?.asked
    const action = asked?.actions?.find(each => each.type === asked.standing && each.arg === undefined)
    if (now === undefined || asked === undefined || action === undefined || !store.mayAct()) return undefined
    return { question: `${asked.proc}.${asked.step}`, answer: store.page.words.action(action, now.view, lang()) }
  }
  /** What is answered for good; other orders are told of beside it (`orders.tsx`). */
  const always = (): readonly string[] => (store.latest()?.standing ?? []).filter(order => !/[#@]/.test(order))
  const asks = (question: string): string => {
    const [proc = '', step = ''] = question.split('.')
    return store.page.words.prompt({ proc, step, seat: store.seat() ?? 0 }, store.latest()?.view ?? {}, lang())
  }
  return (
    <>
      <Show when={offered()}>
        {found => (
          <button type="button" class="quiet standing" data-testid="stand" onClick={() => set(found().question, true)}>
            {t('standing.always', { what: found().answer })}
          </button>
        )}
      </Show>
      <For each={always()}>
        {question => (
          <button type="button" class="quiet standing" data-testid="stand-no-more" onClick={() => set(question, false)}>
            {t('standing.stop', { what: asks(question) })}
          </button>
        )}
      </For>
    </>
  )
}
