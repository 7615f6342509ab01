/** Seats and the sides they play for, as a snapshot tells them; mostly they are the same. */
import type { Snapshot } from '@bivouac/host/protocol'
import type { Seat, Side } from '@bivouac/kernel'
import { said, t } from '../app/language.ts'

type Table = Pick<Snapshot, 'teams' | 'result' | 'ending'>

export const sideOfSeat = ({ teams }: Table, seat: Seat): Side => teams?.sides[seat] ?? seat

/** `names`: what the seats are called. */
export function sideName({ teams }: Table, side: Side, names: readonly string[]): string {
  const name = teams?.names[side]
  return name === undefined ? (names[side] ?? '') : said(name)
}

/** The sides that won, by the rules or because somebody gave up; nothing while the game goes on. */
export const winnersOf = ({ result, ending }: Table): readonly Side[] | undefined => result?.winners ?? ending?.winners

/** “Victory: …”, or a draw. */
export function outcome(now: Table, names: readonly string[]): string {
  const who = (winnersOf(now) ?? []).map(side => sideName(now, side, names)).join(', ')
  return who === '' ? t('over.draw') : t('over.winner', { who })
}
