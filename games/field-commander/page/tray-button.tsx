import { keyOf, type Scene, type Thing } from '@bivouac/client/page'
import { dragging } from '@bivouac/client/page/dragging'
import { pointing } from '@bivouac/client/page/pointing'
import type { JSX } from 'solid-js'

/** A counter of the tray: a button that can be tapped, dragged, asked about. */
export function TrayButton(props: {
  readonly scene: Scene
  readonly thing: Thing
  /** What else it stands for among the lit things: keys that go from one to the next find the button by any of them. */
  readonly also?: readonly Thing[]
  readonly name: string
  readonly about: string
  readonly children: JSX.Element
  readonly class?: string
}): JSX.Element {
  return (
    <button
      type="button"
      class={`fc-tray-button ${props.class ?? ''}`}
      classList={{ 'is-lit': props.scene.lit(props.thing), 'is-chosen': props.scene.chosen(props.thing) }}
      data-thing={[props.thing, ...(props.also ?? [])].map(keyOf).join(' ')}
      aria-pressed={props.scene.chosen(props.thing)}
      title={props.about}
      ref={element => {
        dragging(element, props.scene, () => props.thing)
        pointing(element, props.scene, () => props.thing)
      }}
    >
      {props.children}
      <span class="fc-tray-name">{props.name}</span>
      <span class="unseen">
        {props.about} {props.scene.state(props.thing)}
      </span>
    </button>
  )
}
