import type { Lang } from '@bivouac/kernel'
import { For, type JSX } from 'solid-js'
import { ZONE_NAME } from '../words.ts'
import { along, handFor, line, type Point, xy } from './points.ts'
import { SHEET } from './sheet.ts'

/** Six zones one above the other, the enemy's rear on top. */
const ZONE_TOP = 74
export const ZONE_HEIGHT = 151
export const rowOf = (zone: number): number => ZONE_TOP + (5 - zone) * ZONE_HEIGHT

/** Ploughed strips, hills, woods, a village, a lane and a stream: the same field for every battle, drawn once. */
function engraved(): {
  readonly tufts: string
  readonly furrows: string
  readonly lane: string
  readonly stream: string
  readonly hills: string
  readonly crowns: string
  readonly shades: string
  readonly houses: string
  readonly roofs: string
} {
  const hand = handFor(18)
  let tufts = ''
  for (let i = 0; i < 150; i++) {
    const [x, y] = [hand(40, 970), hand(ZONE_TOP + 10, ZONE_TOP + 6 * ZONE_HEIGHT - 10)]
    const size = hand(3, 6)
    tufts += `M${xy([x - size, y - size])}L${xy([x, y])}L${xy([x + size, y - size])}M${xy([x, y - size * 1.5])}V${Math.round(y)}`
  }
  let furrows = ''
  for (const [x, y, lean] of [
    [720, 250, 14],
    [90, 640, -12],
    [640, 790, 10],
  ] as const)
    for (let k = 0; k < 9; k++) {
      const a: Point = [x + k * 20, y]
      furrows += `M${xy(a)}Q${xy([a[0] + lean, y + 40])} ${xy([a[0] + lean * 0.4, y + 84])}`
    }
  const lane = along(
    [
      [250, ZONE_TOP],
      [330, 300],
      [300, 520],
      [420, 760],
      [390, ZONE_TOP + 6 * ZONE_HEIGHT],
    ],
    40,
  ).map(([x, y]): Point => [x + hand(-6, 6), y])
  const stream = along(
    [
      [14, 560],
      [200, 545],
      [460, 585],
      [700, 550],
      [986, 575],
    ],
    36,
  ).map(([x, y]): Point => [x, y + hand(-8, 8)])
  // Hills by their hachures: short strokes down the slope, closer where it is steep.
  let hills = ''
  for (const [cx, cy, rx, ry] of [
    [150, 165, 96, 40],
    [820, 470, 120, 46],
    [160, 770, 110, 44],
    [850, 905, 96, 36],
  ] as const)
    for (let k = 0; k < 46; k++) {
      const angle = (k / 46) * 2 * Math.PI
      const [out, inner] = [hand(0.92, 1.12), hand(0.62, 0.74)]
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      hills += `M${xy([cx + dx * rx * inner, cy + dy * ry * inner])}L${xy([cx + dx * rx * out, cy + dy * ry * out])}`
    }
  // Woods: round crowns, each with its shade below.
  let [crowns, shades] = ['', '']
  for (const [cx, cy, count] of [
    [610, 190, 16],
    [905, 300, 14],
    [110, 460, 15],
    [590, 690, 13],
    [900, 740, 12],
  ] as const)
    for (let k = 0; k < count; k++) {
      const [x, y, r] = [cx + hand(-58, 58), cy + hand(-26, 26), hand(7, 11)]
      crowns += `M${xy([x - r, y])}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0Z`
      shades += `M${xy([x - r * 0.5, y + r * 0.5])}q${(r * 0.6).toFixed(1)} ${(r * 0.5).toFixed(1)} ${(r * 1.2).toFixed(1)} ${(-r * 0.3).toFixed(1)}`
    }
  // A village on the lane, with its church.
  let [houses, roofs] = ['', '']
  for (const [x, y, w] of [
    [356, 480, 26],
    [392, 500, 30],
    [262, 500, 26],
    [236, 468, 22],
    [346, 536, 24],
  ] as const) {
    houses += `M${x} ${y}h${w}v14h${-w}Z`
    roofs += `M${x - 3} ${y}l${w / 2 + 3} -12l${w / 2 + 3} 12Z`
  }
  houses += 'M268 444h14v30h-14Z'
  roofs += 'M265 444l10 -26l10 26Z'
  return { tufts, furrows, lane: line(lane), stream: line(stream), hills, crowns, shades, houses, roofs }
}
let field: ReturnType<typeof engraved> | undefined

/** The battlefield under the counters: a <g> of 1000 × 1000. */
export function Battleground(props: { readonly lang: Lang }): JSX.Element {
  field ??= engraved()
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> takes no focus
    <g class="fc-field" aria-hidden="true">
      <rect class="fc-paper" width={SHEET.width} height={SHEET.height} rx="6" />
      <For each={[5, 4, 3, 2, 1, 0]}>
        {zone => (
          <rect
            class={`fc-zone fc-zone-${zone}`}
            x="14"
            y={rowOf(zone)}
            width={SHEET.width - 28}
            height={ZONE_HEIGHT}
          />
        )}
      </For>
      <path class="fc-furrow" d={field.furrows} />
      <path class="fc-tuft" d={field.tufts} />
      <path class="fc-lane-edge" d={field.lane} />
      <path class="fc-lane" d={field.lane} />
      <path class="fc-bank" d={field.stream} />
      <path class="fc-stream" d={field.stream} />
      <path class="fc-hachure" d={field.hills} />
      <path class="fc-crown" d={field.crowns} />
      <path class="fc-shade" d={field.shades} />
      <path class="fc-house" d={field.houses} />
      <path class="fc-roof" d={field.roofs} />
      <For each={[4, 3, 2, 1, 0]}>
        {zone => <path class="fc-zone-edge" d={`M14 ${rowOf(zone)}H${SHEET.width - 14}`} />}
      </For>
      <path class="fc-zone-front" d={`M14 ${rowOf(2)}H${SHEET.width - 14}`} />
      <For each={[5, 4, 3, 2, 1, 0]}>
        {zone => (
          <text class="fc-zone-name" x="26" y={rowOf(zone) + 22}>
            {ZONE_NAME[zone]![props.lang]}
          </text>
        )}
      </For>
      <rect class="fc-frame" x="9" y="9" width={SHEET.width - 18} height={SHEET.height - 18} />
    </g>
  )
}
