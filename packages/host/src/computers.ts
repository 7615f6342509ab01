/** Computer players at a table, and what the table is asked to think about. Nobody at the table waits for a thought. */
import { decide, randomPlayer } from '@bivouac/ai'
import { type Action, awaitedSeats, type Decision, type Eye, type Seat, searchDice } from '@bivouac/kernel'
import { AT_ONCE, isBrief, type Pauses, paced, realTimer, spanOf } from './pace.ts'
import type { TableParts } from './parts.ts'
import type { Ask, Reply, Says } from './protocol.ts'
import * as no from './refusals.ts'
import { isOver, type Now, viewThen } from './telling.ts'
import type { ChosenAction, Thought } from './thinker.ts'

export type Pondered = Extract<Ask, { do: 'odds' | 'hint' | 'threats' | 'chance' }>
const PONDERED: readonly string[] = ['odds', 'hint', 'threats', 'chance'] satisfies Pondered['do'][]
export const isPondered = (ask: Ask): ask is Pondered => PONDERED.includes(ask.do)

/** What this eye has heard until some move, for whoever imagines from it. */
const earful = ({ match }: Now, eye: Eye, until = Number.POSITIVE_INFINITY): Thought['heard'] =>
  match.game.ai?.listens ? match.heard(eye).flatMap(each => (each.move <= until ? [each.event] : [])) : []

const thoughtOf = (now: Now, seat: Seat, decision: Decision): Thought => ({
  game: now.match.game.id,
  seat,
  view: now.match.view(seat),
  heard: earful(now, seat),
  decision,
})

/** A thinker that broke must not stop the game: the first thing listed is always legal, or else anything at random. */
export function anyAnswer(now: Now, decision: Decision): Action {
  const [first] = decision.actions
  if (first !== undefined) return first
  const { game } = now.match
  return decide(game, randomPlayer, thoughtOf(now, decision.seat, decision), {}, searchDice(now.match.length), false)
    .action
}

/** Nobody plays here but computers: they play for whoever watches. */
export const isSpectacle = ({ chairs }: Now): boolean => chairs.every(chair => chair.kind === 'bot')

/** Whose answer nobody types, and who gives it: a computer, or the table itself for a person who gave it in advance. */
function answerer(now: Now): { readonly seat: Seat; readonly bot?: string } | undefined {
  const { match, chairs } = now
  const awaited = match.decision === undefined ? [] : awaitedSeats(match.decision)
  const computer = awaited.find(each => chairs[each]?.kind === 'bot')
  if (computer !== undefined) return { seat: computer, bot: chairs[computer]!.bot ?? 'random' }
  const standing = match.stands()
  return standing && { seat: standing.seat }
}

const AT_ONCE_NOW: Pauses = { least: 0, most: 0 }
/** More than this must be left on a clock for a standing answer to take its time. */
const HURRY = 15_000

/**
 * How long a standing answer waits: as long as somebody takes who reads the question and passes, so that nobody can tell
 * that it was given in advance. Nobody loses by the clock for it, and against computers there is nobody to tell.
 */
function standingSpan({ clock, pace = AT_ONCE }: TableParts, { chairs }: Now, seat: Seat, decision: Decision): Pauses {
  const left = clock?.([seat])?.left[seat]
  const people = chairs.filter(({ kind }) => kind === 'human').length
  return people < 2 || (left !== undefined && left < HURRY) ? AT_ONCE_NOW : spanOf(pace, undefined, decision)
}

/** An answer that nobody typed; `bot`: the computer whose it is, if it is one's. */
export interface Given {
  readonly seat: Seat
  readonly at: number
  readonly decision: Decision
  readonly action: Action
  readonly bot: string | undefined
}

/**
 * Lets the computer whose turn it is think; its move then comes in through `move`, like anybody's, after a time that
 * tells nothing (`pace.ts`). Computers among themselves wait until somebody looks, or a table everybody has left would be
 * played for nobody.
 */
