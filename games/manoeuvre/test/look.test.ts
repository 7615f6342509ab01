import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECKS } from '../data/decks.ts'
import { UNITS } from '../data/units.ts'
import { cardLabel } from '../look/card-words.ts'
import { engrave, joinedTo } from '../look/engraving.ts'
import { fitted, tagOf, twoLines } from '../look/lettering.ts'
import { NATIONS, TERRAINS, type Terrain } from '../words.ts'

const LANGS = ['it', 'en'] as const

test('1.3 the short tag of a counter names one unit of its army', () => {
  for (const nation of NATIONS)
    for (const lang of LANGS) {
      const tags = UNITS[nation].map(unit => tagOf(unit.name[lang]))
      assert.equal(new Set(tags).size, 8, `${nation} ${lang}: ${tags.join(' ')}`)
      for (const tag of tags) assert.match(tag, /^(\d{1,2}|[A-Z'’]{2,3})$/)
    }
})

test('1.3 every name fits on its counter in two lines', () => {
  for (const nation of NATIONS)
    for (const lang of LANGS)
      for (const unit of UNITS[nation])
        for (const line of twoLines(unit.name[lang], 14)) assert.ok(line.length <= 18, line)
})

test('8 every card can be read aloud, with all it carries', () => {
  for (const nation of NATIONS)
    for (const lang of LANGS) {
      const names = UNITS[nation].map(unit => unit.name)
      for (const card of DECKS.rulebook[nation]) {
        const label = cardLabel(card, names, lang)
        assert.doesNotMatch(label, /undefined|NaN|\[object/)
        if (card.kind === 'unit') assert.ok(label.startsWith(names[card.unit]![lang]), label)
      }
    }
  const names = UNITS.usa.map(unit => unit.name)
  assert.equal(
    cardLabel(DECKS.rulebook.usa[16]!, names, 'en'),
    '4th Militia. Attack 2d6. Defence 5. Volley 2d6. Range 1. Withdraw 1–3',
  )
  assert.equal(
    cardLabel(DECKS.rulebook.france[43]!, names, 'it'),
    'Napoleone Bonaparte. Comando 4. Combattimento 5. Ripristino 1–5. Grande Batteria 2d10. Raggio 2',
  )
})

test('a square is drawn the same every time, differs from others, and has no broken numbers', () => {
  for (const terrain of TERRAINS)
    for (let square = 0; square < 64; square++)
      for (const joined of [0, 5, 15]) {
        const drawn = engrave(terrain, square, joined)
        assert.deepEqual(drawn, engrave(terrain, square, joined))
        for (const stroke of drawn) assert.doesNotMatch(stroke.d, /NaN|Infinity|undefined|e-/, `${terrain} ${square}`)
      }
  assert.notDeepEqual(engrave('woods', 3), engrave('woods', 4))
})

test('woods run on only into woods beside them, never round the edge of the board', () => {
  const field: Terrain[] = Array.from({ length: 64 }, () => 'open')
  for (const square of [7, 8, 9, 16]) field[square] = 'woods'
  assert.equal(joinedTo(field, 8), 2 + 4)
  assert.equal(joinedTo(field, 9), 8)
  assert.equal(joinedTo(field, 16), 1)
  assert.equal(joinedTo(field, 7), 0)
})

test('a text is set as large as its box allows', () => {
  const short = fitted('Guarda la mano.', 226, 152)
  const long = fitted('Guarda la mano del nemico e poi decidi con calma dove conviene muovere domani.', 226, 152)
  assert.equal(short.size, 26)
  assert.ok(long.size < short.size && long.size * 1.2 * long.lines.length <= 152)
})
