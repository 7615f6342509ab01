/** A table drawn to scale: brigades as blocks, and where the chosen one could go. It may also be dragged straight ahead. */
import type { Judgement, Scene } from '@bivouac/client/page'
import { Ground } from '@bivouac/client/page/ground'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { aheadOf, eastOf, northOf } from '@bivouac/ground/measured'
import type { Action } from '@bivouac/kernel'
import { createSignal, For, type JSX, Show } from 'solid-js'
import { action } from '../say.ts'
import type { View } from '../state.ts'
import { BRIGADES, DEPTH, FRONT, HEIGHT, seatOf, UNITS, WIDTH } from '../words.ts'
import { piece, spot, unitOf } from './actions.ts'

export const SIZE = { width: WIDTH / 4, height: HEIGHT / 4 } as const
const isThere = (view: object): view is View => 'strength' in view
/** Points of the table, which count northwards, as the picture counts. */
const across = (x: number): number => x / 4
const down = (y: number): number => (HEIGHT - y) / 4

export function Board(props: { readonly scene: Scene }): JSX.Element {
  const view = (): View | undefined => {
    const seen = props.scene.view()
    return isThere(seen) ? seen : undefined
  }
  const chosen = () => UNITS.find(unit => props.scene.chosen(piece(unit)))
  const orders = (): readonly Action[] => {
    const offered = props.scene.asked()?.actions ?? []
    return offered.filter(each => each.arg !== undefined && each.type !== 'fire' && unitOf(each) === chosen())
  }
  return (
    <>
      <Ground>
        <rect class="tb-field" width={SIZE.width} height={SIZE.height} />
      </Ground>
      <Show when={view()}>
        {seen => (
          <>
            <For each={UNITS.filter(unit => seen().strength[unit]! > 0)}>
              {unit => <Brigade scene={props.scene} view={seen()} unit={unit} />}
            </For>
            <For each={orders()}>{order => <Spot scene={props.scene} view={seen()} order={order} />}</For>
          </>
        )}
      </Show>
    </>
  )
}

function Brigade(props: { readonly scene: Scene; readonly view: View; readonly unit: number }): JSX.Element {
  const [dragged, setDragged] = createSignal<{ readonly far: number; readonly verdict?: Judgement | undefined }>()
  const thing = piece(props.unit)
  const formation = () => props.view.formation[props.unit]!
  const width = () => FRONT[formation()]! / 4
  const place = (): string => {
    const far = dragged()?.far ?? 0
    const facing = props.view.facing[props.unit]!
    const x = props.view.x[props.unit]! + eastOf(0, far, facing)
    const y = props.view.y[props.unit]! + northOf(0, far, facing)
    return `translate(${across(x)} ${down(y)}) rotate(${facing / 10})`
  }
  const order = (far: number): Action => ({ type: 'march', arg: [props.unit, far] })
  /** How far ahead of where it stands the pointer is. */
  const aheadAt = (event: PointerEvent & { readonly currentTarget: SVGGElement }): number => {
    const table = event.currentTarget.parentElement as unknown as SVGGElement
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(table.getScreenCTM()!.inverse())
    const east = Math.round(at.x * 4) - props.view.x[props.unit]!
    const north = Math.round(HEIGHT - at.y * 4) - props.view.y[props.unit]!
    return Math.max(0, aheadOf(east, north, props.view.facing[props.unit]!))
  }
  const drag = (event: PointerEvent & { readonly currentTarget: SVGGElement }): void => {
    if (dragged() === undefined) return
    const far = aheadAt(event)
    setDragged({ far, verdict: dragged()!.verdict })
    void props.scene.judge(order(far)).then(verdict => {
      if (verdict !== undefined && dragged() !== undefined) setDragged({ far: dragged()!.far, verdict })
    })
  }
  const drop = (): void => {
    const far = dragged()?.far ?? 0
    setDragged(undefined)
    if (far > 0) props.scene.send(order(far))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture has no buttons of its own
    <g
      ref={element => pointing(element, props.scene, () => thing)}
      class={`tb-brigade tb-side-${seatOf(props.unit)}`}
      classList={{
        'is-lit': props.scene.lit(thing),
        'is-chosen': props.scene.chosen(thing),
        'tb-not': (dragged()?.verdict?.refusals.length ?? 0) > 0,
      }}
      data-thing={`piece:${props.unit}`}
      role="button"
      tabindex="0"
      aria-label={`${BRIGADES[props.unit]![lang()]}, ${props.scene.state(thing)}`}
      transform={place()}
      onKeyDown={event => event.key === 'Enter' && props.scene.click(thing)}
      // Heard where it happens: the table drags pieces, too, and one that drags itself keeps this to itself.
      on:pointerdown={(event: PointerEvent & { readonly currentTarget: SVGGElement }) => {
        if (!props.scene.chosen(thing)) return
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged({ far: 0 })
      }}
      onPointerMove={drag}
      onPointerUp={drop}
    >
      <rect x={-width() / 2} width={width()} height={DEPTH[formation()]! / 4} />
      <path d={`M${-width() / 2} 0H${width() / 2}`} />
      <text y={DEPTH[formation()]! / 8}>{props.view.strength[props.unit]}</text>
    </g>
  )
}

function Spot(props: { readonly scene: Scene; readonly view: View; readonly order: Action }): JSX.Element {
  const thing = () => spot(props.order)
  const at = (): { readonly x: number; readonly y: number } => {
    const unit = unitOf(props.order)
    const much = Array.isArray(props.order.arg) ? (props.order.arg[1] as number) : 0
    const facing = props.view.facing[unit]!
    const [right, ahead] =
      props.order.type === 'march' ? [0, much] : props.order.type === 'wheel' ? [much * 0.9, 300] : [0, -600]
    const x = props.view.x[unit]! + eastOf(Math.round(right!), ahead!, facing)
    return { x, y: props.view.y[unit]! + northOf(Math.round(right!), ahead!, facing) }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture has no buttons of its own
    <circle
      ref={element => pointing(element, props.scene, thing)}
      class={`tb-spot tb-${props.order.type}`}
      classList={{ 'is-lit': props.scene.lit(thing()) }}
      data-thing={`place:${thing().id}`}
      role="button"
      tabindex="0"
      aria-label={`${action(props.order, props.view, lang())}, ${props.scene.state(thing())}`}
      onKeyDown={event => event.key === 'Enter' && props.scene.click(thing())}
      cx={across(at().x)}
      cy={down(at().y)}
      r="22"
    />
  )
}
