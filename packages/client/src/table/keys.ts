import { onCleanup, onMount } from 'solid-js'

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
/** Things that have their own meaning for Enter, Space and the arrows. */
const owns = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, [role=gridcell], dialog, summary') !== null

export function tableKeys(deeds: KeyDeeds): void {
  const pressed = (event: KeyboardEvent): void => {
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
  onMount(() => addEventListener('keydown', pressed))
  onCleanup(() => removeEventListener('keydown', pressed))
}

function meant(event: KeyboardEvent, deeds: KeyDeeds): (() => unknown) | undefined {
  const own = owns(event.target)
  switch (event.key) {
    case 'ArrowLeft':
      return own ? undefined : () => deeds.step(-1)
    case 'ArrowRight':
      return own ? undefined : () => deeds.step(1)
    case 'Home':
      return own ? undefined : deeds.first
    case 'End':
      return own ? undefined : deeds.last
    case 'Enter':
    case ' ':
      return own ? undefined : deeds.confirm
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
