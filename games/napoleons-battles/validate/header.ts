/** Table, time, armies and options of a scenario. */
import type { Text } from '@bivouac/kernel'
import { OPTIONS } from '../options.ts'
import { PHASES, SPECIALS } from '../scenario.ts'
import { fault, isCount, isName, isNumber, isObject, isSide, LARGEST, oneOf, type Raw } from './shapes.ts'

export function headerFault(raw: Raw): Text | undefined {
  const { table } = raw
  if (!(Array.isArray(table) && table.length === 2 && table.every(n => isNumber(n, 6, LARGEST))))
    return fault(
      `il tavolo è [larghezza, altezza] in pollici, da 6 a ${LARGEST} ciascuna`,
      `the table is [width, height] in inches, each from 6 to ${LARGEST}`,
    )
  if (raw.year !== undefined && !isCount(raw.year, 1792, 1815))
    return fault('l’anno va dal 1792 al 1815', 'the year is from 1792 to 1815')
  if (raw.turns !== undefined && !isCount(raw.turns, 1, 99))
    return fault('i turni (“turns”) sono da 1 a 99', 'turns is a number from 1 to 99')
  if (raw.turn !== undefined && !isCount(raw.turn, 1, 99))
    return fault('il turno (“turn”) va da 1 a 99', 'turn is a number from 1 to 99')
  for (const key of ['first', 'side'])
    if (raw[key] !== undefined && !isSide(raw[key])) return fault(`“${key}” è 0 oppure 1`, `${key} is 0 or 1`)
  if (raw.phase !== undefined && !oneOf(PHASES, raw.phase))
    return fault(`la fase è una di: ${PHASES.join(', ')}`, `the phase is one of ${PHASES.join(', ')}`)
  if (raw.specials !== undefined && !(Array.isArray(raw.specials) && raw.specials.every(each => oneOf(SPECIALS, each))))
    return fault(`le regole speciali sono: ${SPECIALS.join(', ')}`, `specials are of ${SPECIALS.join(', ')}`)
  return armiesFault(raw) ?? optionsFault(raw)
}

function armiesFault(raw: Raw): Text | undefined {
  if (raw.armies === undefined) return undefined
  if (!Array.isArray(raw.armies)) return fault('le armate (“armies”) sono un elenco', 'armies is a list')
  for (const army of raw.armies as unknown[])
    if (!isObject(army) || !isName(army.id) || !isSide(army.side) || !isCount(army.morale, 1, 99))
      return fault(
        'un’armata ha un “id”, una parte (0 o 1) e un morale di almeno 1',
        'an army has an id, a side (0 or 1) and a morale of 1 or more',
      )
  return undefined
}

function optionsFault(raw: Raw): Text | undefined {
  if (raw.options === undefined) return undefined
  if (!isObject(raw.options)) return fault('le opzioni (“options”) sono un oggetto', 'options is an object')
  for (const [key, value] of Object.entries(raw.options)) {
    const option = OPTIONS.find(each => each.id === key)
    if (option === undefined) return fault(`non esiste l’opzione “${key}”`, `there is no option “${key}”`)
    const values = option.values.map(each => each.id).join(', ')
    if (!option.values.some(each => each.id === value))
      return fault(`l’opzione “${key}” vale: ${values}`, `option “${key}” is one of ${values}`)
  }
  return undefined
}
