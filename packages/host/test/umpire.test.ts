import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMatch, keyedDice, openTyped, resume, typedDice, verify } from '@bivouac/match'
import { SETUP, toy } from '../../match/test/toy.ts'
import { type Chair, createTable, type Reply } from '../src/index.ts'
import { bot, human, sit, thinker } from './page.ts'

/** An umpire's table on one screen, `first` rolled for who begins: with a 6 it is seat 0. */
async function umpired(chairs: readonly Chair[] = [human('Anna'), human('Berto')], first = 6) {
  const typed = typedDice(keyedDice({ seed: 'deck' }))
  const opened = openTyped(typed, [first], () => createMatch(toy, SETUP, { dice: typed, typed: true }))
  assert.ok('done' in opened)
  const table = createTable({ id: 't', match: opened.done, chairs, thinker, typed, local: true })
  const mine = chairs.flatMap((chair, seat) => (chair.kind === 'human' ? [seat] : []))
  const { ask, latest, told, connection } = sit(table, { mine, name: 'Anna' })
  await connection.ask({ do: 'watch' })
  const act = (type: string, rolls?: unknown) =>
    ask({
      do: 'act',
      seat: table.match.decision!.seat,
      action: { type },
      at: table.match.length,
      ...(rolls !== undefined && { rolls }),
    })
  return { table, ask, act, latest, told }
}

test('an act that needs dice is answered with what to roll, and nothing has happened', async () => {
  const { table, act, latest, told } = await umpired()
  assert.equal(latest().typed, true)
  assert.equal(latest().commitment, undefined)
  const before = told.length
  assert.deepEqual(await act('forage'), { ok: false, wants: { soFar: [], next: [{ sides: 6, why: '2.2' }] } })
  assert.equal(table.match.length, 0)
  assert.equal(told.length, before + 1, 'nobody is told but the one who asked')
  assert.deepEqual(await act('forage', [4]), { ok: true })
  assert.equal(latest().at, 1)
})

test('rolls that cannot be are refused or in error, and nothing changes', async () => {
  const { table, act } = await umpired()
  const high = await act('forage', [7])
  assert.ok(!high.ok && 'refusal' in high && high.refusal.rule === '2.2' && /from 1 to 6/.test(high.refusal.cure!.en))
  const many = await act('forage', [3, 3])
  assert.ok(!many.ok && 'refusal' in many && /one too many/.test(many.refusal.text.en))
  const none = await act('march', [3])
  assert.ok(!none.ok && 'refusal' in none)
  for (const rolls of [[0], ['6'], '6', 6, [1.5], [-1], [null], {}, Array(1001).fill(1)]) {
    const answer = await act('forage', rolls)
    assert.ok(!answer.ok && 'error' in answer && /proper “rolls”/.test(answer.error), JSON.stringify(rolls))
  }
  assert.equal(table.match.length, 0)
})

test('a table with dice of its own takes no rolls, and is nobody’s to wind back', async () => {
  const match = createMatch(toy, SETUP, { seed: 'sesame' })
  const table = createTable({ id: 't', match, chairs: [human('Anna'), human('Berto')], thinker })
  const answers: Reply[] = []
  const connection = table.connect(
    { mine: [0, 1], name: 'Anna' },
    tell => tell.tell === 'answer' && answers.push(tell.answer),
  )
  const { seat } = match.decision!
  await connection.ask({ do: 'act', seat, action: { type: 'forage' }, at: 0, rolls: [6], id: 1 })
  await connection.ask({ do: 'roll', seat, at: 0, rolls: [6], id: 2 })
  await connection.ask({ do: 'undo', seat, to: 0, id: 3 })
  assert.equal(match.length, 0)
  for (const answer of answers) assert.ok(!answer.ok && 'refusal' in answer && answer.refusal.text.it)
  assert.equal(answers.length, 3)
})

