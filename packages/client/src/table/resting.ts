import { createEffect, on, onCleanup } from 'solid-js'
import { keyOf, type Scene } from '../page/index.ts'
import type { TableUi } from './ui.ts'

/** Longer than a pointer rests on its way. */
const REST = 1100

/** A pointer that rests on something which cannot be chosen asks why; the answer goes with the pointer. */
export function explainWhatRests({ store, selection, pointed, replay }: TableUi, scene: Scene): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  createEffect(
    on([pointed, store.latest], ([thing]) => {
      clearTimeout(timer)
      if (selection.explained()?.passing === true) selection.dismiss()
      if (thing === undefined || !store.mayAct() || replay.at() !== undefined) return
      timer = setTimeout(() => {
        const isBusy = selection.armed() ?? selection.menu() ?? selection.explained()
        const isUnder = document.querySelector(`[data-thing~="${CSS.escape(keyOf(thing))}"]:hover`) !== null
        if (isBusy !== undefined || !isUnder || scene.lit(thing) || scene.chosen(thing)) return
        void selection.explain(thing, () => pointed() === thing)
      }, REST)
    }),
  )
  onCleanup(() => clearTimeout(timer))
}
