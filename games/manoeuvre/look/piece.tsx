import { For, type JSX, Show } from 'solid-js'
import { NATION_FACTS } from '../data/nations.ts'
import type { Arm, Nation } from '../words.ts'
import { type Figure, soldierOf } from './figures.ts'
import { Flag } from './flags.tsx'
import { tagOf, twoLines } from './lettering.ts'

/** A silhouette standing on (x, y), so many units high. */
export function FigureMark(props: {
  readonly figure: Figure
  readonly x: number
  readonly y: number
  readonly height: number
}): JSX.Element {
  const size = () => props.height / 64
  return (
    <g class="mn-figure" transform={`translate(${props.x} ${props.y - props.height}) scale(${size()})`}>
      <path d={props.figure.body} />
      <path class="mn-figure-line" d={props.figure.line} />
      <path class="mn-figure-light" d={props.figure.light} />
    </g>
  )
}

/** Where the figures of a counter stand: a rank at full strength, one man left when reduced. Farthest first. */
const RANKS: Readonly<Record<Arm, { readonly full: readonly Place[]; readonly reduced: readonly Place[] }>> = {
  infantry: {
    full: [
      { x: 35, y: 65, height: 42 },
      { x: 24, y: 66, height: 43.5 },
      { x: 13, y: 67, height: 45 },
    ],
    reduced: [{ x: 23, y: 67, height: 46 }],
  },
  cavalry: {
    full: [
      { x: 19, y: 58, height: 34 },
      { x: 12.5, y: 67, height: 38 },
    ],
    reduced: [{ x: 13, y: 66, height: 40 }],
  },
}
interface Place {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** Outline and name strip of a counter, whose ground goes from 10 to 90. */
const ROUND = {
  ground: 'M17 10H83A7 7 0 0 1 90 17V83A7 7 0 0 1 83 90H17A7 7 0 0 1 10 83V17A7 7 0 0 1 17 10Z',
  strip: 'M10 68.5H90V83A7 7 0 0 1 83 90H17A7 7 0 0 1 10 83Z',
}
const CUT = {
  ground: 'M20 10H80L90 20V80L80 90H20L10 80V20Z',
  strip: 'M10 68.5H90V80L80 90H20L10 80Z',
}

export const nationStyle = (nation: Nation): JSX.CSSProperties => ({
  '--mn-coat': NATION_FACTS[nation].colours.coat,
  '--mn-trim': NATION_FACTS[nation].colours.trim,
  '--mn-ink-on-coat': NATION_FACTS[nation].colours.ink,
})

/**
 * A counter in a square of 100 × 100. Full strength is the coat's colour with a rank of men; reduced is pale and
 * hatched, with one man left: told apart by shape and lightness, not by hue alone.
 */
export function PieceToken(props: {
  readonly nation: Nation
  readonly arm: Arm
  readonly name: string
  readonly full: number
  readonly reduced: number
  readonly isReduced: boolean
  /** Counters of the second seat have cut corners and look left: sides differ in shape, not only in colour. */
  readonly seat?: number
}): JSX.Element {
  const edge = () => (props.seat === 1 ? CUT : ROUND)
  const lines = () => twoLines(props.name, 14)
  const size = () => `${lines().length === 1 ? 10.4 : 9}`
  return (
    <g
      class="mn-piece"
      classList={{ 'mn-reduced': props.isReduced }}
      style={nationStyle(props.nation)}
      transform="translate(-5 -5.6) scale(1.1)"
    >
      <path class="mn-piece-shadow" d={edge().ground} transform="translate(1.5 3)" />
      <path class="mn-piece-ground" d={edge().ground} />
      <Show when={props.isReduced}>
        <path
          class="mn-piece-hatch"
          d="M12 32L32 12M12 48L48 12M12 64L64 12M24 68L80 12M40 68L88 20M56 68L88 36M72 68L88 52"
        />
      </Show>
      <g transform={props.seat === 1 ? 'matrix(-1 0 0 1 71 0)' : ''}>
        <For each={RANKS[props.arm][props.isReduced ? 'reduced' : 'full']}>
          {place => <FigureMark figure={soldierOf(props.nation, props.arm)} {...place} />}
        </For>
      </g>
      <path class="mn-piece-strip" d={edge().strip} />
      <path class="mn-piece-edge" d={edge().ground} transform="translate(1.25 1.25) scale(.975)" />
      <text class="mn-strength" x="78" y="45">
        {props.isReduced ? props.reduced : props.full}
      </text>
      <text class="mn-strength-other" x="86.5" y={props.isReduced ? 27 : 45}>
        {props.isReduced ? props.full : props.reduced}
      </text>
      <Flag nation={props.nation} x={61} y={49} width={25} />
      <text class="mn-piece-name" font-size={size()}>
        <For each={lines()}>
          {(text, row) => (
            <tspan x="50" y={lines().length === 1 ? 82.4 : 77 + row() * 9}>
              {text}
            </tspan>
          )}
        </For>
      </text>
      <text class="mn-piece-tag" x="50" y="86">
        {tagOf(props.name)}
      </text>
    </g>
  )
}

/** A trace of ramparts with a bastion at each corner; the ground outside and inside it stays to be seen. */
const RAMPART =
  'M26 9L23 4L4.5 4.5L4 23L9 26V74L4 77L4.5 95.5L23 96L26 91H74L77 96L95.5 95.5L96 77L91 74V26L96 23L95.5 4.5L77 4L74 9Z'

/** Earthworks thrown up on a square; drawn under the counter, which they frame. */
export function RedoubtMark(): JSX.Element {
  return (
    <g class="mn-redoubt">
      <path class="mn-rampart-foot" d={RAMPART} />
      <path class="mn-rampart" d={RAMPART} />
      <path class="mn-rampart-crest" d={RAMPART} />
    </g>
  )
}
