/** B1, B1.5 The desk: an order is written on a sheet, sealed, and goes off with all the others of this step. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { plain, say } from '@bivouac/kernel'
import { createEffect, createMemo, createSignal, For, Index, type JSX, on, Show } from 'solid-js'
import {
  ATTACK,
  hasSheet,
  MANOEUVRE,
  type Named,
  placesOf,
  RESERVE,
  readOrders,
  SUPPORT,
  type Written,
  writeOrder,
} from '../orders.ts'
import { letterText } from '../say/order-letters.ts'
import { KIND_NAMES } from '../say/orders.ts'
import { fieldIn, isOnTable, type View } from './facts.ts'
import { LetterSheet } from './letter.tsx'
import { SHEET_WORDS } from './sheet-words.ts'

interface Props {
  readonly scene: Scene
  readonly view: View
}
type F = ReturnType<typeof fieldIn>

export function Desk(props: Props): JSX.Element {
  const [orders, setOrders] = createSignal<readonly Written[]>([])
  const [fault, setFault] = createSignal('')
  const proposed = (): readonly Written[] => {
    const actions = props.scene.asked()?.actions ?? []
    // Where nothing has to be written, what is listed is only an example.
    if (actions.some(({ type }) => type === 'pass')) return []
    return readOrders(actions.find(({ type }) => type === 'write')?.arg) ?? []
  }
  const all = (): string => orders().map(writeOrder).join('; ')
  createEffect(
    on(all, text => {
      setFault('')
      if (text === '') return
      void props.scene.judge({ type: 'write', arg: text }).then(found => {
        const refusal = found?.refusals[0]
        if (all() === text && refusal !== undefined) setFault(`${refusal.text[lang()]} (${refusal.rule})`)
      })
    }),
  )
  return (
    <div class="nb-desk" data-testid="desk">
      <Draft {...props} seal={order => setOrders([...orders(), order])} />
      <Show when={orders().length === 0 && proposed().length > 0}>
        <button type="button" data-testid="orders-proposed" onClick={() => setOrders(proposed())}>
          {SHEET_WORDS.proposed[lang()]}
        </button>
      </Show>
      <Show when={orders().length > 0}>
        <section class="nb-packet" aria-label={SHEET_WORDS.packet[lang()]}>
          <strong>{SHEET_WORDS.packet[lang()]}</strong>
          <For each={orders()}>
            {(order, i) => (
              <LetterSheet
                view={props.view}
                letter={order}
                turn={props.view.s.turn}
                foot={
                  <button type="button" class="quiet" onClick={() => setOrders(orders().filter((_, at) => at !== i()))}>
                    {SHEET_WORDS.strike[lang()]}
                  </button>
                }
              />
            )}
          </For>
        </section>
      </Show>
      <p role="status" class="nb-desk-fault">
        {fault()}
      </p>
      <Show when={orders().length > 0}>
        <button
          type="button"
          class="primary"
          data-testid="orders-send"
          disabled={fault() !== ''}
          onClick={() => props.scene.send({ type: 'write', arg: all() })}
        >
          {plain(say(lang(), SHEET_WORDS.send, { n: orders().length }))}
        </button>
      </Show>
    </div>
  )
}

/** The sheet that is being written: its blanks are filled in where they stand. */
function Draft(props: Props & { readonly seal: (order: Written) => void }): JSX.Element {
  const f = (): F => fieldIn(props.view)
  const own = createMemo(() => (f().ofSide[Number(props.view.eye)] ?? []).filter(g => g >= f().troops))
  const writers = createMemo(() => {
    const isBefore = props.scene.asked()?.rule === 'B1'
    return isBefore ? [] : own().filter(g => isOnTable(props.view, g))
  })
  const [from, setFrom] = createSignal(writers()[0] ?? -1)
  const [to, setTo] = createSignal(own().find(g => hasSheet(f(), g) && g !== from()) ?? -1)
  const [kind, setKind] = createSignal(ATTACK)
  const [goals, setGoals] = createSignal<readonly string[]>([firstGoal(f(), own())])
  const [way, setWay] = createSignal('')
  const [beside, setBeside] = createSignal(false)
  const order = createMemo((): Written => {
    const stop = namedBy(props.view, way())
    const { x, y } = stop === undefined ? { x: undefined, y: undefined } : spotOf(f(), stop)
    return {
      from: from(),
      to: to(),
      kind: kind(),
      beside: beside(),
      named: goals().flatMap(each => namedBy(props.view, each) ?? []),
      way: mayGoRound(kind()) && x !== undefined && y !== undefined ? [x, y] : [],
    }
  })
  const write = (next: number): void => {
    // Whom to support is a general, where to march a place.
    if ((next === SUPPORT) !== (kind() === SUPPORT)) setGoals([firstGoal(f(), own(), next === SUPPORT)])
    if (!hasSeveral(next)) setGoals(goals().slice(0, 1))
    setKind(next)
  }
  return (
    <article class="nb-letter nb-draft" aria-label={SHEET_WORDS.desk[lang()]}>
      <header>
        <label>
          <span class="unseen">{SHEET_WORDS.sender[lang()]}</span>
          <select value={from()} data-testid="order-from" onChange={e => setFrom(Number(e.currentTarget.value))}>
            <option value={-1}>{SHEET_WORDS.nobody[lang()]}</option>
            <For each={writers()}>{g => <option value={g}>{f().name[g]![lang()]}</option>}</For>
          </select>
        </label>
        <span class="nb-letter-turn">{plain(say(lang(), SHEET_WORDS.turn, { n: props.view.s.turn }))}</span>
      </header>
      <label>
        {SHEET_WORDS.addressee[lang()]}
        <select value={to()} data-testid="order-to" onChange={e => setTo(Number(e.currentTarget.value))}>
          <For each={own().filter(g => hasSheet(f(), g))}>{g => <option value={g}>{f().name[g]![lang()]}</option>}</For>
        </select>
      </label>
      <label>
        {SHEET_WORDS.kind[lang()]}
        <select value={kind()} data-testid="order-kind" onChange={e => write(Number(e.currentTarget.value))}>
          <For each={KIND_NAMES}>{(name, i) => <option value={i()}>{name[lang()]}</option>}</For>
        </select>
      </label>
      <Index each={goals()}>
        {(goal, i) => (
          <label>
            {(kind() === SUPPORT ? SHEET_WORDS.whom : SHEET_WORDS.where)[lang()]}
            <select
              value={goal()}
              data-testid={`order-where-${i}`}
              onChange={e => setGoals(goals().with(i, e.currentTarget.value))}
            >
              <Goals {...props} own={own()} whom={kind() === SUPPORT} />
            </select>
          </label>
        )}
      </Index>
      <Show when={hasSeveral(kind())}>
        <p class="nb-letter-more">
          <button
            type="button"
            class="quiet"
            onClick={() => setGoals([...goals(), firstGoal(f(), own(), kind() === SUPPORT)])}
          >
            {SHEET_WORDS.another[lang()]}
          </button>
          <Show when={goals().length > 1}>
            <button type="button" class="quiet" onClick={() => setGoals(goals().slice(0, -1))}>
              {SHEET_WORDS.fewer[lang()]}
            </button>
          </Show>
        </p>
      </Show>
      <Show when={mayGoRound(kind())}>
        <label>
          {SHEET_WORDS.way[lang()]}
          <select value={way()} data-testid="order-way" onChange={e => setWay(e.currentTarget.value)}>
            <option value="">{SHEET_WORDS.noWay[lang()]}</option>
            <Goals {...props} own={own()} whom={false} />
          </select>
        </label>
      </Show>
      <Show when={from() >= 0}>
        <label class="nb-letter-tick">
          <input type="checkbox" checked={beside()} onChange={e => setBeside(e.currentTarget.checked)} />
          {SHEET_WORDS.more[lang()]}
        </label>
      </Show>
      <p class="nb-letter-body" aria-live="polite">
        {letterText(f(), order(), lang())}
      </p>
      <button type="button" data-testid="order-add" onClick={() => props.seal(order())}>
        {SHEET_WORDS.add[lang()]}
      </button>
    </article>
  )
}

