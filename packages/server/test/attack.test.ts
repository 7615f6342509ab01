/** What an attacker tries at every door: no answer is a failure of ours, and the operator's alarm stays silent. */
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { GAMES } from '@bivouac/shelf/all'
import { WebSocket } from 'ws'
import type { Serving } from '../src/serve.ts'
import { SHELF } from './for-two.ts'
import { scratch, seated, testServer, twoAtATable, Visitor } from './help.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

const deep = (times: number): unknown => JSON.parse(`${'['.repeat(times)}${']'.repeat(times)}`)
const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  "'; DROP TABLE users; --",
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'A'.repeat(20_000),
  -1,
  0,
  1e308,
  2 ** 53,
  0.5,
  true,
  null,
  [],
  {},
  [[]],
  deep(60),
  { toString: 1, valueOf: 1, toJSON: 1 },
  { length: 1e9 },
]

/** What can be asked without a seat. */
const SEATLESS: ReadonlySet<string> = new Set(['say', 'log', 'past', 'journal', 'claim'])

/** Bodies that hold the hostile value wherever the schema has a field, and in fields it does not have. */
function bodiesFor(schema: { properties?: Record<string, unknown> } | undefined): readonly unknown[] {
  const fields = Object.keys(schema?.properties ?? {})
  return HOSTILE.flatMap(value => [
    value,
    Object.fromEntries(fields.map(field => [field, value])),
    ...fields.slice(0, 4).map(field => ({ [field]: value })),
    { unknown: value },
  ])
}

interface Described {
  readonly paths: Record<string, Record<string, { requestBody?: { content?: Record<string, { schema?: object }> } }>>
}

let postgres: TestPostgres
before(async () => {
  postgres = await startPostgres()
})
after(() => postgres.stop())

