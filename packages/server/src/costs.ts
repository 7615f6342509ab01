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

export function costOf(raw: unknown): number {
  const { do: what, actions } = (raw ?? {}) as { do?: unknown; actions?: unknown }
  if (what === 'why' && Array.isArray(actions)) return 1 + actions.length / ACTIONS
  return (typeof what === 'string' && Object.hasOwn(COSTS, what) && COSTS[what]) || 1
}
