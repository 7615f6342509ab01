import { For, type JSX } from 'solid-js'
import type { Square, Terrain } from '../words.ts'
import { engrave, type Joined } from './engraving.ts'

/** One square of the battlefield, 100 × 100, drawn like an engraved map of the time. */
export function TerrainTile(props: {
  readonly terrain: Terrain
  readonly square: Square
  /** See `joinedTo`: lets woods, hills and water run on into the next square. */
  readonly joined?: Joined
}): JSX.Element {
  return (
    <g class="mn-tile">
      <rect class="mn-paper" width="100" height="100" />
      <For each={engrave(props.terrain, props.square, props.joined)}>
        {stroke => <path class={`mn-${stroke.as}`} d={stroke.d} />}
      </For>
      <rect class="mn-grid" width="100" height="100" />
    </g>
  )
}
