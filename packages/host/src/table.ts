/**
 * A table: one match, its chairs, and everybody who looks at it, behind the protocol. It runs in a browser worker and on
 * the server alike. Asks are handled one at a time, and nothing is acknowledged or told before it is kept: the carrier
 * decides what keeping means (IndexedDB, SQLite, PostgreSQL).
 */
import { canonical, type Eye, type Refusal, type Seat, type Verdict } from '@bivouac/kernel'
import type { Move } from '@bivouac/match'
import { readAsk } from './asks.ts'
import { concerned, type Seated, tellEach } from './audience.ts'
import { anyAnswer, type Given, isSpectacle, type Pondered, ponder, sayAloud, wakeComputer } from './computers.ts'
import { foretold, judged, whyNot } from './foretelling.ts'
import { history } from './history.ts'
import { afterLeaving, moveOver, type Why } from './leaving.ts'
import { answerOffer, type Offering, offer } from './offering.ts'
import { type Change, Conflict, type Connection, type HostedTable, type TableParts, type Viewer } from './parts.ts'
import type { Answer, Ask, Ending, Says, Tell } from './protocol.ts'
import * as no from './refusals.ts'
import { askedOf, gameFile, isOver, type Now, pastFor, snapshotFor } from './telling.ts'
import { type Outcome, type Submission, submit, takeBack } from './umpire.ts'

const ok = (value?: Extract<Answer, { ok: true }>['value']): Answer =>
  value === undefined ? { ok: true } : { ok: true, value }
const verdict = (refusal: Refusal | undefined): Answer => (refusal === undefined ? ok() : { ok: false, refusal })

/** Answers of others that may come in between while one is being kept: there are no more seats. */
const MOST_TRIES = 8

