/** For tests: units and cards by their English names. */
import assert from 'node:assert/strict'
import { DECKS } from '../data/decks.ts'
import { UNITS } from '../data/units.ts'
import { CARDS_EACH, type Nation } from '../words.ts'

export const pieceNamed = (nations: readonly Nation[], seat: number, name: string): number => {
  const unit = UNITS[nations[seat]!].findIndex(each => each.name.en.startsWith(name))
  assert.notEqual(unit, -1, `no unit ${name}`)
  return seat * 8 + unit
}

/** Card ids by name; the same name twice gives two different cards. */
export function cardsNamed(
  book: 'rulebook' | 'corrected',
  nations: readonly Nation[],
  seat: number,
  names: readonly string[],
): number[] {
  const taken = new Set<number>()
  for (const name of names) {
    const nation = nations[seat]!
    const found = /^(.*) (\d)$/.exec(name)
    let index = -1
    if (found !== null) {
      const unit = UNITS[nation].findIndex(each => each.name.en.startsWith(found[1]!))
      if (unit >= 0) index = unit * 5 + Number(found[2])
    } else
      index = DECKS[book][nation].findIndex(
        (each, i) => each.kind !== 'unit' && each.name.en.includes(name) && !taken.has(i),
      )
    assert.notEqual(index, -1, `no card ${name}`)
    taken.add(index)
  }
  return [...taken].map(index => seat * CARDS_EACH + index).sort((a, b) => a - b)
}
