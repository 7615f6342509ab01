/** Units and generals of a scenario, and who commands whom. */
import type { Text } from '@bivouac/kernel'
import { ORDER_KINDS } from '../orders.ts'
import { LETTERS, profileOf } from '../profile.ts'
import { FORMATIONS, MARKS, QUALITIES, RANKS } from '../words.ts'
import {
  fault,
  isCount,
  isFraction,
  isName,
  isNumber,
  isObject,
  isSide,
  isSpot,
  isText,
  listOf,
  oneOf,
  type Raw,
  townsIn,
} from './shapes.ts'
import { skirmishersFault } from './skirmishers.ts'

const MOST_UNITS = 120

/** How a fault calls a unit, in both languages. */
function label(each: Raw, i: number): Text {
  if (isText(each.name)) {
    const { it, en } = each.name as Text
    return fault(`“${it}”`, `“${en}”`)
  }
  const name = isName(each.name) ? each.name : isName(each.id) ? each.id : undefined
  return name === undefined ? fault(`l’unità ${i + 1}`, `unit ${i + 1}`) : fault(`“${name}”`, `“${name}”`)
}

export function peopleFault(raw: Raw): Text | undefined {
  if (!Array.isArray(raw.units) || raw.units.length === 0 || raw.units.length > MOST_UNITS)
    return fault(`le unità sono un elenco da 1 a ${MOST_UNITS}`, `units is a list of 1 to ${MOST_UNITS}`)
  const year = (raw.year as number | undefined) ?? 1805
  for (const [i, each] of (raw.units as unknown[]).entries()) {
    const wrong = unitFault(each, i, year)
    if (wrong !== undefined) return wrong
  }
  if (raw.generals === undefined) return undefined
  if (!Array.isArray(raw.generals) || raw.generals.length > MOST_UNITS)
    return fault('i generali (“generals”) sono un elenco', 'generals is a list')
  for (const [i, each] of (raw.generals as unknown[]).entries()) {
    const wrong = generalFault(each, i)
    if (wrong !== undefined) return wrong
  }
  return undefined
}

function unitFault(each: unknown, i: number, year: number): Text | undefined {
  if (!isObject(each)) return fault(`l’unità ${i + 1} non è un oggetto`, `unit ${i + 1} is not an object`)
  const name = label(each, i)
  if (!isSide(each.side)) return fault(`${name.it} ha una parte: 0 o 1`, `${name.en} has a side: 0 or 1`)
  if (each.name !== undefined && !isName(each.name) && !isText(each.name))
    return fault(
      `${name.it} ha un nome: un testo, o {"it": …, "en": …}`,
      `${name.en} has a name: a text, or {"it": …, "en": …}`,
    )
  if (each.is !== undefined && !oneOf(['m', 'f', 'mp', 'fp'], each.is))
    return fault(`${name.it} in una frase è m, f, mp o fp`, `${name.en} is m, f, mp or fp in a sentence`)
  const isFoot =
    (typeof each.type === 'string' ? profileOf(each.type, year) : (each.type as Raw | undefined))?.arm === 'infantry'
  return profileFault(each, name, year) ?? postureFault(each, name) ?? skirmishersFault(each, isFoot, name)
}

function generalFault(each: unknown, i: number): Text | undefined {
  if (!isObject(each) || !isName(each.id) || !isName(each.name))
    return fault(`il generale ${i + 1} ha un “id” e un nome`, `general ${i + 1} has an id and a name`)
  const [it, en] = [`il generale “${each.name}”`, `general “${each.name}”`]
  if (!isSide(each.side)) return fault(`${it} ha una parte: 0 o 1`, `${en} has a side: 0 or 1`)
  if (!oneOf(RANKS, each.rank) || !oneOf(QUALITIES, each.quality))
    return fault(
      `${it} ha un grado (${RANKS.join(', ')}) e un livello (${QUALITIES.join(', ')})`,
      `${en} has a rank (${RANKS.join(', ')}) and a quality (${QUALITIES.join(', ')})`,
    )
  if (!isCount(each.radius, 0, 40) || !isCount(each.response, 1, 10) || !isCount(each.combat, -3, 5))
    return fault(
      `${it} ha un raggio di comando, un controllo da 1 a 10 e un valore in combattimento`,
      `${en} has a radius, a response from 1 to 10 and a combat value`,
    )
  if (each.fatigue !== undefined && !isCount(each.fatigue, 1, 99))
    return fault(`${it} ha un livello di logoramento di 1 o più`, `${en} has a fatigue level of 1 or more`)
  if (each.order !== undefined && !isOrder(each.order))
    return fault(
      `l’ordine di ${it} ha un tipo (${ORDER_KINDS.join(', ')}) e luoghi, punti o generali`,
      `the order of ${en} has a kind (${ORDER_KINDS.join(', ')}) and places, spots or generals`,
    )
  return each.at === undefined && each.arrives === undefined && each.with === undefined
    ? fault(`${it} non ha posto sul tavolo e non arriva`, `${en} has no place and does not arrive`)
    : undefined
}

/** Appendix B Names are looked up where they are known: `orderFault`. */
const isOrder = (raw: unknown): boolean =>
  isObject(raw) &&
  oneOf(ORDER_KINDS, raw.kind) &&
  [raw.places, raw.supports].every(
    each => each === undefined || (Array.isArray(each) && each.every(one => isName(one))),
  ) &&
  (raw.at === undefined || (Array.isArray(raw.at) && raw.at.every(each => isSpot(each))))

