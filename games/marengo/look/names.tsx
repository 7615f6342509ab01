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
  const [x, y] = ROOMS[facts.id]!
  const size = facts.own ? 19 : facts.capacity <= 6 ? 21 : 24
  const lines = (): readonly string[] => twoLines(facts.name[props.lang], 13)
  const wide = (): number => Math.max(...lines().map(widthOf)) * size
  const head = facts.star === undefined ? 36 : 70
  const left = (): number => x - (head + wide()) / 2
  return (
    <g class="mg-name" classList={{ 'mg-own': facts.own === true }}>
      <Show when={facts.star}>
        {star => <path class={`mg-star mg-star-${star()}`} transform={`translate(${left() + 17} ${y})`} d={STAR} />}
      </Show>
      <g transform={`translate(${left() + head - 19} ${y})`}>
        <circle class="mg-capacity" r="16" />
        <text class="mg-capacity-number" y="7.4">
          {facts.capacity}
        </text>
        <For each={Array.from({ length: facts.french ?? 0 }, (_, i) => i)}>
          {i => (
            <rect class="mg-bar" x={-((facts.french ?? 0) * 9) / 2 + i * 9 + 1} y="19" width="6" height="17" rx="1" />
          )}
        </For>
      </g>
      <text class="mg-name-text" font-size={`${size}`}>
        <For each={lines()}>
          {(text, row) => (
            <tspan x={left() + head + 2} y={y + size * (lines().length === 1 ? 0.34 : -0.18 + row() * 1.02)}>
              {text}
            </tspan>
          )}
        </For>
      </text>
    </g>
  )
}
