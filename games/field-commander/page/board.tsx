import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { createEffect, createMemo, createSignal, type JSX, lazy, on, Show, Suspense } from 'solid-js'
import { isField, isReady, viewOf } from './facts.ts'
import { CampaignMap } from './map.tsx'
import { FC } from './words.ts'

/** The battlefield is fetched when there is a battle: most of a campaign is marches. */
const Battlefield = lazy(() => import('./field.tsx').then(part => ({ default: part.Battlefield })))

/** Two sheets: the campaign map, and over it the battlefield while a battle lasts. The player may turn back to the map. */
export function Board(props: { readonly scene: Scene }): JSX.Element {
  const view = createMemo(() => viewOf(props.scene.view()))
  const field = createMemo(() => isReady(view()) && isField(view()))
  const [peeking, setPeeking] = createSignal(false)
  createEffect(on(field, () => setPeeking(false)))
  createEffect(on(props.scene.flipped, () => setPeeking(now => field() && !now), { defer: true }))
  return (
    <Show when={isReady(view())}>
      <Show when={field() && !peeking()} fallback={<CampaignMap scene={props.scene} view={view()} />}>
        <Suspense>
          <Battlefield scene={props.scene} view={view()} />
        </Suspense>
      </Show>
      <Show when={field()}>
        {/* biome-ignore lint/a11y/useSemanticElements: there are no buttons in SVG */}
        <g
          class="fc-turn-over"
          role="button"
          tabindex="0"
          transform="translate(560 22)"
          data-testid="turn-over"
          aria-label={(peeking() ? FC.toField : FC.toMap)[lang()]}
          onClick={() => setPeeking(now => !now)}
          onKeyDown={event => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            event.stopPropagation()
            setPeeking(now => !now)
          }}
        >
          <rect width="132" height="42" rx="21" />
          <text x="66" y="28">
            {(peeking() ? FC.toField : FC.toMap)[lang()]}
          </text>
        </g>
      </Show>
    </Show>
  )
}
