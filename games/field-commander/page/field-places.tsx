/** Places of the battlefield that can be clicked: zones to march to, boxes to be placed in. */

import { keyOf, type Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { For, type JSX, Show } from 'solid-js'
import { rowOf, ZONE_HEIGHT } from '../look/ground.tsx'
import { SHEET } from '../look/index.ts'
import { ZONE_NAME } from '../words.ts'
import { berth, topFrame, type View, zone } from './facts.ts'
import { FC } from './words.ts'

/** From the enemy's rear, on top, to ours. */
export const ROWS = [5, 4, 3, 2, 1, 0] as const

/** Zones that can be marched to. */
export function Zones(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  return (
    <For each={ROWS}>
      {row => {
        const thing = zone(row)
        const lit = (): boolean => props.scene.lit(thing)
        return (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons in SVG
          <rect
            class="fc-zone-hit"
            classList={{ 'is-lit': lit() }}
            role="button"
            x="18"
            y={rowOf(row) + 3}
            width={SHEET.width - 36}
            height={ZONE_HEIGHT - 6}
            rx="10"
            tabindex={lit() ? 0 : -1}
            data-thing={keyOf(thing)}
            aria-label={`${ZONE_NAME[row]![lang()]} ${props.scene.state(thing)}`}
            ref={element => pointing(element, props.scene, () => thing)}
            onKeyDown={event => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              event.stopPropagation()
              props.scene.click(thing)
            }}
          />
        )
      }}
    </For>
  )
}

/** Where the next force may be placed: a box for each zone and formation. */
export function Berths(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const asked = (): boolean => topFrame(props.view)?.proc === 'deployment'
  return (
    <Show when={asked()}>
      <For each={[0, 1, 2, 3, 4, 5]}>
        {code => {
          const thing = berth(code)
          const [row, column] = [code >> 1, code & 1]
          const x = column === 1 ? 842 : 700
          return (
            // biome-ignore lint/a11y/useSemanticElements: there are no buttons in SVG
            <g
              class="fc-berth"
              classList={{ 'is-lit': props.scene.lit(thing) }}
              role="button"
              transform={`translate(${x} ${rowOf(row) + 34})`}
              tabindex={props.scene.lit(thing) ? 0 : -1}
              data-thing={keyOf(thing)}
              aria-label={`${ZONE_NAME[row]![lang()]}, ${(column === 1 ? FC.inColumn : FC.inLine)[lang()]} ${props.scene.state(thing)}`}
              ref={element => pointing(element, props.scene, () => thing)}
              onKeyDown={event => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                event.stopPropagation()
                props.scene.click(thing)
              }}
            >
              <rect class="fc-berth-box" width="132" height="96" rx="12" />
              <path
                class="fc-formation"
                classList={{ 'is-column': column === 1 }}
                d={column === 1 ? 'M52 36L66 20L80 36' : 'M30 30H102'}
              />
              <text class="fc-berth-name" x="66" y="70">
                {(column === 1 ? FC.inColumn : FC.inLine)[lang()]}
              </text>
            </g>
          )
        }}
      </For>
    </Show>
  )
}
