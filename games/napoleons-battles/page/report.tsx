/** What a report of this game counts, and the arrows on its maps. */
import type { PageToll, TableEvent } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { createMemo, For, type JSX } from 'solid-js'
import { toll } from '../say/toll.ts'
import { type Deeds, deedsIn, type Trail } from './deeds.ts'
import { fieldIn, sizeIn, toPicture, viewOf } from './facts.ts'
import { NB } from './words.ts'

/** Length and half width of the head of an arrow, in units of the picture. */
const HEAD = 15
const HALF = 7

function Drawn(props: { readonly before: object; readonly events: readonly TableEvent[] }): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(viewOf(props.before))
  const deeds = createMemo((): Deeds => deedsIn(viewOf(props.before), props.events))
  const inPicture = ({ way }: Trail): [number, number][] =>
    way.map(([x, y]) => toPicture(f(), x, y)).map(([x, y]) => [x, y])
  return (
    <g class="nb-deeds">
      <For each={deeds().trails}>{trail => <Arrow as={trail.as} side={trail.side} way={inPicture(trail)} />}</For>
      <For each={deeds().clashes}>
        {([x, y]) => {
          const [px, py] = toPicture(f(), x, y)
          return <path class="nb-deed-clash" d={crossed(px, py)} />
        }}
      </For>
      <Legend height={sizeIn(props.before).height} />
    </g>
  )
}

function Arrow(props: {
  readonly as: Trail['as']
  readonly side: number
  readonly way: readonly (readonly [number, number])[]
}): JSX.Element {
  const line = (): string => props.way.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
  return (
    <g class={`nb-deed-${props.as} nb-side-${props.side}`}>
      <path class="nb-deed-halo" d={line()} />
      <path class="nb-deed-line" d={line()} />
      <path class="nb-deed-head" d={headOf(props.way)} />
    </g>
  )
}
/** A triangle at the end of the way, pointing where it leads. */
function headOf(way: readonly (readonly [number, number])[]): string {
  const [x, y] = way.at(-1)!
  const from = way.findLast(each => Math.hypot(each[0] - x, each[1] - y) > 1) ?? [x, y + 1]
  const far = Math.hypot(x - from[0], y - from[1])
  const [ux, uy] = [(x - from[0]) / far, (y - from[1]) / far]
  const corner = (side: number): string =>
    `L${round(x - HEAD * ux - side * HALF * uy)} ${round(y - HEAD * uy + side * HALF * ux)}`
  return `M${round(x)} ${round(y)}${corner(1)}${corner(-1)}Z`
}
const round = (n: number): number => Math.round(n * 10) / 10
const crossed = (x: number, y: number): string => `M${round(x - 12)} ${round(y - 12)}l24 24m0 -24l-24 24`

/** What the lines mean, at the foot of the map. */
const KEYS = [
  { as: 'march', name: 'keyMarch' },
  { as: 'flight', name: 'keyFlight' },
  { as: 'fire', name: 'keyFire' },
] as const
const KEY_WIDTH = 150
function Legend(props: { readonly height: number }): JSX.Element {
  return (
    <g class="nb-deed-legend" transform={`translate(10 ${props.height - 36})`}>
      <rect width={KEY_WIDTH * (KEYS.length + 1) + 10} height="26" rx="4" />
      <For each={KEYS}>
        {({ as, name }, i) => (
          <g transform={`translate(${12 + i() * KEY_WIDTH} 13)`}>
            <Arrow
              as={as}
              side={-1}
              way={[
                [0, 0],
                [42, 0],
              ]}
            />
            <text x="52">{NB[name][lang()]}</text>
          </g>
        )}
      </For>
      <g transform={`translate(${12 + KEYS.length * KEY_WIDTH} 13)`}>
        <path class="nb-deed-clash" d={crossed(14, 0)} transform="translate(7 0) scale(0.6)" />
        <text x="36">{NB.keyClash[lang()]}</text>
      </g>
    </g>
  )
}

export const report: PageToll = { ...(toll as unknown as PageToll), Deeds: Drawn }
