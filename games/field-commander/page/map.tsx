// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: groups of an SVG take no focus; what can be focused are the places

import { keyOf, type Scene, type Thing } from '@bivouac/client/page'
import { Ground } from '@bivouac/client/page/ground'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import { MapSheet, Napoleon, PlaceMark, type Point, Stack, type StackForce, sheetOf } from '../look/index.ts'
import { ENEMY, FRENCH } from '../words.ts'
import {
  campaignOf,
  counterOf,
  forcesAt,
  heldBy,
  nameOfArea,
  nameOfSlot,
  napoleon,
  piece,
  place,
  sumOf,
  type View,
} from './facts.ts'
import { FC } from './words.ts'

const NEIGHBOUR: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The campaign map: places, who holds them, stacks, Napoleon. */
export function CampaignMap(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const campaign = createMemo(() => props.view.campaign)
  const sheet = createMemo(() => sheetOf(campaign()))
  const open = createMemo(() => sheet().spots.flatMap((spot, area) => (spot === undefined ? [] : [area])))
  const [at, setAt] = createSignal(0)
  let places: SVGGElement | undefined
  /** Arrow keys go to the nearest place on that side. */
  const keys = (event: KeyboardEvent): void => {
    const way = NEIGHBOUR[event.key]
    const here = sheet().spots[at()]
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      props.scene.click(place(at()))
      return
    }
    if (way === undefined || here === undefined) return
    event.preventDefault()
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (const area of open()) {
      const [x, y] = sheet().spots[area]!
      const [dx, dy] = [x - here[0], y - here[1]]
      const ahead = dx * way[0] + dy * way[1]
      const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
      if (ahead > 4 && ahead + 2 * aside < least) [best, least] = [area, ahead + 2 * aside]
    }
    if (best >= 0) places?.querySelector<SVGElement>(`[data-area="${best}"]`)?.focus()
  }
  return (
    <g class="fc-map">
      <Ground>
        <MapSheet campaign={campaign()} lang={lang()} title={campaignOf(props.view).name[lang()]} />
      </Ground>
      <g aria-hidden="true">
        <For each={open()}>
          {area => <Light scene={props.scene} area={area} at={sheet().spots[area]!} view={props.view} />}
        </For>
      </g>
      <g aria-hidden="true">
        <For each={open()}>
          {area => <Place scene={props.scene} view={props.view} area={area} at={sheet().spots[area]!} />}
        </For>
        <NapoleonMark scene={props.scene} view={props.view} />
      </g>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no table elements; the roles make it a grid for everybody */}
      <g ref={places} role="grid" aria-label={FC.map[lang()]} onKeyDown={keys} data-testid="map">
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <g role="row">
          <For each={open()}>
            {area => {
              const spot = () => sheet().spots[area]!
              return (
                // biome-ignore lint/a11y/useSemanticElements: as above
                <rect
                  class="fc-hit"
                  classList={{ 'is-lit': isLit(props.scene, props.view, area) }}
                  role="gridcell"
                  x={spot()[0] - 88}
                  y={spot()[1] - 48}
                  width="176"
                  height="132"
                  rx="14"
                  tabindex={at() === area ? 0 : -1}
                  data-area={area}
                  data-thing={thingsOf(props.view, area).map(keyOf).join(' ')}
                  aria-label={label(props.scene, props.view, area)}
                  aria-selected={props.scene.chosen(place(area))}
                  ref={element => pointing(element, props.scene, () => place(area))}
                  onFocusIn={() => setAt(area)}
                />
              )
            }}
          </For>
        </g>
      </g>
    </g>
  )
}

function thingsOf(view: View, area: number): readonly Thing[] {
  const forces = [...forcesAt(view, area, FRENCH), ...forcesAt(view, area, ENEMY)].map(slot => piece(view, slot))
  return [place(area), ...forces, ...(view.napoleon === area ? [napoleon] : [])]
}
const isLit = (scene: Scene, view: View, area: number): boolean => thingsOf(view, area).some(scene.lit)

function label(scene: Scene, view: View, area: number): string {
  const c = campaignOf(view)
  const words = lang()
  const side = (whose: number, name: string): readonly string[] => {
    const slots = forcesAt(view, area, whose)
    return slots.length === 0
      ? []
      : [`${name} ${sumOf(view, slots)}: ${slots.map(slot => nameOfSlot(view, slot, words)).join(', ')}`]
  }
  const held = heldBy(view, area)
  return [
    nameOfArea(view, area, words),
    ...(c.areas[area]!.city ? [FC.city[words]] : []),
    ...(c.objectives.includes(area) ? [FC.objective[words]] : []),
    held < 0 ? FC.empty[words] : [FC.heldFrench, FC.heldEnemy, FC.heldBoth][held]![words],
    ...(view.napoleon === area ? [FC.napoleon[words]] : []),
    ...side(FRENCH, FC.french[words]),
    ...side(ENEMY, FC.enemy[words]),
    scene.state(place(area)) || (isLit(scene, view, area) ? scene.state(thingsOf(view, area).find(scene.lit)!) : ''),
  ]
    .filter(Boolean)
    .join('; ')
}

