import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Message, newMessage } from '../messages.ts'
import type { UnitData } from '../scenario.ts'
import { DISPERSED, LYING, RIDING } from '../words.ts'
import { FOUR } from './positions-commanders.ts'
import { inch, type Stand, stand } from './table.ts'

/** x1 goes into contact with y1, which is beaten; a messenger of the Austrians is with y1. Mirrored: the other way round. */
function beaten(side: number, dice: readonly number[], more: Partial<UnitData> = {}, overrun = 'on'): Stand {
  const [unit, enemy] = side === 0 ? ['x1', 'y1'] : ['y1', 'x1']
  const places = { x1: [17, 3], y1: [19, 3] } as Record<string, readonly [number, number]>
  const units = FOUR.units
    .filter(({ id }) => id! in places || id === 'x3' || id === 'y3')
    .map(each => ({ ...each, ...(each.id! in places && { at: places[each.id!]! }), ...(each.id === enemy && more) }))
  const here = stand(
    units,
    { ...FOUR, units, phase: 'movement', side, options: { commanders: 'several', overrun } } as never,
    dice,
  )
  const [u, e] = [here.u(unit), here.u(enemy)]
  const [from, to] = side === 0 ? [2, 3] : [0, 1]
  here.s.extra.messages!.push(newMessage(1, from, to, here.s.x[e]!, here.s.y[e]!))
  here.ask()
  here.act('march', `${u} T${e}`)
  return here
}
const MISS = [1, 10]
/** Fire of both sides misses; then the unit that has come beats the messenger’s. */
const ROUTED = [...MISS, ...MISS, 10, 1]
const rider = (here: Stand): Message => here.s.extra.messages![0]!
for (const side of [0, 1]) {
  const enemy = side === 0 ? 'y1' : 'x1'
  test(`15.2.2.2 with a unit that is routed its messenger may fall, and his message stays (side ${side})`, () => {
    const here = beaten(side, [...ROUTED, 3])
    here.act('done')
    here.until('flight.way')
    assert.equal(rider(here).status, LYING)
    assert.deepEqual([here.last('messengerStruck').die, here.last('messengerStruck').fell], [3, true])
  })
  test(`15.2.2.2 on a 4 he is spared and follows the unit in its rout (side ${side})`, () => {
    const here = beaten(side, [...ROUTED, 4])
    here.act('done')
    here.until('flight.way')
    const before = rider(here).x
    const [way] = here.ask()!.actions
    here.act(way!.type, way!.arg)
    const e = here.u(enemy)
    assert.deepEqual([rider(here).status, rider(here).x, rider(here).y], [RIDING, here.s.x[e], here.s.y[e]])
    assert.notEqual(rider(here).x, before)
  })
  test(`15.2.2.2 from a unit that is dispersed he gets away (side ${side})`, () => {
    const here = beaten(side, [...ROUTED, 4], { figures: 8 })
    here.act('done')
    here.until('chase.ride')
    assert.equal(here.s.on[here.u(enemy)], DISPERSED)
    here.act('go', [inch(16), inch(18)])
    assert.deepEqual([rider(here).status, rider(here).x, rider(here).y], [RIDING, inch(16), inch(18)])
  })
  test(`15.2.2.2 in the basic game nothing happens to him (side ${side})`, () => {
    const here = beaten(side, ROUTED, {}, 'off')
    here.act('done')
    here.until('flight.way')
    assert.equal(here.heard('messengerStruck'), false)
  })
}
test('15.2.2.1 a messenger with a unit of his own is not alone: nobody strikes at him', () => {
  const here = beaten(0, [])
  assert.equal(rider(here).status, RIDING)
  assert.equal(here.at(), 'movement.choose')
})
