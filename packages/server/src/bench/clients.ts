/** The players of the load bench, in a process of their own: two sockets for each game, random moves, times taken. */

import type { Action } from '@bivouac/kernel'
import { searchDice } from '@bivouac/kernel'
import { WebSocket } from 'ws'

export interface ClientsOptions {
  readonly url: string
  readonly game: string
  readonly games: number
  readonly seconds: number
  /** Moves a second of all games together; none: as many as they can. */
  readonly rate?: number
}
export interface ClientsReport {
  readonly moves: number
  readonly seconds: number
  readonly movesPerSecond: number
  readonly finished: number
  readonly refused: number
  /** Milliseconds from the sending of a move to its acknowledgement. */
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number }
  /** Megabytes, resident. */
  readonly memory: number
  /** Microseconds of processor per move; beside the rate it says how much of it the machine's other work cost. */
  readonly cpuPerMove: number
}

interface Visitor {
  readonly cookie: string
  readonly csrf: string
}

const AT_ONCE = 25
/** Played before the counting begins, so that both sides have warmed up; so many moves in each game, or so long. */
const WARMING = { moves: 10, milliseconds: 10_000 }
/** How answers begin, and nothing else that is told. */
const ANSWER = '{"tell":"a'

export async function runClients(
  { url, game, games, seconds, rate }: ClientsOptions,
  onCounting: () => void = () => {},
): Promise<ClientsReport> {
  const call = async (visitor: Visitor | undefined, method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(visitor && { cookie: visitor.cookie, 'x-csrf-token': visitor.csrf }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const value = (await answer.json()) as Record<string, string>
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(value)}`)
    return { value, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }
  const arrive = async (): Promise<Visitor> => {
    const { value, cookie } = await call(undefined, 'GET', '/api/me')
    return { cookie, csrf: value.csrf! }
  }

  const latencies: number[] = []
  const dice = searchDice('load')
  let counting = false
  let stopped = false
  let warming = 0
  let moves = 0
  let refused = 0
  let finished = 0
  const sockets: WebSocket[] = []
  /** Nobody moves before all tables are set, or setting them would be measured too. */
  let everybodyIsHere = false
  const impatient = new Map<string, () => void>()

  /** One player of one game. A message is read only as far as it matters: it is for us, or it acknowledges a move. */
  function sit(id: string, seat: number, visitor: Visitor, pause: () => number): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, {
      headers: { cookie: visitor.cookie },
    })
    sockets.push(socket)
    const sent = new Map<number, number>()
    let last = -1
    const move = (actions: readonly Action[], at: number): void => {
      if (stopped || at === last) return
      last = at
      sent.set(at, performance.now())
      socket.send(JSON.stringify({ do: 'act', seat, action: actions[dice.next(actions.length)], at, id: at }))
    }
    socket.on('message', raw => {
      const data = raw as Buffer
      if (data[ANSWER.length - 1] === ANSWER.codePointAt(ANSWER.length - 1)) {
        const { id: number, answer } = JSON.parse(String(data)) as { id: number; answer: { ok: boolean } }
        if (!answer.ok) refused++
        else if (!counting) warming++
        else {
          moves++
          latencies.push(performance.now() - sent.get(number)!)
        }
        sent.delete(number)
        return
      }
      if (!data.includes('"actions":')) {
        if (seat === 0 && data.includes('"result":{"winners"')) finished++
        return
      }
      const { snapshot } = JSON.parse(String(data)) as {
        snapshot: { at: number; asked: { actions: readonly Action[] } }
      }
      const go = (): void => {
        const wait = pause()
        if (wait <= 0) move(snapshot.asked.actions, snapshot.at)
        else setTimeout(() => move(snapshot.asked.actions, snapshot.at), wait)
      }
      if (everybodyIsHere) go()
      else impatient.set(`${id} ${seat}`, go)
    })
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('open', () => {
        socket.send('{"do":"watch"}')
        resolve()
      })
    })
  }

  async function startGame(): Promise<void> {
    const pair = [await arrive(), await arrive()] as const
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { value } = await call(pair[0], 'POST', '/api/tables', { game, seats })
    const id = value.id!
    await call(pair[0], 'POST', `/api/tables/${id}/join`, { nonce: 'load-bench-red' })
    await call(pair[1], 'POST', `/api/tables/${id}/join`, { nonce: 'load-bench-blue', invite: value.invite })
    // Games begin at different moments, or all would move in the same instant.
    const beat = rate === undefined ? 0 : (1000 * games) / rate
    let due = 0
    const pause = (): number => {
      if (beat === 0) return 0
      due ||= performance.now() + (beat * dice.next(1000)) / 1000
      const wait = due - performance.now()
      due += beat
      return wait
    }
    await Promise.all(pair.map((visitor, seat) => sit(id, seat, visitor, pause)))
  }

  for (let made = 0; made < games; made += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, games - made) }, startGame))
  everybodyIsHere = true
  for (const go of impatient.values()) go()
  const warm = performance.now() + WARMING.milliseconds
  while (warming < games * WARMING.moves && performance.now() < warm)
    await new Promise(resolve => setTimeout(resolve, 50))
  counting = true
  onCounting()
  const begun = performance.now()
  const cpu = process.cpuUsage()
  await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  counting = false
  stopped = true
  const took = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(cpu)
  for (const socket of sockets) socket.terminate()
  latencies.sort((a, b) => a - b)
  const share = (p: number): number => Math.round((latencies[Math.floor(latencies.length * p)] ?? 0) * 100) / 100
  return {
    moves,
    seconds: Math.round(took * 100) / 100,
    movesPerSecond: Math.round(moves / took),
    finished,
    refused,
    latency: { p50: share(0.5), p99: share(0.99), max: share(0.999999) },
    memory: Math.round(process.memoryUsage().rss / 1e6),
    cpuPerMove: Math.round((user + system) / Math.max(1, moves)),
  }
}
