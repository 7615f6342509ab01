/** A store that fails in the middle of a move: nobody is told what was not kept, and the table stands as it is kept. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AT_ONCE, type Tell, type Thinker } from '@bivouac/host'
import { toy } from '../../match/test/toy.ts'
import { metrics } from '../src/metrics.ts'
import { openStore } from '../src/store/open.ts'
import { NO_CHANNELS, type Store, type User } from '../src/store/types.ts'
import { lobby } from '../src/tables/lobby.ts'
import { rooms as newRooms } from '../src/tables/rooms.ts'
import { scratch } from './help.ts'

const nobodyThinks = new Proxy({}, { get: () => () => Promise.reject(new Error('nobody thinks here')) }) as Thinker
const user = (id: string): User => ({ id, name: id, lang: 'en', epoch: 0, channels: NO_CHANNELS, created: 0 })

async function table(broken: Partial<Record<keyof Store, () => boolean>>) {
  const place = scratch()
  const real = await openStore({ data: place.folder })
  const store = new Proxy(real, {
    get(target, name: keyof Store) {
      const whole = target[name]
      if (broken[name] === undefined || typeof whole !== 'function') return whole
      return (...args: never[]) =>
        broken[name]!()
          ? Promise.reject(new Error('the disk is full'))
          : (whole as (...args: never[]) => unknown)(...args)
    },
  })
  const measured = metrics()
  const faults: unknown[] = []
  const onFault = (fault: unknown): void => void faults.push(fault)
  const parts = { store, games: [toy], notifyAfter: 1000, now: Date.now, time: Date.now, openTables: 99, onFault }
  const rooms = newRooms({
    ...parts,
    thinkerFor: () => nobodyThinks,
    forget: () => {},
    metrics: measured,
    botBreath: 0,
    botPace: AT_ONCE,
    standIn: () => undefined,
    idleAfter: 1e6,
    rematch: async () => '',
    onVoid: () => {},
    grace: 0,
    claimAfter: { live: 0, unclocked: 0 },
  })
  const inn = lobby({ ...parts, bots: () => [], rooms: () => rooms })
  const [red, blue] = [user('red'), user('blue')]
  const made = await inn.create(red, { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' })
  await inn.join(red, made.id, { nonce: 'red-nonce' })
  await inn.join(blue, made.id, { nonce: 'blue-nonce' })
  const tells: Tell[][] = [[], []]
  const closed: number[] = []
  const clients = [red, blue].map((each, i) => ({
    user: each,
    blocks: new Set<string>(),
    send: (tell: Tell) => void tells[i]!.push(tell),
    close: (code: number) => void closed.push(code),
  }))
  const room = (await rooms.open(made.id))!
  for (const client of clients) room.enter(client)
  const seat = room.stored.state.deciding[0]!
  const act = (at: number, arg: number) =>
    room.ask(clients[seat]!, { do: 'act', seat, action: { type: 'march', arg }, at, id: at + 1 })
  const answer = (id: number) => tells[seat]!.find(tell => tell.tell === 'answer' && tell.id === id)
  const shut = async () => {
    rooms.close(1001, 'over')
    measured.close()
    await real.close()
    place.remove()
  }
  return { rooms, room, real, id: made.id, tells, closed, seat, act, answer, faults, shut }
}

test('a commit that fails is answered with an error, told to nobody, and the next one works', async t => {
  let full = false
  const { act, answer, real, id, tells, room, faults, shut } = await table({ commit: () => full })
  t.after(shut)
  await act(0, 1)
  full = true
  await act(1, 2)
  assert.deepEqual(answer(2), { tell: 'answer', id: 2, answer: { ok: false, error: 'the table could not answer' } })
  assert.equal(faults.length, 1)
  for (const each of tells.flat())
    if (each.tell === 'table' || each.tell === 'moved') assert.ok(each.snapshot.at <= 1, 'what was not kept was told')
  assert.equal(room.table!.match.length, 1)
  full = false
  await act(1, 3)
  assert.equal((await real.moves(id, 0)).length, 2)
  assert.equal((await real.moves(id, 1))[0]!.move.action.arg, 3)
  assert.equal(room.table!.match.length, 2)
})

test('when the table cannot even be read again, everybody is sent away and comes back to what was kept', async t => {
  let down = false
  const { act, real, id, closed, rooms, tells, shut } = await table({
    commit: () => down,
    table: () => down,
    moves: () => down,
  })
  t.after(shut)
  await act(0, 1)
  down = true
  await act(1, 2)
  assert.deepEqual(closed, [1011, 1011])
  assert.equal(rooms.peek(id), undefined, 'what was in memory is gone')
  for (const each of tells.flat()) if (each.tell === 'table' || each.tell === 'moved') assert.ok(each.snapshot.at <= 1)
  down = false
  const again = await rooms.open(id)
  assert.equal(again!.table!.match.length, 1)
  assert.equal((await real.moves(id, 0)).length, 1)
})
