/** What the table does for somebody who only looks: reasons where the pointer rests, the board moved to where something happens. */
import { createEffect, on, onCleanup } from 'solid-js'
import { keyOf, type Scene } from '../page/index.ts'
import type { Camera } from '../page/pan-zoom.tsx'
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

/** Whoever has come closer to the board sees what happens all the same. */
export function lookAtTheAction({ store, replay }: TableUi, camera: () => Camera | undefined): void {
  createEffect(() => {
    const beat = replay.at() === undefined ? store.animation.beat() : replay.beat()
    const thing = beat?.flash?.[0]
    if (thing === undefined) return
    const element = document.querySelector(`.panzoom [data-thing~="${CSS.escape(keyOf(thing))}"]`)
    if (element !== null) camera()?.show(element)
  })
}
