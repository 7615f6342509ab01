/** A1.1 Skirmishers that a scenario has out already. */
import type { Text } from '@bivouac/kernel'
import { fault, isNumber, isSpot, type Raw } from './shapes.ts'

const MOST = 12
const isBase = (base: unknown): boolean =>
  Array.isArray(base) && base.length === 3 && isSpot([base[0], base[1]]) && isNumber(base[2], 0, 360)

export function skirmishersFault({ skirmishers: bases }: Raw, isInfantry: boolean, { it, en }: Text): Text | undefined {
  if (bases === undefined) return undefined
  if (!isInfantry)
    return fault(`${it} non è fanteria e non ha schermagliatori`, `${en} is no infantry and has no skirmishers`)
  return Array.isArray(bases) && bases.length <= MOST && bases.every(isBase)
    ? undefined
    : fault(
        `gli schermagliatori di ${it} sono al più ${MOST} basi [x, y, fronte in gradi]`,
        `the skirmishers of ${en} are at most ${MOST} bases [x, y, facing in degrees]`,
      )
}
