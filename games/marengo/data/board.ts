/** The map as numbers, computed once from the facts beside it. */
import { type AreasSpec, areas, joints } from '@bivouac/ground'
import { APPROACH_COUNT, APPROACHES, BOXES, LOCALE_COUNT } from '../words.ts'
import { BOX_LIST } from './armies.ts'
import { LOCALES, PAIRS } from './map.ts'
import { CROSSINGS, JOINED, JOINED_PRIMARY } from './roads.ts'

const spec: AreasSpec = {
  areas: LOCALES.map(locale => locale.id),
  pairs: PAIRS,
  crossings: CROSSINGS,
  gates: BOX_LIST.map(box => ({ id: box.gate, area: box.locale })),
}
export const MAP = areas(spec)

const symbol = (letter: string): readonly number[] =>
  PAIRS.flatMap(pair =>
    [pair.near, pair.far].map(side => {
      const found = side.split(' ').find(each => each.startsWith(letter))
      return found === undefined ? 0 : Number(found.slice(1) || '1')
    }),
  )
const infantry = symbol('I')
const cavalry = symbol('C')
/** By arm, then by approach: what is taken off an attack into that approach's locale over it (5.1). */
export const PENALTY: readonly (readonly number[])[] = [infantry, cavalry, symbol('A')]
export const OBSTRUCTED: readonly boolean[] = symbol('O').map(each => each > 0)
/** By pair. */
export const WIDE: readonly boolean[] = PAIRS.map(pair => pair.wide)
export const CAPACITY: readonly number[] = LOCALES.map(locale => locale.capacity)
/** By pair: the same pair, or another between the same two locales. */
export const TWIN: readonly number[] = PAIRS.map((pair, p) => {
  const other = PAIRS.findIndex((each, i) => i !== p && each.a === pair.a && each.b === pair.b)
  return other === -1 ? p : other
})

/** By crossing, gates last. All four gates are on primary roads. */
export const PRIMARY: readonly boolean[] = [...CROSSINGS.map(crossing => crossing.primary), ...BOX_LIST.map(() => true)]
export const CROSSING_COUNT = PRIMARY.length
/** By lane: see `joints` in @bivouac/ground. */
export const JOINT: readonly number[] = joints(spec, JOINED)
export const JOINT_PRIMARY: readonly number[] = joints(spec, JOINED_PRIMARY)
/** By approach: does a primary road leave over it? */
export const PRIMARY_OVER: readonly boolean[] = MAP.lanesOver.map(lanes => lanes.some(lane => PRIMARY[lane >> 1]))

/** By place (reserves, then approaches, then boxes): the locale, −1 off the map. */
export const LOCALE_OF: readonly number[] = [...LOCALES.map((_, i) => i), ...MAP.areaOf, ...BOX_LIST.map(() => -1)]
export const BOX_LOCALE: readonly number[] = BOX_LIST.map(box => MAP.numbers[box.locale]!)
export const FRENCH_START: readonly boolean[] = LOCALES.map(locale => locale.french !== undefined)

export const ALL_LOCALES: readonly number[] = LOCALES.map((_, i) => i)
export const ALL_APPROACHES: readonly number[] = MAP.areaOf.map((_, i) => i)
/** Lanes between locales; gates are not among them. */
export const ALL_LANES: readonly number[] = Array.from({ length: CROSSINGS.length * 2 }, (_, i) => i)
export const ALL_PLACES: readonly number[] = Array.from({ length: BOXES }, (_, i) => i)

if (
  LOCALES.length !== LOCALE_COUNT ||
  MAP.areaOf.length !== APPROACH_COUNT ||
  LOCALE_OF.length !== BOXES + BOX_LIST.length
)
  throw new Error(`the map does not have the size that words.ts says: ${LOCALES.length}, ${MAP.areaOf.length}`)
if (APPROACHES !== LOCALES.length) throw new Error('approaches are numbered after the locales')
