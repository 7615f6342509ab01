/** What a deed may bring, by what the rules themselves roll: the outcomes that matter, and the addends they go by. */
import type { Odds, OddsReport, OddsRow } from '@bivouac/client/page'
import type { Action, Foretold, Lang, Seat } from '@bivouac/kernel'
import type { NapoleonEvent } from '../events.ts'
import { fieldIn, viewOf } from './facts.ts'
import { NB } from './words.ts'

type Told = readonly NapoleonEvent[]
const tone = (good: boolean): OddsRow['tone'] => (good ? 'good' : 'bad')

/** One short name for what happened, and whether the one who asks likes it. */
function named(events: Told, names: readonly string[], side: (u: number) => number, seat: Seat, lang: Lang): OddsRow {
  const gone = events.find(each => each.e === 'gone')
  const routed = events.find(each => each.e === 'routed')
  const fell = gone ?? routed
  if (fell !== undefined && 'unit' in fell) {
    const how = fell.e === 'routed' ? (lang === 'it' ? 'in rotta' : 'routs') : lang === 'it' ? 'è perduta' : 'is lost'
    return { name: `${names[fell.unit]} ${how}`, p: 0, tone: tone(side(fell.unit) !== seat) }
  }
  const shot = events.find(each => each.e === 'fired')
  if (shot?.e === 'fired') {
    const name = shot.loss === 0 ? NB.none : shot.loss === 1 ? NB.one : shot.loss === 2 ? NB.two : NB.more
    return { name: name[lang], p: 0, tone: shot.loss === 0 ? 'fair' : 'good' }
  }
  const test = events.find(each => each.e === 'tested')
  if (test?.e === 'tested') return { name: (test.passed ? NB.passes : NB.fails)[lang], p: 0, tone: tone(test.passed) }
  return { name: NB.nobodyYields[lang], p: 0, tone: 'fair' }
}

export function odds(found: Odds, seat: Seat, raw: object, lang: Lang, _: Action, { lines }: Foretold): OddsReport {
  const f = fieldIn(viewOf(raw))
  const rows = new Map<string, OddsRow>()
  for (const { p, events } of found.outcomes) {
    const row = named(
      events as Told,
      f.name.map(each => each[lang]),
      u => f.side[u]!,
      seat,
      lang,
    )
    rows.set(row.name, { ...row, p: p + (rows.get(row.name)?.p ?? 0) })
  }
  return {
    rows: [...rows.values()].sort((a, b) => b.p - a.p),
    sentence: lines
      .map(
        ({ text, value, rule }) =>
          `${text[lang]}${value === undefined || /\d/.test(text[lang]) ? '' : ` ${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}`} (§${rule})`,
      )
      .join(' · '),
  }
}
