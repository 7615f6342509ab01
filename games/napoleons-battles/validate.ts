/** Reads a scenario somebody wrote: a sentence saying what is wrong with it, or one that can be played. Never throws. */
import { overlap } from '@bivouac/ground/table'
import { newState } from './begin.ts'
import { fieldNamed, isTroops } from './field.ts'
import { OPTIONS, optionsOf } from './options.ts'
import { LETTERS, profileOf } from './profile.ts'
import { lay } from './rules/01-formations.ts'
import { staysOnTable } from './rules/08-1-room.ts'
import { PHASES, type ScenarioData, SPECIALS } from './scenario.ts'
import { FORMATIONS, MARKS, ON_TABLE, QUALITIES, RANKS, TERRAINS } from './words.ts'

type Raw = Readonly<Record<string, unknown>>
const isObject = (v: unknown): v is Raw => typeof v === 'object' && v !== null && !Array.isArray(v)
const isNumber = (v: unknown, low: number, high: number): v is number =>
  typeof v === 'number' && Number.isFinite(v) && v >= low && v <= high
const isCount = (v: unknown, low: number, high: number): v is number => Number.isInteger(v) && isNumber(v, low, high)
const isName = (v: unknown): v is string => typeof v === 'string' && v.length > 0 && v.length <= 60
const isSpot = (v: unknown, size: number): boolean =>
  Array.isArray(v) && v.length === 2 && v.every(n => isNumber(n, -1, size))
const isFraction = (v: unknown): boolean =>
  Array.isArray(v) && v.length === 2 && v.every(n => isCount(n, 1, 6)) && Number(v[0]) <= Number(v[1])
const oneOf = (list: readonly string[], v: unknown): boolean => typeof v === 'string' && list.includes(v)

/** No table is larger: coordinates stay within what is measured exactly. */
const LARGEST = 136
const MOST_UNITS = 120
const KEYS = [
  'id',
  'name',
  'about',
  'year',
  'table',
  'turns',
  'turn',
  'first',
  'side',
  'phase',
  'sides',
  'edges',
  'armies',
  'generals',
  'units',
  'terrain',
  'entries',
  'objectives',
  'options',
  'specials',
  'provenance',
]

export function readScenario(raw: unknown): ScenarioData | string {
  if (!isObject(raw)) return 'a scenario is an object with a table and units'
  const unknown = Object.keys(raw).find(key => !KEYS.includes(key))
  if (unknown !== undefined) return `a scenario has no “${unknown}”; it has ${KEYS.join(', ')}`
  const fault = header(raw) ?? terrain(raw) ?? people(raw) ?? chain(raw) ?? places(raw)
  return fault ?? standing(raw as unknown as ScenarioData)
}

function header(raw: Raw): string | undefined {
  const { table } = raw
  if (!(Array.isArray(table) && table.length === 2 && table.every(n => isNumber(n, 6, LARGEST))))
    return `the table is [width, height] in inches, each from 6 to ${LARGEST}`
  if (raw.year !== undefined && !isCount(raw.year, 1792, 1815)) return 'the year is from 1792 to 1815'
  if (raw.turns !== undefined && !isCount(raw.turns, 1, 99)) return 'turns is a number from 1 to 99'
  if (raw.turn !== undefined && !isCount(raw.turn, 1, 99)) return 'turn is a number from 1 to 99'
  for (const key of ['first', 'side'])
    if (raw[key] !== undefined && raw[key] !== 0 && raw[key] !== 1) return `${key} is 0 or 1`
  if (raw.phase !== undefined && !oneOf(PHASES, raw.phase)) return `the phase is one of ${PHASES.join(', ')}`
  if (raw.specials !== undefined && !(Array.isArray(raw.specials) && raw.specials.every(each => oneOf(SPECIALS, each))))
    return `specials are of ${SPECIALS.join(', ')}`
  if (raw.armies !== undefined) {
    if (!Array.isArray(raw.armies)) return 'armies is a list'
    for (const army of raw.armies as unknown[])
      if (!isObject(army) || !isName(army.id) || (army.side !== 0 && army.side !== 1) || !isCount(army.morale, 1, 99))
        return 'an army has an id, a side (0 or 1) and a morale of 1 or more'
  }
  if (raw.options !== undefined) {
    if (!isObject(raw.options)) return 'options is an object'
    for (const [key, value] of Object.entries(raw.options)) {
      const option = OPTIONS.find(each => each.id === key)
      if (option === undefined) return `there is no option “${key}”`
      if (!option.values.some(each => each.id === value))
        return `option “${key}” is one of ${option.values.map(each => each.id).join(', ')}`
    }
  }
  return undefined
}

