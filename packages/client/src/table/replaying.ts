/** Moving through the past: a step, a turn, by itself. */
import type { Past } from '@bivouac/host/protocol'
import { applied } from '@bivouac/match/patch'
import { lang } from '../app/language.ts'
import { settings, still } from '../app/settings.ts'
import { staged } from './animation.ts'
import type { Reel, Replay } from './replay.ts'
import { noticeOf, type TableStore } from './store.ts'

const STEP_PAUSE = 500
/** What came of a fight is to be read. */
const FIGHT_PAUSE = 2000

export interface Replaying extends Pick<Replay, 'goTo' | 'step' | 'turn' | 'play' | 'look'> {
  /** Whatever is on its way is no longer wanted. */
  stop(): void
}

export function createReplaying(store: TableStore, reel: Reel): Replaying {
  const { at, past, playing, eye, turns, fights, length, show, setView, setBeat, setPlaying, setEye } = reel
  /** Counts requests, so that an answer overtaken by a later wish is dropped. */
  let wish = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const pause = (milliseconds: number): Promise<void> =>
    new Promise(resolve => {
      timer = setTimeout(resolve, milliseconds / settings.speed)
    })

  async function fetchPast(to: number): Promise<Past | undefined> {
    const mine = ++wish
    const looking = eye()
    const answer = await store.ask({ do: 'past', at: to, ...(looking !== undefined && { eye: looking }) })
    if (mine !== wish) return undefined
    if (answer.ok) return answer.value as Past
    store.notify(noticeOf(answer))
    return undefined
  }

  async function play(found: Past, animated: boolean): Promise<void> {
    const mine = wish
    const moment = past()
    show(found)
    if (moment?.at !== found.at - 1) fights.forget()
    else {
      fights.leave(moment.view)
      let seen = moment.view
      for (const { event, leaves } of found.heard) {
        const change = { before: seen, after: applied(seen, leaves) as object }
        seen = change.after
        const beats = staged(store.page.beats(event, change, lang()), change)
        fights.hear({ move: found.at, event }, change, beats)
        if (!animated || still()) continue
        for (const each of beats) {
          setBeat(each)
          setView(each.view)
          await pause(each.milliseconds)
          if (mine !== wish) return
        }
      }
    }
    setBeat(undefined)
    setView(found.view)
  }

  async function goTo(to: number, animated = false): Promise<void> {
    const wanted = Math.max(0, Math.min(length(), to))
    store.animation.skip()
    const found = await fetchPast(wanted)
    if (found === undefined) return
    const mine = wish
    await play(found, animated)
    // The last moment is the present, unless it is looked at with the eyes of somebody else.
    if (mine === wish && found.at >= length() && eye() === undefined) reel.leave()
  }

  /** Until the present: whoever has seen the end of it is back at the table. */
  async function run(): Promise<void> {
    while (playing()) {
      const from = at() ?? 0
      if (from >= length()) return void reel.leave()
      const before = wish
      await goTo(from + 1, true)
      if (wish !== before + 1) return
      await pause(fights.fought() === undefined ? STEP_PAUSE : FIGHT_PAUSE)
    }
  }
  const start = (): void => {
    if (playing()) return
    setPlaying(true)
    void run()
  }

  return {
    stop() {
      wish++
      clearTimeout(timer)
    },
    goTo: to => {
      setPlaying(false)
      return goTo(to)
    },
    step: by => {
      setPlaying(false)
      return goTo((at() ?? length()) + by, by === 1)
    },
    turn(by) {
      setPlaying(false)
      const here = at() ?? length()
      const all = turns()
      const next = by > 0 ? all.find(each => each.at > here)?.at : all.findLast(each => each.at < here)?.at
      return goTo(next ?? (by > 0 ? length() : 0))
    },
    play(on) {
      if (!on) setPlaying(false)
      else if ((at() ?? length()) >= length()) void goTo(0).then(start)
      else start()
    },
    look(whose) {
      setEye(whose)
      void goTo(at() ?? length())
    },
  }
}
