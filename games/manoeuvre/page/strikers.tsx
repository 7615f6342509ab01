import type { Scene } from '@bivouac/client/page'
import { createMemo, For, type JSX } from 'solid-js'
import { CELL, SQUARES, shownAt } from './geometry.ts'

/** Over the counters: how many units could strike each threatened square. */
export function Strikers(props: { readonly scene: Scene; readonly turns: number }): JSX.Element {
  const found = createMemo(() =>
    SQUARES.flatMap(square => {
      const by = props.scene.threat({ kind: 'place', id: square })?.by ?? 0
      return by > 0 ? [{ square, by }] : []
    }),
  )
  const at = (square: number): string => {
    const { column, row } = shownAt(square, props.turns)
    return `translate(${(column + 1) * CELL - 14} ${row * CELL + 14})`
  }
  return (
    <For each={found()}>
      {({ square, by }) => (
        <g transform={at(square)} data-danger={square} data-by={by}>
          <circle class="mn-strikers" r="15" />
          <text class="mn-strikers-by">{by}</text>
        </g>
      )}
    </For>
  )
}
