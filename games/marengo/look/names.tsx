import type { Lang } from '@bivouac/kernel'
import { For, type JSX, Show } from 'solid-js'
import { LOCALES } from '../data/map.ts'
import type { Locale } from '../words.ts'
import { STAR } from './arms.ts'
import { twoLines, widthOf } from './lettering.ts'
import { ROOMS } from './map/rooms.ts'

/** The name of a locale with its capacity, its star, and a bar for each Frenchman who stands there at the start. */
export function LocaleName(props: { readonly locale: Locale; readonly lang: Lang }): JSX.Element {
  const facts = LOCALES[props.locale]!
  const [x, y, , , , , capacityX, capacityY] = ROOMS[facts.id]!
  const size = facts.own || facts.capacity <= 6 ? 22 : 27
  const lines = (): readonly string[] => twoLines(facts.name[props.lang], 13)
  const wide = (): number => Math.max(...lines().map(widthOf)) * size
  /** Room for the capacity and the star before the name. */
  const head = capacityX === undefined ? (facts.star === undefined ? 38 : 72) : 0
  const left = (): number => x - (head + wide()) / 2
  const seal = (): readonly [number, number] =>
    capacityX === undefined
      ? [left() + head - 20, y]
      : [capacityX + (facts.star === undefined ? 0 : 17), capacityY ?? y]
  return (
    <g class="mg-name mg-turn" classList={{ 'mg-own': facts.own === true }}>
      <g transform={`translate(${seal().join(' ')})`}>
        <Show when={facts.star}>
          {star => <path class={`mg-star mg-star-${star()}`} transform="translate(-34 0)" d={STAR} />}
        </Show>
        <circle class="mg-capacity" r="16.5" />
        <text class="mg-capacity-number" y="7.6">
          {facts.capacity}
        </text>
        <For each={Array.from({ length: facts.french ?? 0 }, (_, i) => i)}>
          {i => <rect class="mg-bar" x={(i - (facts.french ?? 0) / 2) * 9 + 1} y="19" width="7" height="17" rx="1" />}
        </For>
      </g>
      <text class="mg-name-text" font-size={`${size}`} text-anchor={head === 0 ? 'middle' : 'start'}>
        <For each={lines()}>
          {(text, row) => (
            <tspan
              x={head === 0 ? x : left() + head + 2}
              y={y + size * (lines().length === 1 ? 0.34 : -0.16 + row() * 1)}
            >
              {text}
            </tspan>
          )}
        </For>
      </text>
    </g>
  )
}
