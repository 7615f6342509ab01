import { For, type JSX, Show } from 'solid-js'
import { armOf, type Face, type Side, strengthOf } from '../words.ts'
import { WEAPONS } from './arms.ts'
import { BLOCK } from './layout.ts'
import { pressed } from './pressing.ts'
import { type Spot, spotStyle } from './spots.ts'

const [L, D] = [BLOCK.length / 2, BLOCK.depth / 2]
/** Austrian blocks have round ends, French ones cut corners: told apart by shape, not by colour alone. */
const EDGES: readonly string[] = [
  `M${-L + 9} ${-D}H${L - 9}A9 9 0 0 1 ${L} ${-D + 9}V${D - 9}A9 9 0 0 1 ${L - 9} ${D}H${-L + 9}A9 9 0 0 1 ${-L} ${D - 9}V${-D + 9}A9 9 0 0 1 ${-L + 9} ${-D}Z`,
  `M${-L + 6} ${-D}H${L - 6}L${L} ${-D + 6}V${D - 6}L${L - 6} ${D}H${-L + 6}L${-L} ${D - 6}V${-D + 6}Z`,
]
const PIPS = [20, 33, 46] as const

export interface BlockProps extends Pick<JSX.GSVGAttributes<SVGGElement>, 'id' | 'tabindex' | 'aria-label'> {
  readonly side: Side
  /** 0 or undefined: unknown to the one who looks. */
  readonly face?: Face | undefined
  /** Where it lies; without it, round the origin. */
  readonly spot?: Spot | undefined
  /** Chosen outweighs lit. */
  readonly chosen?: boolean | undefined
  /** A click on it does something now. */
  readonly lit?: boolean | undefined
  /** A flash of the moment. */
  readonly flash?: 'hit' | 'gain' | 'plain' | undefined
  /** It has moved this turn. */
  readonly moved?: boolean | undefined
  /** Taken by surprise, not yet under arms. */
  readonly inactive?: boolean | undefined
  /** Its owner sees that the enemy knows this face. */
  readonly known?: boolean | undefined
  /** It lies face up, for everybody. */
  readonly up?: boolean | undefined
  /** It lies face down again, and the one who looks remembers what it is. */
  readonly remembered?: boolean | undefined
  readonly tabindex?: number | undefined
  readonly label?: string | undefined
  /** What it stands for, and what makes it answer to a pointer. */
  readonly thing?: string | undefined
  readonly ref?: ((element: SVGGElement) => void) | undefined
}

/**
 * A block: a long bar, its face drawn only when it is given. Without one the bar is blank, and nothing of it differs
 * from any other blank bar of its side.
 */
export function Block(props: BlockProps): JSX.Element {
  const face = (): Face => props.face ?? 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in SVG
    <g
      ref={element => props.ref?.(element)}
      tabindex={props.tabindex ?? -1}
      onKeyDown={pressed}
      aria-label={props.label}
      data-thing={props.thing}
      role="button"
      aria-pressed={props.chosen ? 'true' : 'false'}
      class={`mg-block mg-side-${props.side}`}
      classList={{
        'mg-chosen': props.chosen,
        'is-lit': props.lit && !props.chosen,
        'mg-lit': props.lit && !props.chosen,
        'mg-moved': props.moved,
        'mg-inactive': props.inactive,
        'mg-up': props.up,
        'mg-remembered': props.remembered,
        [`mg-flash-${props.flash}`]: props.flash !== undefined,
      }}
      style={props.spot ? { transform: spotStyle(props.spot) } : {}}
    >
      <path class="mg-block-halo" d={EDGES[props.side]} />
      <path class="mg-block-shadow" d={EDGES[props.side]} transform="translate(1.5 3.5)" />
      <path class="mg-block-wood" d={EDGES[props.side]} />
      <path class="mg-block-shine" d={`M${-L + 8} ${-D + 2.6}H${L - 8}`} />
      <path class="mg-block-trim" d={`M${-L + 7} ${-D + 1}V${D - 1}M${L - 7} ${-D + 1}V${D - 1}`} />
      <Show when={face() !== 0}>
        <g class="mg-face">
          <path
            class="mg-block-arm"
            fill-rule="evenodd"
            transform="translate(-21 0) scale(.88)"
            d={WEAPONS[armOf(face())]}
          />
          <For each={PIPS.slice(3 - strengthOf(face()))}>
            {x => <circle class="mg-block-pip" cx={x} cy="0" r="5.4" />}
          </For>
        </g>
      </Show>
      <Show when={props.up}>
        <path class="mg-block-up" d={`M${-L + 3} ${-D + 3}H${L - 3}V${D - 3}H${-L + 3}Z`} />
      </Show>
      <Show when={props.known}>
        <circle class="mg-block-known" cx={-L + 1} cy={-D + 1} r="5" />
      </Show>
    </g>
  )
}
