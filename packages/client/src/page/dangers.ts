import type { Danger, GamePage, Threat } from './index.ts'
import { keyOf, type Thing } from './thing.ts'

/** Dangers by key of a thing, and of the spot it stands on: of several the likeliest counts, and the one by most pieces. */
export function dangersOf(
  threats: readonly Threat[],
  page: Pick<GamePage, 'aimedAt' | 'alike'>,
  view: object,
): ReadonlyMap<string, Danger> {
  const map = new Map<string, Danger>()
  for (const threat of threats) {
    const { target, share, by = 0 } = threat
    const piece: Thing | undefined = target === undefined ? undefined : { kind: 'piece', id: target }
    const aimed = page.aimedAt === undefined ? piece : page.aimedAt(threat)
    const spots = aimed === undefined ? [] : aimed === piece ? [aimed, ...page.alike(aimed, view)] : [aimed]
    for (const key of spots.map(keyOf)) {
      const before = map.get(key)
      map.set(key, { share: Math.max(before?.share ?? 0, share), by: Math.max(before?.by ?? 0, by) })
    }
  }
  return map
}
