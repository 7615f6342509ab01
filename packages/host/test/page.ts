/** Who plays in the tests of a table, and a page to play on. */
import assert from 'node:assert/strict'
import { randomPlayer } from '@bivouac/ai'
import { toy } from '../../match/test/toy.ts'
import { type createTable, type Reply, type Snapshot, type Tell, thinkHere, type Viewer } from '../src/index.ts'

export const human = (name: string) => ({ kind: 'human', name }) as const
export const bot = { kind: 'bot', bot: 'random', name: 'Random' } as const
export const thinker = thinkHere({ game: toy, players: { random: randomPlayer }, seed: 'bots' })

/** A page: remembers what it was told, and can ask and wait for the answer. */
export function sit(table: ReturnType<typeof createTable>, viewer: Viewer) {
  const told: Tell[] = []
  const connection = table.connect(viewer, tell => told.push(structuredClone(tell)))
  let id = 0
  const ask = async (message: object): Promise<Reply> => {
    const mine = ++id
    await connection.ask({ ...message, id: mine })
    const found = told.find(each => each.tell === 'answer' && each.id === mine)
    assert.ok(found?.tell === 'answer', 'every ask is answered')
    return found.answer
  }
  const latest = (): Snapshot => {
    const found = told.findLast(each => each.tell === 'table' || each.tell === 'moved')
    assert.ok(found && 'snapshot' in found)
    return found.snapshot
  }
  const act = (seat: number, action: object) => ask({ do: 'act', seat, action, at: latest().at })
  return { told, ask, act, latest, connection }
}
