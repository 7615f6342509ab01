import type { Lang } from '@bivouac/kernel'
import { For, type JSX, Show } from 'solid-js'
import { LOCALES } from '../data/map.ts'
import type { Locale } from '../words.ts'
import { STAR } from './arms.ts'
import { lettering, PLATE_SIZE, type Plate } from './plates.ts'

/** The name of a locale with the code that prompts and log use, its capacity, its star, and a bar for each Frenchman who stands there at the start. */
export function LocaleName(props: {
  readonly locale: Locale
  readonly lang: Lang
  /** It is read on a plate instead. */
  readonly covered?: boolean
}): JSX.Element {
  const set = () => lettering(props.locale, props.lang)
  const facts = LOCALES[props.locale]!
  return (
    <g class="mg-name mg-turn" classList={{ 'mg-own': facts.own === true, 'mg-covered': props.covered === true }}>
      <g transform={`translate(${set().seal.join(' ')})`}>
        <Show when={facts.star}>
          {star => <path class={`mg-star mg-star-${star()}`} transform="translate(-34 0)" d={STAR} />}
        </Show>
        <circle class="mg-capacity" r="16.5" />
        <text class="mg-capacity-number" y="7.6">
          {facts.capacity}
        </text>
        <text class="mg-code" y="-21">
          {facts.id}
        </text>
        <For each={Array.from({ length: facts.french ?? 0 }, (_, i) => i)}>
          {i => <rect class="mg-bar" x={(i - (facts.french ?? 0) / 2) * 9 + 1} y="19" width="7" height="17" rx="1" />}
        </For>
      </g>
      <text class="mg-name-text" font-size={`${set().size}`} text-anchor={set().head === 0 ? 'middle' : 'start'}>
        <For each={set().lines}>
          {(text, row) => (
            <tspan
              x={set().head === 0 ? set().x : set().left + set().head + 2}
              y={set().y + set().size * (set().lines.length === 1 ? 0.34 : -0.16 + row() * 1)}
            >
              {text}
            </tspan>
          )}
        </For>
      </text>
    </g>
  )
}

/** A name that blocks lie over, once more beside them. */
export function NamePlate(props: { readonly plate: Plate }): JSX.Element {
  const { locale, lines, x, y, width, height } = props.plate
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused; the locale itself says its name
    <g class="mg-plate mg-turn" aria-hidden="true">
      <rect x={x} y={y} width={width} height={height} rx="7" />
      <circle class="mg-capacity" cx={x + width - 20} cy={y + height / 2} r="14" />
      <text class="mg-capacity-number" x={x + width - 20} y={y + height / 2 + 7.6}>
        {LOCALES[locale]!.capacity}
      </text>
      <text class="mg-name-text" font-size={`${PLATE_SIZE}`}>
        <For each={lines}>
          {(text, row) => (
            <tspan x={x + 8} y={y + 3 + PLATE_SIZE * (0.95 + row() * 1.08)}>
              {text}
            </tspan>
          )}
        </For>
      </text>
    </g>
  )
}
