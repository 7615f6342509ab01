/** The focus goes where the next question is, so that nobody has to walk back to it. */
import { createEffect, on, onCleanup } from 'solid-js'
import { afterPaint } from './after-paint.ts'
import type { TableUi } from './ui.ts'

/** Keys that answer, or look for what can be answered. */
const ANSWERS = ['Enter', ' ', 'n', 'Tab']
/** Keys that walk about the board: whoever looks around while the others play is not called away from where he stands. */
const WALKS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']

/** Whoever plays by keys goes on by keys; a pointer needs no focus, but what it clicked must not catch the next Enter. */
export function followTheQuestion(
  { store, selection }: TableUi,
  isCovered: () => boolean,
  /** What was done before anybody listened here. */
  first: Event | undefined,
): void {
  let by: 'answers' | 'walks' | 'pointer' = 'pointer'
  const keys = (event: KeyboardEvent): void => {
    if (ANSWERS.includes(event.key)) by = 'answers'
    else if (WALKS.includes(event.key)) by = 'walks'
  }
  const pointer = (): void => {
    by = 'pointer'
  }
  if (first instanceof KeyboardEvent) keys(first)
  addEventListener('keydown', keys, { capture: true })
  addEventListener('pointerdown', pointer, { capture: true })
  onCleanup(() => {
    removeEventListener('keydown', keys, { capture: true })
    removeEventListener('pointerdown', pointer, { capture: true })
  })
  createEffect(
    on(
      [() => store.latest()?.at, store.mayAct, selection.armed],
      () =>
        afterPaint(() => {
          if (!store.mayAct() || isCovered() || document.querySelector('dialog[open]') !== null) return
          const at = document.activeElement
          const isOnBoard = at?.closest('[data-thing]') !== null && at !== document.body
          const isAtLarge = at === null || at === document.body
          if (isOnBoard && at?.matches('.is-lit')) return
          if (by === 'walks' && isOnBoard) return
          if (by === 'pointer') {
            if (isOnBoard && at instanceof Element && at.closest('.panzoom') !== null) (at as HTMLElement).blur()
            return
          }
          if (!isOnBoard && !isAtLarge && at?.closest('.prompt-buttons') === null) return
          const first = document.querySelector<HTMLElement | SVGElement>('.prompt-buttons .primary')
          const lit = document.querySelector<HTMLElement | SVGElement>('[data-thing].is-lit:is([tabindex], button)')
          const goal = selection.armed() !== undefined || selection.lit().size === 0 ? first : (lit ?? first)
          goal?.focus()
        }),
      { defer: true },
    ),
  )
}
