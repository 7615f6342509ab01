/** Seats and the sides they play for, as a snapshot tells them; mostly they are the same. */
import type { Snapshot } from '@bivouac/host/protocol'
import type { Seat, Side, Text } from '@bivouac/kernel'
import { t } from '../app/language.ts'

type Concluded = Pick<Snapshot, 'teams' | 'result' | 'ending'>

export const sideOfSeat = ({ teams }: Concluded, seat: Seat): Side => teams?.sides[seat] ?? seat

/** `names`: what the seats are called. */
export function sideName({ teams }: Concluded, side: Side, names: readonly Text[]): Text | undefined {
  return teams?.names[side] ?? names[side]
}

/** The sides that won, by the rules or because somebody gave up; nothing while the game goes on. */
export const winnersOf = ({ result, ending }: Concluded): readonly Side[] | undefined =>
  result?.winners ?? ending?.winners

/** “Victory: …”, or a draw. */
export function outcome(now: Concluded, names: readonly Text[]): string {
  const who = (winnersOf(now) ?? []).flatMap(side => sideName(now, side, names) ?? [])
  return who.length === 0 ? t('over.draw') : t('over.winner', { who })
}
