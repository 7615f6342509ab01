/** The ground of a scenario. */
import type { Text } from '@bivouac/kernel'
import { TERRAINS } from '../words.ts'
import { fault, isConvex, isCount, isNumber, isObject, isSpot, oneOf, type Raw } from './shapes.ts'

const MOST = 60
const far = ([x1, y1]: number[], [x2, y2]: number[]): boolean => (x1! - x2!) ** 2 + (y1! - y2!) ** 2 > 400
const isGate = (gate: unknown): boolean => isObject(gate) && isSpot(gate.at) && isNumber(gate.width, 0.5, 10)

export function terrainFault(raw: Raw): Text | undefined {
  if (raw.terrain === undefined) return undefined
  if (!Array.isArray(raw.terrain) || raw.terrain.length > MOST)
    return fault(`il terreno è un elenco di al più ${MOST} pezzi`, `terrain is a list of at most ${MOST} pieces`)
  for (const [i, each] of (raw.terrain as unknown[]).entries()) {
    const wrong = pieceFault(each, i + 1)
    if (wrong !== undefined) return wrong
  }
  return undefined
}

function pieceFault(each: unknown, number: number): Text | undefined {
  const [it, en] = [`il terreno ${number}`, `terrain ${number}`]
  if (!isObject(each) || !oneOf(TERRAINS, each.kind))
    return fault(`${it} ha un genere: ${TERRAINS.join(', ')}`, `${en} has a kind: ${TERRAINS.join(', ')}`)
  const course = each.width !== undefined || each.kind === 'wall' || each.kind === 'hedge'
  if (
    !Array.isArray(each.at) ||
    each.at.length < (course ? 2 : 3) ||
    each.at.length > 64 ||
    !each.at.every(spot => isSpot(spot))
  )
    return fault(
      `${it} (${each.kind}) ha “at”: ${course ? 'due punti o più' : 'tre angoli o più'}, in pollici`,
      `${en} (${each.kind}) has “at”: ${course ? 'two points or more' : 'three corners or more'}, in inches`,
    )
  if (each.width !== undefined && !isNumber(each.width, 0.1, 10))
    return fault(`${it} è largo fra 0,1 e 10 pollici`, `${en} has a width between 0.1 and 10 inches`)
  if (!course && !isConvex(each.at as number[][]))
    return fault(
      `${it} (${each.kind}) dev’essere convesso: dividilo in parti`,
      `${en} (${each.kind}) has to be convex: split it into parts`,
    )
  if (!course && (each.at as number[][]).some((spot, k, all) => far(spot, all[(k + 1) % all.length]!)))
    return fault(
      `${it} ha un lato di più di 20 pollici: dividilo in parti`,
      `${en} has an edge of more than 20 inches: split it into parts`,
    )
  if (each.kind === 'town' && each.at.length > 8)
    return fault(`${it}: una città ha al più otto angoli`, `${en}: a town has at most eight corners`)
  if (each.gates !== undefined && !(Array.isArray(each.gates) && each.gates.length <= 12 && each.gates.every(isGate)))
    return fault(
      `${it} ha varchi (“gates”): un elenco di {"at": [x, y], "width": pollici}, sul suo corso`,
      `${en} has gates: a list of {"at": [x, y], "width": inches}, on its course`,
    )
  if (each.value !== undefined && !isCount(each.value, 1, 4))
    return fault(`${it} ha un valore da 1 a 4`, `${en} has a value from 1 to 4`)
  return each.level !== undefined && !isCount(each.level, 1, 4)
    ? fault(`${it} ha un livello da 1 a 4`, `${en} has a level from 1 to 4`)
    : undefined
}