test('the umpire takes back anybody’s move, asks nobody, and the file stays good', async () => {
  const { table, ask, act, latest } = await umpired()
  assert.ok(latest().noUndo, 'nothing to take back yet')
  await act('forage', [4])
  await act('attack')
  await act('pass', [6, 1])
  await act('done')
  assert.equal(table.match.decision!.seat, 1)
  assert.equal(latest().noUndo, undefined)
  assert.deepEqual(await ask({ do: 'undo', seat: 0 }), { ok: true })
  assert.equal(table.match.length, 3)
  assert.deepEqual(await ask({ do: 'undo', seat: 0 }), { ok: true }, 'dice and the other player’s answer')
  assert.equal(latest().at, 2)
  await act('pass', [1, 6])
  assert.deepEqual(await ask({ do: 'undo', seat: 0, to: 0 }), { ok: true })
  const beyond = await ask({ do: 'undo', seat: 0, to: 9 })
  assert.ok(!beyond.ok && 'refusal' in beyond)
  await act('forage', [2])
  const file = await ask({ do: 'journal' })
  assert.ok(file.ok)
  const journal = JSON.parse(JSON.stringify(file.value))
  assert.equal(journal.dice, 'typed')
  assert.deepEqual(verify(toy, journal).faults, [])
  assert.ok(typeof resume(toy, journal) !== 'string')
})

test('a finished game can be taken back by its umpire, a resigned one cannot', async () => {
  const { table, ask, act, latest } = await umpired()
  for (let turns = 0; turns < 6; turns++) await act('done')
  assert.ok(latest().result)
  assert.deepEqual(await ask({ do: 'undo', seat: 0 }), { ok: true })
  assert.equal(latest().result, undefined)
  await ask({ do: 'resign', seat: 0 })
  const refused = await ask({ do: 'undo', seat: 0 })
  assert.ok(!refused.ok && 'refusal' in refused)
  assert.equal(table.match.length, 5)
})

test('a computer at the table: its rolls are asked of the people, who type them for it', async () => {
  const { table, ask, latest } = await umpired([human('Anna'), bot], 1)
  let asked = 0
  for (let i = 0; i < 400 && latest().result === undefined; i++) {
    await table.settled()
    const { rolling, at } = latest()
    if (rolling !== undefined) {
      asked++
      assert.equal(rolling.seat, 1)
      const bad = await ask({ do: 'roll', seat: 0, at, rolls: [99] })
      assert.ok(!bad.ok && 'refusal' in bad)
      const stale = await ask({ do: 'roll', seat: 0, at: at + 1, rolls: [1] })
      assert.ok(!stale.ok && 'refusal' in stale)
      const part = await ask({ do: 'roll', seat: 0, at, rolls: [] })
      assert.ok(!part.ok && 'wants' in part)
      assert.deepEqual(await ask({ do: 'roll', seat: 0, at, rolls: rolling.wants.next.map(() => 2) }), { ok: true })
    } else if (table.match.decision?.seat === 0) {
      const { actions } = table.match.decision
      const action = actions.find(each => each.type === 'pass' || each.type === 'done') ?? actions[0]
      const tried = await ask({ do: 'act', seat: 0, action, at: table.match.length })
      if (!tried.ok && 'wants' in tried)
        await ask({ do: 'act', seat: 0, action, at: table.match.length, rolls: tried.wants.next.map(() => 3) })
    }
  }
  assert.ok(latest().result, 'the game came to its end')
  assert.ok(asked > 0)
  assert.deepEqual(verify(toy, table.match.journal()).faults, [])
})

test('taking back while a computer waits for its dice goes to somebody who can choose', async () => {
  const { table, ask, latest } = await umpired([human('Anna'), bot], 6)
  await ask({ do: 'act', seat: 0, action: { type: 'done' }, at: 0 })
  for (let i = 0; i < 50 && latest().rolling === undefined; i++) {
    await table.settled()
    if (table.match.decision?.seat === 0) {
      const { actions } = table.match.decision
      const action = actions.find(each => each.type === 'pass' || each.type === 'done') ?? actions[0]
      const at = table.match.length
      const tried = await ask({ do: 'act', seat: 0, action, at })
      if (!tried.ok && 'wants' in tried)
        await ask({ do: 'act', seat: 0, action, at, rolls: tried.wants.next.map(() => 3) })
    }
  }
  assert.ok(latest().rolling, 'it wants to roll some day')
  assert.deepEqual(await ask({ do: 'undo', seat: 0 }), { ok: true })
  assert.equal(table.match.decision!.seat, 0)
  assert.equal(latest().rolling, undefined)
})
