/**
 * 20.3.2 Messages between commanders. A message is its number (its place in the list, from one), the turn, who has written it and to whom: what it
 * says is the players’ own business. Its messenger is no unit and takes no slot: there are as many as are needed.
 */
import { RIDING } from './words.ts'

export interface Message {
  /** The turn in which it was written. */
  readonly turn: number
  /** Seats: who has written it and to whom; −1 where an eye does not know the addressee. */
  readonly from: number
  to: number
  /** The seat whose messenger carries it, or carried it last. */
  by: number
  /** RIDING … ILLEGIBLE, see words.ts. */
  status: number
  /** Where the messenger is, or the message on the ground; what he has ridden in this step, in points. */
  x: number
  y: number
  spent: number
  /** 20.3.2.2.2 The turn of the last attempt to read it, 0 none. */
  tried: number
  /** 15.2.2.2 1: the unit he is with has just been beaten. */
  risk: number
  /** … and which it was, −1 none: he follows it if it runs. */
  beside: number
}
export const newMessage = (turn: number, from: number, to: number, x: number, y: number): Message => ({
  turn,
  from,
  to,
  by: from,
  status: RIDING,
  x,
  y,
  spent: 0,
  tried: 0,
  risk: 0,
  beside: -1,
})
