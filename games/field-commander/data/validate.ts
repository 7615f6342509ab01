/**
 * Reads a campaign file and its map with suspicion: everything that is wrong with them, each in one sentence that says
 * where and what. A file without faults can be compiled and played.
 */
import { NATION_NAME } from '../words.ts'
import { SLOTS } from './codes.ts'
import { type CampaignFile, type MapFile, PROVENANCES } from './file.ts'
import { tableFaults } from './validate-tables.ts'

export interface Spot {
  readonly name: string
  readonly city: boolean
  readonly links: readonly string[]
}
export interface Row {
  readonly name: string
  readonly type: string
  readonly skill: string
  readonly combat: number
  readonly activation?: number
  readonly superValue?: number
}
const AREA = /^([A-Z][A-Za-z]*)(\*?) = ([A-Za-z ]+)$/
const FORCE = /^(\S+) ([icg]) ([RPLVE]) (\d+) ([rpix]{4})((?: [as]=\d+)*)$/

export function readArea(text: string): Spot | string {
  const m = AREA.exec(text)
  return m === null
    ? `“${text}” is not “Area = Neighbour Neighbour” (a * behind a city)`
    : { name: m[1]!, city: m[2] === '*', links: m[3]!.trim().split(/ +/) }
}

export function readForce(text: string): Row | string {
  const m = FORCE.exec(text)
  if (m === null) return `“${text}” is not “Name type skill combat marks” (i c g; R P L V E; a number; four of r p i x)`
  const extra = (letter: string): number | undefined => {
    const found = new RegExp(` ${letter}=(\\d+)`).exec(m[6]!)
    return found === null ? undefined : Number(found[1])
  }
  const activation = extra('a')
  const superValue = extra('s')
  return {
    name: m[1]!.replaceAll('_', ' '),
    type: m[2]!,
    skill: m[3]!,
    combat: Number(m[4]),
    ...(activation === undefined ? {} : { activation }),
    ...(superValue === undefined ? {} : { superValue }),
  }
}

export function mapFaults(map: MapFile): readonly string[] {
  const faults: string[] = []
  const spots = new Map<string, Spot>()
  for (const text of map.areas) {
    const spot = readArea(text)
    if (typeof spot === 'string') faults.push(`map ${map.id}: ${spot}`)
    else if (spots.has(spot.name)) faults.push(`map ${map.id}: area ${spot.name} is there twice`)
    else spots.set(spot.name, spot)
  }
  for (const { name, links } of spots.values())
    for (const to of links) {
      const there = spots.get(to)
      if (there === undefined) faults.push(`map ${map.id}: ${name} touches ${to}, which is not an area of the map`)
      else if (to === name) faults.push(`map ${map.id}: ${name} touches itself`)
      else if (!there.links.includes(name))
        faults.push(`map ${map.id}: ${name} touches ${to}, but ${to} does not touch ${name}`)
      if (links.indexOf(to) !== links.lastIndexOf(to)) faults.push(`map ${map.id}: ${name} names ${to} twice`)
    }
  for (const [key, from] of Object.entries(map.sources)) {
    if (!PROVENANCES.includes(from))
      faults.push(`map ${map.id}: ${key} has the provenance ${from}, which does not exist`)
    for (const name of key.replace(/[*=]$/, '').split('-'))
      if (!spots.has(name)) faults.push(`map ${map.id}: the source of ${key} names no area of the map`)
  }
  return faults
}

function unreached(map: MapFile, closed: readonly string[]): readonly string[] {
  const spots = map.areas.map(readArea).filter(each => typeof each !== 'string')
  const open = spots.filter(each => !closed.includes(each.name))
  const reached = new Set(open.slice(0, 1).map(each => each.name))
  for (let grown = true; grown; ) {
    grown = false
    for (const spot of open)
      if (!reached.has(spot.name) && spot.links.some(to => reached.has(to))) {
        reached.add(spot.name)
        grown = true
      }
  }
  return open.filter(each => !reached.has(each.name)).map(each => each.name)
}

const SCALES: readonly string[] = ['brigade', 'division', 'corps']

