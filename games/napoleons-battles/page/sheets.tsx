/** Appendix B: the chain of command as a tree, each general with his order sheets; and the desk at which orders are written. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { plain, say } from '@bivouac/kernel'
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js'
import { hasSheet, type Named, placesOf, type Sheet, SUPPORT, type Written, writeOrder } from '../orders.ts'
import { goalsSaid, KIND_NAMES, ordersSaid } from '../say/orders.ts'
import { fieldIn, isOnTable, type View } from './facts.ts'
import { SHEET_WORDS } from './sheet-words.ts'

interface Props {
  readonly scene: Scene
  readonly view: View
}

export function Sheets(props: Props): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const isAsked = (): boolean => {
    const asked = props.scene.asked()
    return asked?.actions !== undefined && asked.proc === 'communications'
  }
  const top = createMemo(() =>
    (f().ofSide[Number(props.view.eye)] ?? []).filter(g => g >= f().troops && f().under[g]! < 0),
  )
  return (
    <section class="nb-sheets" aria-label={SHEET_WORDS.title[lang()]} data-testid="sheets">
      <Show when={isAsked()}>
        <Desk {...props} />
      </Show>
      <details open={isAsked()}>
        <summary>{SHEET_WORDS.title[lang()]}</summary>
        <ul class="nb-tree">
          <For each={top()}>{general => <Post {...props} general={general} />}</For>
        </ul>
      </details>
    </section>
  )
}

/** One general: his sheets, and those under him. */
function Post(props: Props & { readonly general: number }): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const sheets = (): readonly Sheet[] =>
    (props.view.s.extra.orders?.sheets ?? []).filter(({ to }) => to === props.general)
  const below = createMemo(() =>
    f().ofSide[f().side[props.general]!]!.filter(g => g >= f().troops && f().under[g] === props.general),
  )
  return (
    <li data-testid={`post-${props.general}`}>
      <strong>{f().name[props.general]}</strong>
      <Show when={hasSheet(f(), props.general) && sheets().length === 0}>
        <span class="quiet-text"> · {SHEET_WORDS.empty[lang()]}</span>
      </Show>
      <For each={sheets()}>{sheet => <Paper view={props.view} sheet={sheet} />}</For>
      <Show when={below().length > 0}>
        <ul class="nb-tree">
          <For each={below()}>{general => <Post {...props} general={general} />}</For>
        </ul>
      </Show>
    </li>
  )
}

function Paper(props: { readonly view: View; readonly sheet: Sheet }): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const when = (turn: number): string => (turn === 0 ? '–' : String(turn))
  const isInForce = (): boolean => props.sheet.active > 0 && props.sheet.active <= props.view.s.turn
  return (
    <article class="nb-sheet" classList={{ 'nb-sheet-active': isInForce() }}>
      <p>
        <b>{KIND_NAMES[props.sheet.kind]![lang()]}</b>: {goalsSaid(f(), props.sheet, lang())}
      </p>
      <p class="quiet-text">
        <Show when={props.sheet.from >= 0}>
          {plain(say(lang(), SHEET_WORDS.from, { who: f().noun[props.sheet.from]! }))} ·{' '}
        </Show>
        {plain(
          say(lang(), SHEET_WORDS.turns, {
            written: when(props.sheet.written),
            delivered: when(props.sheet.delivered),
            active: when(props.sheet.active),
          }),
        )}
      </p>
    </article>
  )
}

