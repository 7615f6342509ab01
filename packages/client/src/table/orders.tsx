/**
 * Orders given in advance, beside “always answer so” (`standing.tsx`): to pass the rest of one's turn, or to be asked at some
 * question only where the game's condition holds. They are this page's own: it answers as its player would, and nobody is told.
 */
import type { Snapshot } from '@bivouac/host/protocol'
import type { Action } from '@bivouac/kernel'
import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js'
import { lang, learn, said, t } from '../app/language.ts'
import type { Order } from '../page/orders.ts'
import { MORE } from '../words/more.ts'
import type { TableUi } from './ui.ts'
import { defeatBy } from './weighing.ts'

learn(MORE)

/** Milliseconds somebody takes who reads a question and passes: drawn before the question is looked at (record 021). */
const READS = { least: 1200, most: 4000 }
const AT_ONCE = { least: 150, most: 150 }

const keyOf = (table: string, seat: number): string => `bivouac.orders.${table}.${seat}`
function kept(key: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** What every game calls going on without doing anything. */
const ENDS: readonly string[] = ['done', 'pass']

/** The pass of the question, or what ends it. */
function goesOn({ store }: TableUi, { asked, view }: Snapshot): Action | undefined {
  const action = asked?.actions?.find(
    ({ arg, type }) =>
      arg === undefined && (asked.standing === undefined ? ENDS.includes(type) : type === asked.standing),
  )
  if (asked === undefined || action === undefined) return undefined
  // In a fight the button that goes on throws the dice; and nobody passes into a defeat.
  const isFight = asked.standing === undefined && store.page.fight?.(view, asked.seat, lang()) !== undefined
  return isFight || defeatBy(asked, action) !== undefined ? undefined : action
}

export function Orders(props: { readonly ui: TableUi }): JSX.Element {
  const { store, replay } = props.ui
  const [known] = createResource(async () => (await store.page.orders?.()) ?? {})
  const people = (): number => store.latest()?.chairs.filter(({ kind }) => kind === 'human').length ?? 0
  /** Headings of turns heard so far: with the next one the turn is over. */
  const turns = createMemo(() => store.log().filter(({ event }) => store.page.words.level(event) === 0).length)
  const [rest, setRest] = createSignal<number>()
  const isResting = (): boolean => rest() !== undefined && rest() === turns()
  const place = (): string => keyOf(store.latest()?.table ?? '', store.seat() ?? 0)
  const [given, setGiven] = createSignal<readonly string[]>([])
  createEffect(on(place, key => setGiven(kept(key))))
  function give(id: string, on: boolean): void {
    setGiven(all => (on ? [...all, id] : all.filter(each => each !== id)))
    try {
      localStorage.setItem(place(), JSON.stringify(given()))
    } catch {
      // Nothing can be kept: the order holds until the page is closed.
    }
  }
  const question = (): string => {
    const asked = store.latest()?.asked
    return asked === undefined ? '' : `${asked.proc}.${asked.step}`
  }
  const offered = (): readonly Order[] => (store.mayAct() ? (known()?.[question()] ?? []) : [])
  const idOf = (of: string, order: Order): string => `${of}#${order.id}`
  const all = (): readonly { readonly id: string; readonly order: Order }[] =>
    Object.entries(known() ?? {}).flatMap(([of, orders]) => orders.map(order => ({ id: idOf(of, order), order })))

  const isPassed = (now: Snapshot): boolean => {
    const orders = (known()?.[question()] ?? []).filter(order => given().includes(idOf(question(), order)))
    return isResting() || (orders.length > 0 && !orders.some(order => order.asks(now.view)))
  }
  createEffect(
    on([store.shown, rest, given, known], () => {
      const now = store.latest()
      const span = people() > 1 ? READS : AT_ONCE
      const wait = span.least + Math.random() * (span.most - span.least)
      if (now === undefined || !store.mayAct() || replay.at() !== undefined) return
      const action = goesOn(props.ui, now)
      if (action === undefined || !isPassed(now)) return
      const timer = setTimeout(() => void store.tryAsk({ do: 'act', seat: now.asked!.seat, action, at: now.at }), wait)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  /** Whoever orders it while he is asked has answered with it. */
  function passRest(): void {
    setRest(turns())
    const now = store.latest()
    const action = now && goesOn(props.ui, now)
    if (now?.asked !== undefined && action !== undefined)
      void store.tryAsk({ do: 'act', seat: now.asked.seat, action, at: now.at })
  }
  /** Where a turn goes on with questions that most turns pass: among people, who are asked every one of them. */
  const mayRest = (): boolean => {
    const now = store.latest()
    if (now === undefined || !store.mayAct() || people() < 2 || now.mine.length > 1) return false
    return now.asked?.standing === undefined && !isResting() && goesOn(props.ui, now) !== undefined
  }
  return (
    <Show when={replay.at() === undefined}>
      <Show when={mayRest()}>
        <button type="button" class="quiet standing" data-testid="pass-rest" onClick={passRest}>
          {t('orders.rest')}
        </button>
      </Show>
      <Show when={isResting() && store.mayAct()}>
        <button type="button" class="quiet standing" data-testid="pass-rest-no-more" onClick={() => setRest(undefined)}>
          {t('orders.resting')}
        </button>
      </Show>
      <For each={offered().filter(order => !given().includes(idOf(question(), order)))}>
        {order => (
          <button
            type="button"
            class="quiet standing"
            data-testid={`order-${order.id}`}
            onClick={() => give(idOf(question(), order), true)}
          >
            {said(order.text)}
          </button>
        )}
      </For>
      <For each={all().filter(({ id }) => given().includes(id))}>
        {({ id, order }) => (
          <button type="button" class="quiet standing" data-testid="order-no-more" onClick={() => give(id, false)}>
            {t('orders.stop', { what: said(order.text) })}
          </button>
        )}
      </For>
    </Show>
  )
}