function terrain(raw: Raw): string | undefined {
  if (raw.terrain === undefined) return undefined
  if (!Array.isArray(raw.terrain) || raw.terrain.length > 60) return 'terrain is a list of at most 60 pieces'
  for (const [i, each] of (raw.terrain as unknown[]).entries()) {
    const name = `terrain ${i + 1}`
    if (!isObject(each) || !oneOf(TERRAINS, each.kind)) return `${name} has a kind: ${TERRAINS.join(', ')}`
    const course = each.width !== undefined || each.kind === 'wall' || each.kind === 'hedge'
    if (
      !Array.isArray(each.at) ||
      each.at.length < (course ? 2 : 3) ||
      each.at.length > 64 ||
      !each.at.every(spot => isSpot(spot, LARGEST + 1))
    )
      return `${name} (${each.kind}) has “at”: ${course ? 'two points or more' : 'three corners or more'}, in inches`
    if (each.width !== undefined && !isNumber(each.width, 0.1, 10))
      return `${name} has a width between 0.1 and 10 inches`
    if (!course && !isConvex(each.at as number[][]))
      return `${name} (${each.kind}) has to be convex: split it into parts`
    if (!course && (each.at as number[][]).some((spot, k, all) => far(spot, all[(k + 1) % all.length]!)))
      return `${name} has an edge of more than 20 inches: split it into parts`
    if (each.kind === 'town' && each.at.length > 8) return `${name}: a town has at most eight corners`
    if (each.value !== undefined && !isCount(each.value, 1, 4)) return `${name} has a value from 1 to 4`
    if (each.level !== undefined && !isCount(each.level, 1, 4)) return `${name} has a level from 1 to 4`
  }
  return undefined
}
const far = ([x1, y1]: number[], [x2, y2]: number[]): boolean => (x1! - x2!) ** 2 + (y1! - y2!) ** 2 > 400
function isConvex(at: number[][]): boolean {
  let sign = 0
  for (let k = 0; k < at.length; k++) {
    const [a, b, c] = [at[k]!, at[(k + 1) % at.length]!, at[(k + 2) % at.length]!]
    const turn = Math.sign((b[0]! - a[0]!) * (c[1]! - b[1]!) - (b[1]! - a[1]!) * (c[0]! - b[0]!))
    if (turn !== 0 && sign !== 0 && turn !== sign) return false
    if (turn !== 0) sign = turn
  }
  return sign !== 0
}

const label = (each: Raw, i: number): string =>
  isName(each.name) ? `“${each.name}”` : isName(each.id) ? `“${each.id}”` : `unit ${i + 1}`

function people(raw: Raw): string | undefined {
  if (!Array.isArray(raw.units) || raw.units.length === 0 || raw.units.length > MOST_UNITS)
    return `units is a list of 1 to ${MOST_UNITS}`
  const year = (raw.year as number | undefined) ?? 1805
  for (const [i, each] of (raw.units as unknown[]).entries()) {
    if (!isObject(each)) return `unit ${i + 1} is not an object`
    const name = label(each, i)
    if (each.side !== 0 && each.side !== 1) return `${name} has a side: 0 or 1`
    const fault = typed(each, name, year) ?? posture(each, name)
    if (fault) return fault
  }
  if (raw.generals === undefined) return undefined
  if (!Array.isArray(raw.generals) || raw.generals.length > MOST_UNITS) return 'generals is a list'
  for (const [i, each] of (raw.generals as unknown[]).entries()) {
    if (!isObject(each) || !isName(each.id) || !isName(each.name)) return `general ${i + 1} has an id and a name`
    if (each.side !== 0 && each.side !== 1) return `general “${each.name}” has a side: 0 or 1`
    if (!oneOf(RANKS, each.rank) || !oneOf(QUALITIES, each.quality))
      return `general “${each.name}” has a rank (${RANKS.join(', ')}) and a quality (${QUALITIES.join(', ')})`
    if (!isCount(each.radius, 0, 40) || !isCount(each.response, 1, 10) || !isCount(each.combat, -3, 5))
      return `general “${each.name}” has a radius, a response from 1 to 10 and a combat value`
    if (each.at === undefined && each.arrives === undefined && each.with === undefined)
      return `general “${each.name}” has no place and does not arrive`
  }
  return undefined
}

function typed(each: Raw, name: string, year: number): string | undefined {
  const { type } = each
  const profile = typeof type === 'string' ? profileOf(type, year) : type
  if (profile === undefined) return `${name} is of type ${JSON.stringify(type)}, which no profile has`
  if (!isObject(profile)) return `${name} has a type: its code, or a profile written in full`
  if (!oneOf(['infantry', 'cavalry', 'foot', 'horse', 'supply'], profile.arm))
    return `the profile of ${name} has no arm`
  for (const key of ['column', 'line', 'march'])
    if (!isCount(profile[key], 1, 60)) return `the profile of ${name} has no ${key} speed`
  for (const key of ['rough', 'back', 'change']) {
    if (!isFraction(profile[key])) return `the profile of ${name} has no fraction “${key}”`
  }
  if (!Array.isArray(profile.combat) || !isCount(profile.control, 1, 10))
    return `the profile of ${name} has no combat factors or no control`
  const troops = profile.arm === 'infantry' || profile.arm === 'cavalry'
  if (!troops) return undefined
  if (!isCount(profile.disorder, 1, 20) || !isCount(profile.rout, 1, 20))
    return `the profile of ${name} has no disorder or rout number`
  if (!oneOf(LETTERS, profile.dispersal)) return `the profile of ${name} has a dispersal letter: ${LETTERS.join(', ')}`
  return isCount(each.figures, 1, 48) ? undefined : `${name} has from 1 to 48 figures`
}

