/** The units on the table: figures, bases or blocks, by how near one looks. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { basesOf, flockOf, footprintOf, LAYERS, type StandShape, sketchOf, slabPath } from '../look/index.ts'
import { DEPLOYED, ROUT } from '../words.ts'
import { piece } from './actions.ts'
import { fieldIn, hasActed, isOnTable, marked, shapeIn, toPicture, uniformIn, type View } from './facts.ts'
import { unitText } from './labels.ts'

export type Level = 'far' | 'mid' | 'near'

export function Stands(props: {
  readonly scene: Scene
  readonly view: View
  readonly level: Level
  readonly grab: (event: PointerEvent, unit: number) => void
}): JSX.Element {
  const all = createMemo(() => Array.from({ length: fieldIn(props.view).count }, (_, u) => u))
  return (
    <For each={all()}>
      {u => (
        <Show when={isOnTable(props.view, u)}>
          <Stand {...props} unit={u} />
        </Show>
      )}
    </For>
  )
}

/** Where a unit is drawn: infantry deployed in a town stands in the middle of it. */
export function spotIn(view: View, u: number): { readonly x: number; readonly y: number; readonly turn: number } {
  const f = fieldIn(view)
  const town = view.s.form[u] === DEPLOYED ? f.ground.towns[view.s.town[u]!] : undefined
  const [x, y] = toPicture(f, view.s.x[u]!, view.s.y[u]!)
  const turn = view.s.facing[u]! / 10
  if (town === undefined) return { x, y, turn }
  const { corners } = town
  const middle = (odd: number): number =>
    corners.reduce((sum, n, i) => (i % 2 === odd ? sum + n : sum), 0) / (corners.length / 2)
  const { depth } = footprintOf(shapeIn(view, u))
  const [cx, cy] = toPicture(f, middle(0), middle(1))
  const angle = (turn * Math.PI) / 180
  return { x: cx + (Math.sin(angle) * depth) / 2, y: cy - (Math.cos(angle) * depth) / 2, turn }
}

function Stand(props: {
  readonly scene: Scene
  readonly view: View
  readonly level: Level
  readonly unit: number
  readonly grab: (event: PointerEvent, unit: number) => void
}): JSX.Element {
  const u = props.unit
  const thing = piece(u)
  const side = fieldIn(props.view).side[u]!
  const uniform = uniformIn(props.view, u)
  const shape = createMemo(() => shapeIn(props.view, u), undefined, { equals: isSame })
  const spot = createMemo(() => spotIn(props.view, u))
  // A turn from 350 to 10 degrees goes 20 degrees on, not 340 back.
  const angle = createMemo((before: number) => {
    const turn = ((spot().turn - before) % 360) + 540
    return before + (turn % 360) - 180
  }, spot().turn)
  const shade = createMemo(() => {
    const [c, s] = [Math.cos((angle() * Math.PI) / 180), Math.sin((angle() * Math.PI) / 180)]
    return { x: (2.4 * c + 3 * s).toFixed(2), y: (3 * c - 2.4 * s).toFixed(2) }
  })
  const print = createMemo(() => footprintOf(shape()))
  const label = createMemo(() => [unitText(props.view, u, lang()), props.scene.state(thing)].filter(Boolean).join(', '))
  const isShown = (flag: boolean): boolean => flag
  return (
    // biome-ignore lint/a11y/useSemanticElements: a stand in a drawing cannot be a <button>
    <g
      class={`nb-unit nb-side-${side}`}
      classList={{
        'is-lit': props.scene.lit(thing),
        'is-chosen': props.scene.chosen(thing),
        'is-pointed': props.scene.pointed(thing),
        'nb-routed': isShown(marked(props.view, u, ROUT)),
        'nb-disordered': shape().disordered,
        'nb-acted': hasActed(props.view, u),
        'nb-flash-hit': props.scene.flashing(thing) === 'hit',
        'nb-flash-gain': props.scene.flashing(thing) === 'gain',
        'nb-flash-plain': props.scene.flashing(thing) === 'plain',
        'nb-threat': props.scene.threat(thing) !== undefined,
      }}
      role="button"
      tabindex={0}
      aria-label={label()}
      data-thing={`piece:${u}`}
      style={{
        transform: `translate(${spot().x}px, ${spot().y}px) rotate(${angle()}deg)`,
        '--coat': uniform.coat,
        '--facing': uniform.facing,
        '--hat': uniform.hat,
        '--trousers': uniform.trousers,
        // Light falls from the north-west however the unit stands.
        '--shade-x': `${shade().x}px`,
        '--shade-y': `${shade().y}px`,
      }}
      ref={element => {
        pointing(element, props.scene, () => thing)
        element.addEventListener('pointerdown', event => props.grab(event, u))
        element.addEventListener('keydown', event => pressed(event, () => props.scene.click(thing)))
      }}
    >
      <Figures shape={shape()} level={props.level} />
      <rect class="nb-hit" x={-print().width / 2} y={0} width={print().width} height={print().depth} />
    </g>
  )
}
/** What a drawing is pressed by, since it is no <button>. */
export function pressed(event: KeyboardEvent, deed: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  deed()
}
const isSame = (a: StandShape, b: StandShape): boolean =>
  a.arm === b.arm &&
  a.formation === b.formation &&
  a.figures === b.figures &&
  a.disordered === b.disordered &&
  a.routed === b.routed

