import type { Eye, Setup } from '@bivouac/kernel'
import { createResource, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { sizeOf } from '../page/index.ts'
import { gameEntry } from '../page/shelf.ts'
import { stillScene } from '../page/still.ts'
import { StillPicture } from '../page/still-picture.tsx'

export interface Sight {
  readonly setup: Setup
  readonly eye: Eye
  readonly view: object
}

/** A table as a picture, by the game's own hand. It is fetched and drawn when it comes near the window, and never in anybody's way. */
export function BoardPicture(props: {
  readonly game: string
  readonly sight: Sight | undefined
  readonly label: string
  /** Keys of things on the board to look at closely; without them, or where none is on it, the whole board. */
  readonly focus?: readonly string[]
}): JSX.Element {
  const [near, setNear] = createSignal(false)
  let frame: HTMLDivElement | undefined
  onMount(() => {
    const watch = new IntersectionObserver(
      seen => {
        if (!seen.some(each => each.isIntersecting)) return
        watch.disconnect()
        void inTurn().then(() => setNear(true))
      },
      { rootMargin: '120px' },
    )
    watch.observe(frame!)
    onCleanup(() => watch.disconnect())
  })
  const [page] = createResource(
    () => (near() ? props.game : undefined),
    id =>
      gameEntry(id)
        ?.load()
        .catch(() => undefined),
  )
  return (
    <div class="board-picture" ref={frame} role="img" aria-label={props.label} data-testid="board-picture">
      <div class="board-picture-still" inert aria-hidden="true">
        <Show when={page.state === 'ready' && page()}>
          {drawn => (
            <Show when={props.sight} keyed>
              {sight => {
                const size = sizeOf(drawn(), sight.view)
                // Nothing in a picture is the table somebody looks for, or a thing on it.
                onMount(() => {
                  if (props.focus !== undefined) lookClosely(frame!, props.focus)
                  for (const name of ['data-testid', 'data-thing', 'tabindex'])
                    for (const each of frame?.querySelectorAll(`[${name}]`) ?? []) each.removeAttribute(name)
                })
                const { Board } = drawn()
                return (
                  <StillPicture width={size.width} height={size.height} filling>
                    <Board scene={stillScene(() => sight.view, sight.setup, sight.eye)} />
                  </StillPicture>
                )
              }}
            </Show>
          )}
        </Show>
      </div>
    </div>
  )
}

/** At least this part of the board is seen, so that it is known again; and so much room is left around what is looked at. */
const LEAST = 0.34
const ROOM = 1.7

/** Moves the window of a picture to some of its things, and rings each of them. */
function lookClosely(frame: HTMLElement, keys: readonly string[]): void {
  const svg = frame.querySelector<SVGSVGElement>('svg.panzoom')
  const matrix = svg?.getScreenCTM()?.inverse()
  if (svg === null || matrix === undefined) return
  const boxes = keys.flatMap(key => {
    const found = svg.querySelector(`[data-thing~="${CSS.escape(key)}"]`)?.getBoundingClientRect()
    if (found === undefined || found.width === 0) return []
    const [from, to] = [
      new DOMPoint(found.left, found.top).matrixTransform(matrix),
      new DOMPoint(found.right, found.bottom).matrixTransform(matrix),
    ]
    return [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, w: to.x - from.x, h: to.y - from.y }]
  })
  if (boxes.length === 0) return
  const span = (at: (box: (typeof boxes)[0]) => readonly [number, number]): readonly [number, number] => {
    const ends = boxes.map(at)
    const [low, high] = [Math.min(...ends.map(([a]) => a)), Math.max(...ends.map(([, b]) => b))]
    return [(low + high) / 2, (high - low) * ROOM]
  }
  const [cx, across] = span(({ x, w }) => [x - w / 2, x + w / 2])
  const [cy, down] = span(({ y, h }) => [y - h / 2, y + h / 2])
  const { width, height } = svg.viewBox.baseVal
  const w = Math.min(width, Math.max(across, down * (4 / 3), width * LEAST))
  const h = Math.min(height, w * 0.75)
  const x = Math.min(width - w, Math.max(0, cx - w / 2))
  const y = Math.min(height - h, Math.max(0, cy - h / 2))
  svg.setAttribute('viewBox', `${x} ${y} ${w} ${h}`)
  for (const box of boxes) {
    const ring = document.createElementNS('http://www.w3.org/2000/svg', 'ellipse')
    const sizes = { cx: box.x, cy: box.y, rx: box.w / 2 + w / 60, ry: box.h / 2 + w / 60, 'stroke-width': w / 190 }
    for (const [name, value] of Object.entries(sizes)) ring.setAttribute(name, String(value))
    ring.classList.add('picture-ring')
    svg.append(ring)
  }
}

/** One picture after the other, each when the page has a moment: whoever clicks is answered between two of them. */
let last: Promise<void> = Promise.resolve()
function inTurn(): Promise<void> {
  last = last.then(
    () =>
      new Promise(resolve => {
        if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1500 })
        else setTimeout(resolve, 50)
      }),
  )
  return last
}
