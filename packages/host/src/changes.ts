/** How a table changes: what was done is kept first and told afterwards; what cannot be kept did not happen. */
import { canonical, type Seat, type Verdict } from '@bivouac/kernel'
import type { Move } from '@bivouac/match'
import { concerned, tellEach, type Watcher } from './audience.ts'
import { isSpectacle } from './computers.ts'
import { history } from './history.ts'
import { afterLeaving, type LeavingReason, moveOver } from './leaving.ts'
import { Conflict, type TableChange, type TableParts } from './parts.ts'
import type { Proposing } from './proposing.ts'
import type { Ending } from './protocol.ts'
import * as no from './refusals.ts'
import { askedOf, isOver, type Now, snapshotFor } from './telling.ts'
import { type Attempt, type Submission, submit } from './umpire.ts'

/** Answers of others that may come in between while one is being kept: there are no more seats. */
export const MOST_TRIES = 8

export interface Changes {
  /** Tells what happened since a move, to everybody or to some. */
  broadcast(since: number, undone?: boolean, to?: Iterable<Watcher>): void
  /** What somebody sees, as one text: whom nothing has changed for is told nothing. */
  sightOf(seated: Watcher): string
  /** Whoever looks at the table sees the next move happen. */
  lookOn(): void
  /** Keeps what was done; on a conflict the table is read again and the one who asked is told to look. */
  kept(change: TableChange): Promise<Verdict>
  act(move: Submission): Promise<Attempt>
  /** Moves were made since `before`. */
  moved(before: number): Promise<Verdict>
  /** The match stands at fewer moves than these, or at others. */
  wentBack(before: readonly Move[]): Promise<Verdict>
  /** One person leaves with all his seats. */
  leaves(seats: readonly Seat[], by: LeavingReason): Promise<Verdict>
  end(how: Ending): Promise<Verdict>
  /** Another process changed the table. */
  refresh(): Promise<void>
  /** Another process was first, which is no reason to refuse if that is a secret. */
  isOvertaken(refusal: Verdict, since: number | undefined, before?: readonly Move[]): boolean
  readonly proposing: Proposing
}

