import type { JSX } from 'solid-js'

const PATHS = {
  undo: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12H9',
  threats: 'M12 3v4m0 10v4M3 12h4m10 0h4M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  flip: 'M7 4v16m0 0-3-4m3 4 3-4M17 20V4m0 0-3 4m3-4 3 4',
  closer: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5M11 8v6m-3-3h6',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5m11-5v5h-5',
  more: 'M4 6h16M4 12h16M4 18h16',
} as const

export function Icon(props: { readonly name: keyof typeof PATHS }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[props.name]} />
    </svg>
  )
}
