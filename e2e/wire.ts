/** What comes over the wire to one page: every frame, read as the page reads it. */
import assert from 'node:assert/strict'
import type { Heard, Snapshot, Tell } from '@bivouac/host'
import type { AnyGame, Eye } from '@bivouac/kernel'
import { type Journal, replay } from '@bivouac/match'
import type { Page } from 'playwright-core'

export interface Wire {
  readonly tells: readonly Tell[]
  /** The last state of the table. */
  readonly snapshot: Snapshot | undefined
  /** Everything heard so far. */
  readonly heard: readonly Heard[]
  /** The table at this length of the journal, as a page shows it; waits for it, as frames are read beside the page. */
  snapshotAt(at: number): Promise<Snapshot>
}

/** How long a frame that the page has already shown may take to get here. */
const PATIENCE = 60_000

/** Listens from now on: call it before the page opens a table. Reloads are heard too. */
export function listen(page: Page): Wire {
  const tells: Tell[] = []
  const snapshots = new Map<number, Snapshot>()
  let snapshot: Snapshot | undefined
  let heard: Heard[] = []
  let waiting: (() => void)[] = []
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const tell = JSON.parse(String(payload)) as Tell
      tells.push(tell)
      if (tell.tell !== 'table' && tell.tell !== 'moved') return
      snapshot = tell.snapshot
      snapshots.set(snapshot.at, snapshot)
      heard = tell.tell === 'table' ? [...tell.heard] : [...heard, ...tell.heard]
      const all = waiting
      waiting = []
      for (const wake of all) wake()
    }),
  )
  return {
    tells,
    get snapshot() {
      return snapshot
    },
    get heard() {
      return heard
    },
    async snapshotAt(at) {
      const end = Date.now() + PATIENCE
      for (;;) {
        const found = snapshots.get(at)
        if (found !== undefined) return found
        assert.ok(Date.now() < end, `no frame brought move ${at}; the last one is ${snapshot?.at}`)
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, 500)
          waiting.push(() => {
            clearTimeout(timer)
            resolve()
          })
        })
      }
    },
  }
}

const ENVELOPE: readonly (keyof Snapshot)[] = [
  'table',
  'game',
  'version',
  'setup',
  'chairs',
  'mine',
  'eye',
  'at',
  'view',
  'asked',
  'result',
  'ending',
  'noUndo',
  'offers',
  'standing',
  'clock',
  'commitment',
  'seed',
]

/**
 * Every frame that told this eye of the table, against the game file: its view and what it heard are those of this eye,
 * word for word, and nothing else came with them. Gives the number of views compared.
 */
export function wireKeepsSecrets(wire: Wire, game: AnyGame, journal: Journal, eye: Eye): number {
  const steps = replay(game, journal, { eye, views: true })
  if (typeof steps === 'string') throw new Error(steps)
  const mine = eye === 'spectator' ? [] : [eye]
  const told = new Set(steps.flatMap(({ at, events }) => events.map(event => JSON.stringify({ move: at, event }))))
  let compared = 0
  for (const tell of wire.tells) {
    if (tell.tell !== 'table' && tell.tell !== 'moved') continue
    const { snapshot, heard } = tell
    const where = `frame of move ${snapshot.at}`
    for (const key of Object.keys(snapshot)) assert.ok((ENVELOPE as string[]).includes(key), `${where}: ${key}`)
    assert.deepEqual([snapshot.eye, snapshot.mine], [eye, mine], where)
    assert.deepEqual(snapshot.view, steps[snapshot.at]!.view, where)
    if (snapshot.asked?.seat !== eye) assert.equal(snapshot.asked?.actions, undefined, where)
    if (snapshot.at < journal.moves.length) assert.equal(snapshot.seed, undefined, where)
    for (const { move, event } of heard) assert.ok(told.has(JSON.stringify({ move, event })), `${where}: ${event.e}`)
    compared++
  }
  return compared
}
