/** Proposals of players to each other: to take a move back, to call it a draw, to play again. Everybody concerned must agree. */
import type { Seat, Verdict } from '@bivouac/kernel'
import type { Proposal, Reply } from './protocol.ts'
import * as no from './refusals.ts'
import { isOver, type Now } from './telling.ts'

type What = Proposal['what']

/** What becomes of proposals; each resolves when it is kept and told. */
export interface Proposing {
  /** What is proposed from now on. */
  put(proposals: readonly Proposal[]): Promise<Verdict>
  draw(by: Seat): Promise<Verdict>
  takeBack(by: Seat): Promise<Verdict>
  /** The id of the next table; nothing where there can be none. */
  rematch(): Promise<string | undefined>
}

/** Who speaks: the seat he speaks from, and all that are his. One person agrees once, however many seats he has. */
export interface Speaker {
  readonly seat: Seat
  readonly seats: readonly Seat[]
}

const answerTo = (refusal: Verdict): Reply => (refusal === undefined ? { ok: true } : { ok: false, refusal })

/** The people who have not agreed to this proposal: computers are not asked. */
const notAgreed = ({ chairs }: Pick<Now, 'chairs'>, { seat, yes = [] }: Proposal): readonly Seat[] =>
  chairs.flatMap((chair, i) => (chair.kind === 'human' && i !== seat && !yes.includes(i) ? [i] : []))

export async function propose(now: Now, proposing: Proposing, { seat, seats }: Speaker, what: What): Promise<Reply> {
  const { proposals } = now
  if (what === 'rematch' && !isOver(now)) return answerTo(no.NO_SUCH_PROPOSAL)
  if (what !== 'rematch' && isOver(now)) return answerTo(no.GAME_OVER)
  // Whoever proposes what is proposed already agrees to it.
  if (proposals.some(each => each.what === what && !seats.includes(each.seat)))
    return answerProposal(now, proposing, { seat, seats }, what, true)
  if (proposals.some(each => each.what === what)) return { ok: true }
  const others = seats.filter(each => each !== seat)
  const made = { seat, what, ...(others.length > 0 && { yes: others }) }
  if (notAgreed(now, made).length > 0) return answerTo(await proposing.put([...proposals, made]))
  return what === 'draw' ? answerTo(no.NOBODY_TO_ASK) : carryOut(now, proposing, seat, what)
}

export async function answerProposal(
  now: Now,
  proposing: Proposing,
  { seats }: Speaker,
  what: What,
  yes: boolean,
): Promise<Reply> {
  const open = now.proposals.find(each => each.what === what && !seats.includes(each.seat))
  if (open === undefined) return answerTo(no.NO_SUCH_PROPOSAL)
  if (!yes) return answerTo(await proposing.put(now.proposals.filter(each => each !== open)))
  const agreed = { ...open, yes: [...new Set([...(open.yes ?? []), ...seats])].sort((a, b) => a - b) }
  if (notAgreed(now, agreed).length === 0) return carryOut(now, proposing, open.seat, what)
  return answerTo(await proposing.put(now.proposals.map(each => (each === open ? agreed : each))))
}

/** Everybody has agreed. */
async function carryOut(now: Now, proposing: Proposing, by: Seat, what: What): Promise<Reply> {
  now.proposals = now.proposals.filter(each => each.what !== what)
  if (what === 'draw') return answerTo(await proposing.draw(by))
  if (what === 'undo') return answerTo(await proposing.takeBack(by))
  const table = await proposing.rematch()
  return table === undefined ? answerTo(no.NOBODY_TO_ASK) : { ok: true, value: table }
}
