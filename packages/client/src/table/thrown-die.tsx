import { For, type JSX, Show } from 'solid-js'

interface Solid {
  /** All of it as it is seen from above. */
  readonly outline: string
  /** The face that lies on top, and the edges that run from it. */
  readonly face: string
  readonly edges: string
}

/** Seen a little from the front, so that each has a body: the shape tells one kind of die from another. */
const SOLIDS: Readonly<Record<number, Solid>> = {
  6: {
    outline: 'M20 8H80Q90 8 90 18V82Q90 92 80 92H20Q10 92 10 82V18Q10 8 20 8Z',
    face: 'M22 10H78Q87 10 87 19V73Q87 82 78 82H22Q13 82 13 73V19Q13 10 22 10Z',
    edges: '',
  },
  8: {
    outline: 'M50 3L92 27V73L50 97L8 73V27Z',
    face: 'M50 9L86 71H14Z',
    edges: 'M50 9V3M86 71L92 73M14 71L8 73M50 9L92 27M50 9L8 27M86 71L50 97M14 71L50 97M86 71L92 27M14 71L8 27',
  },
  10: {
    outline: 'M50 3L94 44L84 70L50 97L16 70L6 44Z',
    face: 'M50 5L80 60L50 75L20 60Z',
    edges: 'M80 60L94 44M20 60L6 44M50 75V97M80 60L84 70M20 60L16 70',
  },
}

/** Where the pips of a d6 lie, by what it shows: columns and rows of a field of three. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
]

/** A die thrown on the table: it comes in over the edge, bounces and lies still with its shadow under it. */
export function ThrownDie(props: {
  readonly sides: number
  readonly got: number
  readonly order: number
}): JSX.Element {
  const solid = (): Solid => SOLIDS[props.sides] ?? SOLIDS[10]!
  return (
    <span class="thrown" style={{ '--order': props.order }}>
      <svg class="die" viewBox="0 0 100 100" role="img" aria-label={`${props.got} (d${props.sides})`}>
        <path class="die-body" d={solid().outline} />
        <path class="die-top" d={solid().face} />
        <path class="die-edges" d={solid().edges} />
        <Show
          when={props.sides === 6}
          fallback={
            <text x="50" y={props.sides === 8 ? 51 : 47} class="die-number">
              {props.got}
            </text>
          }
        >
          <For each={PIPS[props.got] ?? []}>
            {([column, row]) => <circle class="die-pip" cx={27 + column * 23} cy={23 + row * 23} r="8" />}
          </For>
        </Show>
      </svg>
    </span>
  )
}
