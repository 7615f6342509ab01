/** An order sheet as the letter it is: what a general was told, in the manner of the day. */
import { say as fillIn, type Lang, list, type Noun, plain, properName, sentence, type Text } from '@bivouac/kernel'
import type { Field } from '../field.ts'
import {
  ATTACK,
  DEFEND,
  MANOEUVRE,
  type Named,
  placesOf,
  RESERVE,
  type Sheet,
  SUPPORT,
  type Written,
} from '../orders.ts'
import { spotSaid } from './orders.ts'

const text = (it: string, en: string): Text => ({ it, en })
const ORDERS_TO: Readonly<Record<number, Text>> = {
  [ATTACK]: text(
    'Marcerete sul nemico e prenderete di viva forza {n|questo luogo|questi luoghi, nell’ordine}: {where}.',
    'You will march upon the enemy and carry {n|this place|these places, in this order,} by storm: {where}.',
  ),
  [MANOEUVRE]: text(
    'Condurrete le vostre truppe {n|a questo luogo|a questi luoghi}: {where}.',
    'You will lead your troops to {n|this place|these places}: {where}.',
  ),
  [DEFEND]: text(
    'Difenderete a ogni costo {n|questo luogo|questi luoghi}: {where}.',
    'You will hold {n|this place|these places} at all costs: {where}.',
  ),
  [SUPPORT]: text(
    'Seguirete e sosterrete le truppe {of:whom}.',
    'You will follow and support the troops of {the:whom}.',
  ),
  [RESERVE]: text(
    'Resterete in riserva, pronto a marciare al primo cenno: {where}.',
    'You will stand in reserve, ready to march at a word: {where}.',
  ),
}
const WAY = text(' Passerete per {where}.', ' You will go by way of {where}.')
/** B1.4.5.1#2 A reserve that is fired at. */
const STANDS_TO = text(
  'Siamo sotto il fuoco: la riserva difende la sua zona.',
  'We are under fire: the reserve defends its own ground.',
)
const BESIDE = text(' Gli ordini che avete restano validi.', ' The orders you have stand.')
const INSTEAD = text(' Ogni ordine precedente è annullato.', ' All earlier orders are void.')

export type Letter = Pick<Written, 'kind' | 'named' | 'way' | 'beside' | 'from' | 'to'>

/** What a sheet points to, as it would be named again. */
function namedIn({ kind, goals }: Sheet): Named[] {
  if (kind === SUPPORT) return goals.map(general => ({ general }))
  return Array.from({ length: goals.length / 3 }, (_, i) => {
    const [place, x, y] = goals.slice(3 * i, 3 * i + 3) as [number, number, number]
    return place >= 0 ? { place } : { x, y }
  })
}
export const letterOf = (sheet: Sheet): Letter => ({
  from: sheet.from,
  to: sheet.to,
  kind: sheet.kind,
  named: namedIn(sheet),
  way: sheet.way,
  beside: sheet.beside === 1,
})

const called = (f: Field, g: number): Noun => f.noun[g] ?? properName('m', `#${g}`, `#${g}`)
/** A place by its name, a spot by its inches, or by the general who stands on it. */
const placeSaid = (f: Field, each: Named, lang: Lang): string => {
  if ('general' in each) return called(f, each.general)[lang]
  return 'place' in each ? (placesOf(f)[each.place]?.name ?? '') : spotSaid(each.x, each.y, lang)
}

export function letterText(f: Field, { kind, named, way, beside, from, to }: Letter, lang: Lang): string {
  if (from === to) return STANDS_TO[lang]
  const places = named.map(each => placeSaid(f, each, lang))
  const stops = Array.from({ length: way.length / 2 }, (_, i) => spotSaid(way[2 * i]!, way[2 * i + 1]!, lang))
  const whom = named.flatMap(each => ('general' in each ? [called(f, each.general)] : []))
  const said = (about: Text, names: readonly string[] = []): string =>
    plain(fillIn(lang, about, { n: named.length, whom, ...(names.length > 0 && { where: list(names, lang) }) }))
  const closes = from < 0 ? '' : said(beside ? BESIDE : INSTEAD)
  return said(ORDERS_TO[kind]!, places) + (stops.length > 0 ? said(WAY, stops) : '') + closes
}

const TO = text('{to:who}', 'To {the:who}')
const FROM = text('Dal quartier generale {of:who}', 'Headquarters of {the:who}')
const BEFORE = text('Disposizioni per la giornata', 'Dispositions for the day')
export const addressSaid = (f: Field, to: number, lang: Lang): string =>
  plain(sentence(fillIn(lang, TO, { who: called(f, to) })))
export const headSaid = (f: Field, from: number, lang: Lang): string =>
  plain(fillIn(lang, from < 0 ? BEFORE : FROM, { who: called(f, from) }))

/** How far a sheet has got, the turn being so many. */
export function progressSaid(sheet: Sheet, turn: number, lang: Lang): string {
  const { delivered, active, taken, kind } = sheet
  const about =
    delivered === 0
      ? text('Il corriere è in viaggio.', 'The courier is on his way.')
      : active === 0
        ? text('Consegnato, non ancora in vigore.', 'Delivered, not yet in force.')
        : active > turn
          ? text('Frainteso: vale dal turno {active}.', 'Misread: it holds from turn {active} on.')
          : text('In vigore dal turno {active}.', 'In force since turn {active}.')
  const done =
    kind === ATTACK && taken > 0
      ? text(' {n|Primo luogo preso|Luoghi presi: #}.', ' {n|First place taken|# places taken}.')
      : undefined
  const said = (each: Text): string => plain(fillIn(lang, each, { active, n: taken }))
  return said(about) + (done === undefined ? '' : said(done))
}
