import type { Past } from '@bivouac/host/protocol'
import type { Eye } from '@bivouac/kernel'
import { type Accessor, createMemo, createSignal, onCleanup, type Setter } from 'solid-js'
import { lang } from '../app/language.ts'
import type { Beat } from '../page/index.ts'
import { createFights, type Fights } from './fights.ts'
import type { Replaying } from './replaying.ts'
import type { TableStore } from './store.ts'

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
  /** The last fight seen in it, step by step. */
  readonly fights: Fights
  length(): number
  goTo(at: number): Promise<void>
  step(by: number): Promise<void>
  turn(by: 1 | -1): Promise<void>
  play(on: boolean): void
  look(eye: Eye): void
  leave(): void
}

/** What is looked at, for whoever moves on in it. */
export interface Reel extends Pick<Replay, 'at' | 'playing' | 'eye' | 'turns' | 'fights' | 'length' | 'leave'> {
  readonly past: Accessor<Past | undefined>
  show(found: Past): void
  setView: Setter<object | undefined>
  setBeat: Setter<Beat | undefined>
  setPlaying: Setter<boolean>
  setEye: Setter<Eye | undefined>
}

export function createReplay(store: TableStore): Replay {
  const [at, setAt] = createSignal<number>()
  const [past, setPast] = createSignal<Past>()
  const [view, setView] = createSignal<object>()
  const [beat, setBeat] = createSignal<Beat>()
  const [playing, setPlaying] = createSignal(false)
  const [eye, setEye] = createSignal<Eye>()
  const length = (): number => store.latest()?.at ?? 0

  const turns = createMemo(() =>
    store
      .log()
      .filter(each => store.page.words.level(each.event) === 0)
      .map((each, index) => ({ at: each.move, index })),
  )
  const fights = createFights(seen => store.page.fight?.(seen, eye() ?? store.latest()?.eye ?? 'spectator', lang()))
  let moving: Replaying | undefined
  const leave = (): void => {
    moving?.stop()
    fights.forget()
    setPlaying(false)
    setAt(undefined)
    setPast(undefined)
    setBeat(undefined)
    setView(undefined)
  }
  onCleanup(leave)
  const show = (found: Past): void => {
    setAt(found.at)
    setPast(found)
  }
  const reel: Reel = {
    at,
    past,
    playing,
    eye,
    turns,
    fights,
    length,
    leave,
    show,
    setView,
    setBeat,
    setPlaying,
    setEye,
  }
  const move = async (): Promise<Replaying> => (moving ??= (await import('./hands.ts')).createReplaying(store, reel))
  return {
    at,
    view,
    beat,
    playing,
    eye,
    turns,
    asked: () => past()?.asked,
    fights,
    length,
    goTo: async to => (await move()).goTo(to),
    step: async by => (await move()).step(by),
    turn: async by => (await move()).turn(by),
    play: on => void move().then(made => made.play(on)),
    look: whose => void move().then(made => made.look(whose)),
    leave,
  }
}
