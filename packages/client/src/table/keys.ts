/** What the keys of the table do. Every one of them is listed by `?`. */
export interface KeyDeeds {
  step(by: 1 | -1): unknown
  first(): unknown
  last(): void
  undo(): void
  next(): void
  confirm(): boolean
  cancel(): void
  odds(): void
  threats(): void
  flip(): void
  zoom(by: number): void
  fit(): void
  why(): void
  help(): void
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName) ||
    target.matches('input:not([type=checkbox])'))
/** Things that have their own meaning for Enter and Space, and for the arrows, Home and End. */
const inside = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null
const pressable = (target: EventTarget | null): boolean =>
  inside(target, 'button, a, input, select, [role=gridcell], summary')
const steerable = (target: EventTarget | null): boolean => inside(target, 'input, select, textarea, [role=grid], .log')

export function tableKeys(deeds: KeyDeeds): (event: KeyboardEvent) => void {
  return event => {
    if (event.defaultPrevented || typing(event.target) || document.querySelector('dialog[open]') !== null) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey) return
      event.preventDefault()
      deeds.undo()
      return
    }
    if (event.altKey) return
    const deed = meant(event, deeds)
    if (deed === undefined) return
    if (deed() !== false) event.preventDefault()
  }
}

function meant(event: KeyboardEvent, deeds: KeyDeeds): (() => unknown) | undefined {
  const steers = steerable(event.target)
  const presses = pressable(event.target)
  switch (event.key) {
    case 'ArrowLeft':
      return steers ? undefined : () => deeds.step(-1)
    case 'ArrowRight':
      return steers ? undefined : () => deeds.step(1)
    case 'Home':
      return steers ? undefined : deeds.first
    case 'End':
      return steers ? undefined : deeds.last
    case 'Enter':
    case ' ':
      return presses ? undefined : deeds.confirm
    case 'Escape':
      return deeds.cancel
    case 'n':
      return deeds.next
    case 'o':
      return deeds.odds
    case 't':
      return deeds.threats
    case 'f':
      return deeds.flip
    case 'w':
      return deeds.why
    case '+':
    case '=':
      return () => deeds.zoom(1.25)
    case '-':
      return () => deeds.zoom(0.8)
    case '0':
      return deeds.fit
    case '?':
      return deeds.help
    default:
      return undefined
  }
}
