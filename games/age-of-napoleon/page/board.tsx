import type { Scene, Thing } from '@bivouac/client/page'
import { Ground } from '@bivouac/client/page/ground'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import {
  CARD,
  CorpsCard,
  CorpsStack,
  Engraving,
  Frame,
  Lettering,
  REGION_PATHS,
  SHEET,
  SPOTS,
  Waters,
} from '../look/index.ts'
import { combatOf, countryAt, movementOf } from '../reading.ts'
import { type Corps, STATUSES } from '../words.ts'
import { ALL_REGIONS, isThere, stacksOf, type View, viewOf } from './facts.ts'
import { corpsText, regionText } from './labels.ts'
import { steered } from './steering.ts'
import { AN } from './words.ts'

/** Room round the sheet for its frame. */
export const MARGIN = 24
export const SIZE = { width: SHEET.width + 2 * MARGIN, height: SHEET.height + 2 * MARGIN } as const

const place = (region: number): Thing => ({ kind: 'place', id: region })
const piece = (corps: number): Thing => ({ kind: 'piece', id: corps })

export function Board(props: { readonly scene: Scene }): JSX.Element {
  const view = createMemo(() => (isThere(props.scene.view()) ? viewOf(props.scene.view()) : undefined))
  /** By region: the letters of its status; one text, so that the map is tinted anew only when something has changed. */
  const statuses = createMemo(() => {
    const seen = view()
    return ALL_REGIONS.map(region =>
      seen === undefined ? 'NC' : STATUSES[seen.status[countryAt(seen, region)]!]!,
    ).join()
  })
  return (
    <>
      <Ground>
        <Laid>
          <Frame />
          <Waters lang={lang()} />
          <For each={statuses().split(',')}>
            {(status, region) => <path class={`an-region an-status-${status}`} d={REGION_PATHS[region()]} />}
          </For>
          <Engraving />
          <Lettering />
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
  /** The region whose corps lie spread out, and the one the Tab key walks through. */
  const [open, setOpen] = createSignal(-1)
  const [here, setHere] = createSignal(0)
  let board: SVGGElement | undefined
  const keys = (event: KeyboardEvent): void => {
    const to = steered(here(), event.key)
    if (to === undefined) return
    event.preventDefault()
    setHere(to)
    board?.querySelector<SVGElement>(`[data-thing="place:${to}"]`)?.focus()
  }
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
      <For each={ALL_REGIONS}>
        {region => (
          <For each={[0, 1]}>
            {side => (
              <Show when={(stacks()[region]![side]!.length > 0 && open() !== region) || undefined}>
                <StackOf
                  scene={props.scene}
                  view={props.view}
                  region={region}
                  corps={stacks()[region]![side]!}
                  shift={stacks()[region]![1 - side]!.length > 0 ? (side === 0 ? -30 : 30) : 0}
                  open={() => setOpen(region)}
                />
              </Show>
            )}
          </For>
        )}
      </For>
      <Show when={open() >= 0}>
        <Fan
          scene={props.scene}
          view={props.view}
          region={open()}
          corps={stacks()[open()]!.flat()}
          shut={() => setOpen(-1)}
        />
      </Show>
    </g>
  )
}

function RegionArea(props: {
  readonly scene: Scene
  readonly view: View
  readonly region: number
  readonly tab: boolean
  readonly came: () => void
}): JSX.Element {
  const thing = place(props.region)
  const label = createMemo(() =>
    [regionText(props.view, props.region, lang()), props.scene.state(thing)].filter(Boolean).join(', '),
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn
    <path
      class="an-area"
      classList={{
        'is-lit': props.scene.lit(thing),
        'is-chosen': props.scene.chosen(thing),
        'is-threatened': props.scene.threat(thing) !== undefined,
        [`is-${props.scene.flashing(thing)}`]: props.scene.flashing(thing) !== undefined,
      }}
      d={REGION_PATHS[props.region]}
      role="button"
      tabindex={props.tab ? 0 : -1}
      aria-label={label()}
      data-thing={`place:${props.region}`}
      onFocus={props.came}
      ref={element => pointing(element, props.scene, () => thing)}
    />
  )
}

