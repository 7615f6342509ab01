import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { MORE } from '../words/more.ts'
import { askHint } from './hinting.ts'
import type { TableUi } from './ui.ts'
import { isChoice } from './weighing.ts'

learn(MORE)

/** Tables of a game at which a newcomer is offered help. */
const FIRST_TABLES = 3
/** Milliseconds somebody may think before he is asked; the coach comes to the table ten seconds into a question. */
const THINKS = 35_000
/** Reasons read at one question: whoever asks “why not?” again and again is looking for a way. */
const REASONS = 2
const KEPT = 'bivouac.coach'
const OFF = 'off'

type Kept = Readonly<Record<string, readonly string[]>>
/** Storage may be full or forbidden: then the coach speaks at every table, and can be sent away at each. */
function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Kept
  } catch {
    return {}
  }
}
function keep(game: string, word: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [game]: [...(kept()[game] ?? []), word] }))
  } catch {
    // See above.
  }
}

/** In somebody's first games: says when a hint would help. It never plays, and never says what the hint would be. */
export function Coach(props: { readonly ui: TableUi }): JSX.Element {
  const { store, selection, replay } = props.ui
  const [offers, setOffers] = createSignal(false)
  const { game = '', table = '' } = store.latest() ?? {}
  const known = kept()[game] ?? []
  const isHere = !known.includes(OFF) && (known.includes(table) || known.length < FIRST_TABLES)
  if (isHere && !known.includes(table)) keep(game, table)
  let timer: ReturnType<typeof setTimeout> | undefined
  let reasons = 0
  const stop = (): void => clearTimeout(timer)
  onCleanup(stop)
  createEffect(
    on(store.shown, now => {
      stop()
      setOffers(false)
      reasons = 0
      if (isHere && store.mayAct() && isChoice(now?.asked)) timer = setTimeout(() => setOffers(true), THINKS)
    }),
  )
  createEffect(
    on(selection.explained, found => {
      if (isHere && found !== undefined && ++reasons >= REASONS) setOffers(true)
    }),
  )
  return (
    <Show when={offers() && props.ui.hint() === undefined && replay.at() === undefined}>
      <section class="panel" aria-live="polite" aria-label={t('coach.title')} data-testid="coach">
        <p>{t('coach.offer')}</p>
        <div class="dialog-buttons">
          <button type="button" class="primary" data-testid="coach-hint" onClick={() => void askHint(props.ui)}>
            {t('coach.hint')}
          </button>
          <button type="button" onClick={() => setOffers(false)}>
            {t('coach.notNow')}
          </button>
          <button
            type="button"
            data-testid="coach-off"
            onClick={() => {
              keep(game, OFF)
              setOffers(false)
              stop()
            }}
          >
            {t('coach.off')}
          </button>
        </div>
      </section>
    </Show>
  )
}
