/**
 * Two tables that differ only in the cards the mover holds. He begins armies and lets go of them, asks why not, does what
 * both hands allow, takes it back and does it again: every message to the enemy and to a spectator is the same at both,
 * in the same order. So are the questions put to him: reactions, standing answers, what pays.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, playersFor } from '@bivouac/ai'
import { type Chair, createTable, type Tell, type Thinker } from '@bivouac/host'
import { type Action, canonical, searchDice } from '@bivouac/kernel'
import { createMatch, type Match, readPosition } from '@bivouac/match'
import { ageOfNapoleon } from '../module.ts'
import type { NapoleonPosition } from '../state.ts'

const thinker = { choose: () => Promise.reject(new Error('nobody is a computer here')) } as unknown as Thinker
const CHAIRS: readonly Chair[] = [0, 1].map(i => ({ kind: 'human', name: `${i}` }))
const setup = (() => {
  const read = ageOfNapoleon.readSetup({ scenario: '1805' })
  assert.ok(typeof read !== 'string', String(read))
  return read
})()

const matchFrom = (pos: NapoleonPosition): Match =>
  createMatch(ageOfNapoleon, setup, { dice: searchDice('same dice') }, structuredClone(pos) as never)
async function heardAt(pos: NapoleonPosition, seat: number, action: Action): Promise<string> {
  const match = matchFrom(pos)
  const table = createTable({ id: 't', match, chairs: CHAIRS, thinker })
  const others: [string, Tell][] = []
  for (const mine of [[1 - seat], []])
    await table
      .connect({ mine, name: '' }, tell => void others.push([mine.join() || 'spectator', structuredClone(tell)]))
      .ask({ do: 'watch' })
  const answers: Tell[] = []
  const me = table.connect({ mine: [seat], name: '' }, tell => void answers.push(tell))
  await me.ask({ do: 'watch' })
  let id = 0
  const ask = async (message: object): Promise<boolean> => {
    await me.ask({ ...message, id: ++id })
    const found = answers.find(each => each.tell === 'answer' && each.id === id)
    return found?.tell === 'answer' && found.answer.ok
  }
  for (const { type, may } of match.decision!.gathers ?? [])
    for (const element of may.slice(0, 3)) await ask({ do: 'extend', seat, type, chosen: [element], about: 'all' })
  await ask({ do: 'why', seat, actions: [action] })
  const act = (): Promise<boolean> => ask({ do: 'act', seat, action, at: match.seen(seat) })
  assert.ok(await act(), `${action.type} ${JSON.stringify(action.arg)}`)
  if (await ask({ do: 'undo', seat })) assert.ok(await act(), 'the same once more')
  table.close()
  return canonical(others)
}
/** What the others may see once it is done; nothing where this hand does not allow it. */
function shown(pos: NapoleonPosition, seat: number, action: Action): string | undefined {
  const match = matchFrom(pos)
  if (!match.submit(seat, action).ok) return undefined
  return canonical([1 - seat, 'spectator' as const].map(eye => match.view(eye)))
}

test('1.11, 9.2, 9.4, 11.3 whatever a player begins, does and takes back, nobody else learns what he holds', async t => {
  const recruit = playersFor(ageOfNapoleon).find(({ id }) => id === 'recruit')!
  const dice = searchDice('messages')
  const kinds = new Map<string, number>()
  let compared = 0
  for (let game = 0; game < 2; game++) {
    const match: Match = createMatch(ageOfNapoleon, setup, { seed: `messages ${game}`, nonces: [] })
    while (match.decision !== undefined && match.length < 260) {
      const { decision } = match
      const { seat, proc, step } = decision
      const heard = match.heard(seat).map(({ event }) => event)
      const { action } = decide(
        ageOfNapoleon,
        recruit,
        { seat, view: match.view(seat), heard, decision },
        {},
        dice,
        false,
      )
      const kind = `${proc}.${step} ${action.type}`
      if ((kinds.get(kind) ?? 0) < 3) {
        const eye = 1 - seat
        const pos = match.position() as NapoleonPosition
        const guess = ageOfNapoleon.imagine(match.view(eye) as never, eye, [], dice)
        const other = readPosition(ageOfNapoleon, guess as never)
        assert.ok(typeof other !== 'string', String(other))
        const shadow = other as unknown as NapoleonPosition
        const isOther = canonical(pos.s.hand[seat]!) !== canonical(shadow.s.hand[seat]!)
        // The rest as it is: only the hand of the mover, and the deck it was dealt from, are others.
        const views = [pos, shadow].map(each => shown(each, seat, action))
        if (isOther && views[0] !== undefined && views[0] === views[1]) {
          assert.equal(
            await heardAt(pos, seat, action),
            await heardAt(shadow, seat, action),
            `${kind}, move ${match.length}`,
          )
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
          compared++
        }
      }
      assert.ok(match.submit(seat, action).ok)
    }
  }
  t.diagnostic(`${compared} pairs of tables: ${[...kinds].map(each => each.join(' × ')).join(', ')}`)
  for (const kind of ['order.answer let', 'turn.act march', 'order.way go', 'turn.act pass', 'diplomacy.play pass'])
    assert.ok(kinds.has(kind), `${kind} was not compared: ${[...kinds.keys()].join(', ')}`)
})
