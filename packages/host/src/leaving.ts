/** Somebody gives up or runs out of time: who plays on for him, or how the game ends. */
import type { Seat, Side } from '@bivouac/kernel'
import type { Watcher } from './audience.ts'
import type { Chair, Ending } from './protocol.ts'
import type { Now } from './telling.ts'

export type LeavingReason = 'resigned' | 'timeout' | 'left'

/** The seats go to a team-mate, by his seat, or to a computer. */
export interface Handed {
  readonly seats: readonly Seat[]
  readonly by: LeavingReason
  readonly to: Seat | 'computer'
  /** Everybody's chairs afterwards. */
  readonly chairs: readonly Chair[]
}
export type Left = { readonly ending: Ending } | { readonly handed: Handed }

const sidesNow = ({ match, chairs }: Pick<Now, 'match' | 'chairs'>): readonly Side[] =>
  match.sides ?? chairs.map((_, seat) => seat)

/**
 * What becomes of the seats that one person gives up. A team-mate takes them over; when he was the last person of his
 * side, the game's rules say what it means. Where they do not, a side without people has given up, and the last side
 * that has not wins; until then a computer (`standIn`) plays on, so that nobody else's game is spoiled.
 */
export function afterLeaving(now: Now, seats: readonly Seat[], by: LeavingReason, standIn: string | undefined): Left {
  const { match, chairs } = now
  const sides = sidesNow(now)
  const [seat] = seats as [Seat, ...Seat[]]
  const stays = chairs.map((chair, i) => chair.kind === 'human' && !seats.includes(i))
  const mate = nextTo(seat, i => stays[i]! && sides[i] === sides[seat], chairs.length)
  if (mate !== undefined) {
    const { name, present } = chairs[mate]!
    return handTo(mate, { kind: 'human', name, ...(present !== undefined && { present }) })
  }

  const { givenUp } = match.game
  const result = givenUp?.(match.position() as Parameters<typeof givenUp>[0], seat)
  if (result !== undefined) {
    const { winners, grade } = result
    return { ending: { by, seat, winners, ...(grade !== undefined && { grade }) } }
  }
  const others = [...new Set(sides.filter((_, i) => stays[i] || isItself(chairs[i]!)))].sort((a, b) => a - b)
  const goesOn = stays.includes(true) && (givenUp !== undefined || others.length > 1)
  if (!goesOn || standIn === undefined) return { ending: { by, seat, winners: others } }
  return handTo('computer', { kind: 'bot', bot: standIn, name: standIn, present: true })

  function handTo(to: Seat | 'computer', heir: Chair): Left {
    const after = chairs.map((chair, i): Chair => {
      if (!seats.includes(i)) return chair
      return to === 'computer' ? { ...heir, standsIn: chair.name } : heir
    })
    return { handed: { seats, by, to, chairs: after } }
  }
}

/** A computer that plays for itself, not for somebody who left. */
const isItself = ({ kind, standsIn }: Chair): boolean => kind === 'bot' && standsIn === undefined

function nextTo(seat: Seat, fits: (seat: Seat) => boolean, count: number): Seat | undefined {
  for (let i = 1; i < count; i++) if (fits((seat + i) % count)) return (seat + i) % count
  return undefined
}

/** Who looked on with the seats that changed hands looks on with those he has now. */
export function moveOver(seated: Iterable<Watcher>, { seats, to }: Handed): void {
  for (const each of seated) {
    const { mine } = each.viewer
    const left = mine.filter(seat => !seats.includes(seat))
    const gets = to !== 'computer' && left.includes(to)
    each.viewer = { ...each.viewer, mine: gets ? [...left, ...seats].sort((a, b) => a - b) : left }
    if (each.eye !== 'spectator' && seats.includes(each.eye) && !gets) each.eye = left[0] ?? 'spectator'
  }
}
