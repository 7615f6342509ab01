import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js'

interface Spot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
/** Pixels between a thing and the edge of the light. */
const AROUND = 6
/** The table moves under the light: animations, panels that open, a board that is turned. */
const LOOK_AGAIN = 120

function spotOf(key: string): Spot | undefined {
  const found = [...document.querySelectorAll(`[data-thing~="${key}"], [data-testid="${key}"]`)]
  const box = found.map(each => each.getBoundingClientRect()).find(each => each.width > 0)
  if (box === undefined) return undefined
  const { left, top, width, height } = box
  return { left: left - AROUND, top: top - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND }
}
const same = (a: readonly Spot[], b: readonly Spot[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is read stays in the light as well. */
const READ = ['exercise', 'prompt']

/** What is wanted stands in the light, the rest in a little shade. It is only looked at: clicks go through it. */
export function Spotlight(props: { readonly keys: readonly string[] }): JSX.Element {
  const [spots, setSpots] = createSignal<readonly Spot[]>([], { equals: same })
  const look = (): void => void setSpots(props.keys.flatMap(key => spotOf(key) ?? []))
  createEffect(look)
  const timer = setInterval(look, LOOK_AGAIN)
  onCleanup(() => clearInterval(timer))
  return (
    <Show when={spots().length > 0}>
      <svg class="spotlight" aria-hidden="true" data-testid="spotlight">
        <mask id="spotlight-shade">
          <rect width="100%" height="100%" fill="#fff" />
          <For each={[...spots(), ...READ.flatMap(key => spotOf(key) ?? [])]}>
            {spot => <rect x={spot.left} y={spot.top} width={spot.width} height={spot.height} rx="9" fill="#000" />}
          </For>
        </mask>
        <rect class="spotlight-shade" width="100%" height="100%" mask="url(#spotlight-shade)" />
        <For each={spots()}>
          {spot => (
            <rect class="spotlight-ring" x={spot.left} y={spot.top} width={spot.width} height={spot.height} rx="9" />
          )}
        </For>
      </svg>
    </Show>
  )
}
