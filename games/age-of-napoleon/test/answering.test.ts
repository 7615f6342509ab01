/**
 * How an answer looks from outside. Two tables that differ only in what one player holds: what he begins and does, how long a computer takes to
 * answer, and an answer given in advance must look the same to everybody else, message by message.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Chair, createTable, paceFor, type Tell, type Thinker } from '@bivouac/host'
import { heardAt, matchAt } from '@bivouac/host/testing'
import { canonical } from '@bivouac/kernel'
import type { Match } from '@bivouac/match'
import { virtualTime } from '../../../packages/host/test/virtual-time.ts'
import { ageOfNapoleon } from '../module.ts'
import { ANSWERS, CHOICES, type Question, YEAR } from './questions.ts'

const setup = (() => {
  const read = ageOfNapoleon.readSetup({ scenario: '1805' })
  assert.ok(typeof read !== 'string')
  return read
})()
const tableAt = (question: Question, hand: readonly string[]): Match => {
  const game = question.at(hand)
  assert.equal(game.where(), question.where, hand.join(', '))
  return matchAt(ageOfNapoleon as never, setup, game.pos)
}
/** The same with every hand. */
function alike(seen: readonly string[], question: Question): string {
  // Not compared by `equal`, which would print two whole tables.
  for (const each of seen) assert.ok(each === seen[0], `${question.where}: ${question.hands.join(' or ')}`)
  return seen[0]!
}

test('7.2, 9.2, 9.4, 11.3 what pays and what is answered is begun, done and taken back alike, whatever else is held', async () => {
  for (const question of [...ANSWERS, ...CHOICES, ...YEAR]) {
    const heard: string[] = []
    for (const hand of question.hands)
      heard.push((await heardAt(tableAt(question, hand), question.seat, question.action)).others)
    alike(heard, question)
  }
})

const THINKING = 1000
/** Everything told to the others, with its time, until the seat has answered once. */
async function told(
  match: Match,
  chair: Chair,
  { seat, action }: Question,
  took: number,
): Promise<readonly (readonly [number, number, Tell])[]> {
  const time = virtualTime('answering')
  let asked = 0
  const thinker = {
    async choose() {
      if (asked++ > 0) return new Promise(() => {})
      await time.sleep(took)
      return { action, spent: took }
    },
    aloud: async () => ({ it: 'ecco', en: 'there' }),
  } as unknown as Thinker
  const chairs = [0, 1].map((each): Chair => (each === seat ? chair : { kind: 'human', name: `${each}` }))
  const host = createTable({ id: 't', match, chairs, thinker, pace: paceFor(THINKING), timer: time.timer })
  const messages: [number, number, Tell][] = []
  for (const eye of [1 - seat, -1])
    void host
      .connect({ mine: eye < 0 ? [] : [eye], name: '' }, tell => {
        if (match.length <= 1) messages.push([Math.round(time.timer.now()), eye, structuredClone(tell)])
      })
      .ask({ do: 'watch' })
  await time.run()
  host.close()
  return messages
}
const answeredAt = (messages: readonly (readonly [number, number, Tell])[]): number | undefined =>
  messages.find(([, , tell]) => tell.tell === 'moved')?.[0]

test('9.2, 9.4, 11.3 a computer answers at a time that does not tell whether there was anything to think about', async () => {
  for (const question of [...ANSWERS, ...CHOICES, ...YEAR])
    for (const bot of ['recruit', 'veteran', 'marshal']) {
      const seen = []
      // With nothing to choose it knows at once; with a card it may think for the whole of its time.
      for (const [i, hand] of question.hands.entries()) {
        const thought = i > 0 ? 0 : bot === 'marshal' ? THINKING / 4 : 80
        seen.push(await told(tableAt(question, hand), { kind: 'bot', bot, name: bot }, question, thought))
      }
      const same = alike(seen.map(canonical), question)
      assert.ok(same.includes('moved'), `${bot} has answered`)
    }
})

test('5.3, 5.4, 9.2, 9.4, 13.2 an answer given in advance comes when a person would pass, with the card in hand or without', async () => {
  const { least, most } = paceFor(THINKING).person
  for (const question of ANSWERS) {
    const [name] = question.where.split(' ')
    const seen = []
    for (const hand of question.hands) {
      const match = tableAt(question, hand)
      assert.equal(match.decision!.standing, question.action.type, 'it can be given in advance')
      match.standLater()
      match.stand(question.seat, name!, true)
      seen.push(await told(match, { kind: 'human', name: 'he' }, question, 0))
    }
    alike(seen.map(canonical), question)
    const when = answeredAt(seen[0]!)
    assert.ok(when !== undefined && when >= least && when <= most, `${question.where} ${when}`)
  }
})
