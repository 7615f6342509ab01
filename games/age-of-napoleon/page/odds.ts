/** What is said before a deed: what the rules foretell, and how the dice may fall. */
import type { Odds, OddsReport, OddsRow } from '@bivouac/client/page'
import type { Action, Foretold, Lang, Seat } from '@bivouac/kernel'
import type { NapoleonEvent } from '../events.ts'
import { AN } from './words.ts'

export function odds(
  found: Odds,
  seat: Seat,
  _view: object,
  lang: Lang,
  _action: Action,
  { lines }: Foretold,
): OddsReport {
  const sentence = lines.map(({ text }) => text[lang]).join(' ')
  const rows = battle(found, seat, lang)
  return {
    rows,
    sentence: sentence === '' ? AN.nothingForetold[lang] : sentence,
    ...(rows.length === 0 && { title: AN.foretold[lang], note: AN.foretoldNote[lang] }),
  }
}

/** Of a battle whose dice fall at once: won or lost, and whether by the second roll. */
function battle({ outcomes }: Odds, seat: Seat, lang: Lang): readonly OddsRow[] {
  const shares = new Map<string, number>()
  for (const { p, events } of outcomes) {
    const told = events as readonly NapoleonEvent[]
    const won = told.find(each => each.e === 'won')
    if (won?.e !== 'won') return []
    const isTie = told.some(each => each.e === 'tie')
    const name = won.seat === seat ? (isTie ? 'battleWonByTie' : 'battleWon') : isTie ? 'battleLostByTie' : 'battleLost'
    shares.set(name, (shares.get(name) ?? 0) + p)
  }
  return (['battleWon', 'battleWonByTie', 'battleLostByTie', 'battleLost'] as const).flatMap(
    (name): readonly OddsRow[] => {
      const p = shares.get(name)
      if (p === undefined) return []
      return [{ name: AN[name][lang], p, tone: name === 'battleWon' || name === 'battleWonByTie' ? 'good' : 'bad' }]
    },
  )
}
