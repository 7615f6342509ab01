/** Offers between players: to take a move back, to call it a draw, to play again. Everybody concerned must agree. */
import type { Seat, Verdict } from '@bivouac/kernel'
import type { Offers } from './parts.ts'
import type { Answer } from './protocol.ts'
import * as no from './refusals.ts'
import { isOver, type Now } from './telling.ts'

type What = Offers[number]['what']

/** What becomes of offers; each resolves when it is kept and told. */
export interface Offering {
  /** What is on offer from now on. */
  put(offers: Offers): Promise<Verdict>
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

const answerTo = (refusal: Verdict): Answer => (refusal === undefined ? { ok: true } : { ok: false, refusal })

/** The people who have not agreed to this offer: computers are not asked. */
const notAgreed = ({ chairs }: Pick<Now, 'chairs'>, { seat, yes = [] }: Offers[number]): readonly Seat[] =>
  chairs.flatMap((chair, i) => (chair.kind === 'human' && i !== seat && !yes.includes(i) ? [i] : []))

export async function offer(now: Now, offering: Offering, { seat, seats }: Speaker, what: What): Promise<Answer> {
  const { offers } = now
  if (what === 'rematch' && !isOver(now)) return answerTo(no.NO_SUCH_OFFER)
  if (what !== 'rematch' && isOver(now)) return answerTo(no.GAME_OVER)
  // Whoever offers what is on offer already agrees to it.
  if (offers.some(each => each.what === what && !seats.includes(each.seat)))
    return answerOffer(now, offering, { seat, seats }, what, true)
  if (offers.some(each => each.what === what)) return { ok: true }
  const others = seats.filter(each => each !== seat)
  const made = { seat, what, ...(others.length > 0 && { yes: others }) }
  if (notAgreed(now, made).length > 0) return answerTo(await offering.put([...offers, made]))
  return what === 'draw' ? answerTo(no.NOBODY_TO_ASK) : carryOut(now, offering, seat, what)
}

export async function answerOffer(
  now: Now,
  offering: Offering,
  { seats }: Speaker,
  what: What,
  yes: boolean,
): Promise<Answer> {
  const open = now.offers.find(each => each.what === what && !seats.includes(each.seat))
  if (open === undefined) return answerTo(no.NO_SUCH_OFFER)
  if (!yes) return answerTo(await offering.put(now.offers.filter(each => each !== open)))
  const agreed = { ...open, yes: [...new Set([...(open.yes ?? []), ...seats])].sort((a, b) => a - b) }
  if (notAgreed(now, agreed).length === 0) return carryOut(now, offering, open.seat, what)
  return answerTo(await offering.put(now.offers.map(each => (each === open ? agreed : each))))
}

/** Everybody has agreed. */
async function carryOut(now: Now, offering: Offering, by: Seat, what: What): Promise<Answer> {
  now.offers = now.offers.filter(each => each.what !== what)
  if (what === 'draw') return answerTo(await offering.draw(by))
  if (what === 'undo') return answerTo(await offering.takeBack(by))
  const table = await offering.rematch()
  return table === undefined ? answerTo(no.NOBODY_TO_ASK) : { ok: true, value: table }
}
