import { For, type JSX, Show } from 'solid-js'

const WIDTH = 320
const HEIGHT = 96

/** Seat 0's share of the sheet, from left to right; a click goes to that move. */
export function Curve(props: {
  readonly curve: readonly number[]
  readonly turning: readonly number[]
  /** The moment looked at. */
  readonly at: number | undefined
  readonly label: string
  readonly colours: readonly string[]
  readonly goTo: (at: number) => void
}): JSX.Element {
  const last = (): number => Math.max(1, props.curve.length - 1)
  const x = (at: number): number => (at / last()) * WIDTH
  const y = (at: number): number => (1 - (props.curve[at] ?? 0.5)) * HEIGHT
  const area = (): string =>
    `M0 ${HEIGHT}${props.curve.map((_, at) => `L${x(at).toFixed(1)} ${y(at).toFixed(1)}`).join('')}V${HEIGHT}Z`
  const clicked = (event: MouseEvent & { readonly currentTarget: Element }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    props.goTo(Math.round(((event.clientX - left) / width) * last()))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the replay bar and the lists below go to the same moments with keys
    <svg
      class="analysis-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={props.label}
      data-testid="analysis-curve"
      onClick={clicked}
    >
      <rect width={WIDTH} height={HEIGHT} fill={props.colours[1] ?? 'var(--line)'} opacity="0.35" />
      <path d={area()} fill={props.colours[0] ?? 'currentColor'} opacity="0.75" />
      <path class="analysis-even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      <For each={props.turning}>{at => <path class="analysis-turn" d={`M${x(at)} ${y(at) - 9}V${y(at) + 9}`} />}</For>
      <Show when={props.at !== undefined}>
        <path class="analysis-now" d={`M${x(props.at!)} 0V${HEIGHT}`} />
      </Show>
    </svg>
  )
}
