/**
 * Two tables that differ only in what the enemy's hidden blocks are. Somebody begins groups, assaults, defences, pursuits,
 * rides and bombardments with any of his blocks and lets go of them, asks why not, does one of them, takes it back and
 * does it again: every message to every other eye is the same at both tables, in the same order.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, playersFor } from '@bivouac/ai'
import { type Chair, createTable, type Tell, type Thinker } from '@bivouac/host'
import { type Action, canonical, searchDice } from '@bivouac/kernel'
import { createMatch, type Match, readPosition } from '@bivouac/match'
import { marengo } from '../module.ts'
import { blocksOf } from '../rules/4-pieces.ts'
import type { MarengoPosition } from '../state.ts'
import { COUNT, sideOf } from '../words.ts'

const thinker = { choose: () => Promise.reject(new Error('nobody is a computer here')) } as unknown as Thinker
const CHAIRS: readonly Chair[] = [0, 1].map(i => ({ kind: 'human', name: `${i}` }))
/** How every offer of several things may be begun with one block. */
const BEGINNINGS: Readonly<Record<string, (block: number) => unknown>> = {
  move: block => ({ group: [block] }),
  march: block => ({ block: [block] }),
  ride: block => ({ block: [block] }),
  continue: block => ({ group: [block] }),
  arrive: block => ({ block: [block] }),
  bombard: block => [block],
  guard: block => [block],
  pursue: block => [block],
  block: block => [block],
  forward: block => [block],
}

interface Heard {
  /** What every eye but the mover's was told, in order. */
  readonly others: string
  /** The mover could take his action back. */
  readonly undone: boolean
}
async function heardAt(
  pos: MarengoPosition,
  seat: number,
  action: Action,
  setup: ReturnType<typeof read>,
): Promise<Heard> {
  const match = createMatch(marengo, setup, { dice: searchDice('same dice') }, pos as never)
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
  const types = new Set(match.decision!.gathers?.map(each => each.type))
  for (const block of blocksOf(seat, (1 << COUNT[seat]!) - 1))
    for (const [type, chosen] of Object.entries(BEGINNINGS))
      if (types.has(type)) await ask({ do: 'extend', seat, type, chosen: chosen(block), about: 'all' })
  await ask({ do: 'why', seat, actions: [action] })
  await ask({ do: 'judge', seat, action })
  const act = (): Promise<boolean> => ask({ do: 'act', seat, action, at: match.seen(seat) })
  assert.ok(await act(), `${action.type} ${JSON.stringify(action.arg)}`)
  const undone = await ask({ do: 'undo', seat })
  if (undone) assert.ok(await act(), 'the same once more')
  table.close()
  return { others: canonical(others), undone }
}

const read = (options: object) => {
  const setup = marengo.readSetup({ options })
  assert.ok(typeof setup !== 'string', String(setup))
  return setup
}
/** What every other eye may see once the deed is done: where it shows a block, the tables differ, and may. */
function shown(pos: MarengoPosition, seat: number, action: Action, setup: ReturnType<typeof read>): string | undefined {
  const match = createMatch(marengo, setup, { dice: searchDice('same dice') }, structuredClone(pos) as never)
  if (!match.submit(seat, action).ok) return undefined
  return canonical([1 - seat, 'spectator' as const].map(eye => match.view(eye)))
}

for (const memory of ['kept', 'players'])
  test(`4.2 through choices begun, done, taken back and done again nobody else learns what a hidden block is (${memory})`, async t => {
    const setup = read({ memory })
    const veteran = playersFor(marengo).find(({ id }) => id === 'recruit')!
    const dice = searchDice(`secrets ${memory}`)
    const kinds = new Map<string, number>()
    let [compared, undone] = [0, 0]
    for (let game = 0; game < 3; game++) {
      const match: Match = createMatch(marengo, setup, { seed: `secrets ${memory} ${game}`, nonces: [] })
      while (match.decision !== undefined && match.length < 400) {
        const { decision } = match
        const { seat } = decision
        const heard = match.heard(seat).map(({ event }) => event)
        const { action } = decide(marengo, veteran, { seat, view: match.view(seat), heard, decision }, {}, dice, false)
        const kind = `${decision.proc}.${action.type}`
        if ((kinds.get(kind) ?? 0) < 6) {
          const eye = 1 - seat
          const pos = match.position() as MarengoPosition
          const other = readPosition(marengo, marengo.imagine(match.view(eye) as never, eye, [], dice) as never)
          assert.ok(typeof other !== 'string', String(other))
          const shadow = other as unknown as MarengoPosition
          const hidden = pos.s.face.some((face, block) => sideOf(block) === seat && face !== shadow.s.face[block])
          const views = [pos, shadow].map(each => shown(each, seat, action, setup))
          if (hidden && views[0] !== undefined && views[0] === views[1]) {
            const [one, two] = [await heardAt(pos, seat, action, setup), await heardAt(shadow, seat, action, setup)]
            assert.equal(one.others, two.others, `${kind} at move ${match.length}`)
            assert.equal(one.undone, two.undone)
            kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
            compared++
            if (one.undone) undone++
          }
        }
        assert.ok(match.submit(seat, action).ok)
      }
    }
    t.diagnostic(
      `${compared} pairs of tables, ${undone} deeds taken back; ${[...kinds].map(each => each.join(' ')).join(', ')}`,
    )
    assert.ok(compared > 20 && undone > 10, `${compared} compared, ${undone} taken back`)
    assert.ok(kinds.size >= 6, [...kinds.keys()].join())
  })