/** Everything wrong with a campaign file; the maps are those it may name. */
export function campaignFaults(file: CampaignFile, maps: readonly MapFile[]): readonly string[] {
  const faults: string[] = []
  const say = (text: string): void => void faults.push(`campaign ${file.id}: ${text}`)
  const sourced = (what: string, value: unknown, test: (v: never) => boolean, wanted: string): void => {
    if (!Array.isArray(value) || value.length !== 2) {
      say(`${what} is not [value, provenance]`)
      return
    }
    if (!PROVENANCES.includes(value[1])) say(`${what} has the provenance ${value[1]}, which does not exist`)
    if (!test(value[0] as never)) say(`${what} is ${JSON.stringify(value[0])}, not ${wanted}`)
  }
  const map = maps.find(each => each.id === file.map)
  if (map === undefined) return [`campaign ${file.id}: there is no map ${file.map}`]
  faults.push(...mapFaults(map))
  const names = map.areas.map(readArea).flatMap(each => (typeof each === 'string' ? [] : [each.name]))
  const isArea = (v: unknown): boolean => typeof v === 'string' && names.includes(v)
  const closed: readonly string[] = Array.isArray(file.closed?.[0]) ? file.closed[0] : []
  const open = (v: unknown): boolean => isArea(v) && !closed.includes(v as string)
  const count = (v: unknown): boolean => Number.isInteger(v) && (v as number) >= 0

  sourced('closed', file.closed, (v: unknown) => Array.isArray(v) && v.every(isArea), 'a list of areas of the map')
  const apart = unreached(map, closed)
  if (apart.length > 0) say(`the open part of the map is not connected: nobody can reach ${apart.join(', ')}`)
  sourced('scale', file.scale, (v: string) => SCALES.includes(v), `one of ${SCALES.join(', ')}`)
  sourced('command', file.command, (v: number) => count(v) && v >= 1 && v <= 9, 'a rating of 1 to 9')
  sourced('plans.noNapoleon', file.plans?.noNapoleon, count, 'a number of plans')
  sourced('plans.enemy', file.plans?.enemy, count, 'a number of plans')
  sourced('supply.french', file.supply?.french, count, 'a number of points')
  sourced('supply.enemy', file.supply?.enemy, count, 'a number of points')
  sourced('income.base', file.income?.base, count, 'a number of points')
  sourced('income.perCity', file.income?.perCity, count, 'a number of points')
  sourced('napoleon', file.napoleon, open, 'an open area')
  sourced(
    'objectives',
    file.objectives,
    (v: readonly string[]) => Array.isArray(v) && v.length > 0 && v.every(open) && new Set(v).size === v.length,
    'a list of open areas, each once',
  )
  const found = file.forces.flatMap((group, index) => forceFaults(group, index, file, open, say))
  if (!found.some(each => each === 'french')) say('there are no French forces at the start')
  if (!found.some(each => each === 'enemy')) say('there are no enemy forces')
  const home = file.forces.some(g => g.side === 'french' && g.late === undefined && g.area === file.napoleon?.[0])
  if (!home) say(`Napoleon begins at ${file.napoleon?.[0]}, where no French force stands`)
  const commanders = file.forces.flatMap(g => (g.side === 'french' ? g.forces.map(text => text.split(' ')[0]!) : []))
  for (const name of new Set(commanders.filter((each, i) => commanders.indexOf(each) !== i)))
    say(`the French commander ${name} is there twice: a career could not tell them apart`)
  tableFaults(file, { map, open, sourced, say })
  const total = file.forces.reduce((sum, group) => sum + group.forces.length, 0) + poolSize(file)
  if (total > SLOTS) say(`more than ${SLOTS} counters`)
  return faults
}

const poolSize = ({ pools }: CampaignFile): number =>
  [pools?.french, pools?.enemy, pools?.frenchStatics, pools?.enemyStatics]
    .flatMap(pool => Object.values(pool?.[0] ?? {}))
    .reduce((sum, each) => sum + each, 0)

function forceFaults(
  group: CampaignFile['forces'][number],
  index: number,
  file: CampaignFile,
  open: (v: unknown) => boolean,
  say: (text: string) => void,
): readonly string[] {
  const where = `group ${index + 1} (${group.nation} at ${group.area})`
  if (group.side !== 'french' && group.side !== 'enemy') say(`${where}: the side ${group.side} does not exist`)
  if (!open(group.area)) say(`${where}: ${group.area} is not an open area of the map`)
  if (!PROVENANCES.includes(group.from)) say(`${where}: the provenance ${group.from} does not exist`)
  if ((group.side === 'french') !== (group.nation === 'France')) say(`${where}: the nation does not fit the side`)
  if (NATION_NAME[group.nation] === undefined) say(`${where}: there is no nation ${group.nation}`)
  for (const area of group.late?.enter ?? [])
    if (!open(area)) say(`${where}: waits for ${area}, which is not an open area`)
  const box = group.late?.box
  if (box !== undefined && !(Number.isInteger(box) && box >= 1 && box <= (file.track?.[0]?.length ?? 0)))
    say(`${where}: waits for box ${box}, which the track has not`)
  if (group.late !== undefined && box === undefined && group.late.enter === undefined)
    say(`${where}: is late, but waits for nothing`)
  if (group.forces.length === 0) say(`${where}: has no forces`)
  for (const text of group.forces) {
    const row = readForce(text)
    if (typeof row === 'string') say(`${where}: ${row}`)
    else {
      if (row.combat < 1 || row.combat > 10) say(`${where}: ${row.name} has combat ${row.combat}; it is 1 to 10`)
    }
  }
  return group.late === undefined ? [group.side] : []
}
