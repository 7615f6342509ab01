import { call } from './server.ts'

/** The push key is base64url; the browser wants bytes. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, letter => letter.charCodeAt(0))
}

/** Asks the player, subscribes this browser and tells the server; false when the browser or the player refuses. */
export async function subscribe(key: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return false
  if ((await Notification.requestPermission()) !== 'granted') return false
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    const { endpoint, keys } = found.toJSON()
    await call('/me/push', 'POST', { endpoint, keys })
    return true
  } catch {
    return false
  }
}

export async function unsubscribe(): Promise<void> {
  const found = await (await navigator.serviceWorker?.ready)?.pushManager.getSubscription()
  if (!found) return
  await call('/me/push', 'DELETE', { endpoint: found.endpoint })
  await found.unsubscribe()
}
