/** A scenario while it is being drawn: every change gives a new one, so that each can be taken back. No rule is kept here. */
import type {
  EntryData,
  GeneralData,
  ObjectiveData,
  ScenarioData,
  Spot,
  TerrainData,
  UnitData,
  ZoneData,
} from '../../scenario.ts'

/** What a scenario is made of, and what each of it is. */
export interface Parts {
  readonly terrain: TerrainData
  readonly units: UnitData
  readonly generals: GeneralData
  readonly zones: ZoneData
  readonly entries: EntryData
  readonly objectives: ObjectiveData
}
export type PartName = keyof Parts
export const PARTS: readonly PartName[] = ['terrain', 'units', 'generals', 'zones', 'entries', 'objectives']
/** One thing of the scenario, by the list it is in and its place there. */
export interface Item<K extends PartName = PartName> {
  readonly part: K
  readonly at: number
}
export const isSameItem = (a: Item | undefined, b: Item | undefined): boolean =>
  a !== undefined && b !== undefined && a.part === b.part && a.at === b.at

export const listIn = <K extends PartName>(data: ScenarioData, part: K): readonly Parts[K][] =>
  (data[part] ?? []) as readonly Parts[K][]
export const thingIn = <K extends PartName>(data: ScenarioData, { part, at }: Item<K>): Parts[K] | undefined =>
  listIn(data, part)[at]
const withList = <K extends PartName>(data: ScenarioData, part: K, list: readonly Parts[K][]): ScenarioData => ({
  ...data,
  [part]: list,
})

/** To a tenth of an inch, on the table. */
export const onTable = ({ table: [width, height] }: ScenarioData, [x, y]: Spot): Spot => [
  tenth(Math.min(width, Math.max(0, x))),
  tenth(Math.min(height, Math.max(0, y))),
]
export const tenth = (n: number): number => Math.round(n * 10) / 10

export const added = <K extends PartName>(data: ScenarioData, part: K, thing: Parts[K]): [ScenarioData, Item<K>] => [
  withList(data, part, [...listIn(data, part), thing]),
  { part, at: listIn(data, part).length },
]

/** Some fields set anew; `undefined` takes one away. */
export function patched<K extends PartName>(
  data: ScenarioData,
  { part, at }: Item<K>,
  patch: Readonly<Record<string, unknown>>,
): ScenarioData {
  const before = listIn(data, part)[at]
  if (before === undefined) return data
  const after = stripped<Parts[K]>({ ...before, ...patch })
  const changed = withList(
    data,
    part,
    listIn(data, part).map((each, i) => (i === at ? after : each)),
  )
  return part === 'terrain' && 'name' in patch
    ? townRenamed(changed, before as TerrainData, after as TerrainData)
    : changed
}
/** Without the fields that are undefined; whoever asks knows what is left. */
const stripped = <T>(thing: object): T =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as T

/** Fields of the scenario itself. */
export const headed = (data: ScenarioData, patch: Readonly<Record<string, unknown>>): ScenarioData =>
  stripped({ ...data, ...patch })

/** Who is in a town, and what is to be won there, goes on meaning the same town. */
function townRenamed(data: ScenarioData, before: TerrainData, after: TerrainData): ScenarioData {
  if (before.kind !== 'town' || before.name === undefined || after.name === undefined) return data
  const follow = <T extends { readonly town?: string }>(each: T): T =>
    each.town === before.name ? { ...each, town: after.name } : each
  return {
    ...data,
    units: data.units.map(follow),
    ...(data.zones && { zones: data.zones.map(follow) }),
    ...(data.objectives && { objectives: data.objectives.map(follow) }),
  }
}

/** Takes a thing away, and every mention of it. */
export function removed(data: ScenarioData, { part, at }: Item): ScenarioData {
  const gone = listIn(data, part)[at]
  if (gone === undefined) return data
  const left = withList(
    data,
    part,
    listIn(data, part).filter((_, i) => i !== at),
  )
  if (part === 'generals') return unmentioned(left, 'under', (gone as GeneralData).id)
  if (part === 'units') return unmentioned(left, 'with', (gone as UnitData).id ?? '')
  if (part === 'terrain') return withoutTown(left, gone as TerrainData)
  if (part === 'entries') return withoutEntry(left, (gone as EntryData).id)
  return left
}
function unmentioned(data: ScenarioData, key: 'under' | 'with', id: string): ScenarioData {
  const drop = <T extends object>(each: T): T =>
    (each as Readonly<Record<string, unknown>>)[key] === id ? stripped({ ...each, [key]: undefined }) : each
  return { ...data, units: data.units.map(drop), ...(data.generals && { generals: data.generals.map(drop) }) }
}
function withoutTown(data: ScenarioData, { kind, name, at }: TerrainData): ScenarioData {
  if (kind !== 'town') return data
  const stays = (each: { readonly town?: string }): boolean => each.town === undefined || each.town !== name
  return {
    ...data,
    units: data.units.map(each =>
      stays(each) ? each : stripped<UnitData>({ ...each, town: undefined, formation: 'line', at: each.at ?? at[0]! }),
    ),
    ...(data.zones && { zones: data.zones.filter(stays) }),
    ...(data.objectives && { objectives: data.objectives.filter(stays) }),
  }
}
/** Who came that way stands on the table’s edge instead of coming. */
function withoutEntry(data: ScenarioData, id: string): ScenarioData {
  const drop = <T extends UnitData | GeneralData>(each: T): T =>
    each.arrives?.entry === id ? stripped({ ...each, arrives: undefined, at: each.at ?? [1, 1] }) : each
  return { ...data, units: data.units.map(drop), ...(data.generals && { generals: data.generals.map(drop) }) }
}

