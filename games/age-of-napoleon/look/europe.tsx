import type { Lang } from '@bivouac/kernel'
import { For, type JSX, Show } from 'solid-js'
import { REGIONS } from '../data/map.ts'
import { relief } from './engraving/relief.ts'
import { FAR_LANDS, REGION_PATHS, SHEET, SOUND, SPOTS, theBorders } from './europe.ts'
import { NAME_MOVED, NAME_SPLIT, SEA_NAMES } from './map/lettering.ts'
import { RIVERS } from './map/rivers.ts'
import { flowing, pairs } from './points.ts'

/** Widths of the lines that echo the coast in the water. */
const ECHOES = [52, 40, 29, 19, 10] as const
const LAND = REGION_PATHS.join('')

/** Sea and far lands: everything that lies under the countries. For use inside an <svg viewBox={VIEW_BOX}>. */
export function Waters(props: { readonly lang: Lang }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> takes no focus
    <g class="an-sheet" aria-hidden="true">
      <defs>
        <pattern id="an-swell" width="120" height="12" patternUnits="userSpaceOnUse">
          <path class="an-swell" d="M0 3H52M64 3H120M0 9H18M30 9H96M108 9H120" />
        </pattern>
        <clipPath id="an-picture">
          <rect width={SHEET.width} height={SHEET.height} />
        </clipPath>
      </defs>
      <rect class="an-sea" width={SHEET.width} height={SHEET.height} />
      <rect fill="url(#an-swell)" width={SHEET.width} height={SHEET.height} />
      <g clip-path="url(#an-picture)">
        <For each={ECHOES}>
          {width => (
            <>
              <path class="an-echo" d={LAND + FAR_LANDS} stroke-width={width} />
              <path class="an-echo-gap" d={LAND + FAR_LANDS} stroke-width={width - 2.6} />
            </>
          )}
        </For>
      </g>
      <path class="an-far" d={FAR_LANDS} />
      <For each={SEA_NAMES}>
        {({ name, at, turn, size }) => (
          <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
            <text class="an-sea-name" font-size={`${size}`}>
              {name[props.lang]}
            </text>
          </g>
        )}
      </For>
    </g>
  )
}

/** What is engraved over the tinted countries: relief, rivers, borders, the coast, the Sound. */
export function Engraving(): JSX.Element {
  const { peaks, shades, reeds, stipple } = relief()
  const { inner, outer, coast } = theBorders()
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> takes no focus
    <g class="an-engraving" aria-hidden="true">
      <path class="an-stipple" d={stipple} />
      <path class="an-reeds" d={reeds} />
      <For each={RIVERS}>{river => <path class="an-river" d={flowing(pairs(river))} />}</For>
      <path class="an-peaks" d={peaks} />
      <path class="an-peak-shades" d={shades} />
      <path class="an-border-inner" d={inner} />
      <path class="an-border-outer" d={outer} />
      <path class="an-coast" d={coast} />
      <path class="an-sound" d={SOUND} />
    </g>
  )
}

/** Names of the regions with the letters of their status, and a walled city in every capital; above the ground, below the corps. */
export function Lettering(props: { readonly letters: (region: number) => string }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> takes no focus
    <g class="an-names" aria-hidden="true">
      <For each={REGIONS}>
        {({ id, name, capital, detachable }, region) => {
          const [x, y] = SPOTS[region()]!
          const [dx, dy] = NAME_MOVED[id] ?? [0, 0]
          const lines = NAME_SPLIT[id] ?? [name]
          return (
            <g transform={`translate(${x + dx} ${y + dy})`}>
              <Show when={capital}>
                <path class="an-city" d={CITY} transform="translate(0 -54)" />
              </Show>
              <For each={lines}>
                {(text, i) => (
                  <text
                    class="an-name"
                    classList={{ 'an-name-capital': capital !== undefined, 'an-name-detachable': detachable === true }}
                    y={-30 + 17 * (i() - lines.length + 1)}
                  >
                    {text}
                    <Show when={i() === lines.length - 1}>
                      <tspan class="an-letters" dx="5">
                        {props.letters(region())}
                      </tspan>
                    </Show>
                  </text>
                )}
              </For>
            </g>
          )
        }}
      </For>
    </g>
  )
}

/** Walls, a gate and two towers, seen from the plain. */
const CITY = 'M-17 9V-4H-13V-9H-9V-4H-4V-14L0 -19L4 -14V-4H9V-9H13V-4H17V9H4V3Q0 -2 -4 3V9Z'

/** A frame of two rules round the sheet. */
export function Frame(): JSX.Element {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> takes no focus
    <g class="an-frame" aria-hidden="true">
      <rect x="-16" y="-16" width={SHEET.width + 32} height={SHEET.height + 32} />
      <rect class="an-thin" x="-5" y="-5" width={SHEET.width + 10} height={SHEET.height + 10} />
    </g>
  )
}
