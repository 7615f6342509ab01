/** 18.4.2.2.5 Who is in which boat: questions about the state alone. */
import type { State } from '../state.ts'

/** The boat a unit is in, −1 none. */
export function boatOf({ extra: { aboard } }: State, u: number): number {
  if (aboard !== undefined) for (let i = 0; i < aboard.length; i += 2) if (aboard[i] === u) return aboard[i + 1]!
  return -1
}
export const isAboard = (s: State, u: number): boolean => boatOf(s, u) >= 0
/** Units in a boat, in the order they came. */
export const crewOf = ({ extra: { aboard = [] } }: State, boat: number): number[] =>
  aboard.filter((_, i) => i % 2 === 0 && aboard[i + 1] === boat)
/** Out of its boat, landed, routed or lost. */
export function leaveBoat({ extra }: State, u: number): void {
  const { aboard } = extra
  if (aboard !== undefined) extra.aboard = aboard.filter((_, i) => aboard[i - (i % 2)] !== u)
}
