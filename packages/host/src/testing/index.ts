/**
 * Two tables that differ only in what one seat hides. Its player asks why not, begins something and lets go of it, acts,
 * takes it back and does it again: every message to every other eye must be the same at both tables, in the same order.
 */
import assert from 'node:assert/strict'
import { decide, playersFor } from '@bivouac/ai'
import { type Action, type AnyGame, canonical, type Eye, type Seat, type Setup, searchDice } from '@bivouac/kernel'
import { createMatch, type Match, readPosition } from '@bivouac/match'
import type { Chair, Tell } from '../protocol.ts'
import { createTable } from '../table.ts'
import type { Thinker } from '../thinker.ts'

const thinker = { choose: () => Promise.reject(new Error('nobody is a computer here')) } as unknown as Thinker
const CHAIRS: readonly Chair[] = [0, 1].map(i => ({ kind: 'human', name: `${i}` }))

/** Asks the table in the name of the seat; whether it was granted. */
export type AskInHisName = (message: object) => Promise<boolean>
export interface Leaked {
  /** What every eye but the mover's was told, in order. */
  readonly others: string
  /** The mover could take his action back. */
  readonly undone: boolean
}

/** The same dice fall at every such table. */
export const matchAt = (game: AnyGame, setup: Setup, pos: unknown): Match =>
  createMatch(game, setup, { dice: searchDice('same dice') }, structuredClone(pos) as never)

/** Begins every set and path with each of its first elements, and lets go of it. */
async function beginSets(ask: AskInHisName, { decision }: Match): Promise<void> {
  const { seat, gathers } = decision!
  for (const { type, may } of gathers ?? [])
    for (const element of may.slice(0, 3)) await ask({ do: 'extend', seat, type, chosen: [element], about: 'all' })
}

/** Puts the deed to the table from all sides; `begin` says what else is begun before it and let go of. */
export async function heardAt(
  match: Match,
  seat: Seat,
  action: Action,
  begin: (ask: AskInHisName, match: Match) => Promise<void> = beginSets,
  eyes: readonly Eye[] = [1 - seat, 'spectator'],
): Promise<Leaked> {
  const table = createTable({ id: 't', match, chairs: CHAIRS, thinker })
  const others: [string, Tell][] = []
  for (const eye of eyes)
    await table
      .connect({ mine: eye === 'spectator' ? [] : [eye], name: '' }, tell => {
        others.push([`${eye}`, structuredClone(tell)])
      })
      .ask({ do: 'watch' })
  const answers: Tell[] = []
  const me = table.connect({ mine: [seat], name: '' }, tell => void answers.push(tell))
  await me.ask({ do: 'watch' })
  let id = 0
  const ask: AskInHisName = async message => {
    await me.ask({ ...message, id: ++id })
    const found = answers.find(each => each.tell === 'answer' && each.id === id)
    return found?.tell === 'answer' && found.answer.ok
  }
  await begin(ask, match)
  await ask({ do: 'why', seat, actions: [action] })
  await ask({ do: 'judge', seat, action })
  const act = (): Promise<boolean> => ask({ do: 'act', seat, action, at: match.seen(seat) })
  assert.ok(await act(), `${action.type} ${JSON.stringify(action.arg)}`)
  const undone = await ask({ do: 'undo', seat })
  if (undone) assert.ok(await act(), 'the same once more')
  table.close()
  return { others: canonical(others), undone }
}

/** What every other eye may see once the deed is done: where it shows what was hidden, the tables differ, and may. */
function shown(match: Match, seat: Seat, action: Action, eyes: readonly Eye[]): string | undefined {
  if (!match.submit(seat, action).ok) return undefined
  return canonical(eyes.map(eye => match.view(eye)))
}

export interface Secrets<Pos> {
  readonly game: AnyGame
  readonly setup: Setup
  readonly seed: string
  readonly games: number
  /** Moves of each game that are looked at. */
  readonly moves: number
  /** How often each kind of deed is compared. */
  readonly each: number
  /** Do the two really differ in something that `seat` hides? */
  isOther(pos: Pos, shadow: Pos, seat: Seat): boolean
  /** Where elements alone do not begin anything. */
  begin?(ask: AskInHisName, match: Match): Promise<void>
  /** Spectators see other numbers or backs than the enemy does: what he imagines is not what they could. */
  readonly enemyOnly?: true
}
export interface Compared {
  readonly compared: number
  readonly undone: number
  /** How often each procedure, step and action was compared. */
  readonly kinds: ReadonlyMap<string, number>
}

/** Plays games between Recruits; wherever the other side can imagine another truth, both are put on a table and compared. */
export async function compareSecrets<Pos>(wishes: Secrets<Pos>): Promise<Compared> {
  const { game, setup } = wishes
  const recruit = playersFor(game).find(({ id }) => id === 'recruit')!
  const dice = searchDice(wishes.seed)
  const kinds = new Map<string, number>()
  let [compared, undone] = [0, 0]
  for (let n = 0; n < wishes.games; n++) {
    const match = createMatch(game, setup, { seed: `${wishes.seed} ${n}`, nonces: [] })
    while (match.decision !== undefined && match.length < wishes.moves) {
      const { decision } = match
      const { seat, proc, step } = decision
      const heard = match.heard(seat).map(({ event }) => event)
      const { action } = decide(game, recruit, { seat, view: match.view(seat), heard, decision }, {}, dice, false)
      const kind = `${proc}.${step} ${action.type}`
      if ((kinds.get(kind) ?? 0) < wishes.each) {
        const pos = match.position()
        const shadow = readPosition(game, game.imagine(match.view(1 - seat) as never, 1 - seat, [], dice) as never)
        assert.ok(typeof shadow !== 'string', String(shadow))
        const tables = (): Match[] => [pos, shadow].map(each => matchAt(game, setup, each))
        const eyes: readonly Eye[] = wishes.enemyOnly ? [1 - seat] : [1 - seat, 'spectator']
        const [one, two] = tables().map(each => shown(each, seat, action, eyes))
        if (wishes.isOther(pos as Pos, shadow as Pos, seat) && one !== undefined && one === two) {
          const [here, there] = tables()
          const first = await heardAt(here!, seat, action, wishes.begin, eyes)
          const second = await heardAt(there!, seat, action, wishes.begin, eyes)
          assert.deepEqual(second, first, `${kind} at move ${match.length}`)
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
          compared++
          if (first.undone) undone++
        }
      }
      assert.ok(match.submit(seat, action).ok)
    }
  }
  return { compared, undone, kinds }
}
