import type { MarengoPosition } from '../state.ts'

/** The five ways a battle can end. */
export function endingOf({ s, result }: MarengoPosition): string {
  const side = result?.winners.includes(0) ? 'austrian' : 'french'
  if (s.broken[0] !== 0 && s.broken[1] !== 0) return 'both-demoralised'
  return `${side}-${result?.by}`
}