function StackOf(props: {
  readonly scene: Scene
  readonly view: View
  readonly region: number
  readonly corps: readonly Corps[]
  readonly shift: number
  readonly open: () => void
}): JSX.Element {
  const at = (): string => {
    const [x, y] = SPOTS[props.region]!
    return `translate(${x + props.shift} ${y + 16})`
  }
  const isLit = (): boolean => props.corps.some(corps => props.scene.lit(piece(corps)))
  const isChosen = (): boolean => props.corps.some(corps => props.scene.chosen(piece(corps)))
  /** A stack on a lit region is that region; one of several corps is spread out, a lone corps is chosen. */
  const pressed = (): void => {
    if (props.scene.lit(place(props.region))) props.scene.click(place(props.region))
    else if (props.corps.length === 1) props.scene.click(piece(props.corps[0]!))
    else props.open()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn
    <g
      class="an-stack-place"
      classList={{ 'is-lit': isLit(), 'is-chosen': isChosen() }}
      transform={at()}
      role="button"
      tabindex="-1"
      aria-label={`${regionText(props.view, props.region, lang())}: ${props.corps.map(corps => corpsText(props.view, corps, lang())).join('; ')}`}
      data-thing={props.corps.length === 1 ? `piece:${props.corps[0]}` : `stack:${props.region}`}
      onClick={pressed}
      onKeyDown={event => (event.key === 'Enter' ? pressed() : undefined)}
    >
      <CorpsStack
        corps={props.corps}
        tired={corps => props.view.tired[corps] === 1}
        combat={corps => combatOf(props.view, corps)}
        movement={corps => movementOf(props.view, corps)}
      />
    </g>
  )
}

/** The corps of a region spread out, each to be pointed at. */
function Fan(props: {
  readonly scene: Scene
  readonly view: View
  readonly region: number
  readonly corps: readonly Corps[]
  readonly shut: () => void
}): JSX.Element {
  const STEP = CARD.width + 6
  const columns = (): number => Math.min(6, props.corps.length)
  const rows = (): number => Math.ceil(props.corps.length / 6)
  const width = (): number => columns() * STEP + 18
  const height = (): number => rows() * (CARD.height + 8) + 40
  const at = (): string => {
    const [x, y] = SPOTS[props.region]!
    const left = Math.min(SHEET.width - width() - 8, Math.max(8, x - width() / 2))
    const top = Math.min(SHEET.height - height() - 8, Math.max(8, y - height() / 2))
    return `translate(${left} ${top})`
  }
  return (
    <g class="an-fan" transform={at()}>
      <rect class="an-fan-plate" width={width()} height={height()} rx="10" />
      <text class="an-fan-title" x="12" y="22">
        {regionText(props.view, props.region, lang())}
      </text>
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn */}
      <g
        class="an-fan-shut"
        transform={`translate(${width() - 18} 17)`}
        role="button"
        tabindex="0"
        aria-label={AN.close[lang()]}
        onClick={props.shut}
        onKeyDown={event => (event.key === 'Enter' || event.key === 'Escape' ? props.shut() : undefined)}
      >
        <circle r="12" />
        <path d="M-5 -5L5 5M-5 5L5 -5" />
      </g>
      <For each={props.corps}>
        {(corps, i) => {
          const thing = piece(corps)
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn
            <g
              class="an-fan-card"
              classList={{ 'is-lit': props.scene.lit(thing), 'is-chosen': props.scene.chosen(thing) }}
              transform={`translate(${12 + (i() % 6) * STEP} ${34 + Math.floor(i() / 6) * (CARD.height + 8)})`}
              role="button"
              tabindex="0"
              aria-pressed={props.scene.chosen(thing)}
              aria-label={[corpsText(props.view, corps, lang()), props.scene.state(thing)].filter(Boolean).join(', ')}
              data-thing={`piece:${corps}`}
              ref={element => pointing(element, props.scene, () => thing)}
            >
              <CorpsCard
                corps={corps}
                tired={props.view.tired[corps] === 1}
                combat={combatOf(props.view, corps)}
                movement={movementOf(props.view, corps)}
              />
            </g>
          )
        }}
      </For>
    </g>
  )
}
