/**
 * A table: one match, its chairs, and everybody who looks at it, behind the protocol. It runs in a browser worker and on
 * the server alike. Asks are handled one at a time, and nothing is acknowledged or told before it is kept: the carrier
 * decides what keeping means (IndexedDB, SQLite, PostgreSQL).
 */
import type { AnyGame, Decision, Eye, Refusal, Seat, Verdict } from '@bivouac/kernel'
import type { Heard, Journal, Match, Move } from '@bivouac/match'
import { isSeat, readAsk } from './asks.ts'
import { type History, history } from './history.ts'
import type { Answer, Ask, Asked, Chair, Clock, Ending, Past, Snapshot, Tell } from './protocol.ts'
import * as no from './refusals.ts'
import type { Thinker, Thought } from './thinker.ts'

/** What has to be kept, in order. */
export type Change =
  | { readonly kind: 'moves'; readonly at: number; readonly moves: readonly Move[]; readonly journal: () => Journal }
  | { readonly kind: 'rewound'; readonly from: number; readonly to: number; readonly journal: () => Journal }
  | { readonly kind: 'ended'; readonly ending: Ending; readonly journal: () => Journal }
  /** Nothing on the table changed, only what is offered, or what somebody answers in advance. */
  | { readonly kind: 'offers'; readonly offers: Offers; readonly journal: () => Journal }
  | { readonly kind: 'standing'; readonly journal: () => Journal }
export type Offers = NonNullable<Snapshot['offers']>

/** A match as it was read from wherever it is kept. */
export interface Reread {
  readonly match: Match
  readonly ending?: Ending
  readonly offers?: Offers
}

/** Somebody else kept another change first (another process, another tab): this table must be read again. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
}

export interface TableParts {
  readonly id: string
  readonly match: Match
  readonly chairs: readonly Chair[]
  readonly thinker: Thinker
  readonly ending?: Ending
  readonly offers?: Offers
  /** The dice seed, revealed when the game is over, also when it ends outside the rules and the match does not know. */
  readonly seed?: string
  /** One person's own browser: the complete game file is his at any time. */
  readonly local?: boolean
  /** Resolves when the change is safe; rejects with `Conflict` when another change was first. */
  readonly keep?: (change: Change) => Promise<void> | void
  /** Reads the match again after a conflict. */
  readonly reread?: () => Promise<Reread>
  /** Makes the moves of another process on this match; what else is new, or nothing if it must be read again. */
  readonly catchUp?: (match: Match) => Promise<Omit<Reread, 'match'> | undefined>
  readonly clock?: (decision: Decision | undefined) => Clock | undefined
  /** Makes the next table when both players want one; its id is told to everybody. */
  readonly rematch?: () => Promise<string>
  readonly now?: () => number
}

export interface Viewer {
  /** The seats this connection may act for. */
  readonly mine: readonly Seat[]
  readonly name: string
}
export interface Connection {
  ask(raw: unknown): Promise<void>
  close(): void
}
export interface Table {
  readonly id: string
  readonly game: AnyGame
  readonly match: Match
  readonly ending: Ending | undefined
  connect(viewer: Viewer, send: (tell: Tell) => void): Connection
  /** Ends the game outside its rules: the clock ran out. */
  end(ending: Ending): Promise<void>
  /** Another process moved: read the match again and tell everybody. */
  refresh(): Promise<void>
  /** Changes what is known of the chairs (somebody sat down, came or left). */
  seat(chairs: readonly Chair[]): void
  /** Resolves when everything asked so far, bots' answers included, has been handled. */
  settled(): Promise<void>
}

interface Seated {
  readonly viewer: Viewer
  readonly send: (tell: Tell) => void
  eye: Eye
}
type Offered = Offers[number]

