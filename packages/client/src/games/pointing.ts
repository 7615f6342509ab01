import type { Scene, Thing } from './types.ts'

const LONG_PRESS = 550

/** What pointing, clicking, long-pressing and right-clicking a thing on the table mean, for any element that shows it. */
export function pointing(scene: Scene, thing: () => Thing) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = false
  const stop = (): void => clearTimeout(timer)
  return {
    onClick: (): void => {
      // The click that ends a long press is not a choice.
      if (!asked) scene.click(thing())
      asked = false
    },
    onContextMenu: (event: Event): void => {
      event.preventDefault()
      stop()
      if (!asked) scene.ask(thing())
    },
    onPointerDown: (event: PointerEvent): void => {
      asked = false
      if (event.pointerType === 'mouse') return
      stop()
      timer = setTimeout(() => {
        asked = true
        scene.ask(thing())
      }, LONG_PRESS)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: (event: PointerEvent): void => {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 6) stop()
    },
    onPointerEnter: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') scene.point(thing())
    },
    onPointerLeave: (): void => {
      stop()
      scene.point(undefined)
    },
    onFocus: (): void => scene.point(thing()),
    onBlur: (): void => scene.point(undefined),
  }
}
