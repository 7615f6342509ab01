/** The things of a scenario as they are drawn on the drawing board. */
import { createMemo, For, type JSX, Show } from 'solid-js'
import { engraved, footprintOf, PER_INCH, type StandShape, uniformOf } from '../../look/index.ts'
import { profileOf } from '../../profile.ts'
import type { GeneralData, ScenarioData, Spot, UnitData } from '../../scenario.ts'
import { Figures } from '../stands.tsx'
import { type Item, listIn, spotsOf } from './model.ts'

export const toPicture = ({ table: [, height] }: ScenarioData, [x, y]: Spot): readonly [number, number] => [
  x * PER_INCH,
  (height - y) * PER_INCH,
]
const pathOf = (data: ScenarioData, spots: readonly Spot[], closed: boolean): string =>
  spots.map((spot, i) => `${i === 0 ? 'M' : 'L'}${toPicture(data, spot).join(' ')}`).join('') + (closed ? 'Z' : '')

/** The engraved ground; a piece that is still wrong is left to the validator to complain of. */
export function Ground(props: { readonly data: ScenarioData }): JSX.Element {
  const drawn = createMemo(() => engraved(props.data))
  const size = (): readonly [number, number] => [props.data.table[0] * PER_INCH, props.data.table[1] * PER_INCH]
  return (
    <g class="nb-ground" clip-path="url(#nb-ed-edge)">
      <clipPath id="nb-ed-edge">
        <rect width={size()[0]} height={size()[1]} />
      </clipPath>
      <rect class="nb-turf" width={size()[0]} height={size()[1]} />
      <For each={drawn().strokes}>{({ as, d, width }) => <path class={`nb-${as}`} d={d} stroke-width={width} />}</For>
      <For each={drawn().names}>
        {({ text, at, as }) => (
          <text class={`nb-name nb-name-${as}`} x={at[0]} y={at[1]}>
            {text}
          </text>
        )}
      </For>
      <rect class="nb-frame" width={size()[0]} height={size()[1]} />
    </g>
  )
}

const COURSES = new Set(['stream', 'road', 'sunken', 'bridge', 'wall', 'hedge'])

/** What a pointer meets: an outline of the piece, wide enough for a finger. */
export function Outline(props: {
  readonly data: ScenarioData
  readonly item: Item
  readonly chosen: boolean
  readonly label: string
  readonly grab: (event: PointerEvent) => void
}): JSX.Element {
  const isCourse = (): boolean =>
    props.item.part === 'terrain' && COURSES.has(listIn(props.data, 'terrain')[props.item.at]?.kind ?? '')
  const side = (): number => listIn(props.data, 'zones')[props.item.at]?.side ?? 0
  const d = (): string => pathOf(props.data, spotsOf(props.data, props.item), !isCourse())
  return (
    <path
      class={props.item.part === 'zones' ? `nb-ed-zone nb-ed-side-${side()}` : 'nb-ed-piece'}
      classList={{ 'is-chosen': props.chosen, 'nb-ed-course': isCourse() }}
      d={d()}
      data-item={`${props.item.part}:${props.item.at}`}
      onPointerDown={event => props.grab(event)}
    >
      <title>{props.label}</title>
    </path>
  )
}

const shapeOf = (data: ScenarioData, unit: UnitData | GeneralData, seed: number): StandShape => {
  if (!('type' in unit))
    return { arm: 'general', formation: 'line', figures: 1, rank: unit.rank, disordered: false, routed: false, seed }
  const profile = typeof unit.type === 'string' ? profileOf(unit.type, data.year ?? 1805) : unit.type
  return {
    arm: profile?.arm ?? 'infantry',
    formation: unit.formation ?? 'line',
    figures: unit.figures ?? 2,
    disordered: unit.marks?.includes('disorder') ?? false,
    routed: unit.marks?.includes('rout') ?? false,
    seed,
  }
}

/** A unit or general where the scenario puts it. */
export function Stand(props: {
  readonly data: ScenarioData
  readonly item: Item<'units' | 'generals'>
  readonly chosen: boolean
  readonly label: string
  readonly grab: (event: PointerEvent) => void
}): JSX.Element {
  const thing = (): UnitData | GeneralData =>
    listIn(props.data, props.item.part)[props.item.at]! as UnitData | GeneralData
  const at = (): Spot | undefined => thing().at
  const shape = createMemo(() => shapeOf(props.data, thing(), props.item.at + 1))
  const print = createMemo(() => footprintOf(shape()))
  const uniform = createMemo(() => {
    const own = thing()
    const peer = 'type' in own ? own : props.data.units.find(each => each.side === own.side)
    return uniformOf(typeof peer?.type === 'string' ? peer.type : (peer?.type.code ?? ''))
  })
  return (
    <Show when={at()}>
      {spot => (
        <g
          class={`nb-unit nb-side-${thing().side}`}
          classList={{ 'is-chosen': props.chosen }}
          data-item={`${props.item.part}:${props.item.at}`}
          style={{
            transform: `translate(${toPicture(props.data, spot())[0]}px, ${toPicture(props.data, spot())[1]}px) rotate(${thing().facing ?? 0}deg)`,
            '--coat': uniform().coat,
            '--facing': uniform().facing,
            '--hat': uniform().hat,
            '--trousers': uniform().trousers,
          }}
          onPointerDown={event => props.grab(event)}
        >
          <title>{props.label}</title>
          <Figures shape={shape()} level="mid" />
          <rect class="nb-hit" x={-print().width / 2} y={0} width={print().width} height={print().depth} />
        </g>
      )}
    </Show>
  )
}

/** Flags and arrows: what is to be won, and where somebody comes in. */
export function Sign(props: {
  readonly data: ScenarioData
  readonly item: Item<'entries' | 'objectives'>
  readonly chosen: boolean
  readonly label: string
  readonly grab: (event: PointerEvent) => void
}): JSX.Element {
  const thing = () => listIn(props.data, props.item.part)[props.item.at]!
  const facing = (): number => ('facing' in thing() ? (thing() as { readonly facing: number }).facing : 0)
  return (
    <Show when={thing().at}>
      {spot => (
        <g
          class="nb-ed-sign"
          classList={{ 'is-chosen': props.chosen }}
          data-item={`${props.item.part}:${props.item.at}`}
          transform={`translate(${toPicture(props.data, spot()).join(' ')})`}
          onPointerDown={event => props.grab(event)}
        >
          <title>{props.label}</title>
          <Show
            when={props.item.part === 'objectives'}
            fallback={<path transform={`rotate(${facing()})`} d="M0-30L14-6H6V14H-6V-6H-14Z" />}
          >
            <path d="M0 6V-30q9-5 17 0t15-1v17q-7 5-15 1t-17 0" />
          </Show>
        </g>
      )}
    </Show>
  )
}
