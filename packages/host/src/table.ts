/**
 * A table: one match, its chairs, and everybody who looks at it, behind the protocol. It runs in a browser worker and on
 * the server alike. Asks are handled one at a time, and nothing is acknowledged or told before it is kept: the carrier
 * decides what keeping means (IndexedDB, SQLite, PostgreSQL).
 */
import { answering, maySee, verdict } from './answering.ts'
import { readAsk } from './asks.ts'
import { concerned, type Watcher } from './audience.ts'
import { changes } from './changes.ts'
import { isPondered, ponder, wakeComputer } from './computers.ts'
import { history } from './history.ts'
import type { Connection, HostedTable, TableParts, Viewer } from './parts.ts'
import type { Ask, Reply, Tell } from './protocol.ts'
import * as no from './refusals.ts'
import { type Now, snapshotFor } from './telling.ts'
import { unaided } from './unaided.ts'

export function createTable(parts: TableParts): HostedTable {
  const { game } = parts.match
  const now: Now = {
    match: parts.match,
    ending: parts.ending,
    chairs: parts.chairs,
    proposals: parts.proposals ?? [],
    thinking: undefined,
    rolling: undefined,
    says: undefined,
    past: history(game),
  }
  const seated = new Set<Watcher>()
  let queue: Promise<unknown> = Promise.resolve()
  let closed = false

  const inTurn = <T>(work: () => Promise<T> | T): Promise<T> => {
    const next = queue.then(work)
    queue = next.catch(() => {})
    return next
  }

  const wakeBot = (): void => wakeComputer(parts, now, seated.size > 0, answer => inTurn(() => byItself.given(answer)))
  const change = changes(parts, now, seated, wakeBot)
  const byItself = unaided(parts, now, seated, change, { isClosed: () => closed, wakeBot })
  const answer = answering({ parts, now, seated, changes: change, ...byItself })

  /** Answers an ask; thinking about the table does not hold up the table. */
  function answered(s: Watcher, ask: Exclude<Ask, { do: 'watch' }>): Promise<Reply> | Reply {
    if ('seat' in ask && !s.viewer.mine.includes(ask.seat)) return verdict(no.NOT_YOUR_SEAT)
    if (isPondered(ask)) return ponder(parts, now, ask)
    return inTurn(() => answer(s, ask))
  }

  function watch(s: Watcher, { eye = s.eye, id }: Extract<Ask, { do: 'watch' }>): void {
    if (maySee(s, eye, now)) s.eye = eye
    concerned([s], now.match.since, change.sightOf)
    s.send({
      tell: 'table',
      ...(id !== undefined && { id }),
      snapshot: snapshotFor(parts, now, s.eye, s.viewer.mine),
      heard: now.match.heard(s.eye),
    })
  }

  function connect(viewer: Viewer, send: (tell: Tell) => void): Connection {
    const s: Watcher = { viewer, send, eye: viewer.mine[0] ?? 'spectator' }
    seated.add(s)
    wakeBot()
    return {
      close: () => void seated.delete(s),
      async ask(raw) {
        const ask = readAsk(raw)
        if (typeof ask === 'string') {
          const id = (raw as { id?: unknown } | null)?.id
          send({ tell: 'answer', id: typeof id === 'number' ? id : -1, answer: { ok: false, error: ask } })
          return
        }
        if (ask.do === 'watch') return inTurn(() => watch(s, ask))
        let given: Reply
        try {
          given = await answered(s, ask)
        } catch {
          given = { ok: false, error: 'the table could not answer' }
        }
        send({ tell: 'answer', id: ask.id, answer: given })
      },
    }
  }

  return {
    id: parts.id,
    game,
    get match() {
      return now.match
    },
    get ending() {
      return now.ending
    },
    connect,
    flagged: seats => inTurn(() => change.leaves(seats, 'timeout')).then(() => {}),
    gone: (seats, as) =>
      inTurn(() =>
        as === 'win' ? change.leaves(seats, 'left') : change.end({ by: 'called', seat: seats[0]!, winners: [] }),
      ),
    refresh: () => inTurn(change.refresh),
    heard: says => void inTurn(() => byItself.speak(says)),
    seat(chairs) {
      now.chairs = chairs
      change.broadcast(now.match.length + 1)
      wakeBot()
    },
    close() {
      closed = true
      now.pause?.end()
    },
    async settled() {
      for (let seen: unknown; seen !== queue || now.thinking !== undefined; ) {
        seen = queue
        await queue
        await new Promise(resolve => setTimeout(resolve, 0))
      }
    },
  }
}
