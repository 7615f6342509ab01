/** Requests to addresses that users chose: never to machines inside the network, whatever a name resolves to. */
import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Fault } from '../faults.ts'
import type { FaultReason } from '../reasons.ts'

const PATIENCE = 8000
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

/** Loopback, private, link-local, reserved, or an IPv4 address of that kind in IPv6 dress. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const bare = mapped ?? address
  const kind = isIP(bare)
  return kind === 0 || inside.check(bare, kind === 4 ? 'ipv4' : 'ipv6') || /^::ffff:/i.test(bare)
}

/** What is wrong with a URL somebody wants us to call; nothing if it may be tried. */
export function badTarget(url: string, allowPrivate: boolean): FaultReason | undefined {
  let parsed: URL
  try {
    parsed = new URL(url)
  } catch {
    return 'no-url'
  }
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return 'not-http'
  if (parsed.username !== '' || parsed.password !== '') return 'url-password'
  const host = parsed.hostname.replace(/^\[|\]$/g, '')
  if (allowPrivate) return undefined
  if (isIP(host) !== 0 && isPrivateAddress(host)) return 'private-address'
  return host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.local') || host.endsWith('.internal')
    ? 'private-address'
    : undefined
}

/** Judges the very address that is then connected to: a name cannot change its mind in between. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (fault, addresses) => {
    if (fault) return done(fault, '', 0)
    const found = addresses.filter(each => !isPrivateAddress(each.address))
    if (found.length === 0) return done(new Fault('private-address'), '', 0)
    if (options.all) return done(null, found)
    done(null, found[0]!.address, found[0]!.family)
  })
}

export interface Posting {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
  readonly allowPrivate: boolean
  /** Milliseconds for the whole call. */
  readonly patience?: number
}

/** Posts once; the status. Redirections are not followed, and the answer is not read. */
export function post({ url, headers, body, allowPrivate, patience = PATIENCE }: Posting): Promise<number> {
  const fault = badTarget(url, allowPrivate)
  if (fault !== undefined) return Promise.reject(new Fault(fault))
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // For the whole call: a receiver that drips a byte now and then must not keep us.
        signal: AbortSignal.timeout(patience),
        ...(allowPrivate ? {} : { lookup: publicLookup }),
      },
      response => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
