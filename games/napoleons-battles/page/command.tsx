/** 7.2 Who commands whom: radii and chains, for as long as the player wants to see them. */
import type { Scene } from '@bivouac/client/page'
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import { INCH } from '../words.ts'
import { piece } from './actions.ts'
import { fieldIn, hampered, isOnTable, PER_UNIT, toPicture, type View } from './facts.ts'

const [shown, setShown] = createSignal(false)
export const isCommandShown = shown
export const showCommand = setShown

export function Command(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  /** All generals of the eye's side while `c` is held; otherwise the one picked up or pointed at. */
  const generals = createMemo(() => {
    const f = fieldIn(props.view)
    const all = Array.from({ length: f.count - f.troops }, (_, i) => f.troops + i)
    return all.filter(
      g =>
        isOnTable(props.view, g) &&
        (shown()
          ? props.view.eye === 'spectator' || f.side[g] === props.view.eye
          : props.scene.chosen(piece(g)) || props.scene.pointed(piece(g))),
    )
  })
  return (
    <g class="nb-command">
      <For each={generals()}>{general => <Radius view={props.view} general={general} />}</For>
    </g>
  )
}

function Radius(props: { readonly view: View; readonly general: number }): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const spot = createMemo(() => toPicture(f(), props.view.s.x[props.general]!, props.view.s.y[props.general]!))
  const radius = (): number => (f().generals[props.general - f().troops]!.radius * INCH) / PER_UNIT
  const under = createMemo(() =>
    f().ofSide[f().side[props.general]!]!.filter(u => f().under[u] === props.general && isOnTable(props.view, u)),
  )
  return (
    <g class={`nb-side-${f().side[props.general]}`}>
      <circle class="nb-radius" cx={spot()[0]} cy={spot()[1]} r={radius()} />
      <For each={under()}>
        {u => {
          const to = createMemo(() => toPicture(f(), props.view.s.x[u]!, props.view.s.y[u]!))
          return (
            <line
              class="nb-chain"
              classList={{ 'nb-chain-broken': hampered(props.view, u) !== undefined }}
              x1={spot()[0]}
              y1={spot()[1]}
              x2={to()[0]}
              y2={to()[1]}
            />
          )
        }}
      </For>
      <Show when={f().under[props.general]! >= 0 && isOnTable(props.view, f().under[props.general]!)}>
        {_ => {
          const chief = createMemo(() => f().under[props.general]!)
          const to = createMemo(() => toPicture(f(), props.view.s.x[chief()]!, props.view.s.y[chief()]!))
          return <line class="nb-chain nb-chain-up" x1={spot()[0]} y1={spot()[1]} x2={to()[0]} y2={to()[1]} />
        }}
      </Show>
    </g>
  )
}
