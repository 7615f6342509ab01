import type { Past } from '@bivouac/host/protocol'
import type { Eye } from '@bivouac/kernel'
import { applied } from '@bivouac/match/patch'
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js'
import { lang } from '../app/language.ts'
import { settings, still } from '../app/settings.ts'
import type { Beat } from '../page/index.ts'
import { staged } from './animation.ts'
import { noticeOf, type TableStore } from './store.ts'

/** Looking at the past: one step at a time, by itself, or straight to a turn. */
export interface Replay {
  /** The journal length looked at; `undefined`: the table as it is. */
  readonly at: Accessor<number | undefined>
  readonly view: Accessor<object | undefined>
  readonly beat: Accessor<Beat | undefined>
  readonly playing: Accessor<boolean>
  /** Whose eyes: after the end anybody's. */
  readonly eye: Accessor<Eye | undefined>
  readonly turns: Accessor<readonly { readonly at: number; readonly index: number }[]>
  readonly asked: Accessor<Past['asked'] | undefined>
  length(): number
  goTo(at: number): Promise<void>
  step(by: number): Promise<void>
  turn(by: 1 | -1): Promise<void>
  play(on: boolean): void
  look(eye: Eye): void
  leave(): void
}

const STEP_PAUSE = 500

export function createReplay(store: TableStore): Replay {
  const [at, setAt] = createSignal<number>()
  const [past, setPast] = createSignal<Past>()
  const [view, setView] = createSignal<object>()
  const [beat, setBeat] = createSignal<Beat>()
  const [playing, setPlaying] = createSignal(false)
  const [eye, setEye] = createSignal<Eye>()
  /** Counts requests, so that an answer overtaken by a later wish is dropped. */
  let wish = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const length = (): number => store.latest()?.at ?? 0

  const turns = createMemo(() =>
    store
      .log()
      .filter(each => store.page.words.level(each.event) === 0)
      .map((each, index) => ({ at: each.move, index })),
  )

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

  async function show(found: Past, animated: boolean): Promise<void> {
    const mine = wish
    const moment = past()
    setAt(found.at)
    setPast(found)
    if (animated && !still() && moment?.at === found.at - 1) {
      let seen = moment.view
      for (const { event, leaves } of found.heard) {
        const change = { before: seen, after: applied(seen, leaves) as object }
        seen = change.after
        for (const each of staged(store.page.beats(event, change, lang()), change)) {
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
    if (found !== undefined) await show(found, animated)
  }

  const leave = (): void => {
    wish++
    clearTimeout(timer)
    setPlaying(false)
    setAt(undefined)
    setPast(undefined)
    setBeat(undefined)
    setView(undefined)
  }

  async function run(): Promise<void> {
    while (playing()) {
      const from = at() ?? 0
      if (from >= length()) {
        setPlaying(false)
        return
      }
      const before = wish
      await goTo(from + 1, true)
      if (wish !== before + 1) return
      await pause(STEP_PAUSE)
    }
  }

  createEffect(() => {
    if (playing()) void run()
  })
  onCleanup(leave)

  return {
    at,
    view,
    beat,
    playing,
    eye,
    turns,
    asked: () => past()?.asked,
    length,
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
      if (on && (at() ?? length()) >= length()) void goTo(0).then(() => setPlaying(true))
      else setPlaying(on)
    },
    look(whose) {
      setEye(whose)
      void goTo(at() ?? length())
    },
    leave,
  }
}
