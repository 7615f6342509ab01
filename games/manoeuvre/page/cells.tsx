import type { Scene, Thing } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { createMemo, createSignal, For, type JSX } from 'solid-js'
import { SIDE, squareName } from '../words.ts'
import { inRedoubt, isReduced, pieceAt, strength, unitFacts, type View } from './facts.ts'
import { CELL, ROWS, squareAt } from './geometry.ts'
import { MN, TERRAIN_NAMES } from './words.ts'

/** What can be pointed at, clicked, focused and read aloud: a grid of sixty-four cells over everything else. */
export function Cells(props: { readonly scene: Scene; readonly view: View; readonly turns: number }): JSX.Element {
  const [at, setAt] = createSignal({ column: 0, row: SIDE - 1 })
  let grid: SVGGElement | undefined
  const keys = (event: KeyboardEvent): void => {
    const { column, row } = at()
    const step: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [column - 1, row],
      ArrowRight: [column + 1, row],
      ArrowUp: [column, row - 1],
      ArrowDown: [column, row + 1],
      Home: [0, row],
      End: [SIDE - 1, row],
      PageUp: [column, 0],
      PageDown: [column, SIDE - 1],
    }
    const next = step[event.key]
    if (next !== undefined) {
      event.preventDefault()
      const to = { column: Math.max(0, Math.min(7, next[0])), row: Math.max(0, Math.min(7, next[1])) }
      setAt(to)
      grid?.querySelector<SVGElement>(`[data-at="${to.column},${to.row}"]`)?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      props.scene.click({ kind: 'place', id: squareAt(column, row, props.turns) })
    }
  }
  const label = (square: number): string => {
    const piece = pieceAt(props.view, square)
    const thing: Thing = piece === undefined ? { kind: 'place', id: square } : { kind: 'piece', id: piece }
    const parts = [squareName(square), TERRAIN_NAMES[props.view.ground?.[square] ?? -1]?.[lang()] ?? '']
    if (piece === undefined) parts.push(MN.empty[lang()])
    else parts.push(unitLabel(props.view, piece))
    // A unit that can be chosen may stand on a square that is threatened; an empty square is its own thing.
    const states = new Set([thing, { kind: 'place', id: square } as const].map(props.scene.state))
    return [...parts, ...states].filter(part => part !== '').join(', ')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no table elements; the roles make it a grid for everybody
    <g ref={grid} role="grid" aria-label={MN.board[lang()]} onKeyDown={keys} data-testid="board">
      <For each={ROWS}>
        {row => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <g role="row">
            <For each={ROWS}>
              {column => {
                const square = createMemo(() => squareAt(column, row, props.turns))
                const piece = createMemo(() => pieceAt(props.view, square()))
                const thing = (): Thing =>
                  piece() === undefined ? { kind: 'place', id: square() } : { kind: 'piece', id: piece()! }
                return (
                  // biome-ignore lint/a11y/useSemanticElements: as above
                  <rect
                    class="mn-cell"
                    classList={{
                      'is-lit': props.scene.lit(thing()) || props.scene.lit({ kind: 'place', id: square() }),
                    }}
                    role="gridcell"
                    x={column * CELL}
                    y={row * CELL}
                    width={CELL}
                    height={CELL}
                    tabindex={at().column === column && at().row === row ? 0 : -1}
                    data-at={`${column},${row}`}
                    data-square={squareName(square())}
                    data-thing={`place:${square()}${piece() === undefined ? '' : ` piece:${piece()}`}`}
                    aria-label={label(square())}
                    aria-selected={props.scene.chosen(thing())}
                    ref={element => pointing(element, props.scene, thing)}
                    onFocusIn={() => setAt({ column, row })}
                  />
                )
              }}
            </For>
          </g>
        )}
      </For>
    </g>
  )
}

export function unitLabel(view: View, piece: number): string {
  const facts = unitFacts(view, piece)
  if (facts === undefined) return ''
  const words = lang()
  return [
    facts.name[words],
    MN[facts.arm][words],
    MN.strength[words].replace('{n}', String(strength(view, piece))),
    ...(isReduced(view, piece) ? [MN.reduced[words]] : []),
    ...(inRedoubt(view, piece) ? [MN.redoubt[words]] : []),
  ].join(', ')
}