/** Pen and paper: a line for each order, sent together. */
function Desk(props: Props): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const own = createMemo(() => (f().ofSide[Number(props.view.eye)] ?? []).filter(g => g >= f().troops))
  const before = (): boolean => props.scene.asked()?.rule === 'B1'
  const proposed = (): string | undefined => {
    const actions = props.scene.asked()?.actions ?? []
    const first = actions.find(({ type }) => type === 'write')
    return actions.some(({ type }) => type === 'pass') ? undefined : (first?.arg as string | undefined)
  }
  const [from, setFrom] = createSignal(-1)
  const [to, setTo] = createSignal(own().find(g => hasSheet(f(), g)) ?? -1)
  const [kind, setKind] = createSignal(0)
  const [where, setWhere] = createSignal('p0')
  const [beside, setBeside] = createSignal(false)
  const [lines, setLines] = createSignal<readonly string[]>([])
  const [fault, setFault] = createSignal('')
  const named = (): Named => {
    const n = Number(where().slice(1))
    if (where().startsWith('p')) return { place: n }
    return where().startsWith('g') ? { general: n } : { x: props.view.s.x[n]!, y: props.view.s.y[n]! }
  }
  const written = (): string => {
    const order: Written = { from: from(), to: to(), kind: kind(), beside: beside(), named: [named()], way: [] }
    return writeOrder(order)
  }
  const all = (): string => lines().join('; ')
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
      <Show when={proposed()}>
        {text => (
          <button
            type="button"
            class="primary"
            data-testid="orders-proposed"
            onClick={() => props.scene.send({ type: 'write', arg: text() })}
          >
            {SHEET_WORDS.proposed[lang()]}
          </button>
        )}
      </Show>
      <div class="nb-desk-line">
        <label>
          {SHEET_WORDS.sender[lang()]}
          <select value={from()} onChange={e => setFrom(Number(e.currentTarget.value))}>
            <option value={-1}>{SHEET_WORDS.nobody[lang()]}</option>
            <Show when={!before()}>
              <For each={own().filter(g => isOnTable(props.view, g))}>
                {g => <option value={g}>{f().name[g]}</option>}
              </For>
            </Show>
          </select>
        </label>
        <label>
          {SHEET_WORDS.addressee[lang()]}
          <select value={to()} onChange={e => setTo(Number(e.currentTarget.value))}>
            <For each={own().filter(g => hasSheet(f(), g))}>{g => <option value={g}>{f().name[g]}</option>}</For>
          </select>
        </label>
        <label>
          {SHEET_WORDS.kind[lang()]}
          <select value={kind()} onChange={e => setKind(Number(e.currentTarget.value))}>
            <For each={KIND_NAMES}>{(name, i) => <option value={i()}>{name[lang()]}</option>}</For>
          </select>
        </label>
        <label>
          {SHEET_WORDS.where[lang()]}
          <select value={where()} onChange={e => setWhere(e.currentTarget.value)}>
            <For each={placesOf(f())}>{(place, i) => <option value={`p${i()}`}>{place.name}</option>}</For>
            <For each={own()}>
              {g => (
                <option value={`${kind() === SUPPORT ? 'g' : '@'}${g}`}>
                  {plain(
                    say(lang(), kind() === SUPPORT ? SHEET_WORDS.troops : SHEET_WORDS.beside, { who: f().noun[g]! }),
                  )}
                </option>
              )}
            </For>
          </select>
        </label>
        <label>
          <input type="checkbox" checked={beside()} onChange={e => setBeside(e.currentTarget.checked)} />
          {SHEET_WORDS.more[lang()]}
        </label>
        <button type="button" class="quiet" data-testid="order-add" onClick={() => setLines([...lines(), written()])}>
          {SHEET_WORDS.add[lang()]}
        </button>
      </div>
      <ol class="nb-desk-lines">
        <For each={lines()}>
          {(text, i) => (
            <li>
              {ordersSaid(f(), text, lang())}{' '}
              <button type="button" class="quiet" onClick={() => setLines(lines().filter((_, at) => at !== i()))}>
                {SHEET_WORDS.strike[lang()]}
              </button>
            </li>
          )}
        </For>
      </ol>
      <p role="status" class="nb-desk-fault">
        {fault()}
      </p>
      <Show when={lines().length > 0}>
        <button
          type="button"
          class="primary"
          data-testid="orders-send"
          disabled={fault() !== ''}
          onClick={() => props.scene.send({ type: 'write', arg: all() })}
        >
          {SHEET_WORDS.send[lang()]}
        </button>
      </Show>
    </div>
  )
}
