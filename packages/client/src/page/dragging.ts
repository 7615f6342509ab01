import { keyOf, type Scene, type Thing, thingOf } from './index.ts'

/** A pointer that slid less than this was a tap. */
const SLIP = 8

/**
 * A thing of the tray that can be picked up and dropped on the board. Dropping means the same two clicks, so whatever
 * can be dragged can also be tapped; a drop on nothing leaves the thing chosen.
 */
export function dragging(element: HTMLElement, scene: Scene, thing: () => Thing): void {
  let from: { readonly x: number; readonly y: number } | undefined
  let ghost: HTMLElement | undefined
  let dropped = false
  const let_go = (): void => {
    ghost?.remove()
    ghost = undefined
    from = undefined
  }
  element.addEventListener('pointerdown', event => {
    from = event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined
    dropped = false
  })
  element.addEventListener('pointermove', event => {
    if (from === undefined) return
    if (ghost === undefined) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP) return
      if (!scene.lit(thing()) && !scene.chosen(thing())) return void let_go()
      element.setPointerCapture(event.pointerId)
      if (!scene.chosen(thing())) scene.click(thing())
      ghost = element.cloneNode(true) as HTMLElement
      ghost.classList.add('drag-ghost')
      ghost.removeAttribute('data-thing')
      ghost.style.width = `${element.offsetWidth}px`
      document.body.append(ghost)
    }
    ghost.style.left = `${event.clientX}px`
    ghost.style.top = `${event.clientY}px`
  })
  element.addEventListener('pointerup', event => {
    if (ghost !== undefined) {
      dropped = true
      let_go()
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-thing]')
      const keys = under?.getAttribute('data-thing')?.split(' ') ?? []
      const goal = keys.map(thingOf).find(each => scene.lit(each))
      if (goal !== undefined && keyOf(goal) !== keyOf(thing())) scene.click(goal)
    }
    let_go()
  })
  element.addEventListener('pointercancel', let_go)
  // The click that ends a drag is not a choice.
  element.addEventListener(
    'click',
    event => {
      if (dropped) event.stopImmediatePropagation()
      dropped = false
    },
    true,
  )
}
