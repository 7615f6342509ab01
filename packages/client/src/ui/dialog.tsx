import { createEffect, type JSX, onCleanup, onMount, Show } from 'solid-js'
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

/** A button that says why it cannot be pressed instead of being missing or mute. `label` names one that is only a sign. */
export function ReasonButton(props: {
  readonly onClick: () => void
  readonly reason?: string | undefined
  readonly onReason?: (reason: string) => void
  readonly class?: string
  readonly testid?: string
  readonly label?: string
  readonly keys?: string
  readonly children: JSX.Element
}): JSX.Element {
  return (
    <button
      type="button"
      class={props.class}
      data-testid={props.testid}
      aria-disabled={props.reason !== undefined}
      aria-keyshortcuts={props.keys}
      title={props.reason ?? props.label}
      onClick={() => (props.reason === undefined ? props.onClick() : props.onReason?.(props.reason))}
    >
      {props.children}
      <Show when={props.label ?? props.reason}>
        <span class="unseen">
          {props.label}
          <Show when={props.reason}> ({props.reason})</Show>
        </span>
      </Show>
    </button>
  )
}

/** What just happened, for screen readers: said once, never read twice. */
export function LiveRegion(props: { readonly text: string; readonly testid?: string }): JSX.Element {
  let element: HTMLDivElement | undefined
  createEffect(() => {
    const { text } = props
    if (element !== undefined) element.textContent = text
  })
  return <div ref={element} class="unseen" role="status" aria-live="polite" data-testid={props.testid} />
}

export function Choice<T extends string | number>(props: {
  readonly label: string
  readonly value: T
  readonly values: readonly { readonly id: T; readonly name: string }[]
  readonly onChange: (value: T) => void
  readonly about?: string | undefined
  readonly testid?: string
}): JSX.Element {
  return (
    <label class="field">
      <span class="field-name">{props.label}</span>
      <select
        data-testid={props.testid}
        onChange={event => props.onChange(props.values[event.currentTarget.selectedIndex]!.id)}
      >
        {props.values.map(each => (
          <option value={each.id} selected={each.id === props.value}>
            {each.name}
          </option>
        ))}
      </select>
      <Show when={props.about}>
        <small class="field-about">{props.about}</small>
      </Show>
    </label>
  )
}

export function Switch(props: {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly about?: string
  readonly testid?: string
}): JSX.Element {
  return (
    <label class="field switch">
      <input
        type="checkbox"
        checked={props.on}
        data-testid={props.testid}
        onChange={event => props.onChange(event.currentTarget.checked)}
      />
      <span class="field-name">{props.label}</span>
      <Show when={props.about}>
        <small class="field-about">{props.about}</small>
      </Show>
    </label>
  )
}
