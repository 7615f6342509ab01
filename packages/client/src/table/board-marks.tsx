import type { Judgement } from '@bivouac/host/protocol'
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js'
import { keyOf, type Scene, same, type Thing } from '../page/index.ts'
import type { Camera } from '../page/pan-zoom.tsx'
import { afterPaint } from './after-paint.ts'
import { createDrag } from './board-drag.ts'
import { allPieces, groundNow, type Spot, spotOf } from './board-places.ts'
import { followTheQuestion } from './focus.ts'
import { lookAtTheAction } from './looking-on.ts'
import { explainWhatRests } from './resting.ts'
import type { TableUi } from './ui.ts'
import { isChoice } from './weighing.ts'

/** A pointer that rests on a piece so long wants to know where it can go. */
const REST = 160
/** Less than this is the trembling of a picture, not a move. */
const STEP = 0.6

interface Way {
  readonly key: string
  readonly from: Spot
  readonly to: Spot | undefined
  /** Somebody else stands there now: he is not the one who fell. */
  readonly isTaken?: boolean
}

/** A cross where somebody fell: on the ground, or in the corner of whoever stands there now. */
function cross({ from: { x, y, r }, isTaken }: Way): string {
  const [size, aside] = isTaken === true ? [r * 0.24, r * 0.76] : [r * 0.6, 0]
  const [left, top, across] = [x - aside - size, y - aside - size, size * 2]
  return `M${left} ${top}l${across} ${across}m0 ${-across}l${-across} ${across}`
}

/** The board as it was drawn at some moment. */
interface Picture {
  readonly pieces: ReadonlyMap<string, Spot>
  readonly ground: Element | null
}

/** Laid over any board: where the pointed piece can go, what is being dragged where, what moved since this player's last deed. */
export function BoardMarks(props: {
  readonly ui: TableUi
  readonly scene: Scene
  /** What holds the board. */
  readonly area: HTMLElement
  readonly isCovered: () => boolean
  /** What the player did first. */
  readonly first: Event | undefined
  readonly camera: () => Camera | undefined
  /** Anything that turns the picture round. */
  readonly facing: unknown
}): JSX.Element {
  let frame: SVGGElement | undefined
  const { ui } = props
  const drag = createDrag(ui.store, props.scene)
  drag.on(props.area)
  explainWhatRests(ui, props.scene)
  followTheQuestion(ui, props.isCovered, props.first)
  lookAtTheAction(ui, props.camera)
  const reach = createReach(ui, props.scene)
  const spots = createMemo((): readonly Spot[] =>
    reach().flatMap(key => (frame === undefined ? [] : (spotOf(key, frame) ?? []))),
  )
  /** From the first thing that is marked to the last. */
  const advised = createMemo((): { readonly from: Spot; readonly to: Spot } | undefined => {
    const found = ui.marked().flatMap(thing => (frame === undefined ? [] : (spotOf(keyOf(thing), frame) ?? [])))
    const [from, to] = [found[0], found.at(-1)]
    if (from === undefined || to === undefined) return undefined
    return Math.hypot(to.x - from.x, to.y - from.y) < from.r ? undefined : { from, to }
  })
  const trail = createTrail(
    ui,
    () => frame,
    () => props.facing,
  )
  const arrow = ({
    from,
    to,
  }: {
    readonly from: Spot
    readonly to: { readonly x: number; readonly y: number; readonly r?: number }
  }): string => {
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const bend = long * 0.12
    const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
    const [cx, cy] = [mx - ((to.y - from.y) / long) * bend, my + ((to.x - from.x) / long) * bend]
    // It stops at the edge of the piece that went there, which stays readable.
    const short = Math.min((to.r ?? 0) * 0.9, long / 2) / (Math.hypot(to.x - cx, to.y - cy) || 1)
    return `M${from.x} ${from.y}Q${cx} ${cy} ${to.x - (to.x - cx) * short} ${to.y - (to.y - cy) * short}`
  }
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus
    <g ref={frame} class="board-marks" aria-hidden="true">
      <marker
        id="mark-head"
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="4"
        markerHeight="4"
        orient="auto-start-reverse"
      >
        <path d="M0 0L10 5L0 10z" />
      </marker>
      <g data-testid="trail">
        <For each={trail()}>
          {way => (
            <Show when={way.to} fallback={<path class="trail-lost" d={cross(way)} data-trail={way.key} />}>
              {to => (
                <>
                  <circle class="trail-from" cx={way.from.x} cy={way.from.y} r={way.from.r * 0.45} />
                  <path class="trail" d={arrow({ from: way.from, to: to() })} data-trail={way.key} />
                </>
              )}
            </Show>
          )}
        </For>
      </g>
      <Show when={advised()}>{way => <path class="advised" d={arrow(way())} data-testid="advised" />}</Show>
      <g data-testid="reach">
        <For each={spots()}>{spot => <circle class="reach" cx={spot.x} cy={spot.y} r={spot.r * 0.3} />}</For>
      </g>
      <Show when={drag.at()}>
        {at => (
          <Show when={spotOf(at().key, frame!)}>
            {from => (
              <path
                class="drag-way"
                classList={{ good: at().isGood }}
                d={arrow({ from: from(), to: pointIn(frame!, at()) })}
                data-testid="drag-way"
              />
            )}
          </Show>
        )}
      </Show>
    </g>
  )
}

