import type { JSX } from 'solid-js'

const PATHS = {
  undo: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12H9',
  threats: 'M12 3v4m0 10v4M3 12h4m10 0h4M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  flip: 'M7 4v16m0 0-3-4m3 4 3-4M17 20V4m0 0-3 4m3-4 3 4',
  closer: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5M11 8v6m-3-3h6',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5m11-5v5h-5',
  first: 'M6 5v14M19 5 9 12l10 7V5Z',
  last: 'M18 5v14M5 5l10 7-10 7V5Z',
  back: 'M16 5 7 12l9 7V5Z',
  forward: 'M8 5l9 7-9 7V5Z',
  turnBack: 'M12 5 4 12l8 7V5Zm8 0-8 7 8 7V5Z',
  turnOn: 'M12 5l8 7-8 7V5ZM4 5l8 7-8 7V5Z',
  play: 'M7 4l12 8-12 8V4Z',
  pause: 'M8 5v14M16 5v14',
  fork: 'M5 3h2.5v18H5ZM7.5 16.5c4.6-.4 7.3-2.6 7.7-6.5H12l4.7-6.5 4.7 6.5h-3.5c-.5 5.4-4.3 8.7-10.4 9Z',
  more: 'M4 6h16M4 12h16M4 18h16',
} as const

export type IconName = keyof typeof PATHS

export function Icon(props: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[props.name]} />
    </svg>
  )
}
