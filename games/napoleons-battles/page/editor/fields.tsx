/** Fields of a form that changes one thing at a time, and says so only when it has changed. */
import { type JSX, Show } from 'solid-js'

export function Line(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly testid?: string
}): JSX.Element {
  return (
    <label class="field">
      <span class="field-name">{props.label}</span>
      <input
        type="text"
        maxlength="60"
        value={props.value}
        data-testid={props.testid}
        onChange={event => props.onChange(event.currentTarget.value.trim())}
      />
    </label>
  )
}

export function Figure(props: {
  readonly label: string
  readonly value: number | undefined
  readonly least: number
  readonly most: number
  readonly step?: number
  /** Empty is an answer, too. */
  readonly none?: true
  readonly onChange: (value: number | undefined) => void
  readonly testid?: string
}): JSX.Element {
  return (
    <label class="field">
      <span class="field-name">{props.label}</span>
      <input
        type="number"
        min={props.least}
        max={props.most}
        step={props.step ?? 1}
        value={props.value ?? ''}
        data-testid={props.testid}
        onChange={event => {
          const { valueAsNumber } = event.currentTarget
          if (!Number.isNaN(valueAsNumber)) props.onChange(Math.min(props.most, Math.max(props.least, valueAsNumber)))
          else if (props.none) props.onChange(undefined)
        }}
      />
    </label>
  )
}

export interface Group {
  readonly name?: string
  readonly values: readonly { readonly id: string; readonly name: string }[]
}
export function Pick(props: {
  readonly label: string
  readonly value: string
  readonly groups: readonly Group[]
  readonly onChange: (value: string) => void
  readonly testid?: string
}): JSX.Element {
  const options = (group: Group): JSX.Element =>
    group.values.map(({ id, name }) => (
      <option value={id} selected={id === props.value}>
        {name}
      </option>
    ))
  return (
    <label class="field">
      <span class="field-name">{props.label}</span>
      <select data-testid={props.testid} onChange={event => props.onChange(event.currentTarget.value)}>
        {props.groups.map(group => (
          <Show when={group.name} fallback={options(group)}>
            <optgroup label={group.name!}>{options(group)}</optgroup>
          </Show>
        ))}
      </select>
    </label>
  )
}

export function Tick(props: {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}): JSX.Element {
  return (
    <label class="field switch">
      <input type="checkbox" checked={props.on} onChange={event => props.onChange(event.currentTarget.checked)} />
      <span class="field-name">{props.label}</span>
    </label>
  )
}
