import type { Scene } from '@bivouac/client/page'
import { Ground } from '@bivouac/client/page/ground'
import { lang } from '@bivouac/client/page/language'
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js'
import { Engraving, Frame, Lettering, REGION_PATHS, SHEET, Waters } from '../look/index.ts'
import { countryAt } from '../reading.ts'
import { STATUSES } from '../words.ts'
import { land, piece, place } from './actions.ts'
import { ALL_REGIONS, isThere, stacksOf, type View, viewOf } from './facts.ts'
import { Fan } from './fan.tsx'
import { Marks } from './marks.tsx'
import { pressRegion } from './pressing.ts'
import { RegionArea } from './region.tsx'
import { StackOf } from './stack.tsx'
import { steered } from './steering.ts'
import { AN } from './words.ts'

/** Room round the sheet for its frame. */
export const MARGIN = 24
export const SIZE = { width: SHEET.width + 2 * MARGIN, height: SHEET.height + 2 * MARGIN } as const

export function Board(props: { readonly scene: Scene }): JSX.Element {
  const view = createMemo(() => (isThere(props.scene.view()) ? viewOf(props.scene.view()) : undefined))
  /** By region: the letters of its status; one text, so that the map is tinted anew only when something has changed. */
  const statuses = createMemo(() => {
    const seen = view()
    return ALL_REGIONS.map(region =>
      seen === undefined ? 'NC' : STATUSES[seen.status[countryAt(seen, region)]!]!,
    ).join()
  })
  const lettered = createMemo(() => statuses().split(','))
  return (
    <>
      <Ground>
        <Laid>
          <Frame />
          <Waters lang={lang()} />
          <For each={lettered()}>
            {(status, region) => <path class={`an-region an-status-${status}`} d={REGION_PATHS[region()]} />}
          </For>
          <Engraving />
          <Lettering letters={region => lettered()[region]!} />
        </Laid>
      </Ground>
      <Laid>
        <Show when={view()}>{seen => <Europe scene={props.scene} view={seen()} />}</Show>
      </Laid>
    </>
  )
}

const Laid = (props: { readonly children: JSX.Element }): JSX.Element => (
  <g transform={`translate(${MARGIN} ${MARGIN})`}>{props.children}</g>
)

function Europe(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const stacks = createMemo(() => stacksOf(props.view))
  /** The region whose corps lie spread out, −1 none, and whether they stay so when the pointer leaves. */
  const [open, setOpen] = createSignal(-1)
  const [pinned, setPinned] = createSignal(false)
  /** The one region the Tab key walks through. */
  const [here, setHere] = createSignal(0)
  let board: SVGGElement | undefined
  const spread = (region: number, pin: boolean): void => {
    setOpen(region)
    setPinned(pin)
  }
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      // In a spread-out stack the corps in focus is meant, and answers for itself.
      if (event.target instanceof Element && event.target.closest('.an-fan') !== null) return
      event.preventDefault()
      pressRegion(props.scene, here())
      if (stacks()[here()]!.flat().length > 1) spread(here(), true)
      return
    }
    if (event.key === 'Escape' && open() >= 0) setOpen(-1)
    const to = steered(here(), event.key)
    if (to === undefined) return
    event.preventDefault()
    setHere(to)
    board?.querySelector<SVGElement>(`path[data-thing~="place:${to}"]`)?.focus()
  }
  /** Where a question is about single corps of one region, they lie spread out before anybody asks. */
  const asked = createMemo(() => {
    const regions = new Set<number>()
    stacks().forEach((sides, region) => {
      for (const corps of sides.flat()) if (props.scene.lit(piece(corps))) regions.add(region)
    })
    const [only] = regions
    return regions.size === 1 && stacks()[only!]!.flat().length > 1 ? only! : -1
  })
  createEffect(on(asked, region => spread(region, region >= 0)))
  // Where regions are asked for, corps spread out over them would be in the way.
  const isGroundAsked = createMemo(() =>
    ALL_REGIONS.some(region => props.scene.lit(place(region)) || props.scene.lit(land(countryAt(props.view, region)))),
  )
  createEffect(on(isGroundAsked, is => is && setOpen(-1)))
  createEffect(() => {
    if (open() >= 0 && stacks()[open()]!.flat().length === 0) setOpen(-1)
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn; the label names what the things belong to
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is not interactive
    <g ref={board} role="group" aria-label={AN.board[lang()]} data-testid="board" onKeyDown={keys}>
      <For each={ALL_REGIONS}>
        {region => (
          <RegionArea
            scene={props.scene}
            view={props.view}
            region={region}
            tab={here() === region}
            came={() => setHere(region)}
          />
        )}
      </For>
      <Marks scene={props.scene} view={props.view} />
      <For each={ALL_REGIONS}>
        {region => (
          <For each={[0, 1]}>
            {side => (
              <Show when={stacks()[region]![side]!.length > 0}>
                <StackOf
                  scene={props.scene}
                  view={props.view}
                  region={region}
                  corps={stacks()[region]![side]!}
                  shift={stacks()[region]![1 - side]!.length > 0 ? (side === 0 ? -30 : 30) : 0}
                  isSpread={open() === region}
                  came={() => setHere(region)}
                  spread={pin => (pin || !pinned() ? spread(region, pin) : undefined)}
                />
              </Show>
            )}
          </For>
        )}
      </For>
      <Show when={open() >= 0 && stacks()[open()]!.flat().length > 0}>
        <Fan
          scene={props.scene}
          view={props.view}
          region={open()}
          corps={stacks()[open()]!.flat()}
          left={() => (pinned() ? undefined : setOpen(-1))}
          shut={() => {
            setOpen(-1)
            board?.querySelector<SVGElement>(`path[data-thing~="place:${here()}"]`)?.focus()
          }}
        />
      </Show>
    </g>
  )
}
