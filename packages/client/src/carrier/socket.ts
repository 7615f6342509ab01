import type { Ask, Tell } from '@bivouac/host/protocol'
import { type Carrier, carrierOver } from './carrier.ts'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const FORBIDDEN = 4403
const UNKNOWN = 4404

/**
 * A table on the server. The socket comes back by itself after a break, sits down again and hears the table as it now
 * stands; what was asked during the break is answered "offline", never sent twice.
 */
export function socketCarrier(id: string, invite: string | undefined, onLine: (online: boolean) => void): Carrier {
  let socket: WebSocket | undefined
  let closed = false
  let wait = FIRST_WAIT
  let timer: ReturnType<typeof setTimeout> | undefined
  let watching: Ask = { do: 'watch' }

  const { carrier, receive, lost } = carrierOver({
    send(ask) {
      if (ask.do === 'watch') watching = ask
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(ask))
      else if (ask.do !== 'watch' && ask.id !== undefined)
        receive({ tell: 'answer', id: ask.id, answer: { ok: false, error: 'offline' } })
    },
    online: () => socket?.readyState === WebSocket.OPEN,
    close() {
      closed = true
      clearTimeout(timer)
      socket?.close()
    },
  })

  const connect = (): void => {
    const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    address.hash = ''
    if (invite !== undefined) address.searchParams.set('invite', invite)
    socket = new WebSocket(address)
    socket.onopen = () => {
      wait = FIRST_WAIT
      onLine(true)
      socket?.send(JSON.stringify(watching))
    }
    socket.onmessage = ({ data }) => receive(JSON.parse(String(data)) as Tell)
    socket.onclose = ({ code }) => {
      lost()
      onLine(false)
      if (code === FORBIDDEN || code === UNKNOWN) {
        closed = true
        receive({ tell: 'gone', why: code === UNKNOWN ? 'unknown' : 'forbidden' })
      }
      if (closed) return
      timer = setTimeout(connect, wait)
      wait = Math.min(wait * 2, LONGEST_WAIT)
    }
  }
  connect()
  return carrier
}
