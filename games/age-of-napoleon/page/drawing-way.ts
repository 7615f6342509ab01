/** An army on the march is dragged along its way: every region the pointer comes to is added to it. */
import type { Scene } from '@bivouac/client/page'
import type { Corps } from '../words.ts'
import { place } from './actions.ts'
import { isThere, topFrame, viewOf } from './facts.ts'
import { hasTag } from './tags.ts'

const regionUnder = (x: number, y: number): number | undefined => {
  const element = document
    .elementsFromPoint(x, y)
    .find(each => each instanceof SVGPathElement && each.classList.contains('an-area'))
  const id = /^place:(\d+)/.exec(element?.getAttribute('data-thing') ?? '')?.[1]
  return id === undefined ? undefined : Number(id)
}

export function drawsWay(element: SVGElement, scene: Scene, corps: () => readonly Corps[]): void {
  let last: number | undefined
  let drawn = false
  const isAsked = (): boolean => {
    const raw = scene.view()
    if (!isThere(raw)) return false
    const top = topFrame(viewOf(raw))
    return top?.proc === 'order' && top.step === 'way' && corps().some(each => hasTag(viewOf(raw), each, 'marching'))
  }
  element.addEventListener('pointerdown', event => {
    drawn = false
    if (event.button !== 0 || !isAsked()) return
    // Otherwise the map would be moved instead.
    event.stopPropagation()
    element.setPointerCapture(event.pointerId)
    last = regionUnder(event.clientX, event.clientY)
  })
  element.addEventListener('pointermove', event => {
    if (last === undefined) return
    const region = regionUnder(event.clientX, event.clientY)
    if (region === undefined || region === last || !scene.lit(place(region))) return
    last = region
    drawn = true
    scene.click(place(region))
  })
  const end = (): void => void (last = undefined)
  element.addEventListener('pointerup', end)
  element.addEventListener('pointercancel', end)
  // The click that ends a drag is not a choice.
  element.addEventListener(
    'click',
    event => {
      if (drawn) event.stopImmediatePropagation()
      drawn = false
    },
    true,
  )
}
