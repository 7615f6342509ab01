/** What a message costs the server to answer, roughly in tenths of a millisecond of its one thread, or as much elsewhere. */
const COSTS: Readonly<Record<string, number>> = {
  extend: 2,
  judge: 2,
  odds: 4,
  threats: 6,
  chance: 6,
  hint: 8,
  log: 3,
  past: 3,
  journal: 8,
  watch: 2,
}
/** Actions asked about at once that cost as much as one message. */
const ACTIONS = 20
/** Characters that cost as much to look through as a message to answer; no move needs as many. */
const CHARACTERS = 4000

export function costOf(raw: unknown, length: number): number {
  const { do: what, actions } = (raw ?? {}) as { do?: unknown; actions?: unknown }
  const size = Math.max(1, length / CHARACTERS)
  if (what === 'why' && Array.isArray(actions)) return size + actions.length / ACTIONS
  return Math.max(size, (typeof what === 'string' && Object.hasOwn(COSTS, what) && COSTS[what]) || 1)
}
