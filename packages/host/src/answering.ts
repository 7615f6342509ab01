/** What each question to a table is answered with. */
import type { Eye, Refusal, Seat, Verdict } from '@bivouac/kernel'
import { TURN } from '@bivouac/match'
import type { Watcher } from './audience.ts'
import { type Changes, MOST_TRIES } from './changes.ts'
import type { Pondered } from './computers.ts'
import { foretold, judged, whyNot } from './foretelling.ts'
import type { TableParts } from './parts.ts'
import { answerProposal, propose } from './proposing.ts'
import type { Ask, Reply } from './protocol.ts'
import * as no from './refusals.ts'
import { gameFile, isOver, type Now, pastFor, snapshotFor } from './telling.ts'
import { type Attempt, type Submission, takeBack } from './umpire.ts'

const ok = (value?: Extract<Reply, { ok: true }>['value']): Reply =>
  value === undefined ? { ok: true } : { ok: true, value }
export const verdict = (refusal: Refusal | undefined): Reply => (refusal === undefined ? ok() : { ok: false, refusal })

export const maySee = (s: Watcher, eye: Eye, now: Now): boolean =>
  eye === 'spectator' || s.viewer.mine.includes(eye) || isOver(now)

export interface Answering {
  readonly parts: TableParts
  readonly now: Now
  readonly seated: ReadonlySet<Watcher>
  readonly changes: Changes
  /** Carries out a move that waited for dice. */
  readonly rollFor: (move: Submission) => Promise<Attempt>
  readonly answerStanding: (byHand?: boolean) => Promise<Verdict>
}

export function answering({ parts, now, seated, changes, rollFor, answerStanding }: Answering) {
  const { act, moved, wentBack, kept, leaves, lookOn, isOvertaken, proposing } = changes

  const journal = () => now.match.journal()

  /** All the seats of whoever speaks from this one: in one browser every seat is another person. */
  const his = ({ viewer }: Watcher, seat: Seat): readonly Seat[] =>
    parts.local ? [seat] : [seat, ...viewer.mine.filter(each => each !== seat)]

  return async function answer(s: Watcher, ask: Exclude<Ask, { do: 'watch' } | Pondered>): Promise<Reply> {
    switch (ask.do) {
      case 'act':
        return act(ask)
      case 'roll':
        if (now.rolling === undefined || now.rolling.at !== ask.at) return verdict(no.NOBODY_ROLLS)
        return rollFor({ ...now.rolling, rolls: ask.rolls })
      case 'why':
        return ok(ask.actions.map(action => whyNot(now.match, ask.seat, action)))
      case 'judge':
        return isOver(now) ? verdict(no.GAME_OVER) : ok(judged(now.match, ask.seat, ask.action, ask.next))
      case 'extend': {
        const found = now.match.extend(ask.seat, ask.type, ask.chosen, ask.about)
        return 'may' in found ? ok(found) : verdict(found)
      }
      case 'foretell': {
        if (isOver(now)) return verdict(no.GAME_OVER)
        const refusal = now.match.whyNot(ask.seat, ask.action)
        return refusal ? verdict(refusal) : ok(foretold(now.match, ask.seat, ask.action))
      }
      case 'undo': {
        for (let tries = 0; ; tries++) {
          const { since } = now.match
          const before = now.match.moves()
          const refusal = takeBack(parts, now, ask.seat, ask.to) ?? (await wentBack(before))
          if (tries === MOST_TRIES || !isOvertaken(refusal, since, before)) return verdict(refusal)
        }
      }
      case 'stand': {
        const before = now.match.length
        lookOn()
        now.match.stand(ask.seat, ask.question, ask.on)
        // Whoever is asked just now has answered with it.
        if (now.match.stands()?.seat === ask.seat) return verdict(await answerStanding(ask.question === TURN))
        if (now.match.length > before) return verdict(await moved(before))
        const refusal = await kept({ kind: 'standing', journal })
        if (refusal !== undefined) return verdict(refusal)
        s.send({ tell: 'moved', snapshot: snapshotFor(parts, now, s.eye, s.viewer.mine), heard: [] })
        return ok()
      }
      case 'resign':
        return verdict(await leaves(his(s, ask.seat), 'resigned'))
      case 'offer':
        return propose(now, proposing, { seat: ask.seat, seats: his(s, ask.seat) }, ask.what)
      case 'answerOffer':
        return answerProposal(now, proposing, { seat: ask.seat, seats: his(s, ask.seat) }, ask.what, ask.yes)
      case 'past': {
        const eye = ask.eye ?? s.eye
        if (!maySee(s, eye, now)) return verdict(no.NOT_YOUR_EYES)
        return ask.at > now.match.seen(eye) ? verdict(no.NO_SUCH_MOMENT) : ok(pastFor(now, ask.at, eye))
      }
      case 'log': {
        const eye = ask.eye ?? s.eye
        return maySee(s, eye, now) ? ok(now.match.heard(eye, ask.since)) : verdict(no.NOT_YOUR_EYES)
      }
      case 'journal':
        return parts.local || isOver(now) ? ok(gameFile(parts, now)) : verdict(no.FILE_AFTER_THE_END)
      case 'stopThinking':
        // Where several share the thinkers nobody cuts a thought short; and whoever could would see which are short.
        if (parts.thinker.hurry === undefined) return verdict(no.NOBODY_HURRIES)
        parts.thinker.hurry()
        now.pause?.hurry()
        return ok()
      case 'say':
        for (const each of seated)
          each.send({ tell: 'said', from: s.viewer.name, text: ask.text, when: parts.now?.() ?? 0 })
        return ok()
      case 'claim':
        // Only a server knows who is away; it answers before the table is asked.
        return verdict(no.NOBODY_TO_ASK)
    }
  }
}
