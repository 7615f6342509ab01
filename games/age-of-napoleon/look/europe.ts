/** Europe as lines: from the outlines of the regions, worked out once for as long as the page lives. */
import { COUNTRIES, REGIONS, STRAIT } from '../data/map.ts'
import { HEIGHT, IMPASSABLE, OUTLINES } from '../data/outlines.ts'
import { line, type Point, pairs, xy } from './points.ts'

/** Units of the sheet to one of the outlines: round enough that lettering has whole sizes. */
const SCALE = 2
export const SHEET = { width: 1000 * SCALE, height: HEIGHT * SCALE } as const

/** The rings of a region, the greatest first. */
export const RINGS: readonly (readonly (readonly Point[])[])[] = REGIONS.map(({ id }) =>
  OUTLINES[id]!.map(ring => pairs(ring, SCALE)).sort((a, b) => b.length - a.length),
)
const closed = (ring: readonly Point[]): string => `${line(ring)}Z`
export const REGION_PATHS: readonly string[] = RINGS.map(rings => rings.map(closed).join(''))
export const FAR_LANDS: string = IMPASSABLE.map(ring => closed(pairs(ring, SCALE))).join('')

/** Where the name and the stack of a region stand. */
export const SPOTS: readonly Point[] = REGIONS.map(({ at }): Point => [at[0]! * SCALE, at[1]! * SCALE])
/** How much room there is round it. */
export const ROOMS: readonly number[] = REGIONS.map(({ room }) => room * SCALE)

const COUNTRY_OF: ReadonlyMap<string, string> = new Map(
  COUNTRIES.flatMap(({ id, areas }) => areas.map((area): [string, string] => [area, id])),
)

export interface Borders {
  /** Between regions of one country. */
  readonly inner: string
  /** Between countries. */
  readonly outer: string
  /** Where the land ends: at the sea, or at lands nobody enters. */
  readonly coast: string
}

/** Two regions share a border where both draw the same segment; one that only one of them draws is coast. */
function bordersOf(): Borders {
  const drawn = new Map<string, { readonly d: string; readonly by: string; times: number; other: string }>()
  REGIONS.forEach(({ id }, region) => {
    for (const ring of RINGS[region]!)
      ring.forEach((a, i) => {
        const b = ring[(i + 1) % ring.length]!
        const [from, to] = [xy(a), xy(b)]
        const key = from < to ? `${from} ${to}` : `${to} ${from}`
        const known = drawn.get(key)
        if (known === undefined) drawn.set(key, { d: `M${from}L${to}`, by: id, times: 1, other: '' })
        else Object.assign(known, { times: 2, other: id })
      })
  })
  let [inner, outer, coast] = ['', '', '']
  for (const { d, by, times, other } of drawn.values()) {
    if (times === 1) coast += d
    else if (COUNTRY_OF.get(by) === COUNTRY_OF.get(other)) inner += d
    else outer += d
  }
  return { inner, outer, coast }
}
let borders: Borders | undefined
export const theBorders = (): Borders => (borders ??= bordersOf())

const numberOf = (id: string): number => REGIONS.findIndex(each => each.id === id)
/** The crossing of the Sound. */
export const SOUND: string = (() => {
  const [a, b] = STRAIT.map(id => SPOTS[numberOf(id)]!) as [Point, Point]
  return `M${xy([a[0] + 62, a[1] + 38])}Q${xy([(a[0] + b[0]) / 2 + 40, (a[1] + b[1]) / 2 + 90])} ${xy([b[0] - 8, b[1] + 96])}`
})()
