/** Over the blocks: how many of the enemy's could strike each threatened locale or approach. */
import { LOCALES } from '@bivouac/marengo/data/map'
import { FRONTS, type Point } from '@bivouac/marengo/look/index'
import { ROOMS } from '@bivouac/marengo/look/map/rooms'
import { APPROACHES } from '@bivouac/marengo/words'
import { createMemo, For, type JSX } from 'solid-js'
import type { Scene } from '../types.ts'
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
