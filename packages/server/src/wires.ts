/** What is said on a socket: in few pieces, in text only once, and never more than somebody reads. */
import type { Duplex } from 'node:stream'
import type { Tell } from '@bivouac/host'
import type { WebSocket } from 'ws'
import type { RoomClient } from './tables/room-parts.ts'

/** Bytes that may lie ready for somebody who does not read them, on one connection and on all of one address. */
const MOST_BEHIND = 2 * 1024 * 1024
const MOST_BEHIND_TOGETHER = 16 * 1024 * 1024
const WORTH_COUNTING = 64 * 1024
const CLOSE_PATIENCE = 1000

export interface Wires {
  /** Whoever reads nothing of what is said to him is cut off. */
  fallsBehind(ws: WebSocket, address: string): boolean
  of(ws: WebSocket, socket: Duplex, address: string): Pick<RoomClient, 'send' | 'close'>
}

export function wires(): Wires {
  /** What is said to one player in one turn of the event loop, news and answer, goes out in one piece. */
  const corked = new Set<Duplex>()
  const uncork = (): void => {
    for (const socket of corked) socket.uncork()
    corked.clear()
  }
  /** What several are told, one after the other, is put into text once. */
  let last: { readonly tell: Tell; readonly text: string } | undefined
  const textOf = (tell: Tell): string => {
    if (last?.tell !== tell) last = { tell, text: JSON.stringify(tell) }
    return last.text
  }
  /** What lies ready for connections of one address that do not read it, in bytes. */
  const behind = new Map<string, Map<WebSocket, number>>()
  function fallsBehind(ws: WebSocket, address: string): boolean {
    const unread = ws.bufferedAmount
    const others = behind.get(address) ?? new Map<WebSocket, number>()
    if (unread < WORTH_COUNTING) others.delete(ws)
    else others.set(ws, unread)
    if (others.size > 0) behind.set(address, others)
    else behind.delete(address)
    let all = 0
    for (const [each] of others) all += each.bufferedAmount
    if (unread <= MOST_BEHIND && all <= MOST_BEHIND_TOGETHER) return false
    ws.terminate()
    return true
  }
  return {
    fallsBehind,
    of(ws, socket, address) {
      ws.on('close', () => {
        behind.get(address)?.delete(ws)
        if (behind.get(address)?.size === 0) behind.delete(address)
      })
      return {
        send(tell) {
          if (ws.readyState !== ws.OPEN || fallsBehind(ws, address)) return
          if (!corked.has(socket)) {
            if (corked.size === 0) setImmediate(uncork)
            corked.add(socket)
            socket.cork()
          }
          ws.send(textOf(tell))
        },
        close: (code, why) => shut(ws, code, why),
      }
    },
  }
}

/** Says goodbye, and hangs up soon after on somebody who does not. */
export function shut(ws: WebSocket, code: number, why: string): void {
  ws.close(code, why)
  setTimeout(() => ws.terminate(), CLOSE_PATIENCE).unref()
}
