import { type Component, For, type JSX, Show } from 'solid-js'
import type { Nation } from '../words.ts'

/** A device of each nation, drawn simply enough to be told apart at the size of a fingernail. 60 × 40. */

const five = (x: number, y: number, size: number): string =>
  `${Array.from({ length: 10 }, (_, point) => {
    const angle = (point / 10) * Math.PI * 2 - Math.PI / 2
    const far = point % 2 === 0 ? size : size * 0.42
    return `${point === 0 ? 'M' : 'L'}${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`
  }).join('')}Z`

/** Half an eagle: wing, feathers, leg and half the tail, to be mirrored. */
const HALF_EAGLE =
  'M30 13L35 16.4L38.6 8.6L40 12.6L43.6 7.6L44 12.4L48.4 9.4L47.4 14.4L51.4 13.6L47.6 18.6L50.4 19.6L44.6 22.4L46.4 24.4L39.6 24.6L35.4 26.6L39.4 29.6L41.6 33.4L37.6 31.8L36.4 34.4L34.4 29.6L32.4 29.4L34.4 36.4L31.4 34.8L30 38Z'
const ONE_HEAD = 'M27.4 13.4Q26.4 6 30.6 4.4Q33 4.4 34.6 7.4L31.8 7.8Q31.4 10.4 33 13.4Z'
const TWO_HEADS =
  'M27 14.4Q25 11.6 26.6 9.2L23.6 9.4Q24.4 5.6 27.8 5.4Q30 6.4 30 9.4Q30 6.4 32.2 5.4Q35.6 5.6 36.4 9.4L33.4 9.2Q35 11.6 33 14.4Z'

const Eagle = (props: { readonly heads: string }): JSX.Element => (
  <g fill="#1c1a19">
    <path d={HALF_EAGLE} />
    <path d={HALF_EAGLE} transform="matrix(-1 0 0 1 60 0)" />
    <path d={props.heads} />
  </g>
)

const Austria = (): JSX.Element => (
  <>
    <rect width="60" height="40" fill="#f0c53f" />
    <Eagle heads={TWO_HEADS} />
    <path d="M26.6 17H33.4V22Q33.4 25.4 30 26.6Q26.6 25.4 26.6 22Z" fill="#b3262c" />
    <path d="M26.6 19.6H33.4V22H26.6Z" fill="#f7f2e4" />
    <path d="M27.4 3.8L28.2 1.4L30 3L31.8 1.4L32.6 3.8Z" fill="#a3262a" />
  </>
)

const Prussia = (): JSX.Element => (
  <>
    <rect width="60" height="40" fill="#f5f1e6" />
    <rect width="60" height="4.2" fill="#1c1a19" />
    <rect y="35.8" width="60" height="4.2" fill="#1c1a19" />
    <g transform="translate(4.2 4.4) scale(.86 .8)">
      <Eagle heads={ONE_HEAD} />
      <path d="M26.8 4L27 .2L29 2L30.6-.6L32.2 2L34.2.2L34.4 4Z" fill="#c9982b" />
    </g>
  </>
)

const Ottoman = (): JSX.Element => (
  <>
    <rect width="60" height="40" fill="#b5242b" />
    <path d="M30.6 8.4A12.4 12.4 0 1 0 30.6 31.6A10 10 0 1 1 30.6 8.4Z" fill="#fbf3e0" />
    <path d={five(38.6, 20, 6.6)} fill="#fbf3e0" />
  </>
)

const STARS = Array.from({ length: 12 }, (_, star) => {
  const angle = (star / 12) * Math.PI * 2
  return five(14 + Math.cos(angle) * 8, 10.8 + Math.sin(angle) * 7.4, 1.9)
}).join('')

const Usa = (): JSX.Element => (
  <>
    <rect width="60" height="40" fill="#f7f1e3" />
    <For each={[0, 2, 4, 6, 8, 10, 12]}>
      {stripe => <rect y={(stripe * 40) / 13} width="60" height={40 / 13} fill="#b3262c" />}
    </For>
    <rect width="28" height={(40 / 13) * 7} fill="#22386f" />
    <path d={STARS + five(14, 10.8, 2.6)} fill="#f7f1e3" />
  </>
)

const Spain = (): JSX.Element => (
  <>
    <rect width="60" height="40" fill="#b3262c" />
    <rect y="10" width="60" height="20" fill="#efc23d" />
    <path d="M15 13.6H27V22Q27 26.6 21 28Q15 26.6 15 22Z" fill="#b3262c" />
    <path d="M21 13.6H27V20.6H15V22Q15 26.6 21 28Z" fill="#f5ecd7" />
    <path d="M16 13L16.4 10.4L18.6 12L21 9.8L23.4 12L25.6 10.4L26 13Z" fill="#8a5a12" />
  </>
)

const France = (): JSX.Element => (
  <>
    <rect width="20" height="40" fill="#25458f" />
    <rect x="20" width="20" height="40" fill="#f7f1e3" />
    <rect x="40" width="20" height="40" fill="#b8282d" />
  </>
)

const Russia = (): JSX.Element => (
  <>
    <rect width="60" height="13.4" fill="#f7f1e3" />
    <rect y="13.3" width="60" height="13.4" fill="#2a4a94" />
    <rect y="26.6" width="60" height="13.4" fill="#b8282d" />
  </>
)

const Britain = (): JSX.Element => (
  <>
    <rect width="60" height="40" fill="#23396f" />
    <path d="M0 0L60 40M60 0L0 40" stroke="#f7f1e3" stroke-width="8" />
    <path d="M0 0L60 40M60 0L0 40" stroke="#b8282d" stroke-width="2.8" />
    <path d="M30 0V40M0 20H60" stroke="#f7f1e3" stroke-width="13" />
    <path d="M30 0V40M0 20H60" stroke="#b8282d" stroke-width="7.6" />
  </>
)

const DEVICES: Readonly<Record<Nation, Component>> = {
  austria: Austria,
  prussia: Prussia,
  ottoman: Ottoman,
  usa: Usa,
  spain: Spain,
  france: France,
  russia: Russia,
  britain: Britain,
}

/** Placed with its top left corner at x, y; two thirds as high as it is wide. */
export function Flag(props: {
  readonly nation: Nation
  readonly x?: number
  readonly y?: number
  readonly width?: number
}): JSX.Element {
  return (
    <svg
      class="mn-flag"
      aria-hidden="true"
      x={props.x ?? 0}
      y={props.y ?? 0}
      width={props.width ?? 60}
      height={((props.width ?? 60) * 2) / 3}
      viewBox="0 0 60 40"
    >
      <Show when={DEVICES[props.nation]} keyed>
        {Device => <Device />}
      </Show>
      <rect class="mn-flag-edge" x=".75" y=".75" width="58.5" height="38.5" />
    </svg>
  )
}
