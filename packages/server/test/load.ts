/** Players who never tire: random games over sockets that come back by themselves, with a list of what was acknowledged. */

import type { Reply, Snapshot, TableInfo, Tell } from '@bivouac/host'
import { type Action, type AnyGame, searchDice } from '@bivouac/kernel'
import { WebSocket } from 'ws'
import { anyAction } from './choosing.ts'
import { Visitor } from './help.ts'

export interface Acknowledged {
  readonly at: number
  readonly seat: number
  readonly action: Action
}
export interface Pair {
  readonly id: string
  readonly game: AnyGame
  readonly players: readonly [Visitor, Visitor]
  readonly acknowledged: Acknowledged[]
  reconnections: number
  /** Journal length when last heard. */
  at: number
  over: boolean
  /** What each player is about, for whoever wonders why a game stands. */
  readonly about: [string, string]
}

export async function makePair(base: string, game: AnyGame): Promise<Pair> {
  const players = [await new Visitor(base).arrive(), await new Visitor(base).arrive()] as const
  const { id, invite } = await players[0].ok<TableInfo>('POST', '/api/tables', {
    game: game.id,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  await players[0].join(id)
  await players[1].join(id, { invite })
  return { id, game, players, acknowledged: [], reconnections: 0, at: 0, over: false, about: ['', ''] }
}

/** Numbers of questions begin here; those of moves are the length of the journal. */
const QUESTIONS = 1_000_000

/** Plays until told to stop; whatever happens to the server. */
export function keepPlaying(pair: Pair, seed: string): { stop(): void } {
  let stopped = false
  const sockets = new Set<WebSocket>()
  const choose = searchDice(seed)
  const connect = (seat: 0 | 1): void => {
    if (stopped) return
    const visitor = pair.players[seat]
    const socket = new WebSocket(`${visitor.base.replace('http', 'ws')}/api/tables/${pair.id}/socket`, {
      headers: { cookie: visitor.cookie },
    })
    sockets.add(socket)
    /** The table is told before the answer comes, so that the next move may be on its way already. */
    const pending = new Map<number, Acknowledged>()
    const waiting = new Map<number, (answer: Reply) => void>()
    let [asked, last] = [-1, QUESTIONS]
    let latest: Snapshot | undefined
    const again = (): void => {
      if (latest === undefined || pending.size > 0 || socket.readyState !== socket.OPEN) return
      asked = -1
      move(latest)
    }
    /** What is put together on the way; a connection that breaks leaves it at that. */
    const ask = (what: object): Promise<Reply> =>
      new Promise(resolve => {
        waiting.set(++last, resolve)
        socket.send(JSON.stringify({ ...what, id: last }))
      })
    const later = (): void => void setTimeout(again, 200 + choose.next(200)).unref()
    const move = ({ asked: question, at, result, ending }: Snapshot): void => {
      pair.at = at
      const { actions = [], gathers = [] } = question ?? {}
      pair.about[seat] = `at ${at} seat ${question?.seat} is asked ${actions.length} actions, ${gathers.length} sets`
      pair.over = result !== undefined || ending !== undefined
      if (question?.seat !== seat || asked === at || stopped) return
      asked = at
      anyAction(question, ask, choose).then(action => {
        if (action === undefined || asked !== at || socket.readyState !== socket.OPEN) return
        pending.set(at, { at, seat, action })
        socket.send(JSON.stringify({ do: 'act', seat, action, at, id: at }))
      }, later)
    }
    socket.on('open', () => socket.send('{"do":"watch"}'))
    socket.on('message', data => {
      const tell = JSON.parse(String(data)) as Tell
      if (tell.tell === 'answer' && tell.id > QUESTIONS) {
        waiting.get(tell.id)?.(tell.answer)
        waiting.delete(tell.id)
      } else if (tell.tell === 'answer') {
        const made = pending.get(tell.id)
        pending.delete(tell.id)
        if (made !== undefined && tell.answer.ok) pair.acknowledged.push(made)
        // A table that could not answer is asked again, as people do.
        else if (made !== undefined) later()
      }
      if (tell.tell === 'table' || tell.tell === 'moved') move((latest = tell.snapshot))
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      if (stopped) return
      pair.reconnections++
      setTimeout(() => connect(seat), 50 + choose.next(100))
    })
  }
  connect(0)
  connect(1)
  return {
    stop() {
      stopped = true
      for (const socket of sockets) socket.terminate()
    },
  }
}