/** Three ways to draw the same unit, none of which hears a pointer. */
export function Figures(props: { readonly shape: StandShape; readonly level: Level }): JSX.Element {
  const print = createMemo(() => footprintOf(props.shape))
  const bases = createMemo(() =>
    basesOf(props.shape)
      .map(({ at, turn, width, depth }) =>
        slabPath([at[0], turn === 0 ? at[1] + depth / 2 : at[1] - depth / 2], width, depth),
      )
      .join(''),
  )
  const front = (): string => `M${-print().width / 2} 0H${print().width / 2}`
  return (
    <g class="nb-figures">
      <Show
        when={props.level !== 'far'}
        fallback={
          <>
            <rect class="nb-block" x={-print().width / 2} y={0} width={print().width} height={print().depth} />
            <path class="nb-block-glyph" d={glyphOf(props.shape, print().width, print().depth)} />
          </>
        }
      >
        <path class="nb-base-shadow" d={bases()} />
        <path class="nb-base" d={bases()} />
        <Show when={props.level === 'near'} fallback={<Ranks shape={props.shape} />}>
          <Sketched shape={props.shape} />
        </Show>
      </Show>
      <path class="nb-front" d={front()} />
    </g>
  )
}
function Sketched(props: { readonly shape: StandShape }): JSX.Element {
  const sketch = createMemo(() => sketchOf(props.shape))
  return (
    <>
      <path class="nb-flock" d={flockOf(props.shape)} />
      <For each={LAYERS}>{layer => <path class={`nb-figure-${layer}`} d={sketch()[layer]} />}</For>
    </>
  )
}
/** Between block and figure: the coats of each base as one band, the hats as another. */
function Ranks(props: { readonly shape: StandShape }): JSX.Element {
  const bands = createMemo(() => {
    let [coat, hat] = ['', '']
    for (const { at, turn, width, depth, figures } of basesOf(props.shape)) {
      const full = Math.min(1, Math.max(0.3, figures / 4))
      const sign = turn === 0 ? 1 : -1
      coat += slabPath(
        [at[0], at[1] + sign * depth * 0.46],
        width * 0.86 * (props.shape.arm === 'infantry' ? full : 0.9),
        depth * 0.62,
      )
      hat += slabPath([at[0], at[1] + sign * depth * 0.3], width * 0.86 * full, depth * 0.2)
    }
    return { coat, hat }
  })
  return (
    <>
      <path class="nb-band" d={bands().coat} />
      <path class="nb-band-facing" d={bands().hat} />
    </>
  )
}

/** What arm it is, at a distance: a bar for foot, a slash for horse, a ball for guns, a star for a general, a ring for wagons. */
function glyphOf({ arm }: StandShape, width: number, depth: number): string {
  const [w, h, y] = [width / 2, depth / 2, depth / 2]
  const ball = (r: number): string => `M${-r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`
  if (arm === 'infantry') return `M${-w * 0.6} ${y}H${w * 0.6}`
  if (arm === 'cavalry') return `M${-w * 0.7} ${y + h * 0.7}L${w * 0.7} ${y - h * 0.7}`
  if (arm === 'supply') return ball(h * 0.5)
  if (arm === 'general') return `M${-w * 0.6} ${y}H${w * 0.6}M0 ${y - h * 0.7}V${y + h * 0.7}`
  return ball(Math.min(w, h) * 0.3)
}
