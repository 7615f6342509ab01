/** Somebody has gone and does not come back: who stayed may claim the game, or call it a draw. */
import type { HostedTable } from '@bivouac/host'
import type { Refusal, Seat } from '@bivouac/kernel'
import type { StoredTable } from '../store/types.ts'
import { seatsOf } from './info.ts'
import type { RoomClient, RoomParts } from './room-parts.ts'

const no = (it: string, en: string): Refusal => Object.freeze({ text: { it, en } })
const PLAYERS_ONLY = no('Lo chiede chi gioca.', 'Only a player can claim it.')
const NOBODY_AWAITED = no('Nessun altro deve muovere adesso.', 'Nobody else is to move now.')
const HE_IS_HERE = no('L’avversario è al tavolo.', 'Your opponent is at the table.')
const HAS_A_CLOCK = no('Il suo tempo corre: decide l’orologio.', 'His time is running: the clock decides.')
const NOT_YET = no(
  'È via da poco: si può reclamare dopo due minuti in una partita dal vivo, dopo sette giorni in una senza orologio.',
  'He has not been away for long: a live game can be claimed after two minutes, one without a clock after seven days.',
)
const OVER = no('La partita non è in corso.', 'The game is not being played.')

export interface Claims {
  /** Notes who is away, and since when. */
  look(): void
  /** Why not, if not. */
  claim(client: RoomClient, raw: unknown): Promise<Refusal | string | undefined>
}

export function claiming(
  { time, now, claimAfter }: Pick<RoomParts, 'time' | 'now' | 'claimAfter'>,
  at: { stored(): StoredTable; table(): HostedTable | undefined; present(): ReadonlySet<Seat> },
): Claims {
  const away = new Map<Seat, number>()
  function look(): void {
    const present = at.present()
    for (const seat of at.stored().record.seats.keys())
      if (present.has(seat)) away.delete(seat)
      else if (!away.has(seat)) away.set(seat, time())
  }
  function refusal(client: RoomClient, seat: Seat | undefined): Refusal | undefined {
    const { record, state } = at.stored()
    const mine = seatsOf(record, client.user.id)
    if (mine.length === 0) return PLAYERS_ONLY
    if (state.status !== 'playing') return OVER
    if (seat === undefined || mine.includes(seat) || record.seats[seat]?.kind !== 'human') return NOBODY_AWAITED
    if (at.present().has(seat)) return HE_IS_HERE
    if (record.pace.kind === 'move') return HAS_A_CLOCK
    const unclocked = record.pace.kind === 'none'
    const long = unclocked ? now() - state.updated >= claimAfter.unclocked : gone(seat) >= claimAfter.live
    return long ? undefined : NOT_YET
  }
  const gone = (seat: Seat): number => time() - (away.get(seat) ?? time())

  return {
    look,
    async claim(client, raw) {
      look()
      const { as } = (raw ?? {}) as { as?: unknown }
      if (as !== 'win' && as !== 'draw') return '“claim” needs a proper “as”'
      const { record, state } = at.stored()
      const { deciding, answered = [] } = state
      const mine = seatsOf(record, client.user.id)
      const others = deciding.filter(each => !mine.includes(each) && !answered.includes(each))
      const seat = others.find(each => !at.present().has(each)) ?? others[0]
      const refused = refusal(client, seat)
      if (refused !== undefined || seat === undefined) return refused
      const { user } = record.seats[seat]!
      const his = record.seats.flatMap((each, i) => (i !== seat && user !== undefined && each.user === user ? [i] : []))
      return at.table()?.gone([seat, ...his], as)
    },
  }
}
