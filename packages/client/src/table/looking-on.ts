import { createEffect } from 'solid-js'
import { keyOf } from '../page/index.ts'
import type { Camera } from '../page/pan-zoom.tsx'
import type { TableUi } from './ui.ts'

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
