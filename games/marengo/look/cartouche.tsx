/** What stands round the picture: title, key, bridges, boxes of the reinforcements, compass and frame. */
import type { Lang } from '@bivouac/kernel'
import { For, type JSX } from 'solid-js'
import { BOX_LIST } from '../data/armies.ts'
import { BADGES, BARRED_SIGN, OBSTRUCTED_BADGE, OBSTRUCTED_SIGN, SIGNS, STAR } from './arms.ts'
import { PICTURE } from './layout.ts'
import { BOX_FRAMES } from './spots.ts'
import { clockOf } from './track.tsx'
import { KEY } from './words.ts'

/** Where the tracks and the commands find room on the frame: the origin of each. */
export const ON_FRAME = { morale: [-20, -98], time: [-60, 2136], commands: [2384, 2134] } as const

export function Title(props: { readonly lang: Lang }): JSX.Element {
  return (
    <g transform="translate(268 300)">
      <g class="mg-title mg-turn">
        <path
          class="mg-title-ground"
          d="M-270 -74H270Q282 -60 294 -62V62Q282 60 270 74H-270Q-282 60 -294 62V-62Q-282 -60 -270 -74Z"
        />
        <path
          class="mg-title-edge"
          d="M-262 -65H262Q272 -54 284 -54V54Q272 54 262 65H-262Q-272 54 -284 54V-54Q-272 -54 -262 -65Z"
        />
        <text class="mg-title-name" y="8">
          {KEY[props.lang].title}
        </text>
        <text class="mg-title-day" y="48">
          {KEY[props.lang].day}
        </text>
      </g>
    </g>
  )
}

/** One sign of the key by its row. */
function sign(row: number): JSX.Element {
  const badge = (kind: number, name: string, at: number): JSX.Element => (
    <g transform={`translate(${at} 0) scale(1.5)`}>
      <path class={`mg-badge mg-badge-${name}`} d={BADGES[kind] ?? OBSTRUCTED_BADGE} />
      <path class={`mg-sign mg-sign-${name}`} d={SIGNS[kind] ?? OBSTRUCTED_SIGN} />
    </g>
  )
  if (row < 4) return badge(row, ['infantry', 'cavalry', 'artillery', 'obstructed'][row]!, 36)
  if (row === 4) return <path class="mg-barred" transform="translate(36 0) scale(1.5)" d={BARRED_SIGN} />
  if (row === 5)
    return (
      <>
        <path class="mg-front" d="M2 -7H30" />
        <path class="mg-front mg-wide" d="M2 8H70" />
      </>
    )
  if (row === 6 || row === 7) {
    const way = row === 6 ? 'highway' : 'lane'
    return (
      <>
        <path class={`mg-${way}-edge`} d="M2 0H70" />
        <path class={`mg-${way}`} d="M2 0H70" />
      </>
    )
  }
  if (row === 8)
    return (
      <For each={['red', 'green', 'blue']}>
        {(star, i) => (
          <path class={`mg-star mg-star-${star}`} transform={`translate(${12 + i() * 25} 0) scale(.72)`} d={STAR} />
        )}
      </For>
    )
  return <rect class="mg-bar" x="32" y="-13" width="9" height="26" rx="1" />
}

export function Legend(props: { readonly lang: Lang }): JSX.Element {
  return (
    <g transform="translate(-186 1690)">
      <g class="mg-key mg-turn">
        <rect class="mg-key-ground" width="338" height="404" />
        <rect class="mg-key-edge" x="6" y="6" width="326" height="392" />
        <For each={KEY[props.lang].rows}>
          {(text, row) => (
            <g transform={`translate(18 ${30 + row() * 38.2})`}>
              {sign(row())}
              <text class="mg-key-text" x="84" y="8">
                {text}
              </text>
            </g>
          )}
        </For>
      </g>
    </g>
  )
}

/** North leans to the right of the top of the map. */
export function Compass(): JSX.Element {
  return (
    <g class="mg-compass" transform="translate(-128 372) rotate(22)">
      <path class="mg-compass-dark" d="M0 -64L9 -9L0 0ZM0 64L-9 9L0 0ZM44 0L9 9L0 0ZM-44 0L-9 -9L0 0Z" />
      <path class="mg-compass-light" d="M0 -64L-9 -9L0 0ZM0 64L9 9L0 0ZM44 0L9 -9L0 0ZM-44 0L-9 9L0 0Z" />
      <text class="mg-compass-north mg-turn" y="-70">
        N
      </text>
    </g>
  )
}

/** The road bridge over the Bormida, and the pontoons beside it. */
export function Bridges(): JSX.Element {
  return (
    <g class="mg-bridges">
      <path class="mg-highway-edge" d="M-50 770Q20 790 60 804L124 830" />
      <path class="mg-highway" d="M-50 770Q20 790 60 804L124 830" />
      <path class="mg-bridge-rail" d="M-14 764L98 808M-20 782L92 827" />
      <path
        class="mg-bridge-plank"
        d="M-10 767l-7 15M6 773l-7 15M22 780l-7 15M38 786l-7 15M54 792l-7 15M70 798l-7 15M86 805l-7 15"
      />
      <path
        class="mg-pontoon-boat"
        d="M4 699q12 -7 24 0l-2 30q-10 6 -20 0ZM38 703q12 -7 24 0l-2 30q-10 6 -20 0ZM72 707q10 -6 20 0l-2 30q-8 6 -16 0Z"
      />
      <path class="mg-pontoon" d="M-26 708L104 724" />
    </g>
  )
}

export function MarchBoxes(props: { readonly lang: Lang }): JSX.Element {
  return (
    <For each={BOX_LIST}>
      {(box, i) => {
        const [x, y, width, height] = BOX_FRAMES[i()]!
        return (
          <g class={`mg-box mg-side-${box.side}`}>
            <rect class="mg-box-ground" x={x} y={y} width={width} height={height} rx="6" />
            <text
              class="mg-box-text mg-turn"
              x={i() === 2 ? x - 12 : x + width / 2}
              y={i() === 2 ? y + 50 : y - 12}
              text-anchor={i() === 2 ? 'end' : 'middle'}
            >
              {i() === 0 ? KEY[props.lang].camp : clockOf(box.round)}
            </text>
          </g>
        )
      }}
    </For>
  )
}

export function Frame(props: { readonly lang: Lang }): JSX.Element {
  const { x, y, width, height } = PICTURE
  return (
    <>
      <rect class="mg-frame" x={x - 4} y={y - 4} width={width + 8} height={height + 8} />
      {/* The edge of the map in the south-west, where no river is. */}
      <path class="mg-frame mg-thin" d="M172 1468V2112" />
      <text class="mg-caption mg-turn" x="-40" y="-54">
        {KEY[props.lang].morale}
      </text>
      <rect class="mg-frame mg-thin" x={x - 13} y={y - 13} width={width + 26} height={height + 26} />
    </>
  )
}
