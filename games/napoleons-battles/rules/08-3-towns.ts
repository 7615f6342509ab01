/** 8.3 Towns: who may stop in one, deploying in it and leaving it. */
import { direction as asDirection, bearing, divided, lengthOf, TOUCH } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { type Field, isBatteryUnit, isCavalry, isInfantry, isSupply } from '../field.ts'
import { nearFeature, touches } from '../ground.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, State, T } from '../state.ts'
import { DEPLOYED, LINE, ON_TABLE } from '../words.ts'
import { basesOf } from './01-formations.ts'
import type { Ahead } from './08-2-ahead.ts'

export const IN_FLAMES = no(
  '15.4.3',
  {
    it: 'La città è in fiamme: nessuno vi entra o la attraversa.',
    en: 'The town is on fire: nobody enters or crosses it.',
  },
  { it: 'Aggirala.', en: 'Go round it.' },
)
const NO_HORSEMEN = no(
  '8.3.1',
  {
    it: 'La cavalleria attraversa gli edifici ma non vi si ferma.',
    en: 'Cavalry passes through buildings but does not stop there.',
  },
  { it: 'Prosegui oltre la città.', en: 'Go on beyond the town.' },
)
const FULL_TOWN = no(
  '8.3.1',
  { it: 'Nella città c’è già un’unità di questo tipo.', en: 'The town holds a unit of this kind already.' },
  { it: 'Attraversa la città senza fermarti.', en: 'Pass through the town without stopping.' },
)

/** 8.3.1 One infantry unit, and one battery or wagon train: who else stands in this town. */
export function isTaken(f: Field, s: State, town: number, u: number, table: Int32Array): boolean {
  const guns = isBatteryUnit(f, u) || isSupply(f, u)
  for (let other = 0; other < f.troops; other++) {
    if (other === u || s.on[other] !== ON_TABLE) continue
    if ((isBatteryUnit(f, other) || isSupply(f, other)) !== guns && f.side[other] === f.side[u]) continue
    if (s.town[other] === town || touches(f.ground, f.ground.towns[town]!, table, other)) return true
  }
  return false
}

/** 8.3.1 Whether a unit may end a leg with the shape at `i`. */
export function mayStopIn(s: State, u: number, c: Pick<Ahead, 'field' | 'towns' | 'table'>, i: number): Verdict {
  const { ground } = c.field
  for (const town of c.towns) {
    if (!touches(ground, ground.towns[town]!, c.table, i)) continue
    if (s.burning[town] === 1 && s.town[u] !== town && !touches(ground, ground.towns[town]!, c.table, u))
      return IN_FLAMES
    if (isCavalry(c.field, u)) return NO_HORSEMEN
    if (isTaken(c.field, s, town, u, c.table)) return FULL_TOWN
  }
  return undefined
}

const NO_TOWN = no('1.4.2.6', { it: 'Non c’è una città con questo numero.', en: 'There is no such town.' })
const NOT_IN_TOWNS = no('1.4.2.6.1', {
  it: 'Solo fanteria e batterie si dispiegano in città.',
  en: 'Only infantry and batteries deploy in a town.',
})
const ALREADY = no('1.4.2.6', { it: 'L’unità è già dispiegata.', en: 'The unit is deployed already.' })
const NOT_IN_LINE = no(
  '1.4.2.6.2#2',
  { it: 'Per dispiegarsi la fanteria deve essere in linea.', en: 'To deploy, infantry has to be in line.' },
  { it: 'Forma prima la linea.', en: 'Form line first.' },
)
const LIMBERED = no(
  '1.4.2.6.2#1',
  { it: 'Per dispiegarsi la batteria deve essere schierata.', en: 'To deploy, a battery has to be unlimbered.' },
  { it: 'Sgancia prima i pezzi.', en: 'Unlimber first.' },
)
const TOO_SMALL = no(
  '14.5.1.3',
  { it: 'Gli edifici non possono contenere tutta l’unità.', en: 'The buildings cannot hold the whole unit.' },
  { it: 'Distacca alcune basi per occuparli.', en: 'Detach some bases to occupy them.' },
)
const NOT_THERE = no(
  '1.4.2.6.2#2',
  { it: 'L’unità non tocca la città.', en: 'The unit does not touch the town.' },
  { it: 'Avvicinala al perimetro.', en: 'Bring it to the edge of the town.' },
)

/** `deploy` takes a town plus this × one more than the corner the guns are put in; nought: in the middle of a side (9.2.2.2 hr). */
export const AT_CORNER = 64
const NO_CORNER = no('9.2.2.2 hr', {
  it: 'Solo una batteria si pone in un angolo della città, con la regola del circolo.',
  en: 'Only a battery is put in a corner of a town, by the club’s rule.',
})

/** Where a unit that deploys is put. */
export function placeIn(f: Field, s: State, u: number, arg: number): { x: number; y: number; facing: number } {
  const town = arg % AT_CORNER
  const corner = Math.floor(arg / AT_CORNER) - 1
  if (corner < 0) return edgeOf(f, town, nearestEdge(f, s, u, town))
  const { corners } = f.ground.towns[town]!
  return { x: corners[2 * corner]!, y: corners[2 * corner + 1]!, facing: edgeOf(f, town, corner).facing }
}