function posture(each: Raw, name: string): string | undefined {
  if (each.formation !== undefined && !oneOf(FORMATIONS, each.formation))
    return `the formation of ${name} is one of ${FORMATIONS.join(', ')}`
  if (each.facing !== undefined && !isNumber(each.facing, 0, 360))
    return `${name} faces from 0 to 360 degrees, clockwise from north`
  if (each.marks !== undefined && !(Array.isArray(each.marks) && each.marks.every(mark => oneOf(MARKS, mark))))
    return `the marks of ${name} are of ${MARKS.join(', ')}`
  if (each.at !== undefined && !isSpot(each.at, LARGEST + 1)) return `${name} has a place [x, y] in inches`
  if (each.at === undefined && each.town === undefined && each.with === undefined && each.arrives === undefined)
    return `${name} has no place and does not arrive`
  return (each.formation === 'deployed') === (each.town !== undefined)
    ? undefined
    : `${name} is deployed in a town, or neither`
}

/** Names that others are called by exist, and nobody commands himself. */
function chain(raw: Raw): string | undefined {
  const units = raw.units as Raw[]
  const generals = (raw.generals ?? []) as Raw[]
  const ids = [...units.map((each, i) => each.id ?? `u${i}`), ...generals.map(each => each.id)]
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined) return `two things are called “${String(twice)}”`
  const towns = ((raw.terrain ?? []) as Raw[]).filter(each => each.kind === 'town').map(each => each.name)
  const entries = ((raw.entries ?? []) as Raw[]).map(each => each.id)
  for (const [i, each] of [...units, ...generals].entries()) {
    const name = label(each, i)
    const over = generals.find(general => general.id === each.under)
    if (each.under !== undefined && (over === undefined || over === each || over.side !== each.side))
      return `${name} is under “${String(each.under)}”, who is no general of its side`
    const host = [...units].find((unit, u) => (unit.id ?? `u${u}`) === each.with)
    if (each.with !== undefined && (host === undefined || host.side !== each.side))
      return `${name} is with “${String(each.with)}”, which is no unit of its side`
    if (each.town !== undefined && !towns.includes(each.town))
      return `${name} is in “${String(each.town)}”, which is no town of the scenario`
    if (
      each.arrives !== undefined &&
      !(isObject(each.arrives) && isCount(each.arrives.turn, 1, 99) && entries.includes(each.arrives.entry))
    )
      return `${name} arrives on a turn, at an entry of the scenario`
  }
  for (const general of generals)
    for (
      let [up, steps] = [general.under, 0];
      up !== undefined;
      up = generals.find(each => each.id === up)?.under, steps++
    )
      if (steps > generals.length) return `the chain of command of “${String(general.name)}” goes round in a circle`
  return undefined
}

function places(raw: Raw): string | undefined {
  const [width, height] = raw.table as number[]
  for (const each of (raw.entries ?? []) as unknown[]) {
    if (!isObject(each) || !isName(each.id) || !isSpot(each.at, LARGEST + 1) || !isNumber(each.facing, 0, 360))
      return 'an entry has an id, a place “at” and a facing'
    const [x, y] = each.at as number[]
    if (x !== 0 && y !== 0 && x !== width && y !== height) return `entry “${each.id}” is not on the edge of the table`
  }
  for (const each of (raw.objectives ?? []) as unknown[]) {
    if (!isObject(each) || !isName(each.name) || !isCount(each.points, 0, 999))
      return 'an objective has a name and points'
    const towns = ((raw.terrain ?? []) as Raw[]).filter(one => one.kind === 'town').map(one => one.name)
    if (each.at === undefined ? !towns.includes(each.town) : !isSpot(each.at, LARGEST + 1))
      return `objective “${each.name}” is a town of the scenario, or a place`
  }
  return undefined
}

/** Everybody stands on the table and nobody on anybody else. */
function standing(data: ScenarioData): ScenarioData | string {
  const text = JSON.stringify(data)
  if (text.length > 200_000) return 'the scenario is too large'
  const f = fieldNamed(text)
  const s = newState(text, optionsOf({}))
  const table = lay(f, s)
  for (let u = 0; u < f.troops; u++) {
    if (s.on[u] !== ON_TABLE) continue
    if (!staysOnTable(f, table, u)) return `“${f.name[u]}” does not stand wholly on the table`
    if (isTroops(f, u) && s.figures[u]! <= f.dispersal[u]!)
      return `“${f.name[u]}” has ${s.figures[u]} figures and is dispersed at ${f.dispersal[u]}`
    for (let other = 0; other < u; other++)
      if (
        s.on[other] === ON_TABLE &&
        s.host[other] !== u &&
        s.host[u] !== other &&
        (s.town[u]! < 0 || s.town[u] !== s.town[other]) &&
        overlap(table, u, table, other)
      )
        return `“${f.name[u]}” and “${f.name[other]}” stand on each other`
  }
  return data
}