/** The points of a thing that can be pulled: corners, the course, or the one place it has. */
export function spotsOf(data: ScenarioData, item: Item): readonly Spot[] {
  const at = thingIn(data, item)?.at
  if (at === undefined) return []
  return typeof at[0] === 'number' ? [at as Spot] : (at as readonly Spot[])
}
const withSpots = (data: ScenarioData, item: Item, spots: readonly Spot[]): ScenarioData => {
  const at = thingIn(data, item)?.at
  if (at === undefined) return data
  return patched(data, item, { at: typeof at[0] === 'number' ? spots[0] : spots })
}
export const withSpot = (data: ScenarioData, item: Item, k: number, spot: Spot): ScenarioData =>
  withSpots(
    data,
    item,
    spotsOf(data, item).map((each, i) => (i === k ? onTable(data, spot) : each)),
  )
/** The whole thing pushed, as far as the table goes: it keeps its shape. */
export function moved(data: ScenarioData, item: Item, dx: number, dy: number): ScenarioData {
  const spots = spotsOf(data, item)
  const [width, height] = data.table
  const room = (all: readonly number[], by: number, most: number): number =>
    Math.max(-Math.min(...all), Math.min(most - Math.max(...all), by))
  if (spots.length === 0) return data
  const right = room(
    spots.map(([x]) => x),
    dx,
    width,
  )
  const up = room(
    spots.map(([, y]) => y),
    dy,
    height,
  )
  return withSpots(
    data,
    item,
    spots.map(([x, y]) => [tenth(x + right), tenth(y + up)]),
  )
}
/** A corner or bend in the middle of the stretch that begins at `k`. */
export function split(data: ScenarioData, item: Item, k: number): ScenarioData {
  const spots = spotsOf(data, item)
  const [a, b] = [spots[k]!, spots[(k + 1) % spots.length]!]
  const middle: Spot = [tenth((a[0] + b[0]) / 2), tenth((a[1] + b[1]) / 2)]
  return withSpots(data, item, [...spots.slice(0, k + 1), middle, ...spots.slice(k + 1)])
}
export const joined = (data: ScenarioData, item: Item, k: number): ScenarioData =>
  withSpots(
    data,
    item,
    spotsOf(data, item).filter((_, i) => i !== k),
  )

const OVAL = 24
/** A round height in the box of two points: convex, as areas have to be. */
export function ovalIn([x1, y1]: Spot, [x2, y2]: Spot): Spot[] {
  const [cx, cy, rx, ry] = [(x1 + x2) / 2, (y1 + y2) / 2, Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2]
  return Array.from({ length: OVAL }, (_, i) => {
    const angle = (2 * Math.PI * i) / OVAL
    return [tenth(cx + rx * Math.cos(angle)), tenth(cy + ry * Math.sin(angle))]
  })
}
export const boxIn = ([x1, y1]: Spot, [x2, y2]: Spot): Spot[] => {
  const [w, e, s, n] = [Math.min(x1, x2), Math.max(x1, x2), Math.min(y1, y2), Math.max(y1, y2)]
  return [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
  ]
}

/** A name nobody has yet: `stem`, then `stem 2`. */
export function freshName(taken: readonly (string | undefined)[], stem: string): string {
  if (!taken.includes(stem)) return stem
  for (let n = 2; ; n++) if (!taken.includes(`${stem} ${n}`)) return `${stem} ${n}`
}
export const idsIn = (data: ScenarioData): readonly string[] => [
  ...data.units.map((each, u) => each.id ?? `u${u}`),
  ...listIn(data, 'generals').map(each => each.id),
]
export function freshId(data: ScenarioData, letter: string): string {
  const ids = idsIn(data)
  for (let n = 1; ; n++) if (!ids.includes(`${letter}${n}`)) return `${letter}${n}`
}
