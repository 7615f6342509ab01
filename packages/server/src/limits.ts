/** How often somebody may do something, and who counts as one. */
import { isIP } from 'node:net'

/** So many a second in the long run, and a burst of `burst` at once. */
export function bucket(perSecond: number, burst: number): (cost?: number) => boolean {
  let left = burst
  let at = performance.now()
  return (cost = 1) => {
    const now = performance.now()
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond)
    at = now
    if (left < cost) return false
    left -= cost
    return true
  }
}

/** One bucket for each of many; those that would be full again anyway are forgotten. */
export function buckets(perSecond: number, burst: number): (who: string, cost?: number) => boolean {
  const refilled = (burst / perSecond) * 1000
  const held = new Map<string, { readonly take: (cost?: number) => boolean; used: number }>()
  let swept = performance.now()
  return (who, cost) => {
    const now = performance.now()
    if (now - swept > refilled) {
      swept = now
      for (const [each, { used }] of held) if (now - used > refilled) held.delete(each)
    }
    const own = held.get(who) ?? { take: bucket(perSecond, burst), used: now }
    own.used = now
    held.set(who, own)
    return own.take(cost)
  }
}

/** Whoever has one address of an IPv6 network usually has all 2^64 of them: they count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : [])
  const [first, last] = [groups(head), groups(tail)]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const all = [...first, ...Array<string>(zeros).fill('0'), ...last]
  return `${all
    .slice(0, 4)
    .map(each => Number.parseInt(each, 16).toString(16))
    .join(':')}::/64`
}
