/** The fields of a scenario that optional rules read. */
import type { Text } from '@bivouac/kernel'
import { WEATHER } from '../data/weather.ts'
import { fault, isCount, isSide, type Raw } from './shapes.ts'

export const EXTRA_KEYS = ['weather', 'fogLifts', 'snow', 'night', 'initiative', 'freeRolls', 'commanders'] as const

export function extrasFault(raw: Raw): Text | undefined {
  if (raw.weather !== undefined && !isCount(raw.weather, 1, WEATHER.length))
    return fault(
      `il tempo (“weather”) è una riga della tabella, da 1 a ${WEATHER.length}`,
      `weather is a row of the weather table, from 1 to ${WEATHER.length}`,
    )
  if (raw.fogLifts !== undefined && !isCount(raw.fogLifts, 1, 99))
    return fault('“fogLifts” è un turno, da 1 a 99', 'fogLifts is a turn, from 1 to 99')
  for (const key of ['snow', 'night'])
    if (raw[key] !== undefined && raw[key] !== true)
      return fault(`“${key}” è true, o non c’è`, `${key} is true, or left out`)
  if (raw.initiative !== undefined && !isSide(raw.initiative))
    return fault('“initiative” è una parte: 0 oppure 1', 'initiative is a side: 0 or 1')
  const { freeRolls } = raw
  const areFree = Array.isArray(freeRolls) && freeRolls.length === 2 && freeRolls.every(n => isCount(n, 0, 9))
  return freeRolls === undefined || areFree
    ? undefined
    : fault('“freeRolls” sono due numeri da 0 a 9', 'freeRolls are two numbers from 0 to 9, by side')
}
