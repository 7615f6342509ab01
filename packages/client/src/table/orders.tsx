/**
 * Orders given in advance, beside “always answer so” (`standing.tsx`): to pass the rest of one's turn, or to be asked at some
 * question only where the game's condition holds. The table keeps them and answers, whether or not this page is open.
 */
import type { Order } from '@bivouac/kernel'
import { createResource, For, type JSX, Show } from 'solid-js'
import { learn, said, t } from '../app/language.ts'
import { MORE } from '../words/more.ts'
import type { TableUi } from './ui.ts'

learn(MORE)

/** The name of the order, and how the table names it while it counts. */
const TURN = 'turn'
const isOfTurn = (order: string): boolean => order.startsWith(`${TURN}@`)

export function OrdersPanel(props: { readonly ui: TableUi }): JSX.Element {
  const { store, replay } = props.ui
  const [known] = createResource(async () => (await store.page.orders?.()) ?? {})
  const given = (): readonly string[] => store.latest()?.standing ?? []
  const isResting = (): boolean => given().some(isOfTurn)
  function order(question: string, on: boolean): void {
    const seat = store.seat()
    if (seat !== undefined) void store.tryAsk({ do: 'stand', seat, question, on })
  }
  const all = (): readonly { readonly id: string; readonly of: string; readonly order: Order }[] =>
    Object.entries(known() ?? {}).flatMap(([of, orders]) =>
      orders.map(each => ({ id: `${of}#${each.id}`, of, order: each })),
    )
  const isAsked = (of: string): boolean => {
    const asked = store.latest()?.asked
    return store.mayAct() && asked !== undefined && `${asked.proc}.${asked.step}` === of
  }
  return (
    <Show when={replay.at() === undefined}>
      <Show when={store.mayAct() && store.latest()?.asked?.rest && !isResting()}>
        <button type="button" class="quiet standing" data-testid="pass-rest" onClick={() => order(TURN, true)}>
          {t('orders.rest')}
        </button>
      </Show>
      <Show when={isResting()}>
        <button type="button" class="quiet standing" data-testid="pass-rest-no-more" onClick={() => order(TURN, false)}>
          {t('orders.resting')}
        </button>
      </Show>
      <For each={all().filter(({ id, of }) => isAsked(of) && !given().includes(id))}>
        {({ id, order: { id: name, text } }) => (
          <button type="button" class="quiet standing" data-testid={`order-${name}`} onClick={() => order(id, true)}>
            {said(text)}
          </button>
        )}
      </For>
      <For each={all().filter(({ id }) => given().includes(id))}>
        {({ id, order: { text } }) => (
          <button type="button" class="quiet standing" data-testid="order-no-more" onClick={() => order(id, false)}>
            {t('orders.stop', { what: said(text) })}
          </button>
        )}
      </For>
    </Show>
  )
}
