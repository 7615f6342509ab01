/** The built web app, from memory, compressed once, under a policy that lets nothing foreign in. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
}

export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Attributes such as style="--x: 3" set by the page's own drawing code; they can load nothing (img-src, connect-src).
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bivouac</title>
<h1>Bivouac</h1><p>The server runs, but the web app has not been built: <code>npx vite build packages/client</code>.</p>
<p lang="it">Il server funziona, ma la pagina non è stata costruita.</p></html>`

interface Asset {
  readonly type: string
  readonly raw: Buffer
  readonly etag: string
  readonly hashed: boolean
  /** As small as it gets, worked out once, beside the event loop. */
  br?: Promise<Buffer>
  gzip?: Promise<Buffer>
}
const smallest = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export function serveStatic(app: FastifyInstance, folder: string): void {
  let assets = new Map<string, Asset>()
  let readAt = -1

  /** Read again when the app has been built again. */
  function current(): Map<string, Asset> {
    const index = join(folder, 'index.html')
    const builtAt = existsSync(index) ? statSync(index).mtimeMs : 0
    if (builtAt !== readAt) {
      readAt = builtAt
      assets = builtAt === 0 ? new Map() : read(folder)
    }
    return assets
  }

  async function send(request: FastifyRequest, reply: FastifyReply, asset: Asset): Promise<FastifyReply> {
    reply.header('etag', asset.etag).header('content-type', asset.type).header('vary', 'accept-encoding')
    reply.header('cache-control', asset.hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send()
    const accepts = String(request.headers['accept-encoding'] ?? '')
    if (!isText(asset.type) || asset.raw.length < 512) return reply.send(asset.raw)
    if (/\bbr\b/.test(accepts)) {
      asset.br ??= smallest.br(asset.raw)
      return reply.header('content-encoding', 'br').send(await asset.br)
    }
    if (!/\bgzip\b/.test(accepts)) return reply.send(asset.raw)
    asset.gzip ??= smallest.gzip(asset.raw, { level: 9 })
    return reply.header('content-encoding', 'gzip').send(await asset.gzip)
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0]!
    const files = assets.has(path) && path !== '/' ? assets : current()
    const exact = files.get(path)
    if (exact !== undefined) return send(request, reply, exact)
    const wantsPage = String(request.headers.accept ?? '').includes('text/html') || path === '/'
    if (!wantsPage || extname(path) !== '') return reply.callNotFound()
    const index = files.get('/index.html')
    // Every address of the app is the app: the page itself reads the path.
    if (index !== undefined) return send(request, reply, index)
    return reply
      .header('content-type', TYPES['.html'])
      .code(path === '/' ? 200 : 404)
      .send(NOT_BUILT)
  })
}

const isText = (type: string): boolean => /text|json|javascript|svg|wasm/.test(type)

function read(folder: string): Map<string, Asset> {
  const found = new Map<string, Asset>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length).replaceAll('\\', '/')
    const raw = readFileSync(file)
    found.set(path, {
      type: TYPES[extname(entry.name)] ?? 'application/octet-stream',
      raw,
      etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
      // The builder puts a hash of the content into these names.
      hashed: /^\/assets\/.+[-.][\w-]{8,}\.\w+$/.test(path),
    })
  }
  return found
}
