/** What is drawn over the regions for a while: the way being pointed out, the way just taken, corps about to be placed. */
import type { Scene } from '@bivouac/client/page'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { CARD, CorpsCard, SPOTS } from '../look/index.ts'
import { combatOf, movementOf } from '../reading.ts'
import type { Region } from '../words.ts'
import type { Trail } from './beats.ts'
import { frameOf, isPlacing, topFrame, type View } from './facts.ts'
import { put } from './placing.ts'
import { standing } from './pressing.ts'

/** A bowed arrow through these regions. */
function arrow(regions: readonly Region[]): string {
  const points = regions.map(region => SPOTS[region]!)
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${x} ${y + 16}`
      const [px, py] = points[i - 1]!
      const [mx, my] = [(x + px) / 2 + (y - py) * 0.12, (y + py) / 2 - (x - px) * 0.12]
      return `Q${mx} ${my + 16} ${x} ${y + 16}`
    })
    .join('')
}

export function Marks(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const way = createMemo((): readonly Region[] => {
    const top = topFrame(props.view)
    if (top?.proc !== 'order' || top.step !== 'way') return []
    const regions = props.scene.begun().flatMap(({ kind, id }) => (kind === 'place' ? [Number(id)] : []))
    return regions.length === 0 ? [] : [top.at!, ...regions]
  })
  const trail = (): Trail | undefined => (props.view as View & { readonly trail?: Trail }).trail
  /** Where the army that is on the march has come from in its last step. */
  const behind = (): readonly Region[] => {
    const order = frameOf(props.view, 'order')
    return order === undefined || order.from === order.at ? [] : [order.from!, order.at!]
  }
  const ghosts = createMemo(() =>
    isPlacing(props.view, props.scene.eye())
      ? [...put().keys()].flatMap(corps => {
          const region = standing(props.scene, corps)
          return region === undefined ? [] : [{ corps, region }]
        })
      : [],
  )
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> takes no focus
    <g class="an-marks" aria-hidden="true">
      <defs>
        <marker id="an-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto">
          <path d="M0 0L10 5L0 10Z" />
        </marker>
      </defs>
      <Show when={behind().length > 0}>
        <path class="an-way an-way-behind" d={arrow(behind())} />
      </Show>
      <Show when={way().length > 0}>
        <path class="an-way" d={arrow(way())} marker-end="url(#an-head)" />
      </Show>
      <Show when={trail()}>
        {now => (
          <path class={`an-way an-way-${now().as}`} d={arrow([now().from, now().to])} marker-end="url(#an-head)" />
        )}
      </Show>
      <For each={ghosts()}>
        {({ corps, region }, i) => {
          const nth = (): number => ghosts().filter((each, k) => each.region === region && k < i()).length
          return (
            <g
              class="an-ghost"
              transform={`translate(${SPOTS[region]![0] + 26 + 18 * nth()} ${SPOTS[region]![1] - 8}) scale(${40 / CARD.width})`}
            >
              <CorpsCard
                corps={corps}
                tired={false}
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
