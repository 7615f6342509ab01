import type { Hint } from '@bivouac/host/protocol'
import type { Action } from '@bivouac/kernel'
import { createSignal, type JSX, onCleanup, Show } from 'solid-js'
import { lang, said, t } from '../app/language.ts'
import type { TableUi } from './ui.ts'

/** More decisions than any battle asks for: a rule that never ends must not keep the page busy for ever. */
const LONGEST = 3000

/** Moves the computer made in the player's place, kept in this browser beside the table. */
type Marks = readonly (readonly [from: number, to: number])[]
const keyOf = (table: string): string => `bivouac.byComputer.${table}`
function read(table: string): Marks {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]') as Marks
  } catch {
    return []
  }
}
const [changes, setChanges] = createSignal(0)
let known: { readonly table: string; readonly at: number; readonly marks: Marks } | undefined
/** Did the computer make this move for the player? Every line of the log asks, so what is kept is read once. */
export function isByComputer(table: string, move: number): boolean {
  const at = changes()
  if (known?.table !== table || known.at !== at) known = { table, at, marks: read(table) }
  return known.marks.some(([from, to]) => move > from && move <= to)
}
function mark(table: string, from: number, to: number): void {
  if (to <= from) return
  try {
    localStorage.setItem(keyOf(table), JSON.stringify([...read(table), [from, to]]))
  } catch {
    // Not kept: the log of this visit is not marked either, the moves are the same.
  }
  setChanges(n => n + 1)
}

/** For games that can play on in the player's place: a hint with its reason, and the rest of the battle on request. */
export function Advice(props: { readonly ui: TableUi }): JSX.Element {
  const { store, selection } = props.ui
  const [running, setRunning] = createSignal(false)
  /** The last hint, for as long as the question it was given for stands. */
  const [given, setGiven] = createSignal<{ readonly at: number; readonly action: Action }>()
  const fresh = () => (given()?.at === store.latest()?.at ? given() : undefined)
  onCleanup(() => setRunning(false))
  const auto = () => store.page.autoplay
  const lasts = (): boolean => {
    const now = store.latest()
    return now?.asked?.actions !== undefined && (auto()?.lasts(now.view) ?? false)
  }
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
    const what = store.page.words.action(found.action, now.view, lang())
    store.notify({ text: `${t('advice.try', { what })} ${found.why === undefined ? '' : said(found.why)}` })
    setGiven({ at: now.at, action: found.action })
    const thing = store.page.ways(found.action, now.asked, now.view)[0]?.[0]
    if (thing !== undefined) props.ui.point(thing)
  }
  async function play(): Promise<void> {
    const from = store.latest()?.at ?? 0
    setRunning(true)
    selection.cancel()
    for (let i = 0; i < LONGEST && running() && lasts(); i++) {
      const found = await ask(false)
      const now = store.latest()
      if (found === undefined || now?.asked === undefined || !running()) break
      const answer = await store.ask({ do: 'act', seat: now.asked.seat, action: found.action, at: now.at })
      store.animation.skip()
      // A question with a single answer may have been answered by itself in the meantime.
      if (!answer.ok && store.latest()?.at === now.at) break
    }
    setRunning(false)
    const now = store.latest()
    if (now !== undefined) mark(now.table, from, now.at)
  }
  const shown = (): boolean =>
    auto() !== undefined &&
    (store.mayAct() || running()) &&
    props.ui.replay.at() === undefined &&
    selection.armed() === undefined &&
    selection.gathered().length === 0
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
      <Show when={lasts() || running()}>
        <button type="button" data-testid="autoplay" onClick={() => (running() ? setRunning(false) : void play())}>
          {running() ? t('advice.stop') : said(auto()!.name)}
        </button>
      </Show>
    </Show>
  )
}