for (const kind of ['SQLite', 'PostgreSQL'] as const)
  describe(`every door: ${kind}`, () => {
    const place = scratch()
    let server: Serving
    before(async () => {
      const databaseUrl = kind === 'SQLite' ? {} : { databaseUrl: await postgres.database() }
      server = await testServer(place.folder, { gamesModule: SHELF, operatorToken: 'o'.repeat(40), ...databaseUrl })
    })
    after(async () => {
      await server.close()
      place.remove()
    })
    const faults = async (): Promise<number> =>
      Number(/^bivouac_faults_total (\S+)/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1] ?? 0)
    const quiet = async (work: () => Promise<void>): Promise<void> => {
      const before = await faults()
      await work()
      assert.equal(await faults(), before, 'nothing a guest sends is a failure of ours')
    }

    test('every route with hostile parameters, questions and bodies', () =>
      quiet(async () => {
        const visitor = await new Visitor(server.url).arrive()
        const { paths } = await visitor.ok<Described>('GET', '/api/docs/json')
        let tried = 0
        for (const [path, methods] of Object.entries(paths))
          for (const [method, { requestBody }] of Object.entries(methods)) {
            const schema = requestBody?.content?.['application/json']?.schema
            const bodies = method === 'get' ? [undefined] : bodiesFor(schema as never)
            const places = path.includes('{')
              ? HOSTILE.filter(each => typeof each === 'string').map(each =>
                  path.replace(/\{\w+\}/g, encodeURIComponent(each.toWellFormed())),
                )
              : [path]
            for (const [i, body] of bodies.entries()) {
              const target = places[i % places.length]!
              const { status, body: answer } = await visitor.call(method.toUpperCase(), target, body)
              tried++
              assert.ok(
                status < 500,
                `${method} ${target.slice(0, 80)} ${JSON.stringify(body)?.slice(0, 80)}: ${status}`,
              )
              assert.doesNotMatch(JSON.stringify(answer), /node_modules|at \w+ \(|SyntaxError|TypeError/)
            }
            if (method === 'get')
              for (const each of HOSTILE) {
                const query = new URLSearchParams({
                  open: String(typeof each === 'object' ? JSON.stringify(each) : each),
                  limit: String(typeof each === 'object' ? JSON.stringify(each) : each),
                  before: String(typeof each === 'object' ? JSON.stringify(each) : each),
                  q: String(typeof each === 'object' ? JSON.stringify(each) : each),
                })
                const { status } = await visitor.call('GET', `${places[0]}?${query}`)
                assert.ok(status < 500, `get ${path} ${query}`.slice(0, 200))
              }
          }
        assert.ok(tried > 500, `${tried}`)
      }))

    test('tables of every game set up by a vandal', () =>
      quiet(async () => {
        const visitor = await new Visitor(server.url).arrive()
        const seats = [{ kind: 'me' }, { kind: 'open' }]
        for (const { id: game, scenarios } of GAMES) {
          const scenario = scenarios[0]?.id ?? ''
          for (const value of HOSTILE)
            for (const setup of [
              value,
              { scenario: value },
              { scenario, options: value },
              { scenario, options: { [game]: value, position: value, __proto__: value } },
              { scenario, position: value },
              {
                scenario: 'custom',
                options: { nations: value, sections: value, placement: value, scenario: value, points: value },
              },
            ]) {
              const { status } = await visitor.call('POST', '/api/tables', { game, seats, setup })
              assert.ok(status < 500, `${game} ${JSON.stringify(setup).slice(0, 200)}: ${status}`)
            }
        }
      }))

    test('handshakes and requests no browser would send', () =>
      quiet(async () => {
        const { port } = new URL(server.url)
        const upgrade =
          'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'
        for (const address of [
          '//',
          '//evil',
          'http://',
          'http://[',
          '/%',
          '/%00',
          '/api/tables/%/socket',
          '\\\\evil',
          '*',
          '/?a=%ff',
        ])
          for (const more of [
            upgrade,
            '',
            'Content-Length: 5\r\n',
            'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n',
            'Expect: 100-continue\r\n',
          ]) {
            const said = await new Promise<string>((resolve, reject) => {
              let text = ''
              const socket = connect({ port: Number(port), host: '127.0.0.1' })
              socket.on('data', data => {
                text += String(data)
              })
              socket.on('error', reject)
              socket.on('close', () => resolve(text))
              socket.write(`GET ${address} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n${more}\r\n`)
              // Whoever announces a body and sends none is hung up on by us.
              socket.setTimeout(500, () => socket.end('abcde').destroySoon())
            })
            assert.doesNotMatch(said, /^HTTP\/1\.1 5/, `${address} ${more}`)
          }
      }))

    test('files outside the page’s folder', async () => {
      const visitor = await new Visitor(server.url).arrive()
      for (const way of ['../', '..%2f', '%2e%2e/', '..%5c', '....//', '%252e%252e%252f', '/./../'])
        for (const file of ['package.json', 'bivouac.db', 'etc/passwd', 'secret']) {
          const { status, body } = await visitor.call('GET', `/${way.repeat(6)}${file}`)
          assert.ok(
            status === 404 || status === 400 || String(body).includes('<!doctype html>'),
            `${way} ${file} ${status}`,
          )
          assert.doesNotMatch(String(body), /root:|"workspaces"|SQLite format/)
        }
    })

    test('messages on a socket that no page would send, and frames that are too large', () =>
      quiet(async () => {
        const { sittings, red, id } = await twoAtATable(server.url, {}, GAMES[0]!.id)
        const [one] = sittings
        const kinds =
          'act why judge extend foretell undo stand offer answerOffer past log journal say claim roll odds hint threats chance'
        const length = one.snapshot().at
        const short = HOSTILE.filter(each => JSON.stringify(each).length < 1000)
        let sent = 0
        for (const what of [...kinds.split(' '), '__proto__', 'constructor', ''])
          for (const value of short) {
            const fields =
              'seat action at actions type chosen question text eye to rolls as what yes on since about next'
            const ask = Object.fromEntries(fields.split(' ').map(field => [field, value]))
            const foreign = await one.ask({ ...ask, do: what, seat: 5 })
            if (!SEATLESS.has(what)) assert.ok(!foreign.ok, `${what} for a seat that is not his`)
            await one.ask({ ...ask, do: what })
            sent += 2
            // These would make a computer think.
            if (['odds', 'hint', 'threats', 'chance'].includes(what)) continue
            await one.ask({ ...ask, do: what, seat: 0, at: length, action: { type: value, arg: value } })
            sent++
          }
        assert.ok(sent > 1000)
        assert.equal(one.snapshot().at, length, 'the table stands where it stood')
        const other = await red.sit(id)
        await seated(other)
        other.socket.send('x'.repeat(70_000))
        assert.equal(await other.closed, 1009)
        const binary = await red.sit(id)
        await seated(binary)
        binary.socket.send(Buffer.from([0xff, 0xfe, 0x00]))
        await binary.until(() => binary.tells.some(tell => tell.tell === 'answer' && !tell.answer.ok), 'an answer')
        const broken = new WebSocket(
          `${server.url.replace('http', 'ws').replace('localhost', '127.0.0.1')}/api/tables/${id}/socket`,
          {
            headers: { cookie: 'bivouac=..;;==%00' },
          },
        )
        await new Promise(resolve => broken.on('open', resolve).on('error', resolve))
        broken.terminate()
      }))
  })