export function createTable(parts: TableParts): Table {
  let match = parts.match
  const game = match.game
  let ending = parts.ending
  let chairs = parts.chairs
  let offers: Offers = parts.offers ?? []
  let thinking: Seat | undefined
  let past: History = history(game)
  const seated = new Set<Seated>()
  let queue: Promise<unknown> = Promise.resolve()

  const isOver = (): boolean => match.result !== undefined || ending !== undefined
  const inTurn = <T>(work: () => Promise<T> | T): Promise<T> => {
    const next = queue.then(work)
    queue = next.catch(() => {})
    return next
  }

  // ---- what each eye is told ------------------------------------------------------------------------------------

  const asked = (decision: Decision | undefined, eye: Eye, live: boolean): Asked | undefined => {
    if (decision === undefined || (live && isOver())) return undefined
    const { seat, proc, step, rule, actions, standing } = decision
    const mine = live && eye === seat
    return { seat, proc, step, rule, ...(mine && { actions }), ...(mine && standing !== undefined && { standing }) }
  }

  function snapshot(s: Seated): Snapshot {
    const eye = s.eye
    const question = asked(match.decision, eye, true)
    const noUndo = isSeat(eye) ? (isOver() ? no.GAME_OVER : match.whyNotUndo(eye)) : no.NOT_YOUR_SEAT
    const clock = parts.clock?.(isOver() ? undefined : match.decision)
    const seed = isOver() ? parts.seed : undefined
    return {
      table: parts.id,
      game: game.id,
      version: game.version,
      setup: match.setup,
      chairs,
      mine: s.viewer.mine,
      eye,
      at: match.length,
      view: match.view(eye),
      ...(question && { asked: question }),
      ...(match.result && { result: match.result }),
      ...(ending && { ending }),
      ...(noUndo && { noUndo }),
      ...(offers.length > 0 && { offers }),
      ...(isSeat(eye) && { standing: match.standing(eye) }),
      ...(clock && { clock }),
      ...(match.commitment && { commitment: match.commitment.hash }),
      ...(seed !== undefined && { seed }),
      ...(thinking !== undefined && { thinking }),
    }
  }

  const broadcast = (since: number, undone = false): void => {
    for (const s of seated) {
      const heard = undone ? [] : match.heard(s.eye, since)
      s.send({ tell: 'moved', snapshot: snapshot(s), heard, ...(undone && { undone }) })
    }
  }

  // ---- changes: kept first, told afterwards ---------------------------------------------------------------------

  async function reread(): Promise<void> {
    if (parts.reread === undefined) throw new Conflict('the table changed elsewhere and cannot be read again')
    const fresh = await parts.reread()
    match = fresh.match
    ending = fresh.ending
    offers = fresh.offers ?? []
    past = history(game)
    for (const s of seated) s.send({ tell: 'table', snapshot: snapshot(s), heard: match.heard(s.eye) })
  }

  /** Another process changed the table. Its bot, if it has one to wake, wakes there. */
  async function refresh(): Promise<void> {
    const before = match.length
    const news = await parts.catchUp?.(match)
    if (news === undefined) return reread()
    ending = news.ending
    offers = news.offers ?? []
    broadcast(before + 1)
  }

  /** Keeps what `change` did; on a conflict the table is read again and the one who asked is told to look. */
  async function kept(change: Change): Promise<Verdict> {
    try {
      await parts.keep?.(change)
      return undefined
    } catch (fault) {
      await reread()
      if (fault instanceof Conflict) return no.TOO_LATE
      throw fault
    }
  }

  async function act(seat: Seat, action: unknown, at: number): Promise<Verdict> {
    if (isOver()) return no.GAME_OVER
    const before = match.length
    const submitted = match.submit(seat, action, at)
    if (!submitted.ok) return submitted.refusal
    return moved(before)
  }

  async function moved(before: number): Promise<Verdict> {
    offers = offers.filter(each => each.what !== 'undo')
    const moves = match.moves(before)
    const refusal = await kept({ kind: 'moves', at: before, moves, journal: () => match.journal() })
    if (refusal === undefined) {
      broadcast(before + 1)
      wakeBot()
    }
    return refusal
  }

  async function wentBack(from: number): Promise<Verdict> {
    past.forget(match.length)
    const refusal = await kept({ kind: 'rewound', from, to: match.length, journal: () => match.journal() })
    if (refusal === undefined) {
      broadcast(match.length, true)
      wakeBot()
    }
    return refusal
  }

  async function end(how: Ending): Promise<Verdict> {
    if (isOver()) return no.GAME_OVER
    const refusal = await kept({ kind: 'ended', ending: how, journal: () => match.journal() })
    if (refusal !== undefined) return refusal
    ending = how
    offers = []
    broadcast(match.length + 1)
    return undefined
  }

  // ---- computers ------------------------------------------------------------------------------------------------

  const thoughtOf = (seat: Seat, decision: Decision): Thought => ({
    game: game.id,
    seat,
    view: match.view(seat),
    heard: match.heard(seat).map(each => each.event),
    decision,
  })

  /** The bot thinks outside the queue, so that nobody waits for it; its move then comes in like anybody's. */
  function wakeBot(): void {
    const decision = match.decision
    if (decision === undefined || isOver() || thinking !== undefined) return
    const { seat } = decision
    const chair = chairs[seat]
    if (chair?.kind !== 'bot') return
    thinking = seat
    const at = match.length
    parts.thinker
      .choose(chair.bot ?? 'random', thoughtOf(seat, decision))
      .then(chosen => inTurn(() => botMoves(seat, at, decision, chosen.action)))
      // A thinker that broke must not stop the game: the first thing offered is always legal.
      .catch(() => inTurn(() => botMoves(seat, at, decision, decision.actions[0])))
      .catch(() => {})
  }
  async function botMoves(seat: Seat, at: number, decision: Decision, action: unknown): Promise<void> {
    thinking = undefined
    if (match.length !== at) return wakeBot()
    const refusal = await act(seat, action, at)
    if (refusal !== undefined && match.length === at && !isOver()) await act(seat, decision.actions[0], at)
  }

  // ---- asks -----------------------------------------------------------------------------------------------------

  const ok = (value?: Extract<Answer, { ok: true }>['value']): Answer =>
    value === undefined ? { ok: true } : { ok: true, value }
  const verdict = (refusal: Refusal | undefined): Answer => (refusal === undefined ? ok() : { ok: false, refusal })
  const maySee = (s: Seated, eye: Eye): boolean => eye === 'spectator' || s.viewer.mine.includes(eye) || isOver()

  async function answer(s: Seated, ask: Exclude<Ask, { do: 'watch' }>): Promise<Answer> {
    if ('seat' in ask && !s.viewer.mine.includes(ask.seat)) return verdict(no.NOT_YOUR_SEAT)
    switch (ask.do) {
      case 'act':
        return verdict(await act(ask.seat, ask.action, ask.at))
      case 'why':
        return ok(
          ask.actions.map(action => {
            const refusals = match.whyNotAll(ask.seat, action)
            return { action, legal: refusals.length === 0, refusals }
          }),
        )
      case 'undo': {
        if (isOver()) return verdict(no.GAME_OVER)
        const from = match.length
        return verdict(match.undo(ask.seat) ?? (await wentBack(from)))
      }
      case 'stand': {
        const before = match.length
        match.stand(ask.seat, ask.question, ask.on)
        if (match.length > before) return verdict(await moved(before))
        const refusal = await kept({ kind: 'standing', journal: () => match.journal() })
        if (refusal !== undefined) return verdict(refusal)
        s.send({ tell: 'moved', snapshot: snapshot(s), heard: [] })
        return ok()
      }
      case 'resign':
        return verdict(await end({ by: 'resigned', seat: ask.seat }))
      case 'offer':
        return offer(ask.seat, ask.what)
      case 'answerOffer':
        return answerOffer(ask.seat, ask.what, ask.yes)
      case 'past':
        return pastFor(s, ask.at, ask.eye ?? s.eye)
      case 'log':
        if (!maySee(s, ask.eye ?? s.eye)) return verdict(no.NOT_YOUR_EYES)
        return ok(match.heard(ask.eye ?? s.eye, ask.since))
      case 'journal':
        return parts.local || isOver() ? ok(gameFile()) : verdict(no.FILE_AFTER_THE_END)
      case 'stopThinking':
        parts.thinker.hurry?.()
        return ok()
      case 'say':
        for (const each of seated)
          each.send({ tell: 'said', from: s.viewer.name, text: ask.text, when: parts.now?.() ?? 0 })
        return ok()
      case 'odds':
      case 'hint':
      case 'threats':
        throw new Error('answered outside the queue')
    }
  }

  /** Thinking about the table does not hold up the table. */
  async function ponder(s: Seated, ask: Extract<Ask, { do: 'odds' | 'hint' | 'threats' }>): Promise<Answer> {
    if (!s.viewer.mine.includes(ask.seat)) return verdict(no.NOT_YOUR_SEAT)
    const { decision } = match
    if (decision === undefined || isOver()) return verdict(no.GAME_OVER)
    const thought = thoughtOf(ask.seat, decision)
    if (ask.do === 'threats') return ok(await parts.thinker.threats(thought))
    if (decision.seat !== ask.seat) return verdict(no.NOTHING_TO_HINT)
    if (ask.do === 'odds') {
      const refusal = match.whyNot(ask.seat, ask.action)
      return refusal ? verdict(refusal) : ok(await parts.thinker.odds(thought, ask.action))
    }
    const people = chairs.filter(each => each.kind === 'human').length
    return people > 1 ? verdict(no.NO_HINTS_HERE) : ok(await parts.thinker.hint(thought))
  }

  async function offer(seat: Seat, what: Offered['what']): Promise<Answer> {
    if (what === 'rematch' ? !isOver() : isOver()) return verdict(what === 'rematch' ? no.NO_SUCH_OFFER : no.GAME_OVER)
    if (offers.some(each => each.what === what && each.seat !== seat)) return answerOffer(seat, what, true)
    const others = chairs.filter((each, i) => i !== seat && each.kind === 'human').length
    if (others === 0) return what === 'draw' ? verdict(no.NOBODY_TO_ASK) : carryOut(seat, what)
    if (offers.some(each => each.what === what)) return ok()
    return verdict(await nowOffered([...offers, { seat, what }]))
  }

  async function nowOffered(now: Offers): Promise<Verdict> {
    const refusal = await kept({ kind: 'offers', offers: now, journal: () => match.journal() })
    if (refusal !== undefined) return refusal
    offers = now
    broadcast(match.length + 1)
    return undefined
  }

  async function answerOffer(seat: Seat, what: Offered['what'], yes: boolean): Promise<Answer> {
    const open = offers.find(each => each.what === what && each.seat !== seat)
    if (open === undefined) return verdict(no.NO_SUCH_OFFER)
    if (yes) return carryOut(open.seat, what)
    return verdict(await nowOffered(offers.filter(each => each !== open)))
  }

  /** An offer was accepted. */
  async function carryOut(by: Seat, what: Offered['what']): Promise<Answer> {
    offers = offers.filter(each => each.what !== what)
    if (what === 'draw') return verdict(await end({ by: 'agreed', seat: by }))
    if (what === 'undo') {
      const from = match.length
      return verdict(match.takeBack(by) ?? (await wentBack(from)))
    }
    if (parts.rematch === undefined) return verdict(no.NOBODY_TO_ASK)
    const table = await parts.rematch()
    for (const s of seated) s.send({ tell: 'rematch', table })
    return ok(table)
  }

  const gameFile = (): Journal =>
    isOver() && parts.seed !== undefined ? { ...match.journal(), seed: parts.seed } : match.journal()

  function pastFor(s: Seated, at: number, eye: Eye): Answer {
    if (!maySee(s, eye)) return verdict(no.NOT_YOUR_EYES)
    if (at > match.length) return verdict(no.NO_SUCH_MOMENT)
    const moment = past.at(at, match.journal())
    const question = asked(moment.decision, eye, false)
    const heard: readonly Heard[] = match.heard(eye, at).filter(each => each.move === at)
    const value: Past = { at, view: game.view(moment.pos, eye), ...(question && { asked: question }), heard }
    return ok(value)
  }

  function connect(viewer: Viewer, send: (tell: Tell) => void): Connection {
    const s: Seated = { viewer, send, eye: viewer.mine[0] ?? 'spectator' }
    seated.add(s)
    wakeBot()
    return {
      close: () => void seated.delete(s),
      async ask(raw) {
        const ask = readAsk(raw)
        if (typeof ask === 'string') {
          const id = (raw as { id?: unknown } | null)?.id
          send({ tell: 'answer', id: typeof id === 'number' ? id : -1, answer: { ok: false, error: ask } })
          return
        }
        if (ask.do === 'watch') {
          await inTurn(() => {
            const eye = ask.eye ?? s.eye
            if (maySee(s, eye)) s.eye = eye
            send({
              tell: 'table',
              ...(ask.id !== undefined && { id: ask.id }),
              snapshot: snapshot(s),
              heard: match.heard(s.eye),
            })
          })
          return
        }
        const outside = ask.do === 'odds' || ask.do === 'hint' || ask.do === 'threats'
        const given = await (outside ? ponder(s, ask) : inTurn(() => answer(s, ask))).catch(
          (): Answer => ({ ok: false, error: 'the table could not answer' }),
        )
        send({ tell: 'answer', id: ask.id, answer: given })
      },
    }
  }

  return {
    id: parts.id,
    game,
    get match() {
      return match
    },
    get ending() {
      return ending
    },
    connect,
    end: how => inTurn(() => end(how)).then(() => {}),
    refresh: () => inTurn(refresh),
    seat(now) {
      chairs = now
      broadcast(match.length + 1)
      wakeBot()
    },
    async settled() {
      for (let seen: unknown; seen !== queue || thinking !== undefined; ) {
        seen = queue
        await queue
        await new Promise(resolve => setTimeout(resolve, 0))
      }
    },
  }
}
