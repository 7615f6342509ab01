/** Computer players at a table, and what the table is asked to think about. Nobody at the table waits for a thought. */
import { decide, randomPlayer } from '@bivouac/ai'
import { type Action, awaitedSeats, type Decision, type Eye, type Seat, searchDice } from '@bivouac/kernel'
import type { TableParts } from './parts.ts'
import type { Answer, Ask, Says } from './protocol.ts'
import * as no from './refusals.ts'
import { isOver, type Now } from './telling.ts'
import type { Chosen, Thought } from './thinker.ts'

export type Pondered = Extract<Ask, { do: 'odds' | 'hint' | 'threats' }>

/** What this eye has heard, for whoever imagines from it. */
const earful = ({ match }: Now, eye: Eye): Thought['heard'] =>
  match.game.ai?.listens ? match.heard(eye).map(each => each.event) : []

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

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/**
 * Lets the computer whose turn it is think; its move then comes in through `move`, like anybody's. Computers among
 * themselves wait until somebody looks, or a table everybody has left would be played for nobody.
 */
export function wakeComputer(
  { thinker, breath = 0 }: TableParts,
  now: Now,
  isWatched: boolean,
  move: (seat: Seat, at: number, decision: Decision, chosen: Partial<Chosen>) => Promise<void>,
): void {
  const { match, chairs } = now
  if (match.decision === undefined || isOver(now) || now.thinking !== undefined || now.rolling !== undefined) return
  const seat = awaitedSeats(match.decision).find(each => chairs[each]?.kind === 'bot')
  const decision = seat === undefined ? undefined : match.asked(seat)
  if (seat === undefined || decision === undefined) return
  const { bot } = chairs[seat]!
  const spectacle = isSpectacle(now)
  if (spectacle && !isWatched) return
  now.thinking = seat
  const at = match.seen(seat)
  // Everybody is told that it thinks before it begins to.
  Promise.resolve()
    .then(() => (spectacle && breath > 0 ? pause(breath) : undefined))
    .then(() => {
      const thought = thoughtOf(now, seat, decision)
      return thinker.choose(bot ?? 'random', spectacle ? { ...thought, patient: true } : thought)
    })
    .then(chosen => move(seat, at, decision, chosen))
    .catch(() => move(seat, at, decision, { action: anyAnswer(now, decision) }))
    .catch(() => {})
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

/** Odds, threats and hints, from what the asking seat knows. */
export async function ponder({ thinker }: TableParts, now: Now, ask: Pondered): Promise<Answer> {
  const { match, chairs } = now
  if (match.decision === undefined || isOver(now)) return { ok: false, refusal: no.GAME_OVER }
  const decision = match.asked(ask.seat)
  const thought = thoughtOf(now, ask.seat, decision ?? match.decision)
  if (ask.do === 'threats') return { ok: true, value: await thinker.threats(thought) }
  if (decision === undefined) return { ok: false, refusal: no.NOTHING_TO_HINT }
  if (ask.do === 'odds') {
    const refusal = match.whyNot(ask.seat, ask.action)
    return refusal ? { ok: false, refusal } : { ok: true, value: await thinker.odds(thought, ask.action) }
  }
  const people = chairs.filter(each => each.kind === 'human').length
  return people > 1 ? { ok: false, refusal: no.NO_HINTS_HERE } : { ok: true, value: await thinker.hint(thought) }
}