/** Under the places: what is lit, pointed at, threatened, or in battle. */
function Light(props: {
  readonly scene: Scene
  readonly view: View
  readonly area: number
  readonly at: Point
}): JSX.Element {
  const thing = place(props.area)
  const flashing = () => props.scene.flashing(thing)
  return (
    <g transform={`translate(${props.at[0]} ${props.at[1]})`}>
      <Show when={props.scene.threat(thing)}>
        {danger => <circle class="fc-threat" r="60" style={{ opacity: 0.15 + 0.5 * danger().share }} />}
      </Show>
      <Show when={props.view.battle?.area === props.area}>
        <circle class="fc-battle-ring" r="66" cy="18" />
      </Show>
      <Show when={props.scene.lit(thing)}>
        <rect class="fc-lit" x="-88" y="-48" width="176" height="132" rx="22" />
      </Show>
      <Show when={props.scene.chosen(thing)}>
        <rect class="fc-chosen" x="-88" y="-48" width="176" height="132" rx="22" />
      </Show>
      <Show when={props.scene.pointed(thing)}>
        <rect class="fc-pointed" x="-86" y="-46" width="172" height="128" rx="20" />
      </Show>
      <Show when={flashing()}>{tone => <circle class={`fc-flash-place fc-tone-${tone()}`} r="58" cy="14" />}</Show>
    </g>
  )
}

function Place(props: {
  readonly scene: Scene
  readonly view: View
  readonly area: number
  readonly at: Point
}): JSX.Element {
  const c = () => campaignOf(props.view)
  const slots = (side: number): readonly number[] => forcesAt(props.view, props.area, side)
  const both = (): boolean => slots(FRENCH).length > 0 && slots(ENEMY).length > 0
  return (
    <g transform={`translate(${props.at[0]} ${props.at[1]})`}>
      <PlaceMark
        name={nameOfArea(props.view, props.area, lang())}
        city={c().areas[props.area]!.city}
        objective={c().objectives.includes(props.area)}
        held={heldBy(props.view, props.area)}
      />
      <For each={[FRENCH, ENEMY]}>
        {side => (
          <Show when={slots(side).length > 0}>
            <StackMark
              scene={props.scene}
              view={props.view}
              slots={slots(side)}
              side={side}
              shift={both() ? (side === FRENCH ? -46 : 46) : 0}
            />
          </Show>
        )}
      </For>
    </g>
  )
}

function StackMark(props: {
  readonly scene: Scene
  readonly view: View
  readonly slots: readonly number[]
  readonly side: number
  readonly shift: number
}): JSX.Element {
  const forces = createMemo(
    (): readonly StackForce[] =>
      props.slots.map(slot => {
        const { kind, nation } = counterOf(props.view, slot)
        return { kind, nation, reduced: props.view.reduced[slot] === 1 }
      }),
    undefined,
    // A stack that stayed as it was is not drawn again.
    { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) },
  )
  const some = (is: (thing: Thing) => boolean): boolean => props.slots.some(slot => is(piece(props.view, slot)))
  const tone = (): string | undefined =>
    props.slots.map(slot => props.scene.flashing(piece(props.view, slot))).find(Boolean)
  return (
    <g
      class="fc-stack-mark"
      classList={{ 'is-lit': some(props.scene.lit), 'is-chosen': some(props.scene.chosen) }}
      style={{ transform: `translate(${props.shift}px, 54px)` }}
    >
      <rect class="fc-ring" x="-48" y="-31" width="96" height="62" rx="12" />
      <Stack side={props.side} strength={sumOf(props.view, props.slots)} forces={forces()} />
      <Show when={tone()}>
        {flash => <rect class={`fc-flash fc-tone-${flash()}`} x="-42" y="-25" width="84" height="50" rx="8" />}
      </Show>
    </g>
  )
}

function NapoleonMark(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const at = createMemo(() => sheetOf(props.view.campaign).spots[props.view.napoleon] ?? [0, 0])
  return (
    <g
      class="fc-unit"
      classList={{ 'is-lit': props.scene.lit(napoleon), 'is-chosen': props.scene.chosen(napoleon) }}
      style={{ transform: `translate(${at()[0] - 44}px, ${at()[1]}px)` }}
    >
      <circle class="fc-ring" r="23" />
      <Napoleon />
    </g>
  )
}
