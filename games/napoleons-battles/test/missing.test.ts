/** Every refusal that is a matter of measure says its number, through the preview, in both languages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Action, tableFor } from '@bivouac/kernel'
import { napoleonsBattles } from '../module.ts'
import { AIM } from '../rules/09-fire.ts'
import type { T } from '../state.ts'
import { DEPLOYED, INCH, LINE, NONE } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

function missing(t: Stand, type: string, arg?: Action['arg'], seat = 0): { rule: string; it: string; en: string } {
  const action = arg === undefined ? { type } : { type, arg }
  const refused = t.refusal(type, arg)
  const { lines } = napoleonsBattles.foretell!(napoleonsBattles.view(t.pos, seat), seat, action)
  const found = lines.find(each => /\d/.test(each.text.en) && each.text.en !== refused.text.en)
  assert.ok(found, `${refused.rule}: ${refused.text.en} says no number`)
  return { rule: String(refused.rule), it: found.text.it, en: found.text.en }
}
const marching = (units: Parameters<typeof stand>[0], more: Parameters<typeof stand>[1] = {}): Stand => {
  const t = stand(units, more)
  t.act('unit', 0)
  return t
}

test('8.1.2 forward, oblique, back, aside, a wheel and a change: what it needs and what there is', () => {
  const t = marching([french('a', [20, 18], { formation: 'line' })])
  assert.equal(missing(t, 'forward', inch(5)).en, 'needs 5 inches, has 4')
  assert.equal(missing(t, 'oblique', [300, inch(4.5)]).it, 'costa 4,5", ne restano 4')
  assert.match(missing(t, 'back', inch(5)).en, /needs [\d.]+ inches, has 4/)
  assert.match(missing(t, 'side', inch(-5)).en, /needs [\d.]+ inches, has 4/)
  t.act('forward', inch(2))
  assert.equal(missing(t, 'wheel', 450).en, 'needs 2.36 inches, has 2')
  assert.equal(missing(t, 'wheelBack', 450).rule, '8.1.2')
  t.act('forward', inch(1.5))
  assert.equal(missing(t, 'form', 1).rule, '8.1.2')
  assert.equal(missing(t, 'about').rule, '8.1.2')
})

test('8.1.3, 8.1.4 an enemy, the edge of the table and a friend in the way: how far it is free', () => {
  const t = marching([french('a', [20, 18]), austrian('x', [26, 18])])
  assert.deepEqual(missing(t, 'forward', inch(8)), {
    rule: '8.1.3',
    it: 'chiesti 8", liberi 5,98',
    en: 'asks for 8 inches, free for 5.98',
  })
  const edge = marching([french('a', [44, 18])])
  assert.deepEqual(missing(edge, 'forward', inch(8)).en, 'asks for 8 inches, free for 4')
  assert.equal(missing(edge, 'oblique', [300, inch(8)]).rule, '8.1.4')
  const friend = marching([french('a', [20, 18]), french('b', [23, 18])])
  assert.equal(missing(friend, 'forward', inch(3)).en, 'asks for 3 inches, free for 1.01')
})

test('8.2.6.3 ground that cannot be crossed: how far one comes', () => {
  const t = marching([french('a', [20, 18])], {
    terrain: [
      {
        kind: 'impassable',
        at: [
          [23, 10],
          [26, 10],
          [26, 26],
          [23, 26],
        ],
      },
    ],
  })
  assert.deepEqual(missing(t, 'forward', inch(5)).en, 'asks for 5 inches, free for 3.01')
})

test('8.2.3, 8.2.4, 8.2.5.1.1 within an inch: how near the enemy is, or how far one may still wheel', () => {
  const t = marching([french('a', [20, 18], { formation: 'line' }), austrian('x', [20.6, 18])])
  assert.deepEqual(missing(t, 'side', inch(1)), {
    rule: '8.2.3',
    it: 'x è a 0,6", il limite è 1',
    en: 'x is 0.6 inches away, the limit is 1',
  })
  assert.equal(missing(t, 'wheel', 300).en, 'x is 0.6 inches away, the limit is 1')
  assert.equal(missing(t, 'form', 1).rule, '8.2.5.1.1')
  const free = marching([french('a', [20, 18]), austrian('x', [22.3, 18])])
  const { rule, en } = missing(free, 'wheel', -900)
  assert.equal(rule, '8.2.4')
  assert.match(en, /asks for 90 degrees, free for [\d.]+/)
})

test('8.4.1 a contact out of reach: how far the enemy is and how far one comes', () => {
  const t = marching([french('a', [10, 18]), austrian('x', [30, 18])])
  assert.deepEqual(missing(t, 'touch', [1, 0]).en, 'x is 20 inches away, the limit is 12')
})

test('8.1.2, 1.5 a general rides or is attached too far', () => {
  const t = stand([french('a', [40, 18])], { generals: [general('g', 0, [4, 18])] })
  t.act('unit', t.u('g'))
  assert.match(missing(t, 'go', [inch(40), inch(18)]).en, /^needs 36 inches, has \d+$/)
  assert.match(missing(t, 'attach', 0).en, /^needs [\d.]+ inches, has \d+$/)
  const guns = marching([french('b', [20, 18], { type: 'Fr8#', figures: undefined as never }), french('a', [20, 21])])
  assert.match(missing(guns, 'attach', 1).en, /a is [\d.]+ inches away, the limit is 0/)
})

test('1.4.2.4 along the road: more than there is', () => {
  const t = marching([french('a', [10, 10], { formation: 'march' })], {
    terrain: [
      {
        kind: 'road',
        width: 0.5,
        at: [
          [0, 10],
          [48, 10],
        ],
      },
    ],
  })
  assert.match(missing(t, 'road', inch(30)).en, /needs 30 inches, has \d+/)
})

test('9.2.2, 9.2.3 a shot too far and one outside the zone, infantry and guns', () => {
  const fire = { phase: 'fire', side: 1 } as const
  const far = stand(
    [french('a', [20, 18], { formation: 'line' }), austrian('x', [22, 18]), austrian('y', [30, 18.5])],
    fire,
  )
  const told = missing(far, 'fire', 0 * AIM + 2)
  assert.equal(told.rule, '9.2.2')
  assert.match(told.en, /^10 inches, reaches \d+$/)
  assert.match(told.it, /^dista 10", la gittata è \d+$/)
  const aside = stand(
    [french('a', [20, 18], { formation: 'line' }), austrian('x', [22, 18]), austrian('y', [20, 20.5], { facing: 180 })],
    fire,
  )
  assert.match(missing(aside, 'fire', 0 * AIM + 2).en, /degrees off the front, the zone is 45/)
  const guns = stand(
    [
      { ...french('b', [10, 18], { type: 'Fr8#', formation: 'line' }), figures: undefined as never },
      austrian('x', [16, 18]),
      austrian('y', [16, 26]),
      austrian('z', [40, 18.2]),
    ],
    fire,
  )
  assert.match(missing(guns, 'fire', 0 * AIM + 2).en, /degrees off the front, the zone is 15/)
  assert.match(missing(guns, 'fire', 0 * AIM + 3).en, /^30 inches, reaches \d+$/)
})

test('7.2.3.2 out of command: how far the general is, and how far he reaches; leg by leg and as a march', () => {
  const t = stand([french('a', [20, 18], { under: 'g', marks: ['none'] })], { generals: [general('g', 0, [5, 18])] })
  assert.ok((t.s.mark[0]! & NONE) !== 0)
  assert.match(missing(t, 'unit', 0).en, /^g is [\d.]+ inches away, the limit is 4$/)
  assert.match(missing(t, 'march', '0 F240').it, /^g è a [\d,]+", il limite è 4$/)
})

test('a march of several legs says the number of the leg that is refused', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [26, 18])])
  assert.equal(missing(t, 'march', '0 F240 F1680').en, 'asks for 7 inches, free for 4.98')
})

test('4.0#2 outside its zone: by how much', () => {
  const setup = napoleonsBattles.readSetup({ scenario: 'san-rocco', options: { rules: 'base', deployment: 'free' } })
  assert.ok(typeof setup !== 'string')
  const pos = napoleonsBattles.begin(setup)
  napoleonsBattles.machine.advance(pos, tableFor(pos, undefined as never) as T)
  const told = (x: number, form: number, u = 0) =>
    napoleonsBattles.foretell!(napoleonsBattles.view(pos, 0), 0, { type: 'place', arg: [u, x, 10 * INCH, 900, form] })
  assert.equal(told(inch(13.5), LINE).lines[0]?.text.en, '1.5 inches outside the zone')
  assert.equal(told(inch(14), LINE, 10).lines[0]?.text.it, 'fuori dalla zona di 2"')
  assert.deepEqual(told(inch(10), LINE).lines, [])
  assert.deepEqual(told(inch(24), DEPLOYED).lines, [])
  assert.equal(told(inch(10), LINE).drawn?.filter(({ as }) => as === 'zone').length, 1)
})

test('a charge that is barred by disorder, horse that cannot square: refusals without a measure stay as they are', () => {
  const t = marching([horse('h', 0, [20, 18])])
  const { lines } = napoleonsBattles.foretell!(napoleonsBattles.view(t.pos, 0), 0, { type: 'form', arg: 2 })
  assert.equal(lines[0]?.rule, '1.4.2')
})
