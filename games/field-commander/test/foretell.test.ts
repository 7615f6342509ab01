import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NAPOLEON } from '../data/codes.ts'
import { foretell } from '../foretell.ts'
import { fieldCommander } from '../module.ts'
import { ENEMY } from '../words.ts'
import { march, type TestTable, table } from './table.ts'

const told = (g: TestTable, type: string, arg?: Parameters<TestTable['do']>[1]) =>
  foretell(fieldCommander.view(g.pos, 0), 0, arg === undefined ? { type } : { type, arg })

test('3.2 ending the first French turn of 1796 with Nice alone is foretold as the end of the campaign', () => {
  const g = table()
  g.go()
  g.do('done')
  g.do('done')
  assert.equal(g.at, 'supply.spend')
  const [warning] = told(g, 'done').warnings ?? []
  assert.equal(
    warning?.en,
    'This loses the campaign: you hold 1 of the 2 Objectives asked for; you do not hold Turin, Milan, Mantua or Klagenfurt.',
  )
  assert.match(warning.it, /^Così la campagna è perduta: /)
  assert.equal(g.pos.result, undefined, 'nothing has been done')
  g.clear(1)
  g.put(g.slot('Augereau'), 'Turin')
  assert.equal(told(g, 'done').warnings, undefined)
})

test('8.2, 8.3 ending the marches says who could still march and which battles begin', () => {
  const g = table()
  g.go()
  assert.deepEqual(
    told(g, 'done').lines.map(each => [each.rule, each.value]),
    [['8.2', 8]],
  )
  g.do('move', march([g.slot('Augereau'), NAPOLEON], g.area('Savona')))
  const lines = told(g, 'done').lines.map(each => each.text.en)
  assert.deepEqual(lines, ['Battle of Savona: 8 against 22', '7 forces could still march'])
})

test('3.2 a march that leaves Napoleon alone is foretold as lost by the book, and not at a guarded table', () => {
  for (const [napoleon, count] of [
    ['book', 1],
    ['guarded', undefined],
  ] as const) {
    const g = table('1796', { napoleon })
    g.go()
    assert.equal(told(g, 'move', march([NAPOLEON], g.area('Turin'))).warnings?.length, count)
  }
})

test('12.3, 12.4 ending the turn says what is kept and who stays reduced', () => {
  const g = table()
  g.go()
  g.do('done')
  g.do('done')
  g.s.reduced[g.slot('Augereau')] = 1
  const kept = g.s.french
  assert.deepEqual(
    told(g, 'done').lines.map(each => [each.rule, each.value]),
    [
      ['12.3', kept],
      ['12.4', undefined],
    ],
  )
})

test('3.2, 9.3, 6.1 a guarded table warns before the marches end when one hit could leave Napoleon alone', () => {
  const warned = (napoleon: string, prepare: (g: TestTable) => void): string | undefined => {
    const g = table('1812', { napoleon })
    g.go()
    g.clear()
    g.s.napoleon = g.area('Moscow')
    g.put(g.slot('Davout'), 'Moscow', 1)
    prepare(g)
    return told(g, 'done').warnings?.[0]?.en
  }
  const battle = (g: TestTable): void => {
    g.put(g.slot('Ney'), 'Borodino')
    g.put(g.nameless(ENEMY, 'garrison'), 'Borodino')
  }
  const outside = (g: TestTable): void => {
    g.s.turn = 6
    g.s.napoleon = g.area('Borodino')
    g.put(g.slot('Davout'), 'Borodino', 1)
  }
  assert.match(warned('guarded', battle) ?? '', /only Davout.*fog of war \(9\)/)
  assert.match(warned('guarded', outside) ?? '', /only Davout.*winter/)
  assert.equal(warned('book', battle), undefined, 'by the book nobody is warned')
  assert.equal(
    warned('guarded', () => {}),
    undefined,
    'no battle, no fog',
  )
  assert.equal(
    warned('guarded', g => void (g.s.turn = 6)),
    undefined,
    'a city that is held keeps them warm',
  )
  const safe = (change: (g: TestTable) => void) =>
    warned('guarded', g => {
      outside(g)
      change(g)
    })
  assert.equal(
    safe(g => g.put(g.slot('Ney'), 'Borodino')),
    undefined,
    'two are not destroyed by one hit',
  )
  assert.equal(
    safe(g => g.put(g.slot('Davout'), 'Borodino')),
    undefined,
    'a whole force is only reduced',
  )
  assert.equal(
    safe(g => void (g.s.turn = 5)),
    undefined,
    'winter has not come',
  )
  const field = warned('guarded', g => {
    battle(g)
    g.put(g.slot('Davout'), 'Vyazma', 1)
    g.s.napoleon = g.area('Vyazma')
  })
  assert.equal(field, undefined, 'the fog hits cities')
})
