/** Over the blocks: how many of the enemy's could strike each threatened locale or approach. */

import type { Scene } from '@bivouac/client/page'
import { createMemo, For, type JSX } from 'solid-js'
import { LOCALES } from '../data/map.ts'
import { FRONTS, type Point } from '../look/index.ts'
import { ROOMS } from '../look/map/rooms.ts'
import { APPROACHES } from '../words.ts'
import { place } from './actions.ts'

const PLACES = Array.from({ length: APPROACHES + FRONTS.length }, (_, at) => at)

/** Beside the name of a locale, where blocks seldom lie; on an approach at its border, where the attack would come over. */
function spotOf(at: number): Point {
  if (at >= APPROACHES) return FRONTS[at - APPROACHES]!.middle
  const [x, y] = ROOMS[LOCALES[at]!.id]!
  return [x, y - 34]
}

export function Dangers(props: { readonly scene: Scene }): JSX.Element {
  const found = createMemo(() =>
    PLACES.flatMap(at => {
      const by = props.scene.threat(place(at))?.by ?? 0
      return by > 0 ? [{ at, by }] : []
    }),
  )
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused; the places themselves say the number
    <g aria-hidden="true">
      <For each={found()}>
        {({ at, by }) => (
          <g class="mg-strikers" transform={`translate(${spotOf(at).join(' ')})`} data-danger={at} data-by={by}>
            <g class="mg-turn">
              <circle class="mg-danger" r="30" />
              <text class="mg-danger-by">{by}</text>
            </g>
          </g>
        )}
      </For>
    </g>
  )
}
