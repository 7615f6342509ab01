import type { Scene, Thing } from './index.ts'

const LONG_PRESS = 550
/** A finger that slid further than this is dragging. */
const SLIP = 6

/** What pointing, clicking, long-pressing and right-clicking a thing on the table mean, for any element that shows it. */
export function pointing(element: Element, scene: Scene, thing: () => Thing): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = false
  const stop = (): void => clearTimeout(timer)
  const on = <E extends Event>(type: string, deed: (event: E) => void): void =>
    element.addEventListener(type, deed as (event: Event) => void)
  const ask = (): void => {
    asked = true
    scene.ask(thing())
  }
  on('click', () => {
    // The click that ends a long press is not a choice.
    if (!asked) scene.click(thing())
    asked = false
  })
  on('contextmenu', event => {
    event.preventDefault()
    stop()
    if (!asked) scene.ask(thing())
  })
  on<PointerEvent>('pointerdown', event => {
    asked = false
    stop()
    if (event.pointerType !== 'mouse') timer = setTimeout(ask, LONG_PRESS)
  })
  on('pointerup', stop)
  on('pointercancel', stop)
  on<PointerEvent>('pointermove', event => {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > SLIP) stop()
  })
  on<PointerEvent>('pointerenter', event => {
    if (event.pointerType === 'mouse') scene.point(thing())
  })
  on('pointerleave', () => {
    stop()
    scene.point(undefined)
  })
  on('focus', () => scene.point(thing()))
  on('blur', () => scene.point(undefined))
}
