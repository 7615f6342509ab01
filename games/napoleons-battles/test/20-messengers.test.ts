import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Message, newMessage } from '../messages.ts'
import { napoleonsBattles } from '../module.ts'
import type { ScenarioData } from '../scenario.ts'
import type { NapoleonPosition } from '../state.ts'
import { imagine } from '../view.ts'
import { DELIVERED, ELIMINATED, ILLEGIBLE, LYING, ON_TABLE, READ, RIDING } from '../words.ts'
import { FOUR } from './positions-commanders.ts'
import { inch, type Stand, stand } from './table.ts'

const SEVERAL = { commanders: 'several' } as const
const OVERRUN = { ...SEVERAL, overrun: 'on' } as const
interface Given {
  readonly side?: number
  readonly dice?: readonly number[]
  readonly options?: Record<string, string>
  readonly more?: Partial<ScenarioData>
}
/** Everybody of FOUR where he stands, in this phase. */
const at = (phase: ScenarioData['phase'], { side = 0, dice = [], options = SEVERAL, more = {} }: Given = {}): Stand =>
  stand(FOUR.units, { ...FOUR, ...more, phase, side, options } as never, dice)
const all = (here: Stand): Message[] => here.s.extra.messages!
/** A message under way, its messenger at this place in inches. */
function sent(here: Stand, from: number, to: number, [x, y]: readonly [number, number], more: Partial<Message> = {}) {
  all(here).push({ ...newMessage(here.s.turn, from, to, inch(x), inch(y)), ...more })
  here.ask()
  return all(here).at(-1)!
}
/** Nobody does anything, until the commander in chief of the side is asked again. */
function nextTurn(here: Stand): void {
  here.until('messages.choose')
  for (const _ of [0, 1]) here.act('done')
  here.until('messages.choose')
}
/** By side: its commander in chief, the other commander, and their generals. */
const SIDES = [
  { chief: 0, other: 1, head: 'fc', second: 'f2', unit: 'x1', enemy: 'y1', foe: 2 },
  { chief: 2, other: 3, head: 'ac', second: 'a2', unit: 'y1', enemy: 'x1', foe: 0 },
] as const