export function createTable(parts: TableParts): HostedTable {
  const { game } = parts.match
  const now: Now = {
    match: parts.match,
    ending: parts.ending,
    chairs: parts.chairs,
    offers: parts.offers ?? [],
    thinking: undefined,
    rolling: undefined,
    says: undefined,
    past: history(game),
  }
  const seated = new Set<Seated>()
  let queue: Promise<unknown> = Promise.resolve()
  let closed = false

  const inTurn = <T>(work: () => Promise<T> | T): Promise<T> => {
    const next = queue.then(work)
    queue = next.catch(() => {})
    return next
  }

  // ---- telling ----------------------------------------------------------------------------------------------------

  const broadcast = (since: number, undone = false, to: Iterable<Seated> = seated): void =>
    tellEach(to, (eye, mine) => ({
      tell: 'moved',
      snapshot: snapshotFor(parts, now, eye, mine),
      heard: undone ? [] : now.match.shown(eye, since),
      ...(undone && { undone }),
    }))
  const sightOf = ({ eye, viewer }: Seated): string =>
    canonical([now.match.view(eye), now.match.seen(eye), askedOf(now, eye, viewer.mine)])
  const affected = (): readonly Seated[] => concerned(seated, now.match.since, sightOf)
  /** Were all the moves since then answers that nobody else hears of? */
  const isHidden = (before: number): boolean => now.match.since !== undefined && now.match.since <= before

  /** Whoever looks at the table sees the next move happen. */
  const lookOn = (): void => now.match.watch([...seated].map(each => each.eye))

  // ---- changes: kept first, told afterwards -----------------------------------------------------------------------

  const standingNow = (): readonly string[] => now.chairs.map((_, seat) => now.match.standing(seat).join())
  const whoseStanding = (before: readonly string[]): readonly Seated[] =>
    [...seated].filter(s => s.viewer.mine.some(seat => now.match.standing(seat).join() !== before[seat]))

  /** `known`: the moves that everybody has been told of, where it may be that nothing else has happened. */
  async function reread(known?: readonly Move[]): Promise<void> {
    if (parts.reread === undefined) throw new Conflict('the table changed elsewhere and cannot be read again')
    const fresh = await parts.reread()
    const stood = standingNow()
    const shown = canonical([known ?? '', now.ending ?? '', now.offers])
    now.match = fresh.match
    now.rolling = undefined
    now.ending = fresh.ending
    now.offers = fresh.offers ?? []
    now.past = history(game)
    // What somebody answers in advance is his secret: to the others nothing has happened.
    const isNews = canonical([now.match.moves(), now.ending ?? '', now.offers]) !== shown
    const concerns = isNews ? affected() : whoseStanding(stood)
    tellEach(concerns, (eye, mine) => ({
      tell: 'table',
      snapshot: snapshotFor(parts, now, eye, mine),
      heard: now.match.heard(eye),
    }))
    if (isSpectacle(now)) wakeBot()
  }

  /** Another process changed the table. Its bot wakes there, unless it is a spectacle: who watches there may leave. */
  async function refresh(): Promise<void> {
    const known = now.match.moves()
    const before = known.length
    lookOn()
    const shown = canonical([now.ending ?? '', now.offers])
    const stood = standingNow()
    const news = await parts.catchUp?.(now.match)
    if (news === undefined) return reread(known)
    now.ending = news.ending
    now.offers = news.offers ?? []
    const isNews = now.match.length !== before || canonical([now.ending ?? '', now.offers]) !== shown
    // A standing answer given at another process is its player's secret: a message without news would betray it.
    broadcast(before + 1, false, isNews ? affected() : whoseStanding(stood))
    if (isSpectacle(now)) wakeBot()
  }

  /** Keeps what `change` did; on a conflict the table is read again and the one who asked is told to look. */
  async function kept(change: Change): Promise<Verdict> {
    try {
      await parts.keep?.(change)
      return undefined
    } catch (fault) {
      if (!(fault instanceof Conflict)) {
        await reread()
        throw fault
      }
      await reread(
        change.kind === 'rewound' ? undefined : now.match.moves().slice(0, 'at' in change ? change.at : undefined),
      )
      return no.TOO_LATE
    }
  }
  const journal = () => now.match.journal()

  /**
   * Another process was first, which is no reason to refuse if it is a secret: of several who are asked at once somebody
   * else answered, or somebody will answer in advance.
   */
  const isOvertaken = (refusal: Verdict, since: number | undefined, before?: readonly Move[]): boolean => {
    if (refusal !== no.TOO_LATE || isOver(now)) return false
    if (since !== undefined) return now.match.since === since
    return before !== undefined && canonical(now.match.moves()) === canonical(before)
  }

  async function act(move: Submission, tries = 0): Promise<Outcome> {
    if (isOver(now)) return { ok: false, refusal: no.GAME_OVER }
    const { since } = now.match
    const before = now.match.moves()
    lookOn()
    const submitted = submit(parts, now.match, move)
    if (!submitted.ok) return submitted
    const refusal = await moved(before.length)
    if (tries < MOST_TRIES && isOvertaken(refusal, since, before)) return act(move, tries + 1)
    return refusal === undefined ? { ok: true } : { ok: false, refusal }
  }

  async function moved(before: number): Promise<Verdict> {
    now.rolling = undefined
    const refusal = await kept({ kind: 'moves', at: before, moves: now.match.moves(before), journal })
    if (refusal !== undefined) return refusal
    if (!isHidden(before)) now.offers = now.offers.filter(each => each.what !== 'undo')
    wakeBot()
    broadcast(before + 1, false, affected())
    return undefined
  }

  async function wentBack(before: readonly Move[]): Promise<Verdict> {
    const after = now.match.moves()
    const isSame = (a: Move, b: Move | undefined): boolean => a === b || canonical(a) === canonical(b)
    const changed = after.findIndex((move, i) => !isSame(move, before[i]))
    const [from, to] = [before.length, changed === -1 ? after.length : changed]
    now.past.forget(to)
    now.rolling = undefined
    if (now.says !== undefined && now.says.at > to) now.says = undefined
    const refusal = await kept({ kind: 'rewound', from, to, moves: after.slice(to), journal })
    if (refusal !== undefined) return refusal
    wakeBot()
    broadcast(to, true, affected())
    return undefined
  }

  /** One person leaves with all his seats. */
  async function leaves(seats: readonly Seat[], by: Why): Promise<Verdict> {
    if (isOver(now)) return no.GAME_OVER
    const left = afterLeaving(now, seats, by, parts.standIn)
    if ('ending' in left) return end(left.ending)
    const { handed } = left
    const refusal = await kept({ kind: 'left', ...handed, journal })
    if (refusal !== undefined) return refusal
    now.chairs = handed.chairs
    now.offers = []
    moveOver(seated, handed)
    for (const s of seated) s.send({ tell: 'left', seats: handed.seats, by })
    wakeBot()
    broadcast(now.match.length + 1)
    return undefined
  }

  async function end(how: Ending): Promise<Verdict> {
    if (isOver(now)) return no.GAME_OVER
    const refusal = await kept({ kind: 'ended', ending: how, journal })
    if (refusal !== undefined) return refusal
    now.ending = how
    now.offers = []
    broadcast(now.match.length + 1)
    return undefined
  }

  const offering: Offering = {
    async put(offers) {
      const refusal = await kept({ kind: 'offers', offers, journal })
      if (refusal !== undefined) return refusal
      now.offers = offers
      broadcast(now.match.length + 1)
      return undefined
    },
    draw: by => end({ by: 'agreed', seat: by, winners: [] }),
    async takeBack(by) {
      const before = now.match.moves()
      // Against computers alone one goes back to one's own last choice; in one's own browser to the same dice.
      const isAlone = now.chairs.filter(chair => chair.kind === 'human').length === 1
      const how = { toChoice: isAlone, keepDice: isAlone && parts.local === true }
      return now.match.takeBack(by, how) ?? wentBack(before)
    },
    async rematch() {
      const table = await parts.rematch?.()
      if (table !== undefined) for (const s of seated) s.send({ tell: 'rematch', table })
      return table
    },
  }

  // ---- computers --------------------------------------------------------------------------------------------------

  const wakeBot = (): void => wakeComputer(parts, now, seated.size > 0, given => inTurn(() => unaided(given)))

  /** An answer given in advance is kept and told like any other; on a conflict, whoever was first goes on from there. */
  async function answerStanding(): Promise<Verdict> {
    const before = now.match.length
    lookOn()
    return now.match.answerStanding() ?? moved(before)
  }

  /** The answer of a computer, or of a person who gave it in advance and may have answered himself meanwhile. */
  async function unaided({ seat, at, decision, action, bot }: Given): Promise<void> {
    if (bot === undefined) {
      now.standing = undefined
      const isDue = !closed && !isOver(now) && now.match.seen(seat) === at && now.match.stands()?.seat === seat
      if (isDue) await answerStanding()
      else if (!closed) wakeBot()
      return
    }
    now.thinking = now.pause = undefined
    if (closed) return
    if (now.match.seen(seat) !== at) return wakeBot()
    const outcome = await rollFor({ seat, action, at })
    // Nobody waits for its words; and with nobody there they are not wanted. Whether it had reasons is its secret.
    const isSecret = decision.asked !== undefined
    if (outcome.ok && seated.size > 0 && !isSecret && !isOver(now)) void sayAloud(parts, now, seat, at + 1, speak)
    const isRefused = !outcome.ok && 'refusal' in outcome
    if (isRefused && now.match.seen(seat) === at && !isOver(now))
      await rollFor({ seat, action: anyAnswer(now, decision), at })
  }

  /** A computer's move; where people roll the dice, they are asked to, and it waits. */
  async function rollFor(move: Submission): Promise<Outcome> {
    const outcome = await act(move)
    if (outcome.ok || !('wants' in outcome)) return outcome
    now.rolling = { ...move, wants: outcome.wants }
    broadcast(now.match.length + 1)
    return outcome
  }

  /** Tells everybody what a computer says, unless it has been overtaken. */
  function speak(says: Says): boolean {
    if (says.at > now.match.length || says.at < (now.says?.at ?? 0)) return false
    now.says = says
    for (const s of seated) s.send({ tell: 'says', says })
    return true
  }

  // ---- asks -------------------------------------------------------------------------------------------------------

  const maySee = (s: Seated, eye: Eye): boolean => eye === 'spectator' || s.viewer.mine.includes(eye) || isOver(now)

  /** All the seats of whoever speaks from this one: in one browser every seat is another person. */
  const his = ({ viewer }: Seated, seat: Seat): readonly Seat[] =>
    parts.local ? [seat] : [seat, ...viewer.mine.filter(each => each !== seat)]

  async function answer(s: Seated, ask: Exclude<Ask, { do: 'watch' } | Pondered>): Promise<Answer> {
    switch (ask.do) {
      case 'act':
        return act(ask)
      case 'roll':
        if (now.rolling === undefined || now.rolling.at !== ask.at) return verdict(no.NOBODY_ROLLS)
        return rollFor({ ...now.rolling, rolls: ask.rolls })
      case 'why':
        return ok(ask.actions.map(action => whyNot(now.match, ask.seat, action)))
      case 'judge':
        return isOver(now) ? verdict(no.GAME_OVER) : ok(judged(now.match, ask.seat, ask.action, ask.next))
      case 'extend': {
        const found = now.match.extend(ask.seat, ask.type, ask.chosen, ask.about)
        return 'may' in found ? ok(found) : verdict(found)
      }
      case 'foretell': {
        if (isOver(now)) return verdict(no.GAME_OVER)
        const refusal = now.match.whyNot(ask.seat, ask.action)
        return refusal ? verdict(refusal) : ok(foretold(now.match, ask.seat, ask.action))
      }
      case 'undo': {
        for (let tries = 0; ; tries++) {
          const { since } = now.match
          const before = now.match.moves()
          const refusal = takeBack(parts, now, ask.seat, ask.to) ?? (await wentBack(before))
          if (tries === MOST_TRIES || !isOvertaken(refusal, since, before)) return verdict(refusal)
        }
      }
      case 'stand': {
        const before = now.match.length
        lookOn()
        now.match.stand(ask.seat, ask.question, ask.on)
        // Whoever is asked just now has answered with it.
        if (now.match.stands()?.seat === ask.seat) return verdict(await answerStanding())
        if (now.match.length > before) return verdict(await moved(before))
        const refusal = await kept({ kind: 'standing', journal })
        if (refusal !== undefined) return verdict(refusal)
        s.send({ tell: 'moved', snapshot: snapshotFor(parts, now, s.eye, s.viewer.mine), heard: [] })
        return ok()
      }
      case 'resign':
        return verdict(await leaves(his(s, ask.seat), 'resigned'))
      case 'offer':
        return offer(now, offering, { seat: ask.seat, seats: his(s, ask.seat) }, ask.what)
      case 'answerOffer':
        return answerOffer(now, offering, { seat: ask.seat, seats: his(s, ask.seat) }, ask.what, ask.yes)
      case 'past': {
        const eye = ask.eye ?? s.eye
        if (!maySee(s, eye)) return verdict(no.NOT_YOUR_EYES)
        return ask.at > now.match.seen(eye) ? verdict(no.NO_SUCH_MOMENT) : ok(pastFor(now, ask.at, eye))
      }
      case 'log': {
        const eye = ask.eye ?? s.eye
        return maySee(s, eye) ? ok(now.match.heard(eye, ask.since)) : verdict(no.NOT_YOUR_EYES)
      }
      case 'journal':
        return parts.local || isOver(now) ? ok(gameFile(parts, now)) : verdict(no.FILE_AFTER_THE_END)
      case 'stopThinking':
        parts.thinker.hurry?.()
        now.pause?.end()
        return ok()
      case 'say':
        for (const each of seated)
          each.send({ tell: 'said', from: s.viewer.name, text: ask.text, when: parts.now?.() ?? 0 })
        return ok()
      case 'claim':
        // Only a server knows who is away; it answers before the table is asked.
        return verdict(no.NOBODY_TO_ASK)
    }
  }

  /** Answers an ask; thinking about the table does not hold up the table. */
  function answered(s: Seated, ask: Exclude<Ask, { do: 'watch' }>): Promise<Answer> | Answer {
    if ('seat' in ask && !s.viewer.mine.includes(ask.seat)) return verdict(no.NOT_YOUR_SEAT)
    if (ask.do === 'odds' || ask.do === 'hint' || ask.do === 'threats') return ponder(parts, now, ask)
    return inTurn(() => answer(s, ask))
  }

  function watch(s: Seated, { eye = s.eye, id }: Extract<Ask, { do: 'watch' }>): void {
    if (maySee(s, eye)) s.eye = eye
    concerned([s], now.match.since, sightOf)
    s.send({
      tell: 'table',
      ...(id !== undefined && { id }),
      snapshot: snapshotFor(parts, now, s.eye, s.viewer.mine),
      heard: now.match.heard(s.eye),
    })
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
        if (ask.do === 'watch') return inTurn(() => watch(s, ask))
        let given: Answer
        try {
          given = await answered(s, ask)
        } catch {
          given = { ok: false, error: 'the table could not answer' }
        }
        send({ tell: 'answer', id: ask.id, answer: given })
      },
    }
  }

  return {
    id: parts.id,
    game,
    get match() {
      return now.match
    },
    get ending() {
      return now.ending
    },
    connect,
    flagged: seats => inTurn(() => leaves(seats, 'timeout')).then(() => {}),
    gone: (seats, as) =>
      inTurn(() => (as === 'win' ? leaves(seats, 'left') : end({ by: 'called', seat: seats[0]!, winners: [] }))),
    refresh: () => inTurn(refresh),
    heard: says => void inTurn(() => speak(says)),
    seat(chairs) {
      now.chairs = chairs
      broadcast(now.match.length + 1)
      wakeBot()
    },
    close() {
      closed = true
      now.pause?.end()
    },
    async settled() {
      for (let seen: unknown; seen !== queue || now.thinking !== undefined; ) {
        seen = queue
        await queue
        await new Promise(resolve => setTimeout(resolve, 0))
      }
    },
  }
}
