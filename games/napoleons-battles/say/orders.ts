/** How orders are worded: on their sheets, in the log, as an answer. */
import { say as fillIn, type Lang, list, type Noun, plain, properName, type Text } from '@bivouac/kernel'
import type { OrderDeed } from '../events-orders.ts'
import type { Field } from '../field.ts'
import { type Named, ORDER_KINDS, placesOf, readOrders } from '../orders.ts'
import { INCH } from '../words.ts'
import { d10, type Said } from './told.ts'

const text = (it: string, en: string): Text => ({ it, en })
/** B1.4 By kind. */
export const KIND_NAMES: readonly Text[] = [
  text('attacco', 'attack'),
  text('manovra', 'manoeuvre'),
  text('difesa', 'defend'),
  text('supporto', 'support'),
  text('riserva', 'reserve'),
]
const kindName = (kind: number, lang: Lang): string => KIND_NAMES[kind]?.[lang] ?? String(ORDER_KINDS[kind])

export const ORDERS: Said<OrderDeed> = {
  dispatches: ({ event: { side }, line, named }) =>
    line('{the:who}: ordini e dispacci', '{the:who}: orders and dispatches', { who: named('s', side) }),
  orderWritten: ({ event: { general, unit: u, kind, die, need, passed }, lang, line, unit }) => {
    const values = { from: unit(general), to: unit(u), what: kindName(kind, lang), die: d10(die), need }
    if (die === 0 && passed) return line('{from} ordina a {to}: {what}', '{from} orders {to}: {what}', values)
    if (die === 0)
      return line('{from} non scrive altri ordini in questo turno', '{from} writes no other order this turn', values)
    return passed
      ? line(
          '{from} scrive a {to}: {what} ({die} contro {need})',
          '{from} writes to {to}: {what} ({die} against {need})',
          values,
        )
      : line(
          '{from} non riesce a scrivere a {to} ({die} contro {need})',
          '{from} fails to write to {to} ({die} against {need})',
          values,
        )
  },
  orderCame: ({ event: { unit: u, general }, line, unit }) =>
    line('L’ordine di {from} raggiunge {to}', 'The order of {from} reaches {to}', { to: unit(u), from: unit(general) }),
  orderRead: ({ event: { unit: u, general, die, need, passed }, line, unit }) => {
    const values = { to: unit(u), from: unit(general), die: d10(die), need }
    return passed
      ? line(
          '{to} esegue l’ordine di {from} ({die} contro {need})',
          '{to} acts on the order of {from} ({die} against {need})',
          values,
        )
      : line(
          '{to} fraintende l’ordine di {from}: varrà dal prossimo turno ({die} contro {need})',
          '{to} misreads the order of {from}: it holds from the next turn on ({die} against {need})',
          values,
        )
  },
  orderTurned: ({ event: { unit: u, kind }, lang, line, unit }) =>
    line('L’ordine di {who} diventa: {what}', 'The order of {who} becomes: {what}', {
      who: unit(u),
      what: kindName(kind, lang),
    }),
}

const inch = (points: number, lang: Lang): string => {
  const inches = String(Math.round((points / INCH) * 10) / 10)
  return lang === 'it' ? inches.replace('.', ',') : inches
}
/** A point of the table, in inches from its south-west corner. */
export const spotSaid = (x: number, y: number, lang: Lang): string =>
  plain(
    fillIn(lang, text('il punto a {x}" e {y}"', 'the spot at {x}" and {y}"'), { x: inch(x, lang), y: inch(y, lang) }),
  )
const called = (f: Field, g: number): Noun => f.noun[g] ?? properName('m', `#${g}`, `#${g}`)

function namedSaid(f: Field, named: readonly Named[], lang: Lang): string {
  const places = placesOf(f)
  const said = list(
    named.map(each => {
      if ('general' in each) return called(f, each.general)[lang]
      return 'place' in each ? (places[each.place]?.name ?? `#${each.place}`) : spotSaid(each.x, each.y, lang)
    }),
    lang,
  )
  return plain(said)
}
const SEVERAL = text('{all} ordini: a {whom}', '{all} orders: to {whom}')
/** An answer at `communications.write`: an order in full, of several only to whom they go. */
export function ordersSaid(f: Field, arg: unknown, lang: Lang): string {
  const all = readOrders(arg)
  if (all === undefined) return String(arg)
  if (all.length > 1) {
    const whom = list(
      all.map(({ to }) => called(f, to)[lang]),
      lang,
    )
    return plain(fillIn(lang, SEVERAL, { all: all.length, whom }))
  }
  return all
    .map(({ from, to, kind, beside, named }) => {
      const values = {
        from: called(f, from),
        to: called(f, to),
        what: kindName(kind, lang),
        where: namedSaid(f, named, lang),
      }
      if (from === to) return plain(fillIn(lang, text('{to} difende la sua zona', '{to} defends his zone'), values))
      if (from < 0) return plain(fillIn(lang, text('{to}: {what}, {where}', '{to}: {what}, {where}'), values))
      return plain(
        fillIn(
          lang,
          beside
            ? text('{from} a {to}, in aggiunta: {what}, {where}', '{from} to {to}, besides: {what}, {where}')
            : text('{from} a {to}: {what}, {where}', '{from} to {to}: {what}, {where}'),
          values,
        ),
      )
    })
    .join('; ')
}