export function changes(parts: TableParts, now: Now, seated: ReadonlySet<Watcher>, wakeBot: () => void): Changes {
  const { game } = parts.match

  const broadcast = (since: number, undone = false, to: Iterable<Watcher> = seated): void =>
    tellEach(to, (eye, mine) => ({
      tell: 'moved',
      snapshot: snapshotFor(parts, now, eye, mine),
      heard: undone ? [] : now.match.shown(eye, since),
      ...(undone && { undone }),
    }))
  const sightOf = ({ eye, viewer }: Watcher): string =>
    canonical([now.match.view(eye), now.match.seen(eye), askedOf(now, eye, viewer.mine)])
  const affected = (): readonly Watcher[] => concerned(seated, now.match.since, sightOf)
  /** Were all the moves since then answers that nobody else hears of? */
  const isHidden = (before: number): boolean => now.match.since !== undefined && now.match.since <= before

  const lookOn = (): void => now.match.watch([...seated].map(each => each.eye))

  const standingNow = (): readonly string[] => now.chairs.map((_, seat) => now.match.standing(seat).join())
  const whoseStanding = (before: readonly string[]): readonly Watcher[] =>
    [...seated].filter(s => s.viewer.mine.some(seat => now.match.standing(seat).join() !== before[seat]))

  /** `known`: the moves that everybody has been told of, where it may be that nothing else has happened. */
  async function reread(known?: readonly Move[]): Promise<void> {
    if (parts.reread === undefined) throw new Conflict('the table changed elsewhere and cannot be read again')
    const fresh = await parts.reread()
    const stood = standingNow()
    const shown = canonical([known ?? '', now.ending ?? '', now.proposals])
    now.match = fresh.match
    now.rolling = undefined
    now.ending = fresh.ending
    now.proposals = fresh.proposals ?? []
    now.past = history(game)
    // What somebody answers in advance is his secret: to the others nothing has happened.
    const isNews = canonical([now.match.moves(), now.ending ?? '', now.proposals]) !== shown
    const concerns = isNews ? affected() : whoseStanding(stood)
    tellEach(concerns, (eye, mine) => ({
      tell: 'table',
      snapshot: snapshotFor(parts, now, eye, mine),
      heard: now.match.heard(eye),
    }))
    if (isSpectacle(now)) wakeBot()
  }

  /** Another process changed the table. Its bot wakes there, unless it is a spectacle: who watches there may leave. */
  async function refresh(): Promise<void> {
    const known = now.match.moves()
    const before = known.length
    lookOn()
    const shown = canonical([now.ending ?? '', now.proposals])
    const stood = standingNow()
    const news = await parts.catchUp?.(now.match)
    if (news === undefined) return reread(known)
    now.ending = news.ending
    now.proposals = news.proposals ?? []
    const isNews = now.match.length !== before || canonical([now.ending ?? '', now.proposals]) !== shown
    // A standing answer given at another process is its player's secret: a message without news would betray it.
    broadcast(before + 1, false, isNews ? affected() : whoseStanding(stood))
    if (isSpectacle(now)) wakeBot()
  }

  async function kept(change: TableChange): Promise<Verdict> {
    try {
      await parts.keep?.(change)
      return undefined
    } catch (fault) {
      if (!(fault instanceof Conflict)) {
        await reread()
        throw fault
      }
      await reread(
        change.kind === 'rewound' ? undefined : now.match.moves().slice(0, 'at' in change ? change.at : undefined),
      )
      return no.TOO_LATE
    }
  }
  const journal = () => now.match.journal()

  /**
   * Another process was first, which is no reason to refuse if it is a secret: of several who are asked at once somebody
   * else answered, or somebody will answer in advance.
   */
  const isOvertaken = (refusal: Verdict, since: number | undefined, before?: readonly Move[]): boolean => {
    if (refusal !== no.TOO_LATE || isOver(now)) return false
    if (since !== undefined) return now.match.since === since
    return before !== undefined && canonical(now.match.moves()) === canonical(before)
  }

  async function act(move: Submission, tries = 0): Promise<Attempt> {
    if (isOver(now)) return { ok: false, refusal: no.GAME_OVER }
    const { since, decision } = now.match
    const before = now.match.moves()
    lookOn()
    const submitted = submit(parts, now.match, move)
    if (!submitted.ok) return submitted
    const refusal = await moved(before.length)
    // One of those who share the question was first elsewhere: whether this may still be done is judged anew.
    const isLate = isOvertaken(refusal, since, before) || (refusal === no.TOO_LATE && decision?.shared !== undefined)
    if (tries < MOST_TRIES && isLate) return act(move, tries + 1)
    return refusal === undefined ? { ok: true } : { ok: false, refusal }
  }

  async function moved(before: number): Promise<Verdict> {
    now.rolling = undefined
    const refusal = await kept({ kind: 'moves', at: before, moves: now.match.moves(before), journal })
    if (refusal !== undefined) return refusal
    if (!isHidden(before)) now.proposals = now.proposals.filter(each => each.what !== 'undo')
    wakeBot()
    broadcast(before + 1, false, affected())
    return undefined
  }

  async function wentBack(before: readonly Move[]): Promise<Verdict> {
    const after = now.match.moves()
    const isSame = (a: Move, b: Move | undefined): boolean => a === b || canonical(a) === canonical(b)
    const changed = after.findIndex((move, i) => !isSame(move, before[i]))
    const [from, to] = [before.length, changed === -1 ? after.length : changed]
    now.past.forget(to)
    now.rolling = undefined
    if (now.says !== undefined && now.says.at > to) now.says = undefined
    const refusal = await kept({ kind: 'rewound', from, to, moves: after.slice(to), journal })
    if (refusal !== undefined) return refusal
    wakeBot()
    broadcast(to, true, affected())
    return undefined
  }

  async function leaves(seats: readonly Seat[], by: LeavingReason): Promise<Verdict> {
    if (isOver(now)) return no.GAME_OVER
    const left = afterLeaving(now, seats, by, parts.standIn)
    if ('ending' in left) return end(left.ending)
    const { handed } = left
    const refusal = await kept({ kind: 'left', ...handed, journal })
    if (refusal !== undefined) return refusal
    now.chairs = handed.chairs
    now.proposals = []
    moveOver(seated, handed)
    for (const s of seated) s.send({ tell: 'left', seats: handed.seats, by })
    wakeBot()
    broadcast(now.match.length + 1)
    return undefined
  }

  async function end(how: Ending): Promise<Verdict> {
    if (isOver(now)) return no.GAME_OVER
    const refusal = await kept({ kind: 'ended', ending: how, journal })
    if (refusal !== undefined) return refusal
    now.ending = how
    now.proposals = []
    broadcast(now.match.length + 1)
    return undefined
  }

  const proposing: Proposing = {
    async put(proposals) {
      const refusal = await kept({ kind: 'proposals', proposals, journal })
      if (refusal !== undefined) return refusal
      now.proposals = proposals
      broadcast(now.match.length + 1)
      return undefined
    },
    draw: by => end({ by: 'agreed', seat: by, winners: [] }),
    async takeBack(by) {
      const before = now.match.moves()
      // Against computers alone one goes back to one's own last choice; in one's own browser to the same dice.
      const isAlone = now.chairs.filter(chair => chair.kind === 'human').length === 1
      const how = { toChoice: isAlone, keepDice: isAlone && parts.local === true }
      return now.match.takeBack(by, how) ?? wentBack(before)
    },
    async rematch() {
      const table = await parts.rematch?.()
      if (table !== undefined) for (const s of seated) s.send({ tell: 'rematch', table })
      return table
    },
  }

  return {
    broadcast,
    sightOf,
    lookOn,
    kept,
    act,
    moved,
    wentBack,
    leaves,
    end,
    refresh,
    isOvertaken,
    proposing,
  }
}
