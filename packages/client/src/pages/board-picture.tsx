import type { Eye, Setup } from '@bivouac/kernel'
import { createResource, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { sizeOf } from '../page/index.ts'
import { StillPicture } from '../page/pan-zoom.tsx'
import { gameEntry } from '../page/shelf.ts'
import { stillScene } from '../page/still.ts'

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
                  for (const name of ['data-testid', 'data-thing', 'tabindex'])
                    for (const each of frame?.querySelectorAll(`[${name}]`) ?? []) each.removeAttribute(name)
                })
                return (
                  <StillPicture width={size.width} height={size.height} filling>
                    <Dynamic component={drawn().Board} scene={stillScene(() => sight.view, sight.setup, sight.eye)} />
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
