/** The units of the field as cells of a grid: what is clicked, focused and read aloud. */

import { keyOf, type Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import type { Unit } from '../state.ts'
import { FRENCH, PLAN_NAME, ZONE_NAME } from '../words.ts'
import { campaignOf, counterOf, piece, type View } from './facts.ts'
import { ROWS } from './field-places.tsx'
import { labelOfSlot } from './force.tsx'
import { FC, fc } from './words.ts'

/** A unit and where it is drawn. */
export interface Spot {
  readonly unit: Unit
  readonly side: number
  readonly x: number
  readonly y: number
  readonly size: number
}

function unitLabel(scene: Scene, view: View, { unit, side }: Spot): string {
  const words = lang()
  const formation = counterOf(view, unit.slot).troops ? [(unit.column === 1 ? FC.inColumn : FC.inLine)[words]] : []
  return [
    labelOfSlot(view, unit.slot),
    ZONE_NAME[unit.zone]![words],
    ...formation,
    ...(unit.plan === '' ? [] : [fc('withPlan', words, { plan: PLAN_NAME[unit.plan][words] })]),
    ...(unit.prepared === 1 ? [FC.prepared[words]] : []),
    ...(unit.acted === 1 && side === FRENCH ? [FC.hasActed[words]] : []),
    scene.state(piece(view, unit.slot)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Units as cells of a grid: rows are zones; arrows walk along them and from zone to zone. */
export function Cells(props: {
  readonly scene: Scene
  readonly view: View
  readonly spots: readonly Spot[]
}): JSX.Element {
  const [at, setAt] = createSignal(-1)
  let grid: SVGGElement | undefined
  const rows = createMemo(() =>
    ROWS.map(row => props.spots.filter(spot => spot.unit.zone === row).map(spot => spot.unit.slot)).filter(
      row => row.length > 0,
    ),
  )
  const first = (): number => (rows().some(row => row.includes(at())) ? at() : (rows().at(-1)?.[0] ?? -1))
  const keys = (event: KeyboardEvent): void => {
    const all = rows()
    const r = all.findIndex(row => row.includes(first()))
    const c = all[r]?.indexOf(first()) ?? -1
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (first() >= 0) props.scene.click(piece(props.view, first()))
      return
    }
    const to: Readonly<Record<string, number | undefined>> = {
      ArrowLeft: all[r]?.[c - 1],
      ArrowRight: all[r]?.[c + 1],
      ArrowUp: all[r - 1]?.[Math.min(c, (all[r - 1]?.length ?? 1) - 1)],
      ArrowDown: all[r + 1]?.[Math.min(c, (all[r + 1]?.length ?? 1) - 1)],
    }
    if (!(event.key in to)) return
    event.preventDefault()
    const slot = to[event.key]
    if (slot !== undefined) grid?.querySelector<SVGElement>(`[data-slot="${slot}"]`)?.focus()
  }
  const spotOf = (slot: number): Spot | undefined => props.spots.find(spot => spot.unit.slot === slot)
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no table elements; the roles make it a grid for everybody
    <g
      ref={grid}
      role="grid"
      aria-label={`${FC.field[lang()]}, ${campaignOf(props.view).name[lang()]}`}
      onKeyDown={keys}
      data-testid="field"
    >
      <For each={rows()}>
        {row => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <g role="row">
            <For each={row}>
              {slot => (
                <Show when={spotOf(slot)}>
                  {spot => (
                    // biome-ignore lint/a11y/useSemanticElements: as above
                    <rect
                      class="fc-hit"
                      classList={{ 'is-lit': props.scene.lit(piece(props.view, slot)) }}
                      role="gridcell"
                      x={spot().x}
                      y={spot().y}
                      width={100 * spot().size}
                      height={100 * spot().size}
                      rx="10"
                      tabindex={first() === slot ? 0 : -1}
                      data-slot={slot}
                      data-thing={keyOf(piece(props.view, slot))}
                      aria-label={unitLabel(props.scene, props.view, spot())}
                      aria-selected={props.scene.chosen(piece(props.view, slot))}
                      ref={element => pointing(element, props.scene, () => piece(props.view, slot))}
                      onFocusIn={() => setAt(slot)}
                    />
                  )}
                </Show>
              )}
            </For>
          </g>
        )}
      </For>
    </g>
  )
}
