/** 20.3.2 Of a message the enemy sees its rider and who has sent him, but not to whom; whether it has been read, only the side of its reader knows. */
import { commandersOf, seatsOf } from '../commanders.ts'
import { fieldFor } from '../state.ts'
import { DELIVERED, READ } from '../words.ts'
import type { HiddenPart } from './part.ts'

export const MESSAGES: HiddenPart = {
  isIn: s => s.extra.messages !== undefined,
  hide: ({ s }, eye) => {
    const all = commandersOf(fieldFor(s))
    for (const message of s.extra.messages!) {
      const [writers, carriers] = [all[message.from]!.side, all[message.by]!.side]
      if (carriers !== eye && message.status >= DELIVERED) {
        message.status = DELIVERED
        message.tried = 0
      }
      // Where a messenger of his own side has come to him, everybody has seen it.
      const arrived = carriers === writers && message.status >= DELIVERED
      const deciphered = carriers !== writers && carriers === eye && message.status === READ
      if (writers !== eye && !arrived && !deciphered) message.to = -1
    }
    return {}
  },
  deal: ({ s }, _, __, dice) => {
    const all = commandersOf(fieldFor(s))
    for (const message of s.extra.messages!) {
      if (message.to >= 0) continue
      const others = seatsOf(all, all[message.from]!.side).filter(seat => seat !== message.from)
      message.to = others[dice.pick(others.length, '20.3.2.1')]!
    }
  },
}
