/** Two players through a whole game of Manoeuvre, with a lost connection and a new server in the middle, and every frame looked at. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, type Eye, searchDice } from '@bivouac/kernel'
import { manoeuvre } from '@bivouac/manoeuvre'
import { type Journal, replay, verify } from '@bivouac/match'
import { randomMove, type Sitting, scratch, seated, testServer, twoAtATable, Visitor } from './help.ts'

const GAMES = import.meta.resolve('@bivouac/shelf/all')

test('a whole game, a reconnection, a restart; nothing hidden on the wire; dice that verify', async t => {
  const { folder, remove } = scratch()
  let server = await testServer(folder, { gamesModule: GAMES })
  t.after(async () => {
    await server.close()
    remove()
  })
  const port = server.port
  const table = await twoAtATable(server.url, { access: 'open' }, 'manoeuvre')
  const { id, red, blue } = table
  let sittings: [Sitting, Sitting] = table.sittings
  let watcher = await new Visitor(server.url).sit(id)
  await seated(watcher)
  const { commitment } = sittings[0].snapshot()
  const frames: { eye: Eye; text: string }[] = []
  const keep = (): void => {
    for (const [seat, each] of sittings.entries()) frames.push(...each.frames.map(text => ({ eye: seat, text })))
    frames.push(...watcher.frames.map(text => ({ eye: 'spectator' as const, text })))
  }

  const choose = searchDice('whole game')
  let moves = 0
  for (let going = true; going; moves++) {
    if (moves === 60) {
      // A lost connection: the browser comes back and goes on.
      frames.push(...sittings[1].frames.map(text => ({ eye: 1, text })))
      sittings[1].socket.terminate()
      sittings = [sittings[0], await blue.sit(id)]
      await seated(sittings[1])
    }
    if (moves === 120) {
      await sittings[0].until(() => sittings[0].snapshot().at === moves)
      await sittings[1].until(() => sittings[1].snapshot().at === moves)
      keep()
      const before = sittings.map(each => each.snapshot())
      await server.close()
      assert.deepEqual(await Promise.all(sittings.map(each => each.closed)), [1012, 1012])
      server = await testServer(folder, { gamesModule: GAMES, port })
      sittings = (await Promise.all([red.sit(id), blue.sit(id)])) as [Sitting, Sitting]
      watcher = await new Visitor(server.url).sit(id)
      await Promise.all([...sittings, watcher].map(seated))
      for (const [seat, was] of before.entries()) {
        const now = sittings[seat]!.snapshot()
        assert.deepEqual([now.at, now.view, now.asked, now.commitment], [was.at, was.view, was.asked, was.commitment])
      }
    }
    if (moves % 25 === 5) {
      // Everything a player may ask for on the way is answered for his own eyes too.
      const at = Math.floor(sittings[0].snapshot().at / 2)
      for (const each of [...sittings, watcher]) {
        await each.ask({ do: 'past', at })
        await each.ask({ do: 'log', since: at })
        await each.ask({
          do: 'why',
          seat: each.snapshot().mine[0] ?? 0,
          actions: [{ type: 'move', arg: 3 }, { type: 'x' }],
        })
      }
    }
    going = await randomMove(sittings, choose)
  }
  await watcher.until(() => watcher.snapshot().result)
  keep()
  assert.ok(moves > 150, `${moves} moves`)

  const { body: journal } = await red.call<Journal>('GET', `/api/tables/${id}/journal`)
  assert.equal(journal.commitment!.hash, commitment)
  const verified = verify(manoeuvre, journal)
  assert.deepEqual([verified.faults, verified.notes], [[], []])
  assert.ok(verified.recomputed > 50)
  const looked = scan(frames, journal)
  console.log(
    `whole game: ${moves} moves, ${frames.length} frames looked at, ${looked} views compared, ${verified.recomputed} rolls verified`,
  )
})

/** What each frame told, held against what that eye may know at that moment. */
function scan(frames: readonly { eye: Eye; text: string }[], journal: Journal): number {
  const heardBy = new Map<Eye, Set<string>>()
  const viewAt = new Map<Eye, string[]>()
  for (const eye of [0, 1, 'spectator'] as const) {
    const steps = replay(manoeuvre, journal, { eye, views: true })
    assert.ok(typeof steps !== 'string', String(steps))
    const list = [...steps]
    heardBy.set(eye, new Set(list.flatMap(step => step.events.map(event => canonical({ move: step.at, event })))))
    viewAt.set(
      eye,
      list.map(step => canonical(step.view)),
    )
  }
  const SECRET = new Set(['seed', 'moves', 'opening', 'nonce', 'nonces', 'invite', 'password', 'deck', 'position'])
  const fields = new Set([...viewAt.values()].flat().flatMap(view => Object.keys(JSON.parse(view) as object)))
  let views = 0
  for (const { eye, text } of frames) {
    const tell = JSON.parse(text)
    const over = tell.snapshot?.result !== undefined
    if (over) continue
    assert.ok(!text.includes(journal.seed!), 'the seed is not revealed before the end')
    walk(tell, (key, value, parent) => {
      assert.ok(!SECRET.has(key), `“${key}” was sent to ${eye}: ${text.slice(0, 200)}`)
      if (key === 'view') {
        views++
        assert.equal((value as { eye: Eye }).eye, eye)
        assert.equal(canonical(value), viewAt.get(eye)![parent.at as number], 'the view of that eye at that moment')
      }
      // Dice thrown on the table are everybody's; picks of hidden cards are rolls, too, and nobody's.
      if (key === 'rolls') for (const roll of value as object[]) assert.ok(!('hidden' in roll), 'a hidden pick')
      if (key === 'actions') assert.equal(parent.seat, eye, 'options are for the one who decides')
      if (key === 'heard')
        for (const { leaves, ...told } of value as { leaves?: object }[]) {
          assert.ok(heardBy.get(eye)!.has(canonical(told)), `${eye} heard ${canonical(told)}`)
          // What the event changed is said in the fields of a view, and of nothing else; their contents are walked through.
          for (const field of Object.keys(leaves ?? {})) assert.ok(fields.has(field), `${eye} was shown “${field}”`)
        }
      if (key === 'e' && value === 'drew' && parent.seat !== eye) assert.equal(parent.cards, undefined)
      if (key === 'standing') assert.notEqual(eye, 'spectator')
    })
  }
  assert.ok(views > 300)
  return views
}

function walk(value: unknown, visit: (key: string, value: unknown, parent: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    if (!Array.isArray(value)) visit(key, each, value as Record<string, unknown>)
    walk(each, visit)
  }
}
