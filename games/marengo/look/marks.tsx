import { For, type JSX, Show } from 'solid-js'
import type { Approach, Locale } from '../words.ts'
import { FRONTS, OUTLINE, reachOf, STRIP } from './layout.ts'
import { degrees, direction, flowing, type Point, polygon, step } from './points.ts'
import { pressed } from './pressing.ts'

/** What a lit place means: may be chosen, is chosen, is where things start, or is where the enemy can strike. */
export type Light = 'target' | 'chosen' | 'source' | 'threat' | 'flash-hit' | 'flash-gain' | 'flash-plain'

export interface AreaProps {
  readonly light?: Light | undefined
  readonly tabindex?: number | undefined
  readonly label?: string | undefined
  /** What it stands for, and what makes it answer to a pointer. */
  readonly thing?: string | undefined
  readonly ref?: ((element: SVGPathElement) => void) | undefined
}

function Area(props: AreaProps & { readonly shape: string; readonly kind: string }): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in SVG
    <path
      ref={element => props.ref?.(element)}
      tabindex={props.tabindex ?? -1}
      onKeyDown={pressed}
      aria-label={props.label}
      data-thing={props.thing}
      role="button"
      class={`mg-area mg-area-${props.kind}`}
      classList={{ 'is-lit': props.light === 'target', [`mg-light-${props.light}`]: props.light !== undefined }}
      d={props.shape}
    />
  )
}
/** A locale to point at. Lay it under the approaches and the blocks. */
export function LocaleArea(props: AreaProps & { readonly locale: Locale }): JSX.Element {
  return <Area {...props} kind="locale" shape={polygon(OUTLINE[props.locale]!)} />
}
/** An approach to point at: its strip and the ground of its first rank. */
export function ApproachArea(props: AreaProps & { readonly approach: Approach }): JSX.Element {
  return <Area {...props} kind="approach" shape={reachOf(props.approach)} />
}

/** A way that would be or was taken, with its head where it leads. */
export function WayMark(props: {
  readonly points: readonly Point[]
  readonly as?: 'march' | 'attack' | 'retreat'
}): JSX.Element {
  const tip = (): Point => props.points.at(-1)!
  const heading = (): Point => direction(props.points.at(-2) ?? tip(), tip())
  const shaft = (): readonly Point[] => [...props.points.slice(0, -1), step(tip(), heading(), -20)]
  return (
    <Show when={props.points.length > 1}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> takes no focus */}
      <g class={`mg-way mg-${props.as ?? 'march'}`} aria-hidden="true">
        <path class="mg-way-edge" d={flowing(shaft(), 0.4)} />
        <path class="mg-way-line" d={flowing(shaft(), 0.4)} />
        <path
          class="mg-way-head"
          d="M0 0L-34 -19L-26 0L-34 19Z"
          transform={`translate(${tip()[0]} ${tip()[1]}) rotate(${degrees(heading())})`}
        />
      </g>
    </Show>
  )
}

const BURST = Array.from({ length: 16 }, (_, i) => {
  const [turn, r] = [(i * Math.PI) / 8, i % 2 === 0 ? 25 : 12]
  return `${Math.round(Math.cos(turn) * r)} ${Math.round(Math.sin(turn) * r)}`
}).join('L')

/** Guns laid from an approach on a place beyond it: the flight of the shot, and where it will strike. */
export function BombardmentMark(props: {
  readonly from: Approach
  readonly at?: Point
  readonly fired?: boolean
}): JSX.Element {
  const front = (): (typeof FRONTS)[number] => FRONTS[props.from]!
  const gun = (): Point => step(front().middle, front().inward, STRIP + 16)
  const strike = (): Point => props.at ?? step(front().middle, front().inward, -74)
  const high = (): Point => {
    const [a, b] = [gun(), strike()]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 46]
  }
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> takes no focus
    <g class="mg-bombardment" classList={{ 'mg-fired': props.fired }} aria-hidden="true">
      <path class="mg-flight" d={`M${gun().join(' ')}Q${high().join(' ')} ${strike().join(' ')}`} />
      <g transform={`translate(${strike().join(' ')})`}>
        <path class="mg-burst" d={`M${BURST}Z`} />
        <For each={[16, 8]}>{r => <circle class={`mg-aim mg-aim-${r}`} r={r} />}</For>
      </g>
    </g>
  )
}
