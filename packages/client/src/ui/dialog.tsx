import { type JSX, onCleanup, onMount } from 'solid-js'
import { t } from '../app/language.ts'

/** A native modal dialog: the browser traps focus, closes it with Esc and gives focus back. */
export function Dialog(props: {
  readonly title: string
  readonly onClose: () => void
  readonly children: JSX.Element
  readonly wide?: boolean
  readonly testid?: string
}): JSX.Element {
  let element: HTMLDialogElement | undefined
  onMount(() => element?.showModal())
  onCleanup(() => element?.close())
  return (
    <dialog
      ref={element}
      class="dialog"
      classList={{ wide: props.wide ?? false }}
      aria-label={props.title}
      data-testid={props.testid}
      onClose={() => props.onClose()}
      onClick={event => event.target === element && props.onClose()}
      onKeyDown={event => event.stopPropagation()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2>{props.title}</h2>
          <button type="button" class="quiet" aria-label={t('ui.close')} onClick={() => props.onClose()}>
            ✕
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  )
}
