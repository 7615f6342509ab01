import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveCode } from '../data/codes.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { table } from './table.ts'

const toMarch = () => {
  const g = table()
  g.go()
  g.clear(ENEMY)
  return g
}

test('8.2 forces at Lodi may go to Milan, Lonato, Mantua, Genoa or Marengo, and nowhere else', () => {
  const g = toMarch()
  const slot = g.slot('Augereau')
  g.put(slot, 'Lodi')
  const open = [
    'Nice',
    'Turin',
    'Savona',
    'Genoa',
    'Mantua',
    'Marengo',
    'Milan',
    'Lonato',
    'Rivoli',
    'Arcole',
    'Klagenfurt',
  ]
  const legal = open.filter(area => g.may('move', moveCode(slot, g.area(area))))
  assert.deepEqual(legal.sort(), ['Genoa', 'Lonato', 'Mantua', 'Marengo', 'Milan'])
  assert.equal(g.whyNot('move', moveCode(slot, g.area('Nice')))?.rule, '8.2')
})

test('8.2 Dupont at Toledo stands with Castaños and may not move; Napoleon may', () => {
  const g = table('1807')
  g.go()
  const refusal = g.whyNot('move', moveCode(g.slot('Dupont'), g.area('Madrid')))
  assert.equal(refusal?.rule, '8.2')
  g.put(g.slot('Lannes'), 'Madrid')
  g.s.napoleon = g.area('Toledo')
  assert.ok(g.may('napoleon', g.area('Madrid')))
})

test('8.2 a force moves once in a phase, at no cost', () => {
  const g = toMarch()
  g.do('move', moveCode(g.slot('Augereau'), g.area('Turin')))
  assert.equal(g.s.french, 3)
  assert.equal(g.whyNot('move', moveCode(g.slot('Augereau'), g.area('Milan')))?.rule, '8.2')
})

test('5.4 statics do not move on the map', () => {
  const g = toMarch()
  assert.ok(
    !g.decision!.actions.some(
      a => a.type === 'move' && Math.floor((a.arg as number) / 32) === g.nameless(FRENCH, 'garrison'),
    ),
  )
})

test('8.3 a battle must be fought where both sides stand, in the order the player likes', () => {
  const g = toMarch()
  g.put(g.slot('Augereau'), 'Marengo')
  g.put(g.slot('Liptay'), 'Marengo')
  g.put(g.slot('Sérurier'), 'Lodi')
  g.put(g.slot('Kerpen'), 'Lodi')
  g.do('done')
  assert.equal(g.at, 'battles.pick')
  assert.deepEqual(g.decision?.actions.map(a => a.arg).sort(), [g.area('Marengo'), g.area('Lodi')].sort())
  assert.equal(g.whyNot('fight', g.area('Nice'))?.rule, '8.3')
})

test('12.1 two of four forces march again for two points; nothing is paid for Napoleon', () => {
  const g = toMarch()
  g.do('done')
  g.do('move', moveCode(g.slot('Augereau'), g.area('Turin')))
  g.do('move', moveCode(g.slot('Sérurier'), g.area('Turin')))
  g.do('napoleon', g.area('Turin'))
  assert.equal(g.s.french, 1)
})

test('12.1 a forced march needs a point', () => {
  const g = toMarch()
  g.s.french = 0
  g.do('done')
  assert.equal(g.whyNot('move', moveCode(g.slot('Augereau'), g.area('Turin')))?.rule, '12.1')
})

test('12.1 a force that has moved may march again', () => {
  const g = toMarch()
  g.do('move', moveCode(g.slot('Augereau'), g.area('Turin')))
  g.do('done')
  g.do('move', moveCode(g.slot('Augereau'), g.area('Milan')))
  assert.equal(g.s.at[g.slot('Augereau')], g.area('Milan'))
})

test('12.2 battles follow the forced march', () => {
  const g = toMarch()
  g.put(g.slot('Liptay'), 'Turin')
  g.do('done')
  g.do('move', moveCode(g.slot('Augereau'), g.area('Turin')))
  g.do('done', undefined, 3)
  assert.ok(g.has('battle'))
})

test('12.3 income is 3 and 3 for each French-held city', () => {
  const g = toMarch()
  g.put(g.slot('Augereau'), 'Turin')
  g.put(g.slot('Sérurier'), 'Savona')
  g.do('done')
  g.do('done')
  assert.deepEqual(g.last('income'), { e: 'income', points: 9, cities: 2, now: 12 })
})

test('12.4 two points refit a reduced force, as many as are paid for', () => {
  const g = toMarch()
  for (const name of ['Augereau', 'Sérurier', 'Macquard']) g.s.reduced[g.slot(name)] = 1
  g.do('done')
  g.s.french = 0
  g.do('done')
  assert.equal(g.s.french, 6)
  for (const name of ['Augereau', 'Sérurier', 'Macquard']) g.do('refit', g.slot(name))
  assert.equal(g.s.french, 0)
  assert.equal(g.whyNot('refit', g.slot('Augereau'))?.rule, '12.4')
})

test('12.5 Junot costs 7, or 4 on his reduced side, and is not refitted in the same phase', () => {
  const g = table('1807')
  g.go()
  g.clear(ENEMY)
  const junot = g.slot('Junot')
  g.s.at[junot] = -2
  g.do('done')
  g.do('done')
  g.s.french = 12
  g.do('buy', junot * 2 + 1)
  assert.equal(g.whyNot('area', g.area('Cadiz'))?.rule, '12.5')
  g.do('area', g.area('Madrid'))
  assert.equal(g.s.french, 8)
  assert.equal(g.s.reduced[junot], 1)
  assert.equal(g.whyNot('refit', junot)?.rule, '12.5')
  g.s.at[junot] = -2
  g.s.reduced[junot] = 0
  g.do('buy', junot * 2)
  g.do('area', g.area('Madrid'))
  assert.equal(g.s.french, 1)
})

test('12.6 a scout costs two points, and there are only so many', () => {
  const g = toMarch()
  g.do('done')
  g.do('done')
  g.s.french = 20
  for (let i = 0; i < 6; i++) g.do('scout')
  assert.equal(g.s.french, 8)
  assert.equal(g.whyNot('scout')?.rule, '12.6')
})

test('7 phases follow one another and none is returned to', () => {
  const g = toMarch()
  const seen: string[] = [g.at]
  g.put(g.slot('Augereau'), 'Turin')
  g.do('done')
  seen.push(g.at)
  g.do('done')
  seen.push(g.at)
  g.do('done')
  seen.push(g.at)
  assert.deepEqual(seen, ['movement.move', 'movement.move', 'supply.spend', 'movement.move'])
  assert.equal(g.s.turn, 2)
})
