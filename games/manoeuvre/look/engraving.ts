import type { Terrain } from '../words.ts'
import { farmland, meadow } from './engraving/fields.ts'
import { hill } from './engraving/hill.ts'
import { town } from './engraving/town.ts'
import { lake, marsh } from './engraving/water.ts'
import { woods } from './engraving/woods.ts'
import { type Hand, handFor, type Point, rounded, type Stroke } from './variation.ts'

/** Which neighbours carry the same terrain, so that woods run on as one wood: sum of 1 north, 2 east, 4 south, 8 west. */
export type Joined = number

/** What `Joined` is for a square of a battlefield so many squares wide. */
export function joinedTo(terrain: readonly Terrain[], square: number, width = 8): Joined {
  const here = terrain[square]
  const column = square % width
  return (
    (terrain[square - width] === here ? 1 : 0) +
    (column < width - 1 && terrain[square + 1] === here ? 2 : 0) +
    (terrain[square + width] === here ? 4 : 0) +
    (column > 0 && terrain[square - 1] === here ? 8 : 0)
  )
}

/** The uneven edge of a patch of terrain, so far inside its square; it runs off it where the neighbour is joined. */
function patch(hand: Hand, joined: Joined, inset: number, sway: number): readonly Point[] {
  const off = -0.6
  const runsOn = (bit: number): boolean => (joined & bit) > 0
  const along = [0.08, 0.36, 0.64, 0.92].map(part => inset + part * (100 - 2 * inset))
  /** How far inside the four points of a side lie. Next to a joined side it is always the same: both squares must agree. */
  const side = (bit: number, first: number, last: number): readonly number[] =>
    along.map((_, index) => {
      if (runsOn(bit)) return off
      return runsOn(index === 0 ? first : index === 3 ? last : 0) ? inset : inset + hand(-sway, sway)
    })
  const stretch = (first: number, last: number): readonly number[] =>
    along.map((place, index) => (index === 0 && runsOn(first) ? off : index === 3 && runsOn(last) ? 100 - off : place))
  const [across, down] = [stretch(8, 2), stretch(1, 4)]
  const [north, east, south, west] = [side(1, 8, 2), side(2, 1, 4), side(4, 8, 2), side(8, 1, 4)]
  return [
    ...across.map((x, index): Point => [x, north[index]!]),
    ...down.map((y, index): Point => [100 - east[index]!, y]),
    ...across.map((x, index): Point => [x, 100 - south[index]!]).toReversed(),
    ...down.map((y, index): Point => [west[index]!, y]).toReversed(),
  ]
}

/** Everything drawn on a square, in order. Plain paths: the page, a report and a test can all use them. */
export function engrave(terrain: Terrain, square: number, joined: Joined = 0): readonly Stroke[] {
  const hand = handFor(square, 2)
  const edge = patch(handFor(square, 1), joined, 3, 2)
  const ground = { as: `ground mn-${terrain}`, d: rounded(edge) }
  if (terrain === 'woods') return [ground, ...woods(hand)]
  if (terrain === 'hill') return [ground, ...hill(hand, (inset, sway) => patch(hand, joined, inset, sway))]
  if (terrain === 'town') return [ground, ...town(hand)]
  if (terrain === 'lake') return [ground, ...lake(hand, edge)]
  if (terrain === 'marsh') return [ground, ...marsh(hand)]
  if (terrain === 'fields') return [ground, ...farmland(hand)]
  return meadow(hand)
}
