import type { Ending } from './protocol.ts'

/** Endings were once kept without their winners: everybody but who gave up, each seat being its own side then. */
export function renewedEnding(ending: Omit<Ending, 'winners'> & Partial<Ending>, seats: number): Ending {
  const { by, seat, winners } = ending
  if (winners !== undefined) return { ...ending, winners }
  const others = Array.from({ length: seats }, (_, i) => i).filter(each => each !== seat)
  return { ...ending, winners: by === 'agreed' ? [] : others }
}
