import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { For, type JSX } from 'solid-js'
import { CARD, CorpsCard } from '../look/index.ts'
import { combatOf, movementOf } from '../reading.ts'
import type { Corps } from '../words.ts'
import { piece } from './actions.ts'
import type { View } from './facts.ts'
import { corpsText, markOf, regionTitle } from './labels.ts'
import type { Box, Size } from './room.ts'
import { AN } from './words.ts'

const STEP = CARD.width + 6
const ROW = 6
const HEAD = 34

/** How much room so many corps take when they lie spread out. */
export const sizeOf = (corps: number): Size => ({
  width: Math.max(3, Math.min(ROW, corps)) * STEP + 18,
  height: Math.ceil(corps / ROW) * (CARD.height + 8) + HEAD + 6,
})

/** The corps of a region spread out, each to be pointed at. */
export function Fan(props: {
  readonly scene: Scene
  readonly view: View
  readonly region: number
  readonly corps: readonly Corps[]
  readonly box: Box
  /** Regions are asked for: the corps are only looked at, and a click goes through to the ground. */
  readonly isLook: boolean
  readonly left: () => void
  readonly shut: () => void
}): JSX.Element {
  return (
    <g
      class="an-fan"
      classList={{ 'is-look': props.isLook }}
      transform={`translate(${props.box.left} ${props.box.top})`}
      onPointerLeave={props.left}
    >
      <rect class="an-fan-plate" width={props.box.width} height={props.box.height} rx="10" />
      <text class="an-fan-title" x="12" y="22">
        {regionTitle(props.view, props.region)}
      </text>
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn */}
      <g
        class="an-fan-shut"
        transform={`translate(${props.box.width - 18} 17)`}
        role="button"
        tabindex="0"
        aria-label={AN.close[lang()]}
        onClick={props.shut}
        onKeyDown={event => (event.key === 'Enter' || event.key === 'Escape' ? props.shut() : undefined)}
      >
        <circle r="12" />
        <path d="M-5 -5L5 5M-5 5L5 -5" />
      </g>
      <For each={props.corps}>
        {(corps, i) => {
          const thing = piece(corps)
          return (
            <g
              class="an-fan-card"
              classList={{
                'is-lit': props.scene.lit(thing),
                'is-chosen': props.scene.chosen(thing),
                [`is-${props.scene.flashing(thing)}`]: props.scene.flashing(thing) !== undefined,
              }}
              transform={`translate(${12 + (i() % ROW) * STEP} ${HEAD + Math.floor(i() / ROW) * (CARD.height + 8)})`}
            >
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> takes no focus */}
              <g aria-hidden="true">
                <CorpsCard
                  corps={corps}
                  tired={props.view.tired[corps] === 1}
                  combat={combatOf(props.view, corps)}
                  movement={movementOf(props.view, corps)}
                  mark={markOf(corps)}
                />
              </g>
              {/* biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn */}
              <rect
                class="an-touch"
                classList={{ 'is-lit': props.scene.lit(thing), 'is-chosen': props.scene.chosen(thing) }}
                width={CARD.width}
                height={CARD.height}
                role="button"
                tabindex="0"
                aria-pressed={props.scene.chosen(thing)}
                aria-label={[corpsText(props.view, corps, lang()), props.scene.state(thing)].filter(Boolean).join(', ')}
                data-thing={`piece:${corps}`}
                onKeyDown={event => {
                  if (event.key !== 'Enter' && event.key !== ' ') return
                  event.preventDefault()
                  props.scene.click(thing)
                }}
                ref={element => pointing(element, props.scene, () => thing)}
              />
            </g>
          )
        }}
      </For>
    </g>
  )
}
