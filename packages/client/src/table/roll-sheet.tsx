import '../style/umpire.css'
import { cited, type Rulebook, type Text } from '@bivouac/kernel'
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js'
import { learn, said, t } from '../app/language.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { WordKey } from '../words/index.ts'
import { UMPIRE } from '../words/umpire.ts'
import { Die } from './dice.tsx'
import type { Rolling } from './rolling.ts'
import { rollDie, typedDigit } from './typed-roll.ts'

learn(UMPIRE)

/** Dice that can be bought; any other count is a choice among what is left. */
const REAL = new Set([4, 6, 8, 10, 12, 20])

/** What was rolled at the real table: one button for each side, or the digit keys. */
export function RollSheet(props: {
  readonly rolling: Rolling
  readonly rulebook: () => Promise<Rulebook>
  /** The side that rolls, where there is more than one. */
  readonly who?: Text | undefined
  /** What becomes of it if nobody rolls: a computer's move waits, another is not made, nor a table. */
  readonly unless: WordKey
  readonly openRule?: (rule: string) => void
}): JSX.Element {
  const [book] = createResource(props.rulebook)
  const wants = () => props.rolling.wants
  const [typed, setTyped] = createSignal<readonly number[]>([])
  const [begun, setBegun] = createSignal('')
  createEffect(
    on(wants, () => {
      setTyped([])
      setBegun('')
    }),
  )
  const wanted = createMemo(() => wants().next[Math.min(typed().length, wants().next.length - 1)]!)
  const section = () => book.latest?.[wanted().why]
  const dice = (): string => {
    const counts = new Map<number, number>()
    for (const { sides } of wants().next.slice(typed().length)) counts.set(sides, (counts.get(sides) ?? 0) + 1)
    return [...counts].map(([sides, count]) => `${count}d${sides}`).join(' + ')
  }

  const keys = (): string => {
    if (begun() !== '') return t('roll.typing', { begun: begun() })
    return t(wanted().sides === 10 ? 'roll.keysOfTen' : 'roll.keys')
  }
  const slots = (): readonly { readonly sides: number; readonly got?: number }[] => [
    ...wants().soFar.map(({ sides, got }) => ({ sides, got })),
    ...wants().next.map(({ sides }) => ({ sides })),
  ]

  function put(got: number): void {
    // All of them are on their way to the table.
    if (typed().length === wants().next.length) return
    setBegun('')
    const all = [...typed(), got]
    setTyped(all)
    if (all.length === wants().next.length) props.rolling.give(all)
  }
  const rollRest = (): void =>
    props.rolling.give([
      ...typed(),
      ...wants()
        .next.slice(typed().length)
        .map(each => rollDie(each.sides)),
    ])

  let content: HTMLDivElement | undefined
  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // A rule may lie open over this sheet.
    if (event.target !== document.body && !content?.closest('dialog')?.contains(event.target as Node)) return
    if (/^\d$/.test(event.key)) {
      const meant = typedDigit(begun(), event.key, wanted().sides)
      if ('got' in meant) put(meant.got)
      else setBegun(meant.begun)
    } else if (event.key === 'Backspace') {
      if (begun() !== '') setBegun('')
      else setTyped(all => all.slice(0, -1))
    } else if (event.key === 'Enter' && begun() !== '') put(Number(begun()))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  onMount(() => {
    addEventListener('keydown', pressed, true)
    // Not a number: a second Enter, meant for the move, would type it.
    queueMicrotask(() => content?.focus())
  })
  let isGone = false
  onCleanup(() => {
    isGone = true
    removeEventListener('keydown', pressed, true)
  })
  // A dialog that is taken away says that it was closed, too.
  const cancel = (): void => void (isGone || props.rolling.cancel())

  return (
    <Dialog title={t('roll.title')} onClose={cancel} testid="roll">
      <div ref={content} class="roll" tabindex="-1">
        <p class="roll-why">
          <Show when={props.who}>{who => <strong>{t('roll.for', { who: who() })}. </strong>}</Show>
          <Show when={section()}>{found => <>{said(found().title)} </>}</Show>
          <Show when={props.openRule} fallback={cited(wanted().why)}>
            {open => (
              <button type="button" class="cite" onClick={() => open()(wanted().why)}>
                {cited(wanted().why)}
              </button>
            )}
          </Show>
        </p>
        <p class="roll-ask" aria-live="polite" data-testid="roll-ask">
          {REAL.has(wanted().sides) ? t('roll.ask', { dice: dice() }) : t('roll.left', { sides: wanted().sides })}
        </p>
        <ul class="roll-dice" aria-label={t('roll.dice')}>
          <For each={slots()}>
            {(each, i) => {
              const at = (): number => i() - wants().soFar.length
              const got = (): number | undefined => each.got ?? typed()[at()]
              return (
                <li classList={{ now: at() === typed().length, missing: got() === undefined }}>
                  <Show
                    when={got()}
                    fallback={
                      <span class="roll-blank">
                        d{each.sides}
                        <span class="unseen"> {t('roll.missing', { sides: each.sides })}</span>
                      </span>
                    }
                  >
                    {number => <Die sides={each.sides} got={number()} />}
                  </Show>
                </li>
              )
            }}
          </For>
        </ul>
        <fieldset
          class="roll-numbers"
          aria-label={t('roll.numbers')}
          data-sides={wanted().sides}
          classList={{ many: wanted().sides > 12 }}
        >
          <For each={Array.from({ length: wanted().sides }, (_, i) => i + 1)}>
            {number => (
              <button type="button" class="roll-number" data-testid={`roll-${number}`} onClick={() => put(number)}>
                {number}
              </button>
            )}
          </For>
        </fieldset>
        <p class="roll-keys">{keys()}</p>
        <div class="dialog-buttons">
          <button type="button" data-testid="roll-for-me" onClick={rollRest}>
            {t('roll.forMe')}
          </button>
          <Show when={typed().length > 0}>
            <button type="button" data-testid="roll-back" onClick={() => setTyped(all => all.slice(0, -1))}>
              {t('roll.back')}
            </button>
          </Show>
          <button type="button" data-testid="roll-cancel" onClick={cancel}>
            {t(props.unless)}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
