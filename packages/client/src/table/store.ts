/**
 * One table as the page holds it: what the table said last, what is shown now (animation runs behind), and the log as
 * far as it has been shown.
 */
import type { Heard, Reply, Says, Snapshot, Tell } from '@bivouac/host/protocol'
import type { Eye, Refusal, Seat } from '@bivouac/kernel'
import { applied } from '@bivouac/match/patch'
import { type Accessor, batch, createSignal } from 'solid-js'
import { lang, t } from '../app/language.ts'
import type { Carrier, UnnumberedAsk } from '../carrier/carrier.ts'
import type { GamePage } from '../page/index.ts'
import { type Meant, meantBy } from '../page/questions.ts'
import type { GameEntry } from '../page/shelf.ts'
import { afterPaint } from './after-paint.ts'
import { type Animation, createAnimation, staged } from './animation.ts'
import { createFights, type Fights } from './fights.ts'
import { createRollers, type Rollers } from './rolling.ts'

export interface ChatLine {
  readonly from: string
  readonly text: string
  readonly when: number
}
export interface Notice {
  readonly refusal?: Refusal
  readonly text?: string
}

export interface TableStore {
  readonly game: GameEntry
  readonly page: GamePage
  /** What clicks mean in this game. */
  readonly meant: Meant
  readonly carrier: Carrier
  /** The table as it is. */
  readonly latest: Accessor<Snapshot | undefined>
  /** The table as far as it has been shown; the same object as `latest` when nothing is moving. */
  readonly shown: Accessor<Snapshot | undefined>
  /** What stands where at this moment of the animation. */
  readonly view: Accessor<object | undefined>
  readonly log: Accessor<readonly Heard[]>
  readonly chat: Accessor<readonly ChatLine[]>
  /** How often words were taken away: what was said before is then read anew. */
  readonly unsaid: Accessor<number>
  /** The last thing a computer player said. */
  readonly says: Accessor<Says | undefined>
  readonly animation: Animation
  readonly notice: Accessor<Notice | undefined>
  readonly rematch: Accessor<string | undefined>
  readonly gone: Accessor<string | undefined>
  /** Real dice that somebody has to roll now. */
  readonly rollers: Rollers
  /** The last fight, for the stage. */
  readonly fights: Fights
  notify(notice: Notice | undefined): void
  /** The last thing told, as plain text, for screen readers. */
  readonly spoken: Accessor<readonly Heard[]>
  /** The seat whose eyes the page has, if it has any. */
  seat(): Seat | undefined
  /** Is it for this page to decide now, and is everything shown? */
  mayAct(): boolean
  /** The table has been told of a move and has not answered: what is shown is about to change. */
  readonly busy: Accessor<boolean>
  /** A click has changed something here: what the table says to it waits until that is on the screen. */
  clicked(): void
  /** Asks; what was rolled for an action at an umpire's table is asked of the players on the way. */
  ask(question: UnnumberedAsk): Promise<Reply>
  /** Asks, and shows the refusal if there is one. */
  tryAsk(question: UnnumberedAsk): Promise<Reply>
  watch(eye: Eye): void
  close(): void
}

/** What an answer that is no yes says to the player; dice that were not rolled are no news to him. */
export function noticeOf(answer: Reply): Notice | undefined {
  if (answer.ok || 'wants' in answer) return undefined
  if ('refusal' in answer) return { refusal: answer.refusal }
  // What else went wrong is for programmers to read; a player is told what to do about it.
  return { text: t(answer.error === 'offline' ? 'table.reconnecting' : 'table.noAnswer') }
}

const BREATH = 350

/** What was heard before stays the same object, so that its line of the log is not drawn again for other eyes. */
function sameObjects(before: readonly Heard[], now: readonly Heard[]): readonly Heard[] {
  const known = new Map(before.map(each => [JSON.stringify(each), each]))
  return now.map(each => known.get(JSON.stringify(each)) ?? each)
}