for (const [side, { chief, other, head, second }] of SIDES.entries()) {
  test(`20.3.2 each commander of the side whose turn it is may write, as often as he likes (side ${side})`, () => {
    const here = at('control', { side })
    assert.equal(here.where(), `messages.choose ${chief}`)
    for (let n = 0; n < 9; n++) here.act('message', other)
    assert.equal(all(here).filter(({ status }) => status === RIDING).length, 9)
    here.act('done')
    assert.equal(here.where(), `messages.choose ${other}`)
    here.act('message', chief)
    here.act('done')
    assert.notEqual(here.at(), 'messages.choose')
  })
  test(`20.3.2.1 a message has turn, writer and addressee; its messenger stands by the writer (side ${side})`, () => {
    const here = at('control', { side })
    assert.equal(here.refused('message', chief), '20.3.2.1')
    assert.equal(here.refused('message', SIDES[1 - side]!.other), '20.3.2.1')
    here.act('message', other)
    const [{ turn, from, to, x, y }] = all(here) as [Message]
    assert.deepEqual([turn, from, to], [1, chief, other])
    assert.deepEqual([x, y], [here.s.x[here.u(head)], here.s.y[here.u(head)]])
    assert.equal(here.last('messengerSent').general, here.u(head))
  })
  test(`20.3.2.1 messengers move in the movement step, each sent on by whose he is (side ${side})`, () => {
    const here = at('movement', { side })
    const mine = sent(here, chief, other, [16, 3])
    sent(here, other, chief, [16, 19])
    assert.equal(here.refused('courier', [1, inch(16), inch(18)]), '20.3.2.1')
    assert.equal(here.refused('courier', [2, inch(16), inch(18)]), '20.3.2.1')
    here.act('courier', [0, inch(16), inch(1)])
    assert.deepEqual([mine.x, mine.y, mine.spent], [inch(16), inch(1), inch(2)])
    here.by(other).act('courier', [1, inch(16), inch(20)])
    assert.equal(all(here)[1]!.y, inch(20))
    assert.equal(here.by(other).refused('courier', [0, inch(16), inch(3)]), '20.3.2.1')
  })
  test(`20.3.2.2 the message is handed over on contact, and not yet read (side ${side})`, () => {
    const here = at('movement', { side })
    const general = here.u(second)
    const message = sent(here, chief, other, [16, 18])
    here.act('courier', [0, here.s.x[general]! + inch(6) * (side === 0 ? 1 : -1), here.s.y[general]!])
    assert.equal(message.status, RIDING)
    here.act('courier', [0, here.s.x[general]!, here.s.y[general]!])
    assert.equal(message.status, DELIVERED)
    assert.equal(here.last('messageCame').general, general)
    assert.equal(here.refused('courier', [0, inch(16), inch(3)]), '20.3.2.1')
  })
  test(`20.3.2.2 contact with another player on the field delivers nothing (side ${side})`, () => {
    const here = at('movement', { side })
    const general = here.u(head)
    const message = sent(here, other, chief, [16, 18], { by: chief, to: other })
    here.act('courier', [0, here.s.x[general]!, here.s.y[general]!])
    assert.equal(message.status, RIDING)
  })
  test(`20.3.2.2.1 nothing is delivered to a general who has fallen, until he is replaced (side ${side})`, () => {
    const here = at('movement', { side })
    const general = here.u(second)
    here.s.on[general] = ELIMINATED
    const message = sent(here, chief, other, [16, 18])
    here.act('courier', [0, here.s.x[general]!, here.s.y[general]!])
    assert.equal(message.status, RIDING)
    here.s.on[general] = ON_TABLE
    nextTurn(here)
    assert.equal(message.status, DELIVERED)
  })
  for (const [die, read] of [
    [3, true],
    [4, false],
  ] as const)
    test(`20.3.2.2.2 a ${die} against the general’s own control of 3 ${read ? 'reads' : 'does not read'} it (side ${side})`, () => {
      const here = at('control', { side })
      const message = sent(here, chief, other, [16, 3], { by: chief, status: DELIVERED })
      assert.equal(here.refused('read', 0), '20.3.2.2.2', 'it is another’s')
      here.act('done')
      here.roll(die)
      here.act('read', 0)
      assert.equal(message.status, read ? READ : DELIVERED)
      const { need, passed } = here.last('messageRead')
      assert.deepEqual([need, passed], [3, read])
      // His own side hears the result, everybody else that he has tried.
      const { seats, others } = here.whispers.at(-1)!
      assert.deepEqual([seats, others!.e], [[chief, other], 'messageTried'])
      assert.equal(here.refused('read', 0), '20.3.2.2.2', read ? 'it has been read' : 'once in a step')
      assert.equal(here.where(), `messages.choose ${other}`)
    })
  test(`20.3.2.2.2 what could not be read is tried again in the next turn (side ${side})`, () => {
    const here = at('control', { side })
    const message = sent(here, chief, other, [16, 3], { status: DELIVERED, tried: 1 })
    here.act('done')
    assert.equal(here.refused('read', 0), '20.3.2.2.2')
    message.tried = 0
    here.roll(1)
    here.act('read', 0)
    assert.equal(message.status, READ)
  })
}
test('20.3.2.1 a messenger rides as far as a general, not off the table, into the enemy nor onto impassable ground', () => {
  const bog = [
    [14, 18],
    [18, 18],
    [18, 21],
    [14, 21],
  ] as const
  const here = at('movement', { more: { terrain: [{ kind: 'impassable', at: bog }] } as never })
  const message = sent(here, 0, 1, [1, 2])
  const why = (x: number, y: number) => here.refusal('courier', [0, inch(x), inch(y)]).text.en
  assert.match(why(31.5, 2), /farther/)
  here.act('courier', [0, inch(30), inch(2)])
  assert.equal(message.spent, inch(29))
  assert.match(why(28.5, 2), /farther/)
  message.spent = 0
  assert.match(why(22, 6), /contact with the enemy/)
  assert.match(why(33, 2), /off the table/)
  assert.match(why(16, 20), /impassable/)
})
test('20.3.2.2.1 whose own general has fallen neither writes nor reads', () => {
  const here = at('control')
  here.s.on[here.u('f2')] = ELIMINATED
  here.act('done')
  assert.notEqual(here.at(), 'messages.choose')
})

// ---- 15.2.2 ----------------------------------------------------------------------------------------------------------