/** B1.4 More than one objective, and a way to march by. */
const hasSeveral = (kind: number): boolean => kind !== MANOEUVRE && kind !== RESERVE
const mayGoRound = (kind: number): boolean => kind === ATTACK || kind === MANOEUVRE

/** Places of the map, spots where generals stand, or generals: `p3`, `@12`, `g12`. */
function Goals(props: { readonly view: View; readonly own: readonly number[]; readonly whom: boolean }): JSX.Element {
  const f = (): F => fieldIn(props.view)
  return (
    <>
      <Show when={!props.whom}>
        <For each={placesOf(f())}>{(place, i) => <option value={`p${i()}`}>{place.name}</option>}</For>
      </Show>
      <For each={props.own.filter(g => props.whom || isOnTable(props.view, g))}>
        {g => (
          <option value={`${props.whom ? 'g' : '@'}${g}`}>
            {plain(say(lang(), props.whom ? SHEET_WORDS.troops : SHEET_WORDS.beside, { who: f().noun[g]! }))}
          </option>
        )}
      </For>
    </>
  )
}
const firstGoal = (f: F, own: readonly number[], whom = false): string =>
  whom || placesOf(f).length === 0 ? `${whom ? 'g' : '@'}${own[0] ?? 0}` : 'p0'
function namedBy({ s }: View, goal: string): Named | undefined {
  if (goal === '') return undefined
  const n = Number(goal.slice(1))
  if (goal.startsWith('p')) return { place: n }
  return goal.startsWith('g') ? { general: n } : { x: s.x[n]!, y: s.y[n]! }
}
function spotOf(f: F, named: Named): { readonly x?: number; readonly y?: number } {
  if ('place' in named) return placesOf(f)[named.place] ?? {}
  return 'general' in named ? {} : named
}