export function createTableStore(game: GameEntry, page: GamePage, carrier: Carrier): TableStore {
  const [latest, setLatest] = createSignal<Snapshot>()
  const [shown, setShown] = createSignal<Snapshot>()
  const [view, setView] = createSignal<object>()
  const [log, setLog] = createSignal<readonly Heard[]>([])
  const [chat, setChat] = createSignal<readonly ChatLine[]>([])
  const [unsaid, setUnsaid] = createSignal(0)
  const [says, setSays] = createSignal<Says>()
  const [notice, setNotice] = createSignal<Notice>()
  const [rematch, setRematch] = createSignal<string>()
  const [gone, setGone] = createSignal<string>()
  const [spoken, setSpoken] = createSignal<readonly Heard[]>([])
  const [underWay, setUnderWay] = createSignal(0)
  const animation = createAnimation(beat => setView(beat.view))

  const fights = createFights(seen => page.fight?.(seen, latest()?.eye ?? 'spectator', lang()))
  const show = (snapshot: Snapshot): void => {
    batch(() => {
      setShown(snapshot)
      setView(snapshot.view)
    })
  }

  // Screen readers get what happened in one breath, not sentence over sentence.
  const unspoken: Heard[] = []
  let breath: ReturnType<typeof setTimeout> | undefined
  const speak = (each: Heard): void => {
    unspoken.push(each)
    clearTimeout(breath)
    breath = setTimeout(() => setSpoken(unspoken.splice(0)), BREATH)
  }

  function receive(tell: Tell): void {
    if (tell.tell === 'table') {
      animation.skip()
      batch(() => {
        // The table as it is, perhaps after a break: what was noted before it is over, that it could not be reached first of all.
        setNotice(undefined)
        setLatest(tell.snapshot)
        setSays(tell.snapshot.says)
        show(tell.snapshot)
        setLog(log => sameObjects(log, tell.heard))
      })
    } else if (tell.tell === 'moved') moved(tell)
    else if (tell.tell === 'says') setSays(tell.says)
    else if (tell.tell === 'said') setChat(all => [...all, tell])
    else if (tell.tell === 'unsaid')
      batch(() => {
        setChat([])
        setUnsaid(times => times + 1)
      })
    else if (tell.tell === 'rematch') setRematch(tell.table)
    else if (tell.tell === 'gone') setGone(tell.why)
    else if (tell.tell === 'left') left(tell)
  }

  function left({ seats, by }: Extract<Tell, { tell: 'left' }>): void {
    const now = latest()
    if (now === undefined) return
    const names = page.sides(now.setup, now.view).map(side => side.name)
    setNotice({ text: t(`left.${by}`, { who: seats.flatMap(seat => names[seat] ?? []) }) })
  }

  function moved({ snapshot, heard, undone }: Extract<Tell, { tell: 'moved' }>): void {
    // Somebody moved or sat down between our connecting and the answer to our first question.
    if (shown() === undefined) return void receive({ tell: 'table', snapshot, heard })
    const known = latest()
    // What was noted was about the table as it was.
    if (snapshot.at !== latest()?.at) setNotice(undefined)
    setLatest(snapshot)
    setSays(snapshot.says)
    if (undone) {
      animation.skip()
      fights.forget()
      batch(() => {
        setLog(all => all.filter(each => each.move <= snapshot.at))
        show(snapshot)
      })
      return
    }
    // What changed is told from the last snapshot on; whoever missed one sees only how it ended.
    const follows = known?.eye === snapshot.eye && known.at + 1 === heard[0]?.move
    let seen: object = follows ? known.view : snapshot.view
    for (const { move, event, leaves } of heard) {
      const before = seen
      const after = follows ? (applied(before, leaves) as object) : before
      seen = after
      animation.add(() => {
        const each = { move, event }
        setLog(all => [...all, each])
        speak(each)
        const change = { before, after }
        const beats = staged(page.beats(event, change, lang()), change)
        if (follows) fights.hear(each, change, beats)
        if (beats.length === 0) setView(after)
        return beats
      })
    }
    animation.add(() => {
      show(snapshot)
      return []
    })
  }

  /** What the table said since a click that has not been painted yet. */
  let unpainted: Tell[] | undefined
  let painted: Promise<void> | undefined
  function clicked(): void {
    fights.leave(view() ?? {})
    if (unpainted !== undefined) return
    unpainted = []
    painted = new Promise(resolve =>
      afterPaint(() => {
        const tells = unpainted ?? []
        unpainted = undefined
        painted = undefined
        for (const tell of tells) receive(tell)
        resolve()
      }),
    )
  }
  const stop = carrier.listen(tell => {
    if (unpainted === undefined) receive(tell)
    else unpainted.push(tell)
  })
  const seat = (): Seat | undefined => {
    const eye = latest()?.eye
    return eye === undefined || eye === 'spectator' ? undefined : eye
  }
  /** Whoever has the answer finds the table as the answer left it. */
  const askTable = async (question: UnnumberedAsk): Promise<Reply> => {
    const changes = question.do === 'act' || question.do === 'undo' ? 1 : 0
    setUnderWay(count => count + changes)
    const answer = await carrier.ask(question)
    await painted
    setUnderWay(count => count - changes)
    return answer
  }
  const rollers = createRollers()
  const ask = (question: UnnumberedAsk): Promise<Reply> =>
    question.do === 'act' || question.do === 'roll'
      ? rollers.until(rolls => askTable(rolls === undefined ? question : { ...question, rolls }))
      : askTable(question)

  return {
    game,
    page,
    meant: meantBy(page.questions),
    carrier,
    latest,
    shown,
    view,
    log,
    chat,
    unsaid,
    says,
    animation,
    notice,
    rematch,
    gone,
    spoken,
    rollers,
    fights,
    notify: setNotice,
    seat,
    mayAct: () => shown() === latest() && latest()?.asked?.actions !== undefined,
    busy: () => underWay() > 0,
    clicked,
    ask,
    async tryAsk(question) {
      const answer = await ask(question)
      // Whoever clicked on a table that has moved on sees that it has: the refusal would be about a question long answered.
      const isStale = question.do === 'act' && question.at !== latest()?.at
      if (!isStale) setNotice(now => noticeOf(answer) ?? now)
      return answer
    },
    watch: eye => carrier.watch(eye),
    close() {
      stop()
      clearTimeout(breath)
      animation.skip()
      carrier.close()
    },
  }
}
