/** 20.3.2 Messages between the commanders of a side: the step of communications (4.1.2), and how messengers move. */
import { INCH, lengthOf } from '@bivouac/ground/measured'
import { end, type Flow, goto, type Json, type Verdict } from '@bivouac/kernel'
import { commandersOf, seatsOf } from '../commanders.ts'
import { newMessage } from '../messages.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, type Napoleon, type State, type T } from '../state.ts'
import { DELIVERED, ILLEGIBLE, ON_TABLE, READ, RIDING } from '../words.ts'
import { deliver, goalOf, isCaptured, MESSENGER_SPEED, mayRideTo, messagesOf, rideTo, sideOf } from './15-messengers.ts'
import { leaderOf } from './15-ratings.ts'
import { choice, isNumbers, offer, open, plain, upTo } from './offers.ts'
import { tell, tellSeats } from './telling.ts'

type Step = FrameOf<'messages'>
/** 15.2.2.3.2 So much or less, and it can be read. */
const DECIPHERED = 3

const NO_ADDRESSEE = no('20.3.2.1', {
  it: 'Si scrive a un altro comandante della propria parte.',
  en: 'One writes to another commander of one’s own side.',
})
const NOT_HERE = no('20.3.2.2.2', {
  it: 'Non c’è un messaggio con questo numero consegnato a te e ancora da leggere.',
  en: 'No message of this number has been delivered to you and is still to be read.',
})
const TRIED = no(
  '20.3.2.2.2',
  {
    it: 'In questa fase hai già tentato di leggere questo messaggio.',
    en: 'You have tried to read this message in this step already.',
  },
  { it: 'Ritenta nel prossimo turno.', en: 'Try again in the next turn.' },
)
const NO_MESSENGER = no('20.3.2.1', {
  it: 'Non è un tuo messaggero sul tavolo.',
  en: 'That is none of your messengers on the table.',
})

const seatIn = (s: State, f: Step): number => seatsOf(commandersOf(fieldFor(s)), f.side)[f.by]!

function mayWrite(t: T, f: Step, to: number): Verdict {
  const all = commandersOf(fieldFor(t.s))
  return all[to]?.side === f.side && to !== seatIn(t.s, f) ? undefined : NO_ADDRESSEE
}
/** Messages in the hands of a seat that he has not read. */
const unread = (s: State, seat: number): number[] => {
  const f = fieldFor(s)
  return messagesOf(s).flatMap((message, at) =>
    message.status === DELIVERED && goalOf(f, message) === seat ? [at] : [],
  )
}
function mayRead(t: T, f: Step, at: number): Verdict {
  const message = messagesOf(t.s)[at]
  if (message === undefined || isCaptured(fieldFor(t.s), message) || !unread(t.s, seatIn(t.s, f)).includes(at))
    return NOT_HERE
  return message.tried === t.s.turn ? TRIED : undefined
}
/** A die whose result only the reader’s side learns. */
function secretDie(t: T, rule: '20.3.2.2.2' | '15.2.2.3.2'): number {
  t.reveal()
  return t.dice.pick(10, rule) + 1
}

