import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { createMemo, type JSX, onCleanup } from 'solid-js'
import { REGIONS } from '../data/map.ts'
import { CorpsStack, SPOTS } from '../look/index.ts'
import { combatOf, movementOf } from '../reading.ts'
import type { Corps } from '../words.ts'
import { piece, place } from './actions.ts'
import { drawsWay } from './drawing-way.ts'
import type { View } from './facts.ts'
import { corpsText, markOf } from './labels.ts'

/** How long a pointer rests on a stack before it is spread out. */
const HOVER = 450

/** All corps of one side in a region. A click means the region and with it all of them; the fan shows each. */
export function StackOf(props: {
  readonly scene: Scene
  readonly view: View
  readonly region: number
  readonly corps: readonly Corps[]
  readonly shift: number
  /** Its corps lie spread out: they are to be pointed at there. */
  readonly isSpread: boolean
  readonly came: () => void
  readonly pressed: () => void
  /** The pointer has rested on it, and has gone elsewhere than to its corps. */
  readonly look: () => void
  readonly leave: () => void
}): JSX.Element {
  const at = (): string => {
    const [x, y] = SPOTS[props.region]!
    return `translate(${x + props.shift} ${y + 16})`
  }
  const some = (is: (thing: ReturnType<typeof piece>) => boolean): boolean =>
    props.corps.some(corps => is(piece(corps)))
  const flashing = createMemo(() => props.corps.map(corps => props.scene.flashing(piece(corps))).find(Boolean))
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = (): void => clearTimeout(timer)
  onCleanup(rest)
  const scene: Scene = { ...props.scene, click: () => props.pressed() }
  const label = createMemo(
    () =>
      `${REGIONS[props.region]!.name}: ${props.corps.map(corps => corpsText(props.view, corps, lang())).join('; ')}`,
  )
  return (
    <g
      class="an-stack-place"
      classList={{
        'is-lit': some(props.scene.lit),
        'is-chosen': some(props.scene.chosen),
        [`is-${flashing()}`]: flashing() !== undefined,
      }}
      transform={at()}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> takes no focus */}
      <g aria-hidden="true">
        <CorpsStack
          corps={props.corps}
          tired={corps => props.view.tired[corps] === 1}
          combat={corps => combatOf(props.view, corps)}
          movement={corps => movementOf(props.view, corps)}
          mark={markOf(props.corps[0]!)}
        />
      </g>
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn */}
      <rect
        class="an-touch"
        classList={{ 'is-lit': !props.isSpread && some(props.scene.lit), 'is-chosen': some(props.scene.chosen) }}
        x="-28"
        y="-44"
        width="56"
        height={props.corps.length > 1 ? 96 : 74}
        role="button"
        tabindex="-1"
        aria-label={label()}
        data-thing={props.isSpread ? `stack:${props.region}` : props.corps.map(corps => `piece:${corps}`).join(' ')}
        onPointerEnter={event => {
          rest()
          if (event.pointerType === 'mouse' && props.corps.length > 1) timer = setTimeout(props.look, HOVER)
        }}
        onPointerLeave={event => {
          rest()
          const to = event.relatedTarget
          if (!(to instanceof Element && to.closest('.an-fan') !== null)) props.leave()
        }}
        onFocus={props.came}
        ref={element => {
          pointing(element, scene, () => place(props.region))
          drawsWay(element, props.scene, () => props.corps)
        }}
      />
    </g>
  )
}
