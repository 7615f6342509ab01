/** What can be drawn, and with which gesture. */
import type { Text } from '@bivouac/kernel'
import { isTroop, profileOf } from '../../profile.ts'
import type { ScenarioData, Spot, TerrainData } from '../../scenario.ts'
import type { TerrainKind } from '../../words.ts'
import { added, boxIn, freshId, freshName, type Item, listIn, onTable, ovalIn, type PartName } from './model.ts'
import { ED, TERRAIN_NAMES } from './words.ts'

export type Gesture = 'select' | 'box' | 'course' | 'spot'
export interface Tool {
  readonly id: string
  readonly name: Text
  readonly gesture: Gesture
  readonly part?: PartName
  readonly kind?: TerrainKind
}
const AREAS: readonly TerrainKind[] = ['hill', 'wood', 'town', 'rough', 'impassable']
const ground = (kind: TerrainKind): Tool => ({
  id: kind,
  name: TERRAIN_NAMES[kind],
  gesture: AREAS.includes(kind) ? 'box' : 'course',
  part: 'terrain',
  kind,
})
export const SELECT: Tool = { id: 'select', name: ED.select, gesture: 'select' }
export const TOOLS: readonly { readonly name: Text; readonly tools: readonly Tool[] }[] = [
  {
    name: ED.ground,
    tools: (
      ['hill', 'wood', 'town', 'stream', 'bridge', 'road', 'sunken', 'wall', 'hedge', 'rough', 'impassable'] as const
    ).map(ground),
  },
  {
    name: ED.troops,
    tools: [
      { id: 'unit', name: ED.unit, gesture: 'spot', part: 'units' },
      { id: 'general', name: ED.general, gesture: 'spot', part: 'generals' },
    ],
  },
  {
    name: ED.places,
    tools: [
      { id: 'zone', name: ED.zone, gesture: 'box', part: 'zones' },
      { id: 'entry', name: ED.entry, gesture: 'spot', part: 'entries' },
      { id: 'objective', name: ED.objective, gesture: 'spot', part: 'objectives' },
    ],
  },
]
export const HOW: Readonly<Record<Gesture, Text>> = {
  select: ED.howSelect,
  box: ED.howBox,
  course: ED.howCourse,
  spot: ED.howSpot,
}

/** What a new piece of ground is until somebody says otherwise. */
const FIRST: Readonly<Partial<Record<TerrainKind, Partial<TerrainData>>>> = {
  hill: { level: 1 },
  town: { value: 1 },
  stream: { width: 0.5 },
  bridge: { width: 1.5 },
  road: { width: 0.5 },
  sunken: { width: 1 },
  wall: { value: 1 },
}
/** Smaller than this, in inches, was a slip of the hand. */
const LEAST = 1

/** What units and generals are drawn for: the side, and the type of a unit. */
export interface Drawing {
  readonly side: number
  readonly type: string
}

/** A box, a course or a spot has been drawn: the scenario with the new thing in it; nothing where it was a slip. */
export function drawn(
  data: ScenarioData,
  { part, kind }: Tool,
  points: readonly Spot[],
  { side, type }: Drawing,
): [ScenarioData, Item] | undefined {
  const spots = points.map(spot => onTable(data, spot))
  const [first, last] = [spots[0]!, spots.at(-1)!]
  const facing = side === 0 ? 90 : 270
  if (part === 'terrain') return kind === undefined ? undefined : drawnGround(data, kind, spots)
  if (part === 'zones') return isSlip(first, last) ? undefined : added(data, 'zones', { side, at: boxIn(first, last) })
  if (part === 'units') {
    const profile = profileOf(type, data.year ?? 1805)
    if (profile === undefined) return undefined
    const troops = isTroop(profile)
    return added(data, 'units', {
      id: freshId(data, 'u'),
      side,
      type,
      ...(troops && { figures: profile.arm === 'cavalry' ? 12 : 16 }),
      at: first,
      facing,
      formation: 'column',
    })
  }
  if (part === 'generals') {
    const id = freshId(data, 'g')
    const [rank, radius, quality, response, combat] = ['division', 4, 'A', 6, 0] as const
    return added(data, 'generals', { id, side, name: id, rank, radius, quality, response, combat, at: first, facing })
  }
  if (part === 'entries')
    return added(data, 'entries', {
      ...atEdge(data, first),
      id: freshName(
        listIn(data, 'entries').map(each => each.id),
        'A',
      ),
    })
  const taken = listIn(data, 'objectives').map(each => each.name)
  return added(data, 'objectives', { name: freshName(taken, ED.objective.it), points: 20, at: first })
}
const isSlip = ([x1, y1]: Spot, [x2, y2]: Spot): boolean => Math.abs(x1 - x2) < LEAST || Math.abs(y1 - y2) < LEAST

function drawnGround(data: ScenarioData, kind: TerrainKind, spots: readonly Spot[]): [ScenarioData, Item] | undefined {
  const [first, last] = [spots[0]!, spots.at(-1)!]
  const area = AREAS.includes(kind)
  if (area ? isSlip(first, last) : spots.length < 2) return undefined
  const at = !area ? spots : kind === 'hill' ? ovalIn(first, last) : boxIn(first, last)
  const taken = listIn(data, 'terrain').map(each => each.name)
  const name = kind === 'town' ? { name: freshName(taken, TERRAIN_NAMES.town.it) } : {}
  return added(data, 'terrain', { kind, ...name, ...FIRST[kind], at })
}

/** The nearest edge of the table, looking inwards. */
function atEdge({ table: [width, height] }: ScenarioData, [x, y]: Spot): { at: Spot; facing: number } {
  const ways: readonly { readonly far: number; readonly at: Spot; readonly facing: number }[] = [
    { far: x, at: [0, y], facing: 90 },
    { far: width - x, at: [width, y], facing: 270 },
    { far: y, at: [x, 0], facing: 0 },
    { far: height - y, at: [x, height], facing: 180 },
  ]
  const { at, facing } = ways.reduce((best, each) => (each.far < best.far ? each : best))
  return { at, facing }
}