/** 4.1.2 Each commander on the table in turn: what has been captured is deciphered, then he writes and reads. */
export const messages = {
  rule: '20.3.2',
  steps: {
    /** 20.3.2.2.1 Whoever has waited for a replacement finds him now; so does he whom the addressee has ridden up to. */
    begin: (t: T, f: Step) => {
      for (const [at, message] of messagesOf(t.s).entries())
        if (sideOf(fieldFor(t.s), message) === f.side) deliver(t, at)
    },
    next: (t: T, f: Step): Flow<Napoleon> => {
      const { s } = t
      const all = commandersOf(fieldFor(s))
      const seats = seatsOf(all, f.side)
      f.by++
      while (f.by < seats.length && s.on[all[seats[f.by]!]!.general] !== ON_TABLE) f.by++
      if (f.by >= seats.length) return end()
      f.unit = all[seats[f.by]!]!.general
      return undefined
    },
    /** 15.2.2.3.2 He has to try, each message once: what he cannot make out is thrown away. */
    decipher: (t: T, f: Step): Flow<Napoleon> => {
      const { s } = t
      const at = unread(s, seatIn(s, f)).find(each => isCaptured(fieldFor(s), messagesOf(s)[each]!))
      if (at === undefined) return undefined
      const die = secretDie(t, '15.2.2.3.2')
      const passed = die <= DECIPHERED
      s.extra.messages![at]!.status = passed ? READ : ILLEGIBLE
      tellSeats(
        t,
        f.side,
        { e: 'deciphered', general: f.unit, message: at + 1, die, passed },
        { e: 'messageTried', general: f.unit, message: at + 1 },
      )
      return goto('decipher')
    },
    alone: (t: T, f: Step): Flow<Napoleon> =>
      seatsOf(commandersOf(fieldFor(t.s)), f.side).length > 1 ? undefined : end(),
    choose: choice<'messages'>({
      seat: (_, f) => f.side,
      standing: 'done',
      offers: {
        message: offer<'messages'>({
          domain: t => upTo(commandersOf(fieldFor(t.s)).length),
          over: (t, f) => seatsOf(commandersOf(fieldFor(t.s)), f.side),
          check: mayWrite,
          take: (t, f, to) => {
            const { s } = t
            const all = s.extra.messages!
            all.push(newMessage(s.turn, seatIn(s, f), to, s.x[f.unit]!, s.y[f.unit]!))
            tell(t, { e: 'messengerSent', general: f.unit, message: all.length })
            // He may be with the addressee already.
            deliver(t, all.length - 1)
            return goto('choose')
          },
        }),
        read: offer<'messages'>({
          domain: t => upTo(messagesOf(t.s).length),
          over: (t, f) => unread(t.s, seatIn(t.s, f)),
          check: mayRead,
          take: (_, f, at) => {
            f.at = at
            return goto('read')
          },
        }),
        done: plain<'messages'>({ take: () => goto('next') }),
      },
    }),
    /** 20.3.2.2.2 Against his own control, not the ten of a player on the field. */
    read: (t: T, f: Step) => {
      const { s } = t
      const message = s.extra.messages![f.at]!
      const need = leaderOf(fieldFor(s), s, f.unit).response
      const die = secretDie(t, '20.3.2.2.2')
      const passed = die <= need
      message.tried = s.turn
      if (passed) message.status = READ
      const n = f.at + 1
      // Everybody sees that he tries.
      tellSeats(
        t,
        f.side,
        { e: 'messageRead', general: f.unit, message: n, die, need, passed },
        { e: 'messageTried', general: f.unit, message: n },
      )
      f.at = -1
      return goto('choose')
    },
  },
} as const

// ---- 20.3.2.1 messengers move in the movement step -------------------------------------------------------------------

function mayCourier(t: T, f: FrameOf<'movement'>, [at, x, y]: readonly number[]): Verdict {
  const { s } = t
  const message = messagesOf(s)[at!]
  if (message?.status !== RIDING || sideOf(fieldFor(s), message) !== f.side) return NO_MESSENGER
  return mayRideTo(s, message, x!, y!, MESSENGER_SPEED - message.spent)
}
/** To whom he rides, if it is near enough; else as far towards him as he gets. */
function rides(t: T, f: FrameOf<'movement'>): number[][] {
  const { s } = t
  const field = fieldFor(s)
  return messagesOf(s).flatMap((message, at) => {
    const general = commandersOf(field)[goalOf(field, message)]?.general
    if (message.status !== RIDING || sideOf(field, message) !== f.side || general === undefined) return []
    const [dx, dy] = [s.x[general]! - message.x, s.y[general]! - message.y]
    const reach = MESSENGER_SPEED - message.spent - INCH
    const part = Math.min(1, reach / Math.max(1, lengthOf(dx, dy)))
    return reach < INCH || (dx === 0 && dy === 0)
      ? []
      : [[at, message.x + Math.trunc(dx * part), message.y + Math.trunc(dy * part)]]
  })
}
export const COURIERS = {
  courier: open<'movement', readonly number[]>({
    accepts: (arg: Json | undefined): arg is readonly number[] => isNumbers(arg, 3, 3, 32_767),
    may: t => (t.s.extra.messages === undefined ? NO_MESSENGER : undefined),
    over: rides,
    check: mayCourier,
    probe: (t, _, __, pick) => [
      pick(messagesOf(t.s).length + 1),
      pick(fieldFor(t.s).width + 500),
      pick(fieldFor(t.s).height),
    ],
    take: (t, _, [at, x, y]) => {
      rideTo(t, at!, x!, y!, false)
      deliver(t, at!)
      return goto('choose')
    },
  }),
} as const
/** A new step: everybody has his whole ride again. */
export function freshMessengers(s: State): void {
  for (const message of s.extra.messages ?? []) message.spent = 0
}
