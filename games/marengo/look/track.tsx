import { For, type JSX, Show } from 'solid-js'
import { AUSTRIA, FRANCE, ROUNDS, type Side } from '../words.ts'

const CELL = { width: 112, height: 68 } as const
/** Morale starts at 17 and 16 and may rise by five. */
const MORALE_CELLS = 23

export const clockOf = (round: number): string => `${round + 5}:00`

/** How light it is, 0 … 1: the sun rose before five and set after eight. */
const daylight = (round: number): number => Math.min(1, Math.max(0, Math.min((round + 1.5) / 4, (17.5 - round) / 4)))

interface Cell {
  readonly number: number
  readonly x: number
  readonly y: number
}
const cells = (first: number, many: number, columns: number): readonly Cell[] =>
  Array.from({ length: many }, (_, i) => ({
    number: first + i,
    x: (i % columns) * CELL.width,
    y: Math.floor(i / columns) * CELL.height,
  }))

/**
 * A row of cells in a group of its own: the hours of the day with the hour it is, or morale with a token for each army.
 * It knows no place: lay it where it is wanted, on the frame of the map or in a strip of its own.
 */
export function Track(
  props: (
    | {
        readonly kind: 'time'
        readonly round: number
        readonly arrivals?: readonly { readonly round: number; readonly side: Side }[]
      }
    | { readonly kind: 'morale'; readonly morale: readonly number[]; readonly broken?: readonly boolean[] }
  ) & { readonly columns?: number; readonly label?: string },
): JSX.Element {
  const time = props.kind === 'time'
  const row = cells(time ? 1 : 0, time ? ROUNDS : MORALE_CELLS, props.columns ?? (time ? ROUNDS : MORALE_CELLS))
  const tokens = (): readonly { readonly side: Side | 2; readonly cell: Cell; readonly aside: number }[] => {
    if (props.kind === 'time') return []
    const { morale } = props
    return [AUSTRIA, FRANCE].map(side => ({
      side,
      cell: row[Math.min(MORALE_CELLS - 1, Math.max(0, morale[side]!))]!,
      aside: morale[0] === morale[1] ? (side === AUSTRIA ? -26 : 26) : 0,
    }))
  }
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is not interactive
    <g class={`mg-track mg-${props.kind}`} role="img" aria-label={props.label}>
      <For each={row}>
        {cell => (
          <g
            class="mg-cell"
            classList={{
              'mg-now': props.kind === 'time' && props.round === cell.number,
              'mg-past': props.kind === 'time' && props.round > cell.number,
              'mg-zero': props.kind === 'morale' && cell.number === 0,
            }}
            transform={`translate(${cell.x} ${cell.y})`}
          >
            <rect class="mg-cell-ground" width={CELL.width} height={CELL.height} />
            <Show when={time}>
              <rect
                class="mg-cell-dusk"
                width={CELL.width}
                height={CELL.height}
                fill-opacity={Math.round((1 - daylight(cell.number)) * 60) / 100}
              />
            </Show>
            <text class="mg-cell-number mg-turn" x={CELL.width / 2} y={CELL.height / 2 + 12}>
              {time ? clockOf(cell.number) : cell.number}
            </text>
            <For each={props.kind === 'time' ? (props.arrivals ?? []).filter(each => each.round === cell.number) : []}>
              {each => (
                <rect
                  class={`mg-arrival mg-side-${each.side}`}
                  x={CELL.width / 2 - 18}
                  y={CELL.height - 12}
                  width="36"
                  height="8"
                  rx="2"
                />
              )}
            </For>
            <Show when={props.kind === 'time' && props.round === cell.number}>
              <rect class="mg-cell-now" x="4" y="4" width={CELL.width - 8} height={CELL.height - 8} rx="8" />
            </Show>
          </g>
        )}
      </For>
      <For each={tokens()}>
        {token => (
          <g
            class={`mg-token mg-side-${token.side}`}
            classList={{ 'mg-broken': props.kind === 'morale' && props.broken?.[token.side] === true }}
            style={{
              transform: `translate(${token.cell.x + CELL.width / 2 + token.aside}px, ${token.cell.y + CELL.height / 2}px)`,
            }}
          >
            <circle class="mg-token-disc" r="27" />
            <circle class="mg-token-ring" r="21" />
            <text class="mg-token-number mg-turn" y="11">
              {token.cell.number}
            </text>
          </g>
        )}
      </For>
    </g>
  )
}

/** What commands are left of three: one baton each, a spent one is an outline. */
export function Commands(props: { readonly left: number; readonly side: Side; readonly label?: string }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is not interactive
    <g class={`mg-commands mg-side-${props.side}`} role="img" aria-label={props.label}>
      <For each={[0, 1, 2]}>
        {i => (
          <g classList={{ 'mg-spent': i >= props.left }} transform={`translate(${20 + i * 58} 34) rotate(28)`}>
            <rect class="mg-baton" x="-8" y="-32" width="16" height="64" rx="5" />
            <path class="mg-baton-band" d="M-8 -22H8M-8 22H8" />
            <path class="mg-baton-star" d="M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z" />
          </g>
        )}
      </For>
    </g>
  )
}
