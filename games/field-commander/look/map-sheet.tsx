import type { Lang } from '@bivouac/kernel'
import { For, type JSX, Show } from 'solid-js'
import { mountains, rivers, roads, seas, woods } from './engraving/ground.ts'
import type { Lettered } from './map/atlas.ts'
import type { Stroke } from './points.ts'
import { SHEET, type Sheet, sheetOf } from './sheet.ts'

interface Engraved {
  readonly water: readonly Stroke[]
  readonly land: readonly Stroke[]
  readonly ways: readonly string[]
}
const engraved = new Map<number, Engraved>()
/** Cut once for as long as the page lives: nothing of it depends on the game. */
function engravingOf(sheet: Sheet): Engraved {
  const { index } = sheet.campaign
  const known = engraved.get(index)
  if (known !== undefined) return known
  const made: Engraved = {
    water: seas(sheet),
    land: [...rivers(sheet), ...woods(sheet), ...mountains(sheet)],
    ways: roads(sheet).map(road => road.d),
  }
  engraved.set(index, made)
  return made
}

/** Widths of the lines that echo a coast in the water. */
const ECHOES = [46, 38, 29, 20, 10] as const

/** Everything of a campaign map that never changes: a <g> of 1000 × 1000. */
export function MapSheet(props: {
  readonly campaign: number
  readonly lang: Lang
  readonly title: string
}): JSX.Element {
  return (
    <Show when={sheetOf(props.campaign)} keyed>
      {sheet => {
        const { water, land, ways } = engravingOf(sheet)
        const clip = `fc-water-${sheet.campaign.id}`
        return (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> takes no focus
          <g class="fc-sheet" aria-hidden="true">
            <defs>
              <clipPath id={clip}>
                <For each={water}>{stroke => <path d={stroke.d} />}</For>
              </clipPath>
              <clipPath id="fc-frame">
                <rect x="14" y="14" width={SHEET.width - 28} height={SHEET.height - 28} />
              </clipPath>
            </defs>
            <rect class="fc-paper" width={SHEET.width} height={SHEET.height} rx="6" />
            <g clip-path="url(#fc-frame)">
              <rect class="fc-land" x="14" y="14" width={SHEET.width - 28} height={SHEET.height - 28} />
              <For each={water}>{stroke => <path class="fc-sea" d={stroke.d} />}</For>
              <g clip-path={`url(#${clip})`}>
                <For each={ECHOES}>
                  {width => <For each={water}>{stroke => <Echo d={stroke.d} width={width} />}</For>}
                </For>
              </g>
              <For each={water}>{stroke => <path class="fc-coast" d={stroke.d} />}</For>
              <For each={land}>{stroke => <path class={`fc-${stroke.as}`} d={stroke.d} />}</For>
              <For each={sheet.atlas.names.land}>
                {name => <Name sheet={sheet} name={name} as="region" lang={props.lang} />}
              </For>
              <For each={sheet.atlas.names.sea}>
                {name => <Name sheet={sheet} name={name} as="water" lang={props.lang} />}
              </For>
              <For each={sheet.atlas.names.river}>
                {name => <Name sheet={sheet} name={name} as="stream" lang={props.lang} />}
              </For>
              <For each={ways}>{d => <path class="fc-road-edge" d={d} />}</For>
              <For each={ways}>{d => <path class="fc-road" d={d} />}</For>
            </g>
            <rect class="fc-frame" x="9" y="9" width={SHEET.width - 18} height={SHEET.height - 18} />
            <rect class="fc-frame fc-thin" x="16" y="16" width={SHEET.width - 32} height={SHEET.height - 32} />
          </g>
        )
      }}
    </Show>
  )
}

function Echo(props: { readonly d: string; readonly width: number }): JSX.Element {
  return (
    <>
      <path class="fc-echo" d={props.d} stroke-width={props.width} />
      <path class="fc-echo-gap" d={props.d} stroke-width={props.width - 2.4} />
    </>
  )
}

/** The lettering of a sheet is left out where it would run under a place. */
function Name(props: {
  readonly sheet: Sheet
  readonly name: Lettered
  readonly as: string
  readonly lang: Lang
}): JSX.Element {
  const [text, at, turn] = props.name
  const [x, y] = props.sheet.warp(at)
  const clear =
    x > 40 &&
    y > 40 &&
    x < SHEET.width - 40 &&
    y < SHEET.height - 30 &&
    props.sheet.spots.every(
      spot => spot === undefined || Math.abs(spot[0] - x) > 118 || y < spot[1] - 52 || y > spot[1] + 92,
    )
  return (
    <Show when={clear}>
      <g transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn ?? 0})`}>
        <text class={`fc-name-${props.as}`}>{text[props.lang]}</text>
      </g>
    </Show>
  )
}
