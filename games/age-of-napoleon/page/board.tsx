import type { Scene } from '@bivouac/client/page'
import { Ground } from '@bivouac/client/page/ground'
import { lang } from '@bivouac/client/page/language'
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js'
import { Engraving, Frame, Lettering, REGION_PATHS, SHEET, Waters } from '../look/index.ts'
import { countryAt } from '../reading.ts'
import { type Corps, STATUSES } from '../words.ts'
import { land, piece, place } from './actions.ts'
import { ALL_REGIONS, isThere, stacksOf, type View, viewOf } from './facts.ts'
import { Fan, sizeOf } from './fan.tsx'
import { Marks } from './marks.tsx'
import { pressRegion } from './pressing.ts'
import { RegionArea } from './region.tsx'
import { type Box, isClear, roomFor } from './room.ts'
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
  /** Where regions are asked for, a click means the ground: corps that stay spread out over it would be in the way. */
  const isGroundAsked = createMemo(() =>
    ALL_REGIONS.some(region => props.scene.lit(place(region)) || props.scene.lit(land(countryAt(props.view, region)))),
  )
  const pressed = (region: number): void => {
    pressRegion(props.scene, region)
    if (!isGroundAsked() && stacks()[region]!.flat().length > 1) spread(region, true)
  }
  const stays = (): boolean => open() >= 0 && pinned()
  const look = (region: number): void => void (stays() || spread(region, false))
  const leave = (): void => void (stays() || setOpen(-1))
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      // In a spread-out stack the corps in focus is meant, and answers for itself.
      if (event.target instanceof Element && event.target.closest('.an-fan') !== null) return
      event.preventDefault()
      pressed(here())
      return
    }
    if (event.key === 'Escape' && open() >= 0) setOpen(-1)
    const to = steered(here(), event.key)
    if (to === undefined) return
    event.preventDefault()
    setHere(to)
    board?.querySelector<SVGElement>(`path[data-thing~="place:${to}"]`)?.focus()
  }
  /** Regions with corps that can be chosen. */
  const chosable = createMemo(() =>
    ALL_REGIONS.filter(region =>
      stacks()
        [region]!.flat()
        .some(corps => props.scene.lit(piece(corps))),
    ),
  )
  /** Where a question is about single corps of one region, they lie spread out before anybody asks. */
  const asked = createMemo(() => {
    const [only, ...others] = chosable()
    const isOne = only !== undefined && others.length === 0 && !isGroundAsked()
    return isOne && stacks()[only]!.flat().length > 1 ? only : -1
  })
  createEffect(on(asked, region => spread(region, region >= 0)))
  createEffect(on(isGroundAsked, is => is && spread(-1, false)))
  createEffect(() => {
    if (open() >= 0 && stacks()[open()]!.flat().length === 0) setOpen(-1)
  })
  /** It stays where it is while one corps after the other is chosen in it, unless it would cover what can be chosen. */
  const fan = createMemo<{ region: number; corps: readonly Corps[]; box: Box } | undefined>(last => {
    const region = open()
    const corps = stacks()[region]?.flat() ?? []
    if (corps.length === 0) return undefined
    const free = chosable().filter(each => each !== region)
    const keeps = last?.region === region && last.corps.length === corps.length && isClear(last.box, free)
    const box = keeps ? last.box : roomFor(sizeOf(corps.length), region, free)
    return box && { region, corps, box }
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
                  isSpread={fan()?.region === region}
                  came={() => setHere(region)}
                  pressed={() => pressed(region)}
                  look={() => look(region)}
                  leave={leave}
                />
              </Show>
            )}
          </For>
        )}
      </For>
      <Show when={fan()}>
        {spread => (
          <Fan
            scene={props.scene}
            view={props.view}
            region={spread().region}
            corps={spread().corps}
            box={spread().box}
            isLook={isGroundAsked()}
            left={leave}
            shut={() => {
              setOpen(-1)
              board?.querySelector<SVGElement>(`path[data-thing~="place:${here()}"]`)?.focus()
            }}
          />
        )}
      </Show>
    </g>
  )
}
