import { outcomes } from '@bivouac/ai'
import { type Action, type AnyGame, type Chosen, type Lang, severalOf } from '@bivouac/kernel'
import { type Match, type Submitted, submitTyped } from '@bivouac/match'
import { described } from '../commands/games.ts'
import { typedAction } from '../typed-action.ts'
import { readRolls, type Script, usedUp } from './chance.ts'
import { countOf, eyeOf, type Message, type RefereeReply, said, seatOf, Unanswerable } from './reading.ts'
import { inWords, loadedTable, newTable, type Refereed } from './table.ts'

export interface RefereeDesk {
  readonly games: readonly AnyGame[]
  table: Refereed | undefined
}
type Handler = (seated: RefereeDesk, message: Message, lang: Lang) => RefereeReply

const MOST_LEAVES = 200_000
const MOST_SAMPLES = 200_000

/** Every message but `quit`, in the order of docs/referee.md. */
export const MESSAGES: Readonly<Record<string, Handler>> = {
  games: ({ games }) => ({ ok: true, games: games.map(described) }),

  new(seated, message, lang) {
    return seat(seated, newTable(seated.games, message), lang)
  },

  load(seated, message, lang) {
    return seat(seated, loadedTable(seated.games, message), lang)
  },

  state: (seated, _message, lang) => ({ ok: true, ...stateOf(tableOf(seated), lang) }),

  actions(seated, message, lang) {
    const { match, game } = tableOf(seated)
    const decision = message.seat === undefined ? match.decision : match.asked(seatOf(message))
    const { actions = [], seat = null, open, gathers } = decision ?? {}
    const beyond = { ...(open && { open }), ...(gathers && { gathers }) }
    if (message.labels !== true || decision === undefined) return { ok: true, seat, actions, ...beyond }
    const view = match.view(decision.seat)
    return { ok: true, seat, actions, ...beyond, labels: actions.map(action => game.words.action(action, view, lang)) }
  },

  act(seated, message, lang) {
    const { match, script, game } = tableOf(seated)
    const seat = seatOf(message)
    const at = countOf(message, 'at', Number.MAX_SAFE_INTEGER)
    const more = message.dice === undefined ? [] : readRolls(message.dice)
    if (typeof more === 'string') throw new Unanswerable(more)
    if (more.length > 0 && script === undefined)
      throw new Unanswerable('this table rolls its own dice: "dice" is not asked for')

    const submitted = submit(match, script, { seat, action: meant(match, message.action), at }, more)
    if (!submitted.ok) return { ok: false, refusal: said(submitted.refusal, lang) }
    const events = submitted.events.map(each => each.event)
    return { ok: true, events, rolls: submitted.rolls, log: inWords(game, events, lang) }
  },

  why(seated, message, lang) {
    const { match } = tableOf(seated)
    const seat = seatOf(message)
    const all = match.objections(seat, meant(match, message.action))
    const [first] = all
    return {
      ok: true,
      refusal: first === undefined ? null : said(first.refusal, lang),
      all: all.map(each => said(each.refusal, lang)),
      ...(first?.part !== undefined && { part: first.part }),
      ...(first?.element !== undefined && { element: first.element }),
    }
  },

  extend(seated, message, lang) {
    const { match } = tableOf(seated)
    if (typeof message.type !== 'string') throw new Unanswerable('"type" is the type of the set or path')
    const found = match.extend(seatOf(message), message.type, message.chosen as Chosen | undefined, 'all')
    if (!('may' in found)) return { ok: false, refusal: said(found, lang) }
    const { lacks, mayNot = [], ...rest } = found
    return {
      ok: true,
      ...rest,
      enough: lacks === undefined,
      ...(lacks !== undefined && { lacks: said(lacks, lang) }),
      mayNot: mayNot.map(({ element, refusals }) => ({ element, refusal: said(refusals[0]!, lang) })),
    }
  },

  outcomes(seated, message, lang) {
    const { match, game } = tableOf(seated)
    const seat = match.decision?.seat ?? 0
    const eye = message.eye === undefined ? seat : eyeOf(message.eye, game.seats(match.setup).length)
    const leaves = countOf(message, 'leaves', MOST_LEAVES)
    const samples = countOf(message, 'samples', MOST_SAMPLES)
    const refusal = match.whyNot(seat, message.action)
    if (refusal !== undefined) return { ok: false, refusal: said(refusal, lang) }
    const found = outcomes(game, match.position() as never, actionOf(message.action), {
      eye,
      ...(leaves === undefined ? {} : { leaves }),
      ...(samples === undefined ? {} : { samples }),
    })
    return {
      ok: true,
      ...found,
      outcomes: found.outcomes.map(({ p, events }) => ({ p, events, summary: inWords(game, events, lang).join(' ') })),
    }
  },

  view(seated, message) {
    const { match, game } = tableOf(seated)
    const eye = eyeOf(message.eye, game.seats(match.setup).length)
    return { ok: true, view: match.view(eye) }
  },

  position: seated => ({ ok: true, position: tableOf(seated).match.position() }),

  journal: seated => ({ ok: true, journal: tableOf(seated).match.journal() }),

  undo(seated, message, lang) {
    const { match } = tableOf(seated)
    const refusal = match.undo(seatOf(message))
    return refusal === undefined ? { ok: true, length: match.length } : { ok: false, refusal: said(refusal, lang) }
  },
}

