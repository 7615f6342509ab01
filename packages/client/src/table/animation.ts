import { type Accessor, createSignal } from 'solid-js'
import { settings, still } from '../app/settings.ts'
import type { Beat, Change } from '../page/index.ts'

/** A beat with the table as it is shown while it lasts. */
export interface Staged extends Beat {
  readonly view: object
}
export const staged = (beats: readonly Beat[], { before, after }: Change): readonly Staged[] =>
  beats.map(beat => ({ ...beat, view: { ...(beat.held ? before : after), ...beat.over } }))

/** Beats are shown one after another; anybody in a hurry skips them all and sees the table as it is. */
export interface Animation {
  readonly beat: Accessor<Beat | undefined>
  readonly busy: Accessor<boolean>
  /** Runs `begin` (which may make beats) when everything before it has been shown. */
  add(begin: () => readonly Staged[]): void
  /** Everything still to be shown happens at once. */
  skip(): void
  /** Stands still where it is, until it is let go on or skipped. */
  readonly held: Accessor<boolean>
  hold(on: boolean): void
}

/** With more than this waiting, somebody came back to a table that went on without him: no slow film. The whole turn of a solitaire enemy is less. */
const TOO_FAR_BEHIND = 300

export function createAnimation(onBeat: (beat: Staged) => void): Animation {
  const [beat, setBeat] = createSignal<Beat>()
  const [busy, setBusy] = createSignal(false)
  const [held, setHeld] = createSignal(false)
  const waiting: (() => readonly Staged[])[] = []
  let beats: Staged[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const next = (): void => {
    timer = undefined
    while (beats.length === 0 && waiting.length > 0) beats = [...waiting.shift()!()]
    const current = beats.shift()
    setBeat(current)
    if (current === undefined) {
      setBusy(false)
      return
    }
    onBeat(current)
    const { sound } = current
    if (sound !== undefined && settings.sounds) void import('./sound.ts').then(made => made.play(sound))
    timer = setTimeout(next, current.milliseconds / settings.speed)
  }
  const skip = (): void => {
    clearTimeout(timer)
    timer = undefined
    beats = []
    setHeld(false)
    while (waiting.length > 0) waiting.shift()!()
    setBeat(undefined)
    setBusy(false)
  }
  return {
    beat,
    busy,
    skip,
    held,
    hold(on) {
      if (on === held() || !busy()) return
      setHeld(on)
      clearTimeout(timer)
      timer = undefined
      if (!on) next()
    },
    add(begin) {
      waiting.push(begin)
      // A hidden tab gets no frames and throttled timers: it would wake up minutes behind the game.
      if (still() || document.hidden || waiting.length > TOO_FAR_BEHIND) return skip()
      setBusy(true)
      if (timer === undefined && beats.length === 0 && !held()) next()
    },
  }
}
