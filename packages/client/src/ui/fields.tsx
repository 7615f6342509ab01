import { type JSX, Show } from 'solid-js'

export function ChoiceField<T extends string | number>(props: {
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