/** An action as JSON, or as it would be typed at a terminal: `"join 3 5 7"`, `"march 7 F960 W-300"`. */
const meant = (match: Match, action: unknown): unknown =>
  typeof action === 'string' && match.decision !== undefined
    ? (typedAction(match.game, match.decision, action) ?? action)
    : action

type Submission = Parameters<typeof submitTyped>[2]

function submit(match: Match, script: Script | undefined, move: Submission, more: readonly number[]): Submitted {
  if (script === undefined) return match.submit(move.seat, move.action, move.at)
  const rolls = [...script.left, ...more]
  const tried = submitTyped(match, script.dice, move, rolls)
  // A move that was refused gives its rolls back.
  if ('done' in tried && !tried.done.ok) return tried.done
  return usedUp(script, rolls, tried)
}

/** What a legal action consists of; the match has looked at it already. */
function actionOf(raw: unknown): Action {
  const { type, arg } = raw as Action
  return arg === undefined ? { type } : { type, arg }
}

function tableOf({ table }: RefereeDesk): Refereed {
  if (table === undefined) throw new Unanswerable('there is no game on the table: send new or load first')
  return table
}

/** A table that cannot even be described leaves the old one standing. */
function seat(seated: RefereeDesk, table: Refereed, lang: Lang): RefereeReply {
  const answer = opened(table, lang)
  seated.table = table
  return answer
}

/** The answer to new and load: where the game stands, and what happened on the way to the first decision. */
function opened(table: Refereed, lang: Lang): RefereeReply {
  const { game, match } = table
  return {
    ok: true,
    game: game.id,
    version: game.version,
    setup: match.setup,
    seats: game.seats(match.setup).map(each => each[lang]),
    ...(match.commitment === undefined ? {} : { commitment: match.commitment }),
    ...stateOf(table, lang),
  }
}

function stateOf({ game, match }: Refereed, lang: Lang) {
  const { decision, result } = match
  return {
    over: result !== undefined,
    seat: decision?.seat ?? null,
    ...(decision !== undefined && severalOf(decision) !== undefined && { seats: severalOf(decision) }),
    prompt:
      decision === undefined
        ? null
        : { rule: decision.rule, text: game.words.prompt(decision, match.view(decision.seat), lang) },
    length: match.length,
    result: result === undefined ? null : { ...result, text: game.words.result(result, lang, match.view('spectator')) },
  }
}