function profileFault(each: Raw, { it, en }: Text, year: number): Text | undefined {
  const { type } = each
  const profile = typeof type === 'string' ? profileOf(type, year) : type
  if (profile === undefined)
    return fault(
      `${it} è di tipo ${JSON.stringify(type)}, che nessun profilo ha`,
      `${en} is of type ${JSON.stringify(type)}, which no profile has`,
    )
  if (!isObject(profile))
    return fault(
      `${it} ha un tipo: il suo codice, o un profilo scritto per intero`,
      `${en} has a type: its code, or a profile written in full`,
    )
  const lacks = (what: string, which: string): Text =>
    fault(`il profilo di ${it} non ha ${what}`, `the profile of ${en} has no ${which}`)
  if (!oneOf(['infantry', 'cavalry', 'foot', 'horse', 'supply'], profile.arm)) return lacks('arma', 'arm')
  for (const key of ['column', 'line', 'march'])
    if (!isCount(profile[key], 1, 60)) return lacks(`la velocità “${key}”`, `${key} speed`)
  for (const key of ['rough', 'back', 'change'])
    if (!isFraction(profile[key])) return lacks(`la frazione “${key}”`, `fraction “${key}”`)
  if (!Array.isArray(profile.combat) || !isCount(profile.control, 1, 10))
    return lacks('fattori di combattimento o controllo', 'combat factors or no control')
  if (profile.arm !== 'infantry' && profile.arm !== 'cavalry') return undefined
  if (!isCount(profile.disorder, 1, 20) || !isCount(profile.rout, 1, 20))
    return lacks('numero di disordine o di rotta', 'disorder or rout number')
  if (!oneOf(LETTERS, profile.dispersal))
    return fault(
      `il profilo di ${it} ha una lettera di dispersione: ${LETTERS.join(', ')}`,
      `the profile of ${en} has a dispersal letter: ${LETTERS.join(', ')}`,
    )
  return isCount(each.figures, 1, 48) ? undefined : fault(`${it} ha da 1 a 48 figure`, `${en} has from 1 to 48 figures`)
}

function postureFault(each: Raw, { it, en }: Text): Text | undefined {
  if (each.formation !== undefined && !oneOf(FORMATIONS, each.formation))
    return fault(
      `la formazione di ${it} è una di: ${FORMATIONS.join(', ')}`,
      `the formation of ${en} is one of ${FORMATIONS.join(', ')}`,
    )
  if (each.facing !== undefined && !isNumber(each.facing, 0, 360))
    return fault(
      `${it} ha il fronte fra 0 e 360 gradi, in senso orario dal nord`,
      `${en} faces from 0 to 360 degrees, clockwise from north`,
    )
  if (each.marks !== undefined && !(Array.isArray(each.marks) && each.marks.every(mark => oneOf(MARKS, mark))))
    return fault(`i segnalini di ${it} sono fra: ${MARKS.join(', ')}`, `the marks of ${en} are of ${MARKS.join(', ')}`)
  if (each.at !== undefined && !isSpot(each.at))
    return fault(`${it} ha un posto [x, y] in pollici`, `${en} has a place [x, y] in inches`)
  if (each.at === undefined && each.town === undefined && each.with === undefined && each.arrives === undefined)
    return fault(`${it} non ha posto sul tavolo e non arriva`, `${en} has no place and does not arrive`)
  return (each.formation === 'deployed') === (each.town !== undefined)
    ? undefined
    : fault(
        `${it}: chi è dispiegato ha una città, e chi ha una città è dispiegato`,
        `${en} is deployed in a town, or neither`,
      )
}

/** Names that others are called by exist, and nobody commands himself. */
export function chainFault(raw: Raw): Text | undefined {
  const units = listOf(raw, 'units')
  const generals = listOf(raw, 'generals')
  const ids = [...units.map((each, i) => each.id ?? `u${i}`), ...generals.map(each => each.id)]
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined)
    return fault(`due cose si chiamano “${String(twice)}”`, `two things are called “${String(twice)}”`)
  const entries = listOf(raw, 'entries').map(each => each.id)
  for (const [i, each] of [...units, ...generals].entries()) {
    const { it, en } = label(each, i)
    const over = generals.find(general => general.id === each.under)
    if (each.under !== undefined && (over === undefined || over === each || over.side !== each.side))
      return fault(
        `${it} è agli ordini di “${String(each.under)}”, che non è un generale della sua parte`,
        `${en} is under “${String(each.under)}”, who is no general of its side`,
      )
    const host = units.find((unit, u) => (unit.id ?? `u${u}`) === each.with)
    if (each.with !== undefined && (host === undefined || host.side !== each.side))
      return fault(
        `${it} è con “${String(each.with)}”, che non è un’unità della sua parte`,
        `${en} is with “${String(each.with)}”, which is no unit of its side`,
      )
    if (each.town !== undefined && !townsIn(raw).includes(each.town))
      return fault(
        `${it} è in “${String(each.town)}”, che non è una città dello scenario`,
        `${en} is in “${String(each.town)}”, which is no town of the scenario`,
      )
    if (
      each.arrives !== undefined &&
      !(isObject(each.arrives) && isCount(each.arrives.turn, 1, 99) && entries.includes(each.arrives.entry))
    )
      return fault(
        `${it} arriva in un turno, da un ingresso dello scenario`,
        `${en} arrives on a turn, at an entry of the scenario`,
      )
  }
  for (const general of generals)
    for (
      let [up, steps] = [general.under, 0];
      up !== undefined;
      up = generals.find(each => each.id === up)?.under, steps++
    )
      if (steps > generals.length)
        return fault(
          `la catena di comando di “${String(general.name)}” gira in tondo`,
          `the chain of command of “${String(general.name)}” goes round in a circle`,
        )
  return undefined
}