function pointIn(
  frame: SVGGElement,
  { x, y }: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  const matrix = frame.getScreenCTM()
  return matrix === null ? { x, y } : new DOMPoint(x, y).matrixTransform(matrix.inverse())
}

/** Keys of where the pointed piece could go: what goes on with it now, or what the table says it would ask next. */
function createReach({ store, selection, pointed }: TableUi, scene: Scene): () => readonly string[] {
  const { page } = store
  const [reach, setReach] = createSignal<readonly string[]>([])
  const second = (thing: Thing): readonly string[] => {
    const hits = (target: Thing | undefined): boolean =>
      [thing, ...page.alike(thing, scene.view())].some(each => same(each, target))
    return selection
      .offered()
      .flatMap(({ things }) => (things.length > 1 && hits(things[0]) ? [keyOf(things[1]!)] : []))
  }
  const next = async (thing: Thing): Promise<readonly string[]> => {
    const spots = [thing, ...page.alike(thing, scene.view())]
    const first = selection
      .offered()
      .find(({ things }) => things.length === 1 && spots.some(each => same(each, things[0])))
    const seat = store.seat()
    if (first === undefined || seat === undefined || thing.kind === 'card') return []
    const answer = await store.ask({ do: 'judge', seat, action: first.action, next: true })
    const then = answer.ok ? (answer.value as Judgement).next : undefined
    if (then === undefined) return []
    // Only where the next question is about what was chosen: otherwise these are no ways of this piece.
    if (store.meant.focus(then.asked, then.view).length === 0) return []
    return then.asked.actions!.flatMap(action =>
      store.meant.ways(action, then.asked, then.view).flatMap(([to]) => (to === undefined ? [] : [keyOf(to)])),
    )
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  createEffect(
    on([pointed, store.latest, selection.chosen], ([thing]) => {
      clearTimeout(timer)
      setReach([])
      if (thing === undefined || !store.mayAct() || selection.chosen().length > 0 || !scene.lit(thing)) return
      timer = setTimeout(async () => {
        const here = second(thing)
        const found = here.length > 0 ? here : await next(thing)
        if (same(pointed(), thing) && selection.chosen().length === 0) setReach([...new Set(found)])
      }, REST)
    }),
  )
  onCleanup(() => clearTimeout(timer))
  return reach
}

/** Who stands elsewhere or nowhere; those who went the same way together are one arrow. */
function waysBetween(before: ReadonlyMap<string, Spot>, after: ReadonlyMap<string, Spot>): readonly Way[] {
  const found = new Map<string, Way>()
  const round = (spot: Spot | undefined): string =>
    spot === undefined ? '' : `${Math.round(spot.x)} ${Math.round(spot.y)}`
  for (const [key, from] of before) {
    const to = after.get(key)
    const isMoved = to === undefined || Math.hypot(to.x - from.x, to.y - from.y) > from.r * STEP
    const way = `${round(from)} ${round(to)}`
    const isNear = (other: Spot): boolean => Math.hypot(other.x - from.x, other.y - from.y) < from.r
    const isTaken = to === undefined && [...after.values()].some(isNear)
    if (isMoved && !found.has(way)) found.set(way, { key, from, to, isTaken })
  }
  return [...found.values()]
}

/** What has moved since this player's last deed: the other side's whole turn, as arrows. */
function createTrail(ui: TableUi, frame: () => SVGGElement | undefined, facing: () => unknown): () => readonly Way[] {
  const { store, replay } = ui
  const [ways, setWays] = createSignal<readonly Way[]>([])
  let before: Picture | undefined
  let wasMine = false
  const measure = (): Picture => ({
    pieces: frame() === undefined ? new Map() : allPieces(frame()!),
    ground: groundNow(),
  })
  // What the board shows is turned round by a new value alone, not by every table that says whose eyes these are.
  const turned = createMemo(facing)
  createEffect(
    on(
      turned,
      () => {
        before = undefined
        setWays([])
      },
      { defer: true },
    ),
  )
  createEffect(
    on(store.shown, (now, last) => {
      if (now === undefined) return
      const isMine = wasMine
      wasMine = isChoice(now.asked)
      const wentOn = last !== undefined && last.eye === now.eye && now.at > last.at
      const begin = (): void => {
        before = measure()
        setWays([])
      }
      // Measured at once: the others may have moved before this has been painted, and what the player did himself is no news.
      if (isMine && !wasMine && wentOn) return begin()
      afterPaint(() => {
        if (store.shown() !== now) return
        if (before === undefined || isMine || !wentOn) return begin()
        if (!wasMine && now.result === undefined) return
        const after = measure()
        // Another map lies on the table: nobody walked from one to the other.
        if (before.ground !== after.ground) return begin()
        setWays(waysBetween(before.pieces, after.pieces))
      })
    }),
  )
  return () => (replay.at() === undefined && store.mayAct() ? ways() : [])
}
