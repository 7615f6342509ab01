/** Local receivers for what the server sends out: a web server that keeps what is posted to it, and a very small mail server. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'

export interface Posted {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
export interface Receiver<T> {
  readonly url: string
  readonly got: readonly T[]
  close(): Promise<void>
}

/** Answers with what `status` says for that path and try. */
export async function webReceiver(
  status: (path: string, tries: number) => number = () => 201,
): Promise<Receiver<Posted>> {
  const got: Posted[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part as Buffer))
    request.on('end', () => {
      const path = request.url ?? ''
      got.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      response.statusCode = status(path, got.filter(each => each.path === path).length)
      response.end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export interface Mail {
  readonly to: string
  readonly text: string
}

export async function mailReceiver(): Promise<Receiver<Mail>> {
  const got: Mail[] = []
  const server = createTcpServer(socket => {
    let [to, text, reading, rest] = ['', '', false, '']
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    /** What the server answers to a line; nothing while the letter itself is read. */
    const answer = (line: string): string | undefined => {
      if (reading && line !== '.') {
        text += `${line}\n`
        return undefined
      }
      if (reading) {
        reading = false
        got.push({ to, text })
        return '250 kept'
      }
      if (/^RCPT TO:/i.test(line)) to = line.slice(8).replace(/[<>]/g, '').trim()
      if (/^QUIT/i.test(line)) return '221 bye'
      if (!/^DATA/i.test(line)) return '250 ok'
      reading = true
      text = ''
      return '354 go on'
    }
    socket.on('error', () => {})
    socket.on('data', data => {
      const lines = (rest + String(data)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const words = answer(line)
        if (words !== undefined) say(words)
        if (words?.startsWith('221')) socket.end()
      }
    })
    say('220 test')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    got,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
