/** Receivers chosen by strangers: none of them can keep the server waiting, or feed it without end. */
import assert from 'node:assert/strict'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, test } from 'node:test'
import { post } from '../src/notify/target.ts'
import { eventually } from './help.ts'

/** A receiver that begins to answer, does with the connection what it likes, and tells when it has been left. */
async function receiver(answer: (socket: Socket) => () => void) {
  let left = false
  const server = createServer(socket => {
    let stop = (): void => {}
    socket.on('error', () => {})
    socket.once('data', () => {
      stop = answer(socket)
    })
    socket.on('close', () => {
      stop()
      left = true
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, left: () => left, close: () => void server.close() }
}
const every = (work: () => void): (() => void) => {
  const timer = setInterval(work, 20)
  return () => clearInterval(timer)
}
const body = '{}'

describe('a webhook', () => {
  test('that drips its answer byte by byte is left when its time is over', async () => {
    const drips = await receiver(socket => every(() => void socket.write('H')))
    await assert.rejects(post({ url: drips.url, headers: {}, body, allowPrivate: true, patience: 300 }))
    await eventually('it is left', drips.left)
    drips.close()
  })
  test('that drips headers is left too', async () => {
    const drips = await receiver(socket => {
      socket.write('HTTP/1.1 200 OK\r\nX-A: ')
      return every(() => void socket.write('a'))
    })
    await assert.rejects(post({ url: drips.url, headers: {}, body, allowPrivate: true, patience: 300 }))
    await eventually('it is left', drips.left)
    drips.close()
  })
  test('that never ends its body is left after the status line', async () => {
    const streams = await receiver(socket => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      return every(() => void socket.write(`400\r\n${'x'.repeat(0x400)}\r\n`))
    })
    // It is not the deadline that ends this one.
    assert.equal(await post({ url: streams.url, headers: {}, body, allowPrivate: true, patience: 600_000 }), 200)
    await eventually('it is left', streams.left)
    streams.close()
  })
})
