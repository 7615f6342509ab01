/**
 * Answers that people gave in advance: whoever looks on learns neither that they were, nor what there was to choose from.
 * Two tables that differ only in what one player hides, and a third at which he answers by hand: every message must be the
 * same, in the same order, at the same time.
 */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { decide, playersFor } from '@bivouac/ai'
import { type Action, type AnyGame, canonical, type Decision, searchDice } from '@bivouac/kernel'
import { createMatch, goesOn, type Match, readPosition } from '@bivouac/match'
import { GAMES } from '@bivouac/shelf/all'
import { toy } from '../../match/test/toy.ts'
import { type Chair, createTable, paceFor, type Tell, type Thinker } from '../src/index.ts'
import { virtualTime } from './virtual-time.ts'

const THINKING = 1000
const { least, most } = paceFor(THINKING).person
const person = (i: number): Chair => ({ kind: 'human', name: `${i}` })
const nobody = {} as Thinker

interface Scene {
  readonly game: AnyGame
  readonly pos: unknown
  readonly seat: number
  /** Given in advance; without one he answers by hand, when somebody would who had. */
  readonly order?: string
  readonly byHand?: { readonly action: Action; readonly when: number }
}

/** What comes when to every eye but his, from when he is asked until he has answered once; and when that was. */
async function schedule({ game, pos, seat, order, byHand }: Scene, seed: string) {
  const setup = game.readSetup({})
  assert.ok(typeof setup !== 'string')
  const match = createMatch(game, setup, { dice: searchDice('same dice') }, structuredClone(pos) as never)
  match.standLater()
  if (order !== undefined) match.stand(seat, order, true)
  const time = virtualTime(seed)
  const chairs = game.seats(setup).map((_, i) => person(i))
  const table = createTable({ id: 't', match, chairs, thinker: nobody, pace: paceFor(THINKING), timer: time.timer })
  const messages: [number, number, Tell][] = []
  let answered: number | undefined
  const look = (mine: readonly number[]) => {
    const connection = table.connect({ mine, name: '' }, tell => {
      if (mine[0] === seat) return
      const when = time.timer.now()
      if (answered === undefined || answered === when) messages.push([when, mine[0] ?? -1, structuredClone(tell)])
      if (match.length > 0) answered ??= when
      // His next answer is nobody's concern here.
      match.stand(seat, 'turn', match.length === 0 && order === 'turn')
    })
    void connection.ask({ do: 'watch' })
    return connection
  }
  for (let i = 0; i < chairs.length; i++) if (i !== seat) look([i])
  look([])
  const him = look([seat])
  if (byHand !== undefined)
    time.timer.after(
      byHand.when,
      () => void him.ask({ do: 'act', seat, action: byHand.action, at: match.seen(seat), id: 1 }),
    )
  await time.run()
  table.close()
  return { messages: canonical(messages), answered }
}

const nameOf = ({ proc, step }: Decision): string => `${proc}.${step}`
const passed = (game: AnyGame, match: Match, seat: number, order: string): Action | undefined => {
  const { decision } = match
  if (order === 'turn') return goesOn(game, match.view(seat), decision!)
  return decision!.actions.find(({ type }) => type === decision!.standing)
}
const optionsOf = ({ actions, gathers = [] }: Decision): number =>
  gathers.reduce((sum, { may }) => sum + may.length, actions.length)

/** What every other eye sees and hears of a move. */
function shownAfter(game: AnyGame, match: Match, seat: number, action: Action): string | undefined {
  const again = createMatch(game, match.setup, { dice: searchDice('same dice') }, match.position() as never)
  if (!again.submit(seat, action).ok) return undefined
  const eyes = [...game.seats(match.setup).keys()].filter(each => each !== seat)
  const { decision } = again
  const next = decision && [decision.seat, nameOf(decision)]
  return canonical([...eyes, 'spectator' as const].map(eye => [again.view(eye), again.heard(eye), next ?? '']))
}

const MOST_COMPARED = 24
const FOR_SEVERAL = GAMES.filter(game => {
  const setup = game.readSetup({})
  return typeof setup === 'object' && game.seats(setup).length > 1
})

