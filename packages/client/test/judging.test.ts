import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reply } from '@bivouac/host/protocol'
import type { UnnumberedAsk } from '../src/carrier/carrier.ts'
import { createJudge } from '../src/table/judging.ts'

function slowTable() {
  const sent: { readonly arg: unknown; answer(): void }[] = []
  let at = 7
  const judge = createJudge({
    seat: () => 0,
    latest: () => ({ at }) as never,
    ask: (question: UnnumberedAsk) =>
      new Promise<Reply>(resolve => {
        const { action } = question as Extract<UnnumberedAsk, { do: 'judge' }>
        const answer = () => resolve({ ok: true, value: { action, legal: true, refusals: [] } })
        sent.push({ arg: action.arg, answer })
      }),
  })
  return { judge, sent, moveOn: () => void at++ }
}
const rest = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('a drag asks one question at a time, and the newest wins', async () => {
  const { judge, sent } = slowTable()
  const answers = [1, 2, 3, 4].map(arg => judge({ type: 'march', arg }))
  assert.deepEqual(
    sent.map(each => each.arg),
    [1],
  )
  sent[0]!.answer()
  await rest()
  assert.deepEqual(
    sent.map(each => each.arg),
    [1, 4],
  )
  sent[1]!.answer()
  const found = await Promise.all(answers)
  assert.deepEqual(
    found.map(each => each?.action.arg),
    [undefined, undefined, undefined, 4],
  )
})

test('what is asked about one kind of deed is not given up for another: a unit pulled at once is told where it can get to', async () => {
  const { judge, sent } = slowTable()
  const answers = [
    judge({ type: 'unit', arg: 1 }),
    judge({ type: 'march', arg: 2 }),
    judge({ type: 'unit', arg: 3 }),
    judge({ type: 'march', arg: 4 }),
  ]
  for (const wanted of [1, 4, 3]) {
    assert.equal(sent.at(-1)!.arg, wanted)
    sent.at(-1)!.answer()
    await rest()
  }
  const found = await Promise.all(answers)
  assert.deepEqual(
    found.map(each => each?.action.arg),
    [undefined, undefined, 3, 4],
  )
  void judge({ type: 'march', arg: 5 })
  assert.equal(sent.at(-1)!.arg, 5)
})

test('what was asked of a table that has moved on is answered with nothing', async () => {
  const { judge, sent, moveOn } = slowTable()
  const answer = judge({ type: 'march', arg: 1 })
  moveOn()
  sent[0]!.answer()
  assert.equal(await answer, undefined)
  const next = judge({ type: 'march', arg: 2 })
  sent[1]!.answer()
  assert.equal((await next)?.legal, true)
})
