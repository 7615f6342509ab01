import type { JSX } from 'solid-js'
import { Under } from './pan-zoom.tsx'

/** The same picture at rest: the ground first, then what stands on it. Whole, as for paper, or `filling` its frame. */
export function StillPicture(props: {
  readonly width: number
  readonly height: number
  readonly filling?: boolean
  readonly children: JSX.Element
}): JSX.Element {
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  return (
    <svg
      class="panzoom"
      aria-hidden="true"
      viewBox={`0 0 ${props.width} ${props.height}`}
      preserveAspectRatio={props.filling ? 'xMidYMid slice' : undefined}
    >
      {ground}
      <g>
        <Under.Provider value={ground}>{props.children}</Under.Provider>
      </g>
    </svg>
  )
}
