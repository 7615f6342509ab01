/** A pointer that pulls something, from where it went down until it is let go. */

/** A pointer that slid less than this many pixels was a click. */
const SLIP = 6

/** `begin` says whether there is anything to pull; `deed` gets where the pointer is; `end` is told that it was let go after a pull. */
export function follow(
  event: PointerEvent,
  begin: () => boolean,
  deed: (now: PointerEvent) => void,
  end: () => void = () => {},
): void {
  if (event.button !== 0) return
  const from = { x: event.clientX, y: event.clientY }
  let isUnderWay = false
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== event.pointerId) return
    if (!isUnderWay && Math.hypot(now.clientX - from.x, now.clientY - from.y) < SLIP) return
    if (!isUnderWay && !begin()) {
      stop()
      return
    }
    isUnderWay = true
    deed(now)
  }
  const swallow = (click: Event): void => click.stopPropagation()
  const stop = (): void => {
    removeEventListener('pointermove', move, true)
    removeEventListener('pointerup', stop, true)
    removeEventListener('pointercancel', stop, true)
    if (!isUnderWay) return
    // The click that ends a pull is not a choice.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
    end()
  }
  addEventListener('pointermove', move, true)
  addEventListener('pointerup', stop, true)
  addEventListener('pointercancel', stop, true)
}
