/**
 * What only somebody needs who is there: keys, dragging, marks under the pointer, what the others have done meanwhile. It
 * is in `hands.ts`, fetched at the first sign of a hand, or while the others are awaited, so that the first view does not
 * wait for it.
 */
import { type Accessor, createEffect, createSignal, onCleanup, onMount } from 'solid-js'
import type { TableStore } from './store.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

export interface SignOfHand {
  /** The sign, if there was one. */
  readonly by?: Event
}

export function createPresence(store: TableStore): Accessor<SignOfHand | undefined> {
  const [presence, setPresence] = createSignal<SignOfHand>()
  const seen = (by?: Event): void => {
    setPresence(by === undefined ? {} : { by })
    for (const sign of SIGNS) removeEventListener(sign, seen, true)
  }
  onMount(() => {
    for (const sign of SIGNS) addEventListener(sign, seen, true)
  })
  onCleanup(() => seen())
  createEffect(() => {
    // Whoever waits is to find marked what the others did.
    if (store.latest() !== undefined && !store.mayAct() && presence() === undefined) seen()
  })
  return presence
}

/** Keys pressed before it is known what they mean are answered when it is. */
export function listenToKeys(fetchMeaning: () => Promise<(event: KeyboardEvent) => void>): void {
  let meaning: ((event: KeyboardEvent) => void) | undefined
  let fetched: Promise<void> | undefined
  const pressed = (event: KeyboardEvent): void => {
    if (meaning !== undefined) return void meaning(event)
    // Whoever presses keys quicker than this can see that they are still to be answered.
    document.documentElement.dataset.keys = 'waiting'
    fetched ??= fetchMeaning().then(found => {
      meaning = found
    })
    void fetched.then(() => {
      meaning?.(event)
      delete document.documentElement.dataset.keys
    })
  }
  onMount(() => addEventListener('keydown', pressed))
  onCleanup(() => removeEventListener('keydown', pressed))
}
