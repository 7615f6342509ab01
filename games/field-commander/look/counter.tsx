import { For, type JSX, Show } from 'solid-js'
import type { Kind } from '../words.ts'
import { EMBLEMS, SKILL_STAR } from './arms.ts'
import { coloursOf } from './nations.ts'

export interface CounterProps {
  readonly name: string
  readonly nation: string
  readonly side: number
  readonly kind: Kind
  /** 0 recruit … 4 elite. */
  readonly skill: number
  readonly activation: number
  readonly combat: number
  readonly superValue: number
  /** On its reduced side. */
  readonly reduced: boolean
  /** It has no reduced side, or is on it: the next hit removes it. */
  readonly last: boolean
}

/** French counters have cut corners, enemy ones round: told apart by shape, not by colour alone. */
const EDGE: readonly string[] = [
  'M13 2H87L98 13V87L87 98H13L2 87V13Z',
  'M16 2H84A14 14 0 0 1 98 16V84A14 14 0 0 1 84 98H16A14 14 0 0 1 2 84V16A14 14 0 0 1 16 2Z',
]
/** Letters are about half as wide as they are high. */
const sizeFor = (text: string, most: number, width: number): number => Math.min(most, width / (text.length * 0.52))

/** A force: a <g> of 100 × 100 with everything the counter carries. */
export function ForceCounter(props: CounterProps): JSX.Element {
  const colours = () => coloursOf(props.nation, props.side)
  return (
    <g
      class="fc-counter"
      classList={{ 'fc-reduced': props.reduced }}
      style={{ '--coat': colours().coat, '--trim': colours().trim, '--on-coat': colours().ink }}
    >
      <path class="fc-counter-shadow" d={EDGE[props.side]} transform="translate(1.5 3)" />
      <path class="fc-counter-coat" d={EDGE[props.side]} />
      <path class="fc-counter-face" d="M8 27H92V73H8Z" />
      <Show when={props.reduced}>
        <path
          class="fc-counter-hatch"
          d="M8 43L24 27M8 59L40 27M8 73L54 27M22 73L68 27M36 73L82 27M50 73L92 31M64 73L92 45M78 73L92 59"
        />
      </Show>
      <path class="fc-counter-trim" d="M8 26H92M8 74H92" />
      <text class="fc-counter-name" x="50" y="20" font-size={`${sizeFor(props.name, 17, 82)}`}>
        {props.name}
      </text>
      <g transform="translate(29 50) scale(.92)">
        <path class="fc-emblem" d={EMBLEMS[props.kind].body} fill-rule="evenodd" />
        <path class="fc-emblem-light" d={EMBLEMS[props.kind].light} />
      </g>
      <text class="fc-counter-combat" x="70" y="64">
        {props.combat}
      </text>
      <text class="fc-counter-activation" x="17" y="92">
        {props.activation}
      </text>
      <g transform="translate(50 86.5)">
        <For each={Array.from({ length: props.skill }, (_, i) => i)}>
          {i => (
            <path
              class="fc-skill"
              d={SKILL_STAR}
              transform={`translate(${(i - (props.skill - 1) / 2) * 12.5} 0) scale(.86)`}
            />
          )}
        </For>
      </g>
      <Show when={props.superValue > 0}>
        <text class="fc-counter-super" x="81" y="92">
          +{props.superValue}
        </text>
      </Show>
      <Show when={!props.last}>
        <path class="fc-counter-step" d="M86 27H92V33Z" />
      </Show>
    </g>
  )
}
