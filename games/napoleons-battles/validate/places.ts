/** Entries, objectives and zones of a scenario. */
import type { Text } from '@bivouac/kernel'
import {
  fault,
  isConvex,
  isCount,
  isName,
  isNumber,
  isObject,
  isSide,
  isSpot,
  LARGEST,
  listOf,
  type Raw,
  townsIn,
} from './shapes.ts'

export function placesFault(raw: Raw): Text | undefined {
  const [width, height] = raw.table as number[]
  for (const each of listOf(raw, 'entries') as readonly unknown[]) {
    if (!isObject(each) || !isName(each.id) || !isSpot(each.at) || !isNumber(each.facing, 0, 360))
      return fault('un ingresso ha un “id”, un posto “at” e un fronte', 'an entry has an id, a place “at” and a facing')
    const [x, y] = each.at as number[]
    if (x !== 0 && y !== 0 && x !== width && y !== height)
      return fault(
        `l’ingresso “${each.id}” non è sul bordo del tavolo`,
        `entry “${each.id}” is not on the edge of the table`,
      )
  }
  for (const each of listOf(raw, 'objectives') as readonly unknown[]) {
    if (!isObject(each) || !isName(each.name) || !isCount(each.points, 0, 999))
      return fault('un obiettivo ha un nome e dei punti', 'an objective has a name and points')
    if (each.at === undefined ? !townsIn(raw).includes(each.town) : !isSpot(each.at))
      return fault(
        `l’obiettivo “${each.name}” è una città dello scenario, o un posto`,
        `objective “${each.name}” is a town of the scenario, or a place`,
      )
  }
  return zonesFault(raw, width!, height!)
}

/** Where a side may stand its troops: areas on the table, or towns. */
function zonesFault(raw: Raw, width: number, height: number): Text | undefined {
  if (raw.zones === undefined) return undefined
  if (!Array.isArray(raw.zones) || raw.zones.length > 24)
    return fault('le zone sono un elenco di al più 24', 'zones is a list of at most 24')
  const generals = listOf(raw, 'generals').map(each => each.id)
  for (const [i, each] of (raw.zones as unknown[]).entries()) {
    const [it, en] = [`la zona ${i + 1}`, `zone ${i + 1}`]
    if (!isObject(each) || !isSide(each.side)) return fault(`${it} ha una parte: 0 o 1`, `${en} has a side: 0 or 1`)
    if (each.of !== undefined && !(Array.isArray(each.of) && each.of.every(id => generals.includes(id))))
      return fault(`${it} è “of” un elenco di generali`, `${en} is “of” a list of generals`)
    if (each.town !== undefined) {
      if (!townsIn(raw).includes(each.town))
        return fault(
          `${it} è “${String(each.town)}”, che non è una città dello scenario`,
          `${en} is “${String(each.town)}”, which is no town of the scenario`,
        )
      continue
    }
    const at = each.at as number[][]
    if (!Array.isArray(at) || at.length < 3 || at.length > 8 || !at.every(spot => isSpot(spot, LARGEST)))
      return fault(
        `${it} ha “at”, da tre a otto angoli in pollici, o una città`,
        `${en} has “at”, three to eight corners in inches, or a town`,
      )
    if (!isConvex(at) || at.some(([x, y]) => x! < 0 || y! < 0 || x! > width || y! > height))
      return fault(`${it} dev’essere convessa e sul tavolo`, `${en} has to be convex and on the table`)
  }
  return undefined
}
