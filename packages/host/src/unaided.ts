/** Moves nobody clicks on: those of computers, and answers that were given in advance. */
import type { Verdict } from '@bivouac/kernel'
import type { Watcher } from './audience.ts'
import type { Changes } from './changes.ts'
import { anyAnswer, type Given, sayAloud } from './computers.ts'
import type { TableParts } from './parts.ts'
import type { Says } from './protocol.ts'
import * as no from './refusals.ts'
import { isOver, type Now } from './telling.ts'
import type { Attempt, Submission } from './umpire.ts'

export interface Unaided {
  /** The answer of a computer, or of a person who gave it in advance and may have answered himself meanwhile. */
  given(answer: Given): Promise<void>
  /** An answer given in advance is kept and told like any other; on a conflict, whoever was first goes on from there. */
  answerStanding(byHand?: boolean): Promise<Verdict>
  /** A computer's move; where people roll the dice, they are asked to, and it waits. */
  rollFor(move: Submission): Promise<Attempt>
  /** Tells everybody what a computer says, unless it has been overtaken. */
  speak(says: Says): boolean
}

export function unaided(
  parts: TableParts,
  now: Now,
  seated: ReadonlySet<Watcher>,
  { act, moved, broadcast, lookOn }: Changes,
  { isClosed, wakeBot }: { readonly isClosed: () => boolean; readonly wakeBot: () => void },
): Unaided {
  async function answerStanding(byHand?: boolean): Promise<Verdict> {
    const before = now.match.length
    lookOn()
    return now.match.answerStanding(byHand) ?? moved(before)
  }

  async function given({ seat, at, decision, action, bot }: Given): Promise<void> {
    if (bot === undefined) {
      now.standing = undefined
      const isDue = !isClosed() && !isOver(now) && now.match.seen(seat) === at && now.match.stands()?.seat === seat
      // Another process was first: the question may still be open, or another one stands.
      const isMissed = !isDue || (await answerStanding()) === no.TOO_LATE
      if (isMissed && !isClosed()) wakeBot()
      return
    }
    now.thinking = now.pause = undefined
    if (isClosed()) return
    // Who shares the question may have acted meanwhile: what was thought is judged on the table as it is, or thought anew.
    const isLate = now.match.seen(seat) !== at
    if (isLate && now.match.decision?.shared?.includes(seat) !== true) return wakeBot()
    const outcome = await rollFor({ seat, action, at })
    // Nobody waits for its words; and with nobody there they are not wanted. Whether it had reasons is its secret.
    const isSecret = decision.asked !== undefined
    if (outcome.ok && !isLate && seated.size > 0 && !isSecret && !isOver(now))
      void sayAloud(parts, now, seat, at + 1, speak)
    const isRefused = !outcome.ok && 'refusal' in outcome
    if (isRefused && isLate) return wakeBot()
    if (isRefused && now.match.seen(seat) === at && !isOver(now))
      await rollFor({ seat, action: anyAnswer(now, decision), at })
  }

  async function rollFor(move: Submission): Promise<Attempt> {
    const outcome = await act(move)
    if (outcome.ok || !('wants' in outcome)) return outcome
    now.rolling = { ...move, wants: outcome.wants }
    broadcast(now.match.length + 1)
    return outcome
  }

  function speak(says: Says): boolean {
    if (says.at > now.match.length || says.at < (now.says?.at ?? 0)) return false
    now.says = says
    for (const s of seated) s.send({ tell: 'says', says })
    return true
  }

  return { given, answerStanding, rollFor, speak }
}
