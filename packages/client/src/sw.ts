/**
 * The service worker: the whole app is kept by the browser, so solo and hot-seat games start and go on without a
 * network. Pages come from the network first (a new version shows at once), hashed assets from the cache; the server's
 * API is never touched.
 */
declare const __FILES__: readonly string[]
declare const __VERSION__: string

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetched extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Pushed extends Extendable {
  readonly data?: { json(): unknown }
}
interface Tapped extends Extendable {
  readonly notification: Notification
}
interface WindowClient {
  readonly url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface Scope {
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(query: { type: 'window' }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: ServiceWorkerRegistration
  location: Location
  addEventListener(type: string, listener: (event: never) => void): void
}
const scope = globalThis as unknown as Scope

const CACHE = `bivouac-${__VERSION__}`
const FILES = new Set(__FILES__)

scope.addEventListener('install', (event: Extendable) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll([...FILES]))
      .then(() => scope.skipWaiting()),
  )
})

scope.addEventListener('activate', (event: Extendable) => {
  const clean = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name.startsWith('bivouac-') && name !== CACHE) await caches.delete(name)
    await scope.clients.claim()
  }
  event.waitUntil(clean())
})

scope.addEventListener('fetch', (event: Fetched) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return
  if (/^\/(?:api|operator)\/|^\/sw\.js$/.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.has(url.pathname)) event.respondWith(asset(request, url.pathname))
})

async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request)
    if (fresh.ok) return fresh
  } catch {
    // No network: the kept page below.
  }
  return (await caches.match('/', { cacheName: CACHE })) ?? Response.error()
}

async function asset(request: Request, path: string): Promise<Response> {
  return (await caches.match(path, { cacheName: CACHE })) ?? fetch(request)
}

/** Web push from the server: it is your turn somewhere. */
scope.addEventListener('push', (event: Pushed) => {
  const news = (event.data?.json() ?? {}) as { title?: string; body?: string; url?: string }
  event.waitUntil(
    scope.registration.showNotification(news.title ?? 'Bivouac', {
      body: news.body ?? '',
      icon: '/icon-192.png',
      data: news.url ?? '/',
    }),
  )
})

scope.addEventListener('notificationclick', (event: Tapped) => {
  event.notification.close()
  // Only a path of this site is followed, whatever the notification carries.
  const wanted = new URL(String(event.notification.data ?? '/'), scope.location.origin)
  const url = wanted.origin === scope.location.origin ? wanted.href : scope.location.origin
  const open = async (): Promise<unknown> => {
    const [client] = await scope.clients.matchAll({ type: 'window' })
    if (client === undefined) return scope.clients.openWindow(url)
    await client.focus()
    return client.navigate(url)
  }
  event.waitUntil(open())
})

export {}
