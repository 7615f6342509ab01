/** Offers between players: to take a move back, to call it a draw, to play again. */
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

const answerTo = (refusal: Verdict): Answer => (refusal === undefined ? { ok: true } : { ok: false, refusal })

export async function offer(now: Now, offering: Offering, seat: Seat, what: What): Promise<Answer> {
  const { offers, chairs } = now
  if (what === 'rematch' && !isOver(now)) return answerTo(no.NO_SUCH_OFFER)
  if (what !== 'rematch' && isOver(now)) return answerTo(no.GAME_OVER)
  // Two who offer the same agree.
  if (offers.some(each => each.what === what && each.seat !== seat)) return answerOffer(now, offering, seat, what, true)
  const others = chairs.filter((each, i) => i !== seat && each.kind === 'human').length
  if (others === 0) return what === 'draw' ? answerTo(no.NOBODY_TO_ASK) : carryOut(now, offering, seat, what)
  if (offers.some(each => each.what === what)) return { ok: true }
  return answerTo(await offering.put([...offers, { seat, what }]))
}

export async function answerOffer(now: Now, offering: Offering, seat: Seat, what: What, yes: boolean): Promise<Answer> {
  const open = now.offers.find(each => each.what === what && each.seat !== seat)
  if (open === undefined) return answerTo(no.NO_SUCH_OFFER)
  if (yes) return carryOut(now, offering, open.seat, what)
  return answerTo(await offering.put(now.offers.filter(each => each !== open)))
}

/** An offer was accepted. */
async function carryOut(now: Now, offering: Offering, by: Seat, what: What): Promise<Answer> {
  now.offers = now.offers.filter(each => each.what !== what)
  if (what === 'draw') return answerTo(await offering.draw(by))
  if (what === 'undo') return answerTo(await offering.takeBack(by))
  const table = await offering.rematch()
  return table === undefined ? answerTo(no.NOBODY_TO_ASK) : { ok: true, value: table }
}
