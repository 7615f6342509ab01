import type { Ending } from './protocol.ts'

type Without<T> = T extends unknown ? Omit<T, 'winners'> : never

/** Endings were once kept without their winners: everybody but who gave up, each seat being its own side then. */
export function renewedEnding(ending: Ending | Without<Ending>, seats: number): Ending {
  if ('winners' in ending) return ending
  const isLost = ending.by === 'resigned' || ending.by === 'timeout' || ending.by === 'left'
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return { ...ending, winners: isLost ? all.filter(seat => seat !== ending.seat) : [] }
}
