/**
 * The referee: one table, driven by messages. Pure but for the seed it makes up when nobody gives one; the command
 * carries its lines between stdin and stdout, the tests call it directly. docs/referee.md describes every message.
 */
import type { AnyGame } from '@bivouac/kernel'
import { sentence } from '@bivouac/match'
import { MESSAGES, type RefereeDesk } from './messages.ts'
import { langOf, objectFrom, type RefereeReply, Unanswerable } from './reading.ts'

export interface Referee {
  /** The answer to one line: always one line of JSON, whatever was sent. */
  answer(line: string): string
  /** True once somebody has sent `quit`. */
  readonly done: boolean
}

export function createReferee(games: readonly AnyGame[]): Referee {
  const seated: RefereeDesk = { games, table: undefined }
  let done = false

  function reply(line: string): RefereeReply {
    const message = objectFrom(line)
    const wanted = message.do
    if (typeof wanted !== 'string') throw new Unanswerable('a message says what to "do"')
    if (wanted === 'quit') {
      done = true
      return { ok: true }
    }
    const handle = Object.hasOwn(MESSAGES, wanted) ? MESSAGES[wanted] : undefined
    if (handle === undefined)
      throw new Unanswerable(`there is nothing to do called “${wanted.slice(0, 40)}”; there are: ${names()}`)
    return handle(seated, message, langOf(message))
  }

  return {
    answer(line) {
      try {
        return JSON.stringify(reply(line))
      } catch (error) {
        // Also what no rule foresaw: the process answers and lives on.
        return JSON.stringify({ ok: false, error: sentence(error) })
      }
    },
    get done() {
      return done
    },
  }
}

const names = (): string => [...Object.keys(MESSAGES), 'quit'].join(', ')