/** A messenger of the enemy three inches before the unit, which marches over him. */
function overtaken(
  side: number,
  dice: readonly number[],
  more: Partial<Message> = {},
  options: Given['options'] = OVERRUN,
): Stand {
  const { unit, foe } = SIDES[side]!
  const here = at('movement', { side, dice, options })
  const u = here.u(unit)
  const ahead = (side === 0 ? 1 : -1) * 2.5
  sent(here, foe, foe + 1, [here.s.x[u]! / 240 + ahead, here.s.y[u]! / 240], more)
  here.act('march', `${u} F480`)
  return here
}
for (const [side, { foe, unit, chief, head }] of SIDES.entries()) {
  test(`15.2.2.3 a messenger struck down by a 3 leaves his message on the table (side ${side})`, () => {
    const here = overtaken(side, [3])
    assert.equal(all(here)[0]!.status, LYING)
    assert.equal(here.last('messengerStruck').fell, true)
    assert.equal(here.at(), 'movement.choose')
  })
  test(`15.2.2.3 with a 4 he gets away, as a lone general does (side ${side})`, () => {
    const here = overtaken(side, [4])
    assert.equal(here.where(), `chase.ride ${foe}`)
    assert.equal(here.refused('stay'), '15.2.2.1')
    here.act('go', [inch(16), inch(3)])
    assert.deepEqual([all(here)[0]!.status, all(here)[0]!.x], [RIDING, inch(16)])
    assert.equal(here.at(), 'movement.choose')
  })
  test(`15.2.2.3 in the basic game he is never struck (side ${side})`, () => {
    const here = overtaken(side, [], {}, SEVERAL)
    assert.equal(here.where(), `chase.ride ${foe}`)
  })
  test(`15.2.2.3.1 a friend who comes upon the message sends a messenger on, at once if he likes (side ${side})`, () => {
    const here = overtaken(side, [], { from: chief + 1, to: chief, by: chief + 1, status: LYING })
    const [message] = all(here) as [Message]
    assert.deepEqual([message.status, message.by], [RIDING, chief])
    assert.equal(here.last('messageTaken').captured, false)
    assert.equal(here.where(), `chase.ride ${chief}`)
    const general = here.u(head)
    here.act('go', [here.s.x[general]!, here.s.y[general]!])
    assert.equal(message.status, DELIVERED)
  })
  test(`15.2.2.3.1 he need not ride at once (side ${side})`, () => {
    const here = overtaken(side, [], { from: chief + 1, to: chief, by: chief + 1, status: LYING })
    here.act('stay')
    assert.deepEqual([all(here)[0]!.status, here.at()], [RIDING, 'movement.choose'])
  })
  for (const [die, status] of [
    [3, READ],
    [4, ILLEGIBLE],
  ] as const)
    test(`15.2.2.3.2 an enemy takes it to his commander in chief, who deciphers it by 3 or less: ${die} (side ${side})`, () => {
      const here = overtaken(side, [], { status: LYING })
      const [message] = all(here) as [Message]
      assert.deepEqual([message.status, message.by], [RIDING, chief])
      assert.equal(here.last('messageTaken').unit, here.u(unit))
      assert.equal(here.at(), 'movement.choose', 'nobody rides at once')
      const general = here.u(head)
      here.act('courier', [0, here.s.x[general]!, here.s.y[general]!])
      assert.equal(message.status, DELIVERED)
      here.roll(die)
      nextTurn(here)
      assert.equal(here.where(), `messages.choose ${chief}`)
      assert.equal(message.status, status)
      assert.equal(here.last('deciphered').passed, status === READ)
      assert.equal(here.refused('read', 0), '20.3.2.2.2')
    })
}

test('20.3.2 computers read what is brought to them and send messengers on, and do not write', () => {
  const idea = (here: Stand) => napoleonsBattles.ai!.suggest!(here.pos, here.decision())?.[0]?.action
  const here = at('control')
  assert.deepEqual(idea(here), { type: 'done' })
  sent(here, 1, 0, [16, 3], { status: DELIVERED })
  assert.deepEqual(idea(here), { type: 'read', arg: 0 })
  const riding = at('movement')
  sent(riding, 0, 1, [16, 3])
  const second = riding.u('f2')
  assert.deepEqual(idea(riding), { type: 'courier', arg: [0, riding.s.x[second]!, riding.s.y[second]!] })
  riding.act('courier', [0, riding.s.x[second]!, riding.s.y[second]!])
  assert.notEqual(idea(riding)?.type, 'courier')
})
test('20.3.2 the enemy sees the rider, not to whom he rides, nor whether the message was read', () => {
  const here = at('control')
  here.act('message', 1)
  const to = (pos: NapoleonPosition, seat: number | 'spectator') =>
    napoleonsBattles.view(pos, seat).s.extra.messages![0]!
  assert.deepEqual(
    [0, 1, 2, 3].map(seat => to(here.pos, seat).to),
    [1, 1, -1, -1],
  )
  assert.equal(to(here.pos, 'spectator').to, -1)
  assert.deepEqual([to(here.pos, 2).from, to(here.pos, 2).status], [0, RIDING])
  const seen = napoleonsBattles.view(here.pos, 2)
  const guess = imagine(seen, 1, [], { pick: () => 0, roll: () => 1 } as never)
  assert.equal(guess.s.extra.messages![0]!.to, 1)
  assert.deepEqual(napoleonsBattles.view(guess, 2), seen)
  Object.assign(all(here)[0]!, { status: READ, tried: 1 })
  assert.deepEqual([to(here.pos, 0).status, to(here.pos, 0).tried], [READ, 1])
  assert.deepEqual([to(here.pos, 2).status, to(here.pos, 2).tried, to(here.pos, 2).to], [DELIVERED, 0, 1])
  // Captured: only who has deciphered it knows to whom it was written; that he has, nobody else.
  Object.assign(all(here)[0]!, { by: 2 })
  assert.deepEqual([to(here.pos, 3).status, to(here.pos, 3).to], [READ, 1])
  assert.equal(to(here.pos, 0).status, DELIVERED)
  Object.assign(all(here)[0]!, { status: ILLEGIBLE })
  assert.equal(to(here.pos, 3).to, -1)
})