export function wakeComputer(
  parts: TableParts,
  now: Now,
  isWatched: boolean,
  move: (given: Given) => Promise<void>,
): void {
  const { thinker, breath = 0, pace = AT_ONCE, timer = realTimer } = parts
  const { match } = now
  if (match.decision === undefined || isOver(now) || now.thinking !== undefined || now.rolling !== undefined) return
  const who = answerer(now)
  const decision = who && match.asked(who.seat)
  if (who === undefined || decision === undefined) return
  const { seat, bot } = who
  const spectacle = isSpectacle(now)
  if (spectacle && !isWatched) return
  const at = match.seen(seat)
  if (bot === undefined && now.standing === at) return
  // That a person is answered for is nobody's business.
  if (bot === undefined) now.standing = at
  else now.thinking = seat
  const choose = async (): Promise<ChosenAction> => {
    if (bot === undefined) return { action: match.stands()!.action, spent: 0 }
    const thought = { ...thoughtOf(now, seat, decision), ...(isBrief(decision) && { brief: true as const }) }
    const chosen = thinker.choose(bot, spectacle ? { ...thought, patient: true } : thought)
    return chosen.catch(() => ({ action: anyAnswer(now, decision) }))
  }
  const { least, most } = bot === undefined ? standingSpan(parts, now, seat, decision) : spanOf(pace, bot, decision)
  const span = spectacle ? { least: least + breath, most: most + breath } : { least, most }
  // Everybody is told that it thinks before it begins to.
  const { done, pause } = paced(async () => choose().then(value => ({ value, spent: value.spent })), span, timer)
  if (bot !== undefined) now.pause = pause
  done.then(({ action }) => move({ seat, at, decision, action, bot })).catch(() => {})
}

/** Lets the computer in `seat` speak of the move that made the journal `at` long: from what everybody knows of it. */
export async function sayAloud(
  { thinker, spoke }: TableParts,
  now: Now,
  seat: Seat,
  at: number,
  speak: (says: Says) => boolean,
): Promise<void> {
  const { match } = now
  const move = {
    game: match.game.id,
    bot: now.chairs[seat]?.bot ?? 'random',
    seat,
    view: match.view('spectator'),
    heard: earful(now, 'spectator'),
    told: match.heard('spectator', at).flatMap(each => (each.move === at ? [each.event] : [])),
  }
  // Words that are not found are not missed.
  const text = await thinker.aloud?.(move).catch(() => undefined)
  const says = text && { seat, at, text }
  if (says !== undefined && speak(says)) spoke?.(says)
}

/** Odds, threats, hints and chances, from what the asking seat knows. */
export async function ponder({ thinker }: TableParts, now: Now, ask: Pondered): Promise<Reply> {
  const { match, chairs } = now
  const people = chairs.filter(each => each.kind === 'human').length
  if (ask.do === 'chance') {
    // Among people a judgement of the game is help, also of what is past: nobody has it before the end (record 152).
    if (people > 1 && !isOver(now)) return { ok: false, refusal: no.NO_HINTS_HERE }
    const { seat, at } = ask
    if (at > match.seen(seat)) return { ok: false, refusal: no.NO_SUCH_MOMENT }
    const then = { view: viewThen(now, at, seat), heard: earful(now, seat, at) }
    const value = await thinker.chance({ game: match.game.id, seat, ...then })
    return { ok: true, ...(value !== undefined && { value }) }
  }
  if (match.decision === undefined || isOver(now)) return { ok: false, refusal: no.GAME_OVER }
  const decision = match.asked(ask.seat)
  const thought = thoughtOf(now, ask.seat, decision ?? match.decision)
  if (ask.do === 'threats') return { ok: true, value: await thinker.threats(thought) }
  if (decision === undefined) return { ok: false, refusal: no.NOTHING_TO_HINT }
  if (ask.do === 'odds') {
    const refusal = match.whyNot(ask.seat, ask.action)
    return refusal ? { ok: false, refusal } : { ok: true, value: await thinker.odds(thought, ask.action) }
  }
  return people > 1 ? { ok: false, refusal: no.NO_HINTS_HERE } : { ok: true, value: await thinker.hint(thought) }
}
