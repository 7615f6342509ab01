/** What is written and flown over the units. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { type Colours, coloursOf, footprintOf, type Standard } from '../look/index.ts'
import { ROUT } from '../words.ts'
import { piece } from './actions.ts'
import { fieldIn, hampered, isOnTable, isReady, marked, shapeIn, standardIn, type View } from './facts.ts'
import { badgesOf, isUnseen } from './labels.ts'
import { type Level, spotIn } from './stands.tsx'

/**
 * What is written beside a unit, upright whichever way it faces: strength, command, readiness. In a layer of its own: the name
 * of the unit's button says all of it already.
 */
export function Signs(props: { readonly scene: Scene; readonly view: View; readonly level: Level }): JSX.Element {
  const all = createMemo(() => Array.from({ length: fieldIn(props.view).count }, (_, u) => u))
  return (
    <For each={all()}>
      {u => (
        <Show when={isOnTable(props.view, u)}>
          <Sign {...props} unit={u} />
        </Show>
      )}
    </For>
  )
}
/** The colours of a brigade, flying over it whichever way it faces. */
function Flag(props: { readonly colours: Colours; readonly standard: Standard }): JSX.Element {
  return (
    <g
      class="nb-colours"
      style={{
        '--flag-ground': props.standard.ground,
        '--flag-field': props.standard.field,
        '--flag-charge': props.standard.charge,
      }}
    >
      <path class="nb-colours-shadow" d={props.colours.cloth} />
      <path class="nb-colours-pole" d={props.colours.pole} />
      <path class="nb-colours-cloth" d={props.colours.cloth} />
      <path class="nb-colours-field" d={props.colours.field} />
      <path class="nb-colours-charge" d={props.colours.charge} />
    </g>
  )
}
function Sign(props: {
  readonly scene: Scene
  readonly view: View
  readonly level: Level
  readonly unit: number
}): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const isTroops = (): boolean => f().arm[props.unit]! <= 1
  const spot = createMemo(() => {
    const { x, y, turn } = spotIn(props.view, props.unit)
    const { width, depth } = footprintOf(shapeIn(props.view, props.unit))
    const angle = (turn * Math.PI) / 180
    return {
      x: x - (Math.sin(angle) * depth) / 2,
      y: y + (Math.cos(angle) * depth) / 2,
      /** How far it reaches up the screen, whichever way it faces. */
      half: (Math.abs(depth * Math.cos(angle)) + Math.abs(width * Math.sin(angle))) / 2,
    }
  })
  const lacks = (): 'none' | 'half' | undefined => hampered(props.view, props.unit)
  const thing = piece(props.unit)
  return (
    <g
      class="nb-signs"
      classList={{
        'is-near': props.scene.chosen(thing) || props.scene.pointed(thing),
        'nb-is-routed': marked(props.view, props.unit, ROUT),
      }}
      style={{
        transform: `translate(${spot().x}px, ${spot().y}px)`,
        '--nb-half': `${Math.round(spot().half)}px`,
      }}
    >
      <Show when={props.level === 'near' && coloursOf(shapeIn(props.view, props.unit))}>
        {colours => <Flag colours={colours()} standard={standardIn(props.view, props.unit)} />}
      </Show>
      <Show when={isTroops()}>
        <text class="nb-count">{props.view.s.figures[props.unit]}</text>
      </Show>
      <Show when={lacks()}>
        {what => <text class={`nb-lacks nb-lacks-${what()}`}>{what() === 'none' ? '✕' : '½'}</text>}
      </Show>
      <Show when={isReady(props.view, props.unit)}>
        <text class="nb-ready">!</text>
      </Show>
      <Show when={isUnseen(props.view, props.unit)}>
        <path class="nb-unseen" d="M-7 0Q0 -6.5 7 0Q0 6.5 -7 0ZM-7 6L7 -6" />
      </Show>
      <Show when={props.level !== 'far' && badgesOf(props.view, props.unit, lang())}>
        {badges => <text class="nb-badges">{badges().join(' · ')}</text>}
      </Show>
      <Show when={props.level !== 'far'}>
        <text class="nb-unit-name">
          {f().name[props.unit]![lang()]}
          {/* Near by, strength stands behind the name: under the unit it would lie on the next one’s. */}
          <Show when={isTroops()}>
            <tspan class="nb-name-count"> · {props.view.s.figures[props.unit]}</tspan>
          </Show>
        </text>
      </Show>
    </g>
  )
}
