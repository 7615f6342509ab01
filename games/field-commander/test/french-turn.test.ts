import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NAPOLEON } from '../data/codes.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { march, table } from './table.ts'

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
  const legal = open.filter(area => g.may('move', march([slot], g.area(area))))
  assert.deepEqual(legal.sort(), ['Genoa', 'Lonato', 'Mantua', 'Marengo', 'Milan'])
  assert.equal(g.whyNot('move', march([slot], g.area('Nice')))?.rule, '8.2')
})

test('8.2 Dupont at Toledo stands with Castaños and may not move; Napoleon may', () => {
  const g = table('1807')
  g.go()
  const refusal = g.whyNot('move', march([g.slot('Dupont')], g.area('Madrid')))
  assert.equal(refusal?.rule, '8.2')
  g.put(g.slot('Lannes'), 'Madrid')
  g.s.napoleon = g.area('Toledo')
  assert.ok(g.may('move', march([NAPOLEON], g.area('Madrid'))))
})

test('8.2 a force moves once in a phase, at no cost', () => {
  const g = toMarch()
  g.do('move', march([g.slot('Augereau')], g.area('Turin')))
  assert.equal(g.s.french, 3)
  assert.equal(g.whyNot('move', march([g.slot('Augereau')], g.area('Milan')))?.rule, '8.2')
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
  g.do('move', march([g.slot('Augereau')], g.area('Turin')))
  g.do('move', march([g.slot('Sérurier')], g.area('Turin')))
  g.do('move', march([NAPOLEON], g.area('Turin')))
  assert.equal(g.s.french, 1)
})

test('8.2, 12.1 the first march of a phase costs nothing, also where there is no point left', () => {
  const g = table()
  g.s.french = 0
  g.go()
  const [one, other] = [g.slot('Augereau'), g.slot('Sérurier')]
  assert.equal(g.s.french, 0)
  g.put(one, 'Nice')
  g.put(other, 'Nice')
  g.do('move', march([one, other], g.area('Turin')))
  assert.deepEqual([g.s.at[one], g.s.at[other], g.s.french], [g.area('Turin'), g.area('Turin'), 0])
})

test('12.1 a forced march needs a point', () => {
  const g = toMarch()
  g.s.french = 0
  g.do('done')
  assert.equal(g.whyNot('move', march([g.slot('Augereau')], g.area('Turin')))?.rule, '12.1')
})

test('12.1 a force that has moved may march again', () => {
  const g = toMarch()
  g.do('move', march([g.slot('Augereau')], g.area('Turin')))
  g.do('done')
  g.do('move', march([g.slot('Augereau')], g.area('Milan')))
  assert.equal(g.s.at[g.slot('Augereau')], g.area('Milan'))
})

test('12.2 battles follow the forced march', () => {
  const g = toMarch()
  g.put(g.slot('Liptay'), 'Turin')
  g.do('done')
  g.do('move', march([g.slot('Augereau')], g.area('Turin')))
  g.do('done', undefined, 3)
  assert.ok(g.has('battle'))
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

test('8.2 Napoleon goes one area a phase, for nothing, and may march again', () => {
  const g = toMarch()
  g.put(g.slot('Augereau'), 'Turin')
  g.put(g.slot('Sérurier'), 'Milan')
  g.do('move', march([NAPOLEON], g.area('Turin')))
  assert.equal(g.whyNot('move', march([NAPOLEON], g.area('Nice')))?.rule, '8.2')
  g.do('done')
  assert.equal(g.whyNot('move', march([NAPOLEON], g.area('Genoa')))?.rule, '8.2', 'not adjacent')
  g.do('move', march([NAPOLEON], g.area('Milan')))
  assert.equal(g.s.french, 3)
})

test('6.1 Napoleon does not enter a closed area', () => {
  const g = toMarch()
  g.s.napoleon = g.area('Turin')
  assert.equal(g.whyNot('move', march([NAPOLEON], g.area('Ivrea')))?.rule, '6.1')
})

test('8.3 what has been fought is not fought again in the phase', () => {
  const g = toMarch()
  for (const [name, enemy, area] of [
    ['Augereau', 'Liptay', 'Marengo'],
    ['Sérurier', 'Kerpen', 'Lodi'],
    ['La Harpe', 'Provera', 'Genoa'],
  ] as const) {
    g.put(g.slot(name), area)
    g.put(g.slot(enemy), area)
  }
  g.s.enemy = 0
  g.remake(g.slot('Augereau'), { full: { combat: 10 } })
  g.put(g.slot('Stengel'), 'Marengo')
  g.do('done')
  g.do('fight', g.area('Marengo'), 2) // 18 against 5: overwhelmed
  assert.equal(g.at, 'battles.pick')
  assert.equal(g.whyNot('fight', g.area('Marengo'))?.rule, '8.3')
})

test('12.1 forces that stand with the enemy do not march, and Napoleon may', () => {
  const g = toMarch()
  g.do('done')
  g.put(g.slot('Liptay'), 'Nice')
  assert.equal(g.whyNot('move', march([g.slot('Augereau')], g.area('Turin')))?.rule, '8.2')
  assert.ok(g.may('move', march([NAPOLEON], g.area('Turin'))))
})
