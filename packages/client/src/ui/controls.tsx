import { createEffect, type JSX, Show } from 'solid-js'

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
