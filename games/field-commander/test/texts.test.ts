/** What every text owes the player. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '@bivouac/kernel'
import { fieldCommander } from '../module.ts'
import { rulebook } from '../rulebook.ts'
import { marengo } from './marengo.ts'
import { enemyTurn } from './orders.ts'
import { type TestTable, table } from './table.ts'

const prompt = (g: TestTable, lang: 'it' | 'en'): string =>
  fieldCommander.words.prompt(g.decision!, fieldCommander.view(g.pos, 0), lang)

test('every refusal names a section that is a rule, and says in both languages what would permit the thing', () => {
  for (const { rule, text, cure } of fieldCommander.refusals) {
    const section: { readonly title: unknown; readonly rule?: boolean } = rulebook[rule as keyof typeof rulebook]
    assert.ok(section !== undefined && section.rule !== false, `${rule}: ${text.en}`)
    assert.ok(text.it.length > 0 && text.en.length > 0)
    assert.ok(cure !== undefined && cure.it.length > 0 && cure.en.length > 0, `no cure: ${text.en}`)
    assert.notEqual(text.it, text.en)
  }
})

test('9.2, 13.3 whoever may spend a scout is told what he would be rid of', () => {
  const fog = marengo([9], g => {
    g.s.scouts = 1
    g.s.enemy = 7
  })
  assert.match(prompt(fog, 'en'), /\(13: one more plan for the enemy\)/)
  assert.match(prompt(fog, 'it'), /\(13: un piano in più al nemico\)/)
  const order = enemyTurn(
    g => {
      g.s.scouts = 1
      g.s.enemy = 6
      g.put(g.slot('Liptay'), 'Genoa')
    },
    [10],
  )
  assert.match(prompt(order, 'en'), /\(13: advance ×2\)/)
})

test('16.2 both counters of a survivor are shown where he is asked about', () => {
  const pages = ['1796', '1798', '1800', '1805'].map(campaign => ({
    campaign,
    vp: 20,
    grade: 'historical',
    survivors: campaign === '1805' ? ['Augereau'] : [],
  }))
  const g = table('career', { diary: pages } as never)
  g.go()
  assert.match(prompt(g, 'en'), /Augereau: .*\(7:4\/0 → 6:4\/0\)/)
})

test('every event is told in two languages, and differently where there are words in it', () => {
  const g = marengo([10, 1])
  for (const event of g.told) {
    const [it, en] = (['it', 'en'] as const).map(lang => fieldCommander.words.event(event, lang))
    assert.ok(it!.length > 0 && en!.length > 0, event.e)
  }
})

test('6.1 while there is time to mend it, the question says what the campaign asks to be held and is not held', () => {
  const begun = table()
  begun.go()
  assert.match(prompt(begun, 'en'), /Objectives held: 1; at the end of the French turn they must be at least 2\.$/)
  assert.match(prompt(begun, 'it'), /Obiettivi tenuti: 1; alla fine del turno francese devono essere almeno 2\.$/)
  const enough = table()
  enough.go()
  for (const [slot, area] of enough.s.at.entries()) if (area === enough.area('Turin')) enough.s.at[slot] = -1
  enough.put(enough.slot('Augereau'), 'Turin')
  assert.doesNotMatch(prompt(enough, 'en'), /Objectives held/)
})

test('12.3 one city is one city, and one point one point', () => {
  const said = (cities: number, points: number): string =>
    (['it', 'en'] as const)
      .map(lang => plain(fieldCommander.words.event({ e: 'income', points, cities, now: points }, lang)))
      .join(' | ')
  assert.doesNotMatch(said(1, 6), /\b1 (?:città|cities)/)
  assert.match(said(1, 6), /6 punti \(una città\).*6 points \(one city\)/)
  assert.match(said(2, 1), /1 punto \(2 città\).*1 point \(2 cities\)/)
})