export function mayDeploy(t: T, f: FrameOf<'march'>, arg: number, c: Ahead): Verdict {
  const { s } = t
  const { field, table } = c
  const u = f.unit
  const town = arg % AT_CORNER
  const feature = field.ground.towns[town]
  if (feature === undefined) return NO_TOWN
  if (
    arg >= AT_CORNER &&
    (!is(s, 'townGuns') || !isBatteryUnit(field, u) || arg >= AT_CORNER * (edgesOf(field, town) + 1))
  )
    return NO_CORNER
  if (!isInfantry(field, u) && !isBatteryUnit(field, u)) return NOT_IN_TOWNS
  if (s.burning[town] === 1) return IN_FLAMES
  if (s.form[u] === DEPLOYED) return ALREADY
  if (s.form[u] !== LINE) return isInfantry(field, u) ? NOT_IN_LINE : LIMBERED
  if (!nearFeature(field.ground, feature, table, u, TOUCH)) return NOT_THERE
  if (is(s, 'detach') && isInfantry(field, u) && isTooSmall(field, s, town, u)) return TOO_SMALL
  return isTaken(field, s, town, u, table) ? FULL_TOWN : undefined
}

/** The middle of an edge of a town, looking outwards. */
export function edgeOf(f: Field, town: number, edge: number): { x: number; y: number; facing: number } {
  const { corners } = f.ground.towns[town]!
  const k = 2 * edge
  const next = (k + 2) % corners.length
  const [x1, y1, x2, y2] = [corners[k]!, corners[k + 1]!, corners[next]!, corners[next + 1]!]
  return { x: divided(x1 + x2, 2), y: divided(y1 + y2, 2), facing: asDirection(bearing(x2 - x1, y2 - y1) - 900) }
}
export const edgesOf = (f: Field, town: number): number => f.ground.towns[town]!.corners.length / 2

export function edgeLength(f: Field, town: number, edge: number): number {
  const { corners } = f.ground.towns[town]!
  const next = (2 * edge + 2) % corners.length
  return lengthOf(corners[next]! - corners[2 * edge]!, corners[next + 1]! - corners[2 * edge + 1]!)
}

/** 9.2.2.2 hr Whether a deployed battery stands in a corner of its town: then its place is that corner. */
export function cornerOf(f: Field, s: State, u: number): number {
  const { corners } = f.ground.towns[s.town[u]!]!
  for (let k = 0; k < corners.length; k += 2) if (corners[k] === s.x[u] && corners[k + 1] === s.y[u]) return k / 2
  return -1
}
export const isAtCorner = (f: Field, s: State, u: number): boolean => s.town[u]! >= 0 && cornerOf(f, s, u) >= 0
/** The directions of the two sides that meet in its corner. */
export function edgesAtCorner(f: Field, s: State, u: number): number[] {
  const town = s.town[u]!
  const corner = cornerOf(f, s, u)
  const sides = edgesOf(f, town)
  return [(corner + sides - 1) % sides, corner].map(edge => edgeOf(f, town, edge).facing)
}

/** The edge a unit stands nearest to. */
export function nearestEdge(f: Field, s: State, u: number, town: number): number {
  let [best, found] = [Number.POSITIVE_INFINITY, 0]
  for (let edge = 0; edge < edgesOf(f, town); edge++) {
    const { x, y } = edgeOf(f, town, edge)
    const square = (x - s.x[u]!) ** 2 + (y - s.y[u]!) ** 2
    if (square < best) {
      best = square
      found = edge
    }
  }
  return found
}

/** How many bases of a unit have room in a town: as many as its area holds (inferred from 1.4.2.6.2#2: all of them stand inside). */
export function roomIn(f: Field, town: number, u: number): number {
  const { corners } = f.ground.towns[town]!
  let twice = 0
  for (let k = 0; k < corners.length; k += 2) {
    const next = (k + 2) % corners.length
    twice += corners[k]! * corners[next + 1]! - corners[next]! * corners[k + 1]!
  }
  const { front, depth } = f.base[u]!
  return Math.floor(Math.abs(twice) / (2 * front * depth))
}
export const isTooSmall = (f: Field, s: State, town: number, u: number): boolean =>
  roomIn(f, town, u) < basesOf(f, s, u)

const NOT_DEPLOYED = no('8.3.3', {
  it: 'L’unità non è dispiegata in una città.',
  en: 'The unit is not deployed in a town.',
})
const NO_EDGE = no('8.3.3', { it: 'La città non ha questo lato.', en: 'The town has no such side.' })
const NO_WAY_OUT = no('8.3.3', { it: 'Da questo lato non c’è posto.', en: 'There is no room on this side.' })
export const TOWNS = { NOT_DEPLOYED, NO_EDGE, NO_WAY_OUT, NOT_IN_TOWNS, FULL_TOWN }
