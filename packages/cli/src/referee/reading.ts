import { type AnyGame, type Eye, type Json, LANGS, type Lang, type Refusal, type Seat } from '@bivouac/kernel'
import { absurd } from '@bivouac/match'

export type Message = Readonly<Record<string, unknown>>
export type RefereeReply = { readonly ok: boolean; readonly [key: string]: unknown }

/** The message cannot be answered as it stands: `{"ok":false,"error":"…"}`. */
export class Unanswerable extends Error {
  override readonly name = 'Unanswerable'
}

export function objectFrom(line: string): Message {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Unanswerable('not JSON: a message is one line of it')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unanswerable('a message is an object: {"do": …}')
  const fault = absurd(value)
  if (fault !== undefined) throw new Unanswerable(fault)
  return value as Message
}

export function langOf(message: Message): Lang {
  const lang = LANGS.find(each => each === (message.lang ?? 'en'))
  if (lang === undefined) throw new Unanswerable(`"lang" is one of ${LANGS.join(', ')}`)
  return lang
}

export function seatOf(message: Message): Seat {
  const { seat } = message
  if (!Number.isSafeInteger(seat) || (seat as number) < 0) throw new Unanswerable('"seat" is a whole number from 0 up')
  return seat as Seat
}

export function eyeOf(raw: unknown, seats: number): Eye {
  if (raw === 'spectator' || (Number.isInteger(raw) && (raw as number) >= 0 && (raw as number) < seats))
    return raw as Eye
  throw new Unanswerable(`"eye" is a seat from 0 to ${seats - 1}, or "spectator"`)
}

/** A whole number that may be left out. */
export function countOf(message: Message, name: string, most: number): number | undefined {
  const value = message[name]
  if (value === undefined) return undefined
  if (!Number.isSafeInteger(value) || (value as number) < 0 || (value as number) > most)
    throw new Unanswerable(`"${name}" is a whole number from 0 to ${most}`)
  return value as number
}

export function gameOf(games: readonly AnyGame[], raw: unknown): AnyGame {
  const game = games.find(each => each.id === raw)
  if (game === undefined) throw new Unanswerable(`"game" is one of ${games.map(each => each.id).join(', ')}`)
  return game
}

/** A refusal in one language, as the protocol carries it. */
export const said = ({ rule, text, cure }: Refusal, lang: Lang): Readonly<Record<string, Json>> => ({
  ...(rule !== undefined && { rule }),
  text: text[lang],
  ...(cure !== undefined && { cure: cure[lang] }),
})