for (const game of FOR_SEVERAL)
  test(`${game.id}: nobody can tell an answer given in advance, or what there was to choose from, by messages and their times`, async t => {
    const setup = game.readSetup({})
    assert.ok(typeof setup !== 'string')
    const recruit = playersFor(game).find(({ id }) => id === 'recruit')!
    const dice = searchDice(`advance ${game.id}`)
    const compared = { question: 0, turn: 0 }
    let unlike = 0
    for (let round = 0; round < 12 && (round < 4 || compared.question < MOST_COMPARED / 2); round++) {
      const match = createMatch(game, setup, { seed: `advance ${round}`, nonces: [] })
      while (match.decision !== undefined && match.length < 160) {
        const { decision } = match
        const { seat } = decision
        const order = decision.standing === undefined ? 'turn' : nameOf(decision)
        const kind = decision.standing === undefined ? 'turn' : 'question'
        const action = decision.asked === undefined ? passed(game, match, seat, order) : undefined
        if (action !== undefined && compared[kind] < MOST_COMPARED) {
          const eye = (seat + 1) % game.seats(setup).length
          const heard = match.heard(eye).map(({ event }) => event)
          const other = readPosition(game, game.imagine(match.view(eye), eye, heard, dice) as never)
          const shadow = typeof other === 'string' ? undefined : createMatch(game, setup, { dice }, other)
          const isLike =
            shadow?.decision !== undefined &&
            nameOf(shadow.decision) === nameOf(decision) &&
            shadow.decision.seat === seat
          const shown = shownAfter(game, match, seat, action)
          const same = isLike ? passed(game, shadow, seat, order) : undefined
          // Where the pass itself shows what was held, the tables differ, and may.
          if (same !== undefined && shown !== undefined && shown === shownAfter(game, shadow!, seat, same)) {
            const seed = `${round}/${match.length}`
            const held = await schedule({ game, pos: match.position(), seat, order }, seed)
            const unheld = await schedule({ game, pos: shadow!.position(), seat, order }, seed)
            const when = held.answered!
            assert.ok(when >= least && when <= most, `${when} ms`)
            const typed = await schedule({ game, pos: match.position(), seat, byHand: { action, when } }, seed)
            assert.equal(held.messages, unheld.messages, `${nameOf(decision)} of seat ${seat}: what he holds shows`)
            assert.equal(held.messages, typed.messages, `${nameOf(decision)} of seat ${seat}: that he ordered it shows`)
            compared[kind]++
            if (optionsOf(decision) !== optionsOf(shadow!.decision!)) unlike++
          }
        }
        const situation = { seat, view: match.view(seat), heard: match.heard(seat).map(e => e.event), decision }
        const chosen = decide(game, recruit, situation, {}, dice, false)
        if (!match.submit(seat, chosen.action).ok) break
      }
    }
    const { question, turn } = compared
    t.diagnostic(`${question} questions and ${turn} turns compared, ${unlike} of them with other options`)
    assert.ok(question + turn > 0, 'something was compared')
    differing += unlike
  })
let differing = 0
test('at some of all those the options differed', () => assert.ok(differing > 20, `${differing}`))

describe('answers that somebody gave in advance', () => {
  /** A table of people whose defender has a standing pass; everything the attacker is told, with its time. */
  async function attacked(chairs: readonly Chair[], left?: number) {
    const setup = toy.readSetup({})
    assert.ok(typeof setup !== 'string')
    const match = createMatch(toy as never, setup, { seed: 'standing', nonces: [] })
    match.standLater()
    const { seat } = match.decision!
    const foe = 1 - seat
    const time = virtualTime('standing')
    /** A computer attacks once. */
    const thinker = {
      choose: () => (match.length === 0 ? Promise.resolve({ action: { type: 'attack' } }) : new Promise(() => {})),
    } as unknown as Thinker
    const table = createTable({
      id: 't',
      match,
      chairs,
      thinker,
      pace: paceFor(THINKING),
      timer: time.timer,
      ...(left !== undefined && { clock: () => ({ left: [left, left], running: [foe] }) }),
    })
    const told: [number, Tell][] = []
    const me = table.connect(
      { mine: [seat], name: '' },
      tell => void told.push([time.timer.now(), structuredClone(tell)]),
    )
    const him = table.connect({ mine: [foe], name: '' }, () => {})
    const moves = (): readonly (readonly [number, number])[] =>
      told.flatMap(([when, tell]) => (tell.tell === 'moved' ? [[when, tell.snapshot.at] as const] : []))
    const attack = () => me.ask({ do: 'act', seat, action: { type: 'attack' }, at: match.seen(seat), id: 1 })
    const stand = (on: boolean) => him.ask({ do: 'stand', seat: foe, question: 'assault.reaction', on, id: 2 })
    return { match, foe, time, him, moves, attack, stand }
  }

  test('come as a move of their own, after the time of somebody who reads and passes', async () => {
    const { match, time, moves, attack, stand } = await attacked([person(0), person(1)])
    await stand(true)
    assert.deepEqual(moves(), [], 'nobody is told of it')
    await attack()
    assert.equal(match.length, 1, 'the question stands open')
    await time.run()
    assert.equal(match.length, 2)
    const [asked, answered] = moves()
    assert.deepEqual([asked![1], answered![1]], [1, 2])
    const took = answered![0] - asked![0]
    assert.ok(took >= least && took <= most, `${took} ms`)
  })

  test('whoever answers himself, or takes it back, is not answered for', async () => {
    const { match, foe, time, him, attack, stand } = await attacked([person(0), person(1)])
    await stand(true)
    await attack()
    await stand(false)
    await time.run()
    assert.equal(match.length, 1, 'he is asked')
    await stand(true)
    assert.equal(match.length, 2, 'whoever is asked just now answers with it')
    await attack()
    await him.ask({ do: 'act', seat: foe, action: { type: 'pass' }, at: match.seen(foe), id: 3 })
    assert.equal(match.length, 4)
    await time.run()
    assert.equal(match.length, 4, 'once')
  })

  test('at once where the clock would run out, and against computers, who read no times', async () => {
    const hurried = await attacked([person(0), person(1)], 5000)
    await hurried.stand(true)
    await hurried.attack()
    await hurried.time.run()
    const [asked, answered] = hurried.moves()
    assert.equal(answered![0], asked![0])

    const { foe } = hurried
    const alone = await attacked([0, 1].map(i => (i === foe ? person(i) : { kind: 'bot', bot: 'recruit', name: 'b' })))
    await alone.stand(true)
    await alone.time.run()
    const [attack, pass] = alone.moves()
    assert.deepEqual([attack![1], pass![1]], [1, 2])
    assert.equal(pass![0], attack![0])
  })
})
